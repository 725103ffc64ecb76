import type { companiesRefusals } from '../../../domain/companies/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** What the companies room refuses, in words. */
export const pl = {
  'refusal.company.invalid': 'Popraw zaznaczone pola formularza firmy.',
  'refusal.company.nip_invalid': 'To nie jest poprawny NIP. Wpisz 10 cyfr.',
  'refusal.company.exists': 'Firma z tym numerem NIP jest już w Parterze. Możesz do niej dołączyć.',
  'refusal.company.not_found': 'Nie znaleźliśmy tej firmy.',
  'refusal.company.invites_spent': 'Dziś wysłano już {max} zaproszeń. Następne wyślesz jutro.',
  'refusal.company.already_member': 'Osoba o tym adresie jest już w Twojej firmie.',
  'refusal.company.lookups_spent': 'Dziś zapytano już rejestry o {max} firm. Wpisz dane ręcznie albo zapytaj jutro.',
  'refusal.company.already_linked': 'Twoje konto jest już połączone z firmą.',
  'refusal.company.partners_missing': 'Wpisz wszystkich wspólników spółki cywilnej, co najmniej {min}.',
  'refusal.company.capacity_wrong': 'Wybierz rolę, w której działa się w imieniu firmy o tej formie prawnej.',
  'refusal.company.authority_missing':
    'Na stronie firmy brakuje pliku Umocowanie.pdf. Jest potrzebny pełnomocnikowi, osobie, której rejestry nie wymieniają, i temu, kto sam podaje dane firmy reprezentowanej przez dwie osoby.',
  'refusal.company.authority_invalid': 'Dołącz plik PDF, najwyżej {megabytes} MB.',
  'refusal.company.representation_missing':
    'Najpierw uzupełnij na stronie firmy formę prawną i sposób reprezentacji. Wejdą do umowy, dlatego sprawdza je moderator.',
  'refusal.company.cosigner_needed': 'Firmę reprezentują dwie osoby łącznie. Wybierz drugą osobę, która podpisze ten sam dokument.',
  'refusal.company.cosigner_wrong':
    'Ta osoba nie może podpisać razem z Tobą: jej rola nie pasuje do sposobu reprezentacji albo jej tożsamość nie jest potwierdzona.',
  'refusal.company.attorney_only':
    'Za tę firmę podpisuje tylko pełnomocnik albo prokurent, a nikogo takiego jeszcze tu nie ma. Połącz konto z firmą jako pełnomocnik i dołącz pełnomocnictwo.',
  'refusal.company.ask_signer':
    'W Twojej roli nie podpisuje się za tę firmę ani nie rezerwuje dla niej lokalu. Poproś o to osobę, która może: {people}.',
  'refusal.company.ask_named_signers':
    'Za Twoją firmę działają dwie osoby razem, a sama działa tylko osoba wskazana w umowie. Poproś o to: {people}.',
  'refusal.company.email_unverified': 'Najpierw potwierdź swój adres e-mail.',
  'refusal.company.not_submittable': 'Formularz firmy nie jest kompletny. Uzupełnij brakujące pola i wyślij go jeszcze raz.',
  'refusal.company.reason_required': 'Podaj powód.',
  'refusal.company.running_deal':
    'Odłączenie od firmy nie jest teraz możliwe: jej opublikowana oferta ma podpis tej osoby albo tylko ta osoba podpisuje w jej imieniu trwające oferty lub umowy. Poczekaj, aż się zakończą.',
  'refusal.company.active_offers': 'Firma ma aktywne oferty, dlatego nie można jej usunąć.',
  'refusal.company.several_users': 'Do firmy są przypisane inne osoby, dlatego nie można jej usunąć.',
  'refusal.company.deals_running': 'Firma ma rezerwacje albo niezakończone umowy, dlatego nie można jej usunąć.',
  'refusal.company.creator_stays': 'Ta osoba założyła firmę w Parterze. Najpierw trzeba przekazać firmę komuś innemu.',
  'refusal.company.denied': 'Nie masz uprawnień do tej firmy.',
  'refusal.company.access_to_itself': 'To ta sama firma; swoją nazwę widzi zawsze.',
  'refusal.company.access_unknown': 'Ta firma nie ma już takiego dostępu.',
} as const satisfies Record<`refusal.${keyof typeof companiesRefusals}`, Word>;
