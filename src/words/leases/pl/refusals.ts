import type { leasesRefusals } from '../../../domain/leases/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Odmowy umów po podpisaniu. */
export const pl = {
  'refusal.lease.not_found': 'Nie ma takiej umowy albo nie masz do niej dostępu.',
  'refusal.lease.not_yet_overdue': 'Umowę z powodu niewpłaconej kaucji można zakończyć od {from}.',
  'refusal.lease.unpaid_end_over': 'Czas na odstąpienie od umowy minął {until}. Wyznacz najemcy nowy termin wpłaty: po nim czas biegnie na nowo.',
  'refusal.lease.unpaid_end_runs': 'Do {until} możesz odstąpić od umowy z powodu niewpłaconej kaucji. Nowy termin wyznaczysz potem.',
  'refusal.lease.new_term_outside': 'Wybierz dzień od {from} do {to}.',
  'refusal.lease.withdrawal_over': 'Od umowy można było odstąpić do {until}. Wady wpiszcie do protokołu albo złóżcie zgodne oświadczenia.',
  'refusal.lease.disputed': 'Zwrot czeka: strony muszą złożyć zgodne oświadczenia albo dwaj administratorzy zapisać orzeczenie lub ugodę.',
  'refusal.lease.not_disputed': 'Tej odmowy nie można już zakwestionować ani rozstrzygnąć.',
  'refusal.lease.objection_runs': 'Do {until} wynajmujący może złożyć sprzeciw. Zwrot zaksięguj potem.',
  'refusal.lease.no_statement': 'Nie ma oświadczenia, które czeka na odpowiedź.',
  'refusal.lease.own_statement': 'To Twoje oświadczenie. Podpisuje je teraz druga strona; możesz je wycofać.',
  'refusal.lease.long_stop_not_reached':
    'Na to jest jeszcze za wcześnie. Do depozytu sądowego kaucja może trafić 30 dni po ostatnim dniu na odstąpienie.',
  'refusal.deposit.amount_mismatch': 'Kwota się nie zgadza. Oczekiwana kwota to {amount}.',
  'refusal.deposit.nothing_held': 'Na rachunku tej umowy nie ma kaucji.',
  'refusal.deposit.problem': 'Z kaucją jest problem: {problem}. Najpierw trzeba go wyjaśnić.',
  'refusal.deposit.no_problem': 'Z tą kaucją nie ma zgłoszonego problemu.',
  'refusal.deposit.payout_not_due': 'Wypłata jest możliwa dopiero po podpisaniu protokołu.',
  'refusal.deposit.payout_over': 'Kaucji nie wypłacimy już wynajmującemu albo wypłata już wyszła: konta nie można zmienić.',
  'refusal.deposit.account_not_accepted':
    'To konto nie stoi w zatwierdzonych danych Twojej firmy. Zmień je najpierw w danych firmy; nowe sprawdzi moderator.',
  'refusal.deposit.court_due':
    'Kaucja idzie do depozytu sądowego, nie do wpłacającego. Zaksięguj wpłatę do sądu; zwrot umożliwią tylko zgodne oświadczenia stron albo orzeczenie.',
  'refusal.deposit.protocol_attached': 'Wpłaty nie można cofnąć po złożeniu protokołu.',
  'refusal.rejection.reason_required': 'Zaznacz co najmniej jeden powód.',
  'refusal.rejection.description_required': 'Opisz własnymi słowami, co jest nie tak (co najmniej {min} znaków).',
  'refusal.rejection.photo_wrong': 'Zdjęcie musi być plikiem JPEG albo PNG do 10 MB.',
  'refusal.rejection.photos_too_many': 'Wysłano już za dużo zdjęć do tej umowy.',
  'refusal.rejection.no_meeting':
    'Ten powód wymaga umówionego terminu. Wskaż dzień i godzinę odbioru; jeśli wynajmujący nie przyjdzie, wrócisz tutaj.',
  'refusal.rejection.before_meeting': 'Ten powód można podać dopiero po umówionej godzinie: {from}.',
  'refusal.rejection.objection_too_late': 'Termin na sprzeciw minął {until}.',
  'refusal.protocol.deposit_pending': 'Formularz będzie dostępny, gdy wpłynie kaucja najemcy.',
  'refusal.protocol.transfer_missing': 'Formularz przekazania lokalu nie został wypełniony. Sprawdź poprzednie e-maile i wypełnij formularz.',
  'refusal.protocol.reception_missing': 'Formularz terminu odbioru nie został wypełniony. Sprawdź poprzednie e-maile i wypełnij go.',
  'refusal.protocol.before_meeting':
    'Protokół można wysłać od umówionej godziny: {from}. Wcześniej tylko wtedy, gdy obie strony zgodzą się na to na tej stronie.',
  'refusal.protocol.meeting_began': 'Umówiona godzina już nadeszła. Protokół można wysłać bez dodatkowej zgody.',
  'refusal.protocol.not_editable': 'Protokołu nie można już zmienić.',
  'refusal.protocol.first_right': 'Do {until} poprawia protokół strona, która złożyła go pierwsza.',
  'refusal.protocol.rounds_used': 'Protokół wracał już {rounds} razy. Sprawą zajmuje się Parter.',
  'refusal.written_form.not_needed': 'Ta umowa nie wymaga formy pisemnej.',
  'refusal.written_form.lease_ended': 'Ta umowa już się zakończyła, forma pisemna nie jest potrzebna.',
  'refusal.written_form.lease_not_sealed': 'Umowa jest właśnie pieczętowana. Spróbuj za chwilę i podpisz zapieczętowany plik.',
  'refusal.written_form.not_reached': 'Forma pisemna nie jest jeszcze na tym etapie. Odśwież stronę.',
  'refusal.written_form.day_impossible': 'Podaj dzień od {from} do {until}: nie wcześniej niż podpisanie umowy i nie w przyszłości.',
  'refusal.written_form.file_missing': 'Wybierz plik i rodzaj podpisu.',
  'refusal.written_form.file_kind': 'Dołącz plik PDF, a skan także jako JPG lub PNG, do 20 MB.',
  'refusal.written_form.too_many_files': 'Twoja strona dołączyła już {maximum} plików. Napisz do nas, jeśli potrzebny jest kolejny.',
  'refusal.written_form.reviewed': 'Ten plik został już rozpatrzony. Odśwież stronę, żeby zobaczyć, co o nim postanowiono.',
  'refusal.written_form.unreadable': 'Tego pliku nie da się odczytać. Zapisz podpisany plik jeszcze raz w programie do podpisu i dołącz go ponownie.',
  'refusal.written_form.not_our_document':
    'To nie jest zapieczętowana umowa z podpisem. Pobierz umowę z tej strony i podpisz dokładnie ten plik, bez drukowania i zapisywania na nowo.',
  'refusal.written_form.changed_content':
    'W pliku zmieniono coś poza podpisami. Pobierz umowę z tej strony i podpisz ją bez żadnych zmian i dopisków. Obrazek podpisu niech będzie niewidoczny albo mały i na pustym miejscu.',
  'refusal.written_form.no_signature':
    'W tym pliku nie ma żadnego podpisu poza naszą pieczęcią. Podpisz go podpisem kwalifikowanym i dołącz jeszcze raz.',
  'refusal.written_form.broken_signature': 'Podpis nie pasuje do pliku albo plik jest uszkodzony. Podpisz umowę jeszcze raz i dołącz nowy plik.',
  'refusal.written_form.not_qualified':
    'Podpis nie jest kwalifikowany ({who}). Podpis zaufany, osobisty i pieczęć elektroniczna nie zastępują formy pisemnej. Użyj podpisu kwalifikowanego albo podpisz własnoręcznie.',
  'refusal.written_form.certificate_expired':
    'Certyfikat ({who}) nie był ważny w chwili, na którą można to ocenić. Podpisz umowę ważnym certyfikatem, najlepiej ze znacznikiem czasu.',
  'refusal.written_form.file_not_found': 'Nie ma takiego pliku.',
  'refusal.task.not_found': 'Nie ma takiego zadania.',
} as const satisfies Record<`refusal.${keyof typeof leasesRefusals}`, Word>;
