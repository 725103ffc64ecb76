import type { agencyRefusals } from '../../../domain/agency/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Refusals of the agency room, in Polish. */
export const pl = {
  'refusal.agency.not_agent': 'Propozycje współpracy wysyła pośrednik. Włącz funkcje pośrednika w informacjach o koncie.',
  'refusal.agency.proposal_wrong': 'Popraw zaznaczone pola propozycji.',
  'refusal.agency.field_required': 'To pole jest wymagane',
  'refusal.agency.number_wrong': 'Wprowadź poprawny PESEL (11 cyfr) lub NIP (10 cyfr)',
  'refusal.agency.phone_wrong': 'Numer telefonu może mieć tylko cyfry, spacje i znaki + - ( )',
  'refusal.agency.email_wrong': 'Wprowadź poprawny adres email',
  'refusal.agency.own_email': 'To Twój adres. Podaj adres właściciela.',
  'refusal.agency.fee_wrong': 'Podaj wynagrodzenie od 0 do {max} % miesięcznego czynszu netto.',
  'refusal.agency.last_day_wrong': 'Umowa może trwać od jutra do {months} miesięcy. Wybierz inny dzień.',
  'refusal.agency.offer_incomplete': 'Uzupełnij najpierw nazwę, adres, powierzchnię i czynsz w projekcie oferty: umowa wymienia je wszystkie.',
  'refusal.agency.insurance_wrong': 'Popraw zaznaczone dane ubezpieczenia.',
  'refusal.agency.insurance_sum_low': 'Ustawa wymaga sumy co najmniej {min} EUR.',
  'refusal.agency.insurance_over': 'Ta polisa już wygasła. Podaj obowiązującą.',
  'refusal.agency.insurance_missing': 'Podaj najpierw swoje ubezpieczenie OC: ustawa wymaga go od każdego pośrednika.',
  'refusal.agency.insurance_expired': 'Twoje ubezpieczenie OC wygasło {day}. Podaj nową polisę, aby działać za właściciela.',
  'refusal.agency.sole_signer_needed': 'Umowę z właścicielem podpisuje osoba, która sama reprezentuje firmę pośrednika.',
  'refusal.agency.already_signed': 'Umowa dotycząca tej oferty jest już podpisana.',
  'refusal.agency.already_pending': 'Propozycja dotycząca tej oferty czeka już na odpowiedź właściciela. Wycofaj ją, aby wysłać nową.',
  'refusal.agency.not_found': 'Nie znaleziono umowy.',
  'refusal.agency.denied': 'Nie masz dostępu do tej umowy. Zaloguj się na konto właściciela albo otwórz odnośnik z e-maila.',
  'refusal.agency.link_over':
    'Ten odnośnik już nie działa. Zaloguj się na konto z adresem, na który przyszedł, albo poproś pośrednika o nową propozycję.',
  'refusal.agency.over': 'Ta propozycja jest już rozstrzygnięta.',
  'refusal.agency.still_running': 'Termin jeszcze nie minął: trwa do {until}.',
  'refusal.agency.offer_gone': 'Tego projektu oferty już nie ma albo zmienił właściciela, więc umowa nie ma przedmiotu.',
  'refusal.agency.booked': 'Lokal jest zarezerwowany. Umowę można rozwiązać, gdy rezerwacja się skończy.',
  'refusal.agency.not_revocable': 'Tej umowy nie można już rozwiązać: oferta jest podpisana albo usunięta.',
  'refusal.agency.waits_for_owner': 'Ofertę opublikujesz, gdy właściciel przyjmie umowę i udzieli pełnomocnictwa.',
  'refusal.agency.not_in_force': 'Umowa z właścicielem nie obowiązuje, więc tej oferty nie można opublikować w jego imieniu.',
  'refusal.agency.form_missing':
    'Umowa pośrednictwa wymaga formy pisemnej albo podpisów kwalifikowanych obu stron (art. 180 ust. 3 ustawy o gospodarce nieruchomościami). Wgraj podpisany plik, aby opublikować ofertę.',
  'refusal.agency.long_term_form':
    'Najem na ponad 12 miesięcy wymaga pełnomocnictwa na piśmie albo z podpisem kwalifikowanym (art. 99 Kodeksu cywilnego). Wgraj podpisany plik albo usuń ten wariant.',
  'refusal.agency.rent_below': 'Umowa z właścicielem obejmuje czynsz od {minAmount}. Niższy wymaga nowej umowy.',
  'refusal.agency.premises_changed':
    'Umowa z właścicielem dotyczy lokalu pod adresem {address}, o powierzchni i księdze wieczystej z umowy. Inny lokal wymaga nowej umowy.',
  'refusal.agency.owner_unverified':
    'Właściciel musi mieć konto z adresem z umowy, potwierdzoną tożsamość i przyjętą firmę z rachunkiem do wypłat. Dopiero wtedy opublikujesz ofertę w jego imieniu.',
  'refusal.agency.owner_company_differs': 'Firma na koncie właściciela ma inny NIP niż ten w umowie.',
  'refusal.agency.owner_signs_jointly': 'Firmę właściciela reprezentują dwie osoby łącznie, więc jedna nie może udzielić pełnomocnictwa.',
  'refusal.agency.file_wrong': 'Wybierz plik PDF, JPG albo PNG do 20 MB; podpisy kwalifikowane tylko w pliku PDF.',
  'refusal.agency.file_unreadable': 'Tego pliku nie da się odczytać. Zapisz go jeszcze raz w programie do podpisu i spróbuj ponownie.',
  'refusal.agency.file_other_document': 'To nie jest podpisana umowa z tej strony. Pobierz zapieczętowany plik i podpisz właśnie jego.',
  'refusal.agency.file_changed': 'W pliku zmieniono coś poza podpisami. Podpisz plik pobrany z tej strony bez żadnych zmian.',
  'refusal.agency.file_not_qualified': 'Potrzebne są ważne podpisy kwalifikowane obu stron w jednym pliku. Znaleziono: {n}.',
  'refusal.agency.file_complete': 'Forma pisemna jest już kompletna.',
  'refusal.agency.file_reviewed': 'Ten plik jest już rozpatrzony.',
  'refusal.agency.files_full': 'Wgrano już tyle plików, ile można. Poczekaj na decyzję moderatora.',
  'refusal.agency.policy_wrong': 'Wybierz kopię polisy jako plik PDF do 10 MB.',
  'refusal.agency.policy_missing':
    'Wgraj najpierw kopię polisy OC: ustawa każe ją dołączyć do umowy pośrednictwa (art. 181 ust. 3 ustawy o gospodarce nieruchomościami).',
  'refusal.agency.scan_missing': 'Wgrajcie najpierw skan podpisanych stron. Potem każda strona podaje dzień wymiany oryginałów.',
  'refusal.agency.day_impossible': 'Podaj dzień od {from} do {until}.',
  'refusal.agency.address_left':
    'Właściciel tego adresu zrezygnował z wiadomości z zaproszeniami. Poproś go, aby włączył je na stronie z ostatniej wiadomości albo założył konto, albo podaj inny adres.',
  'refusal.agency.cap_address': 'Na ten adres wysłano już {n} propozycje w ciągu {days} dni. Poczekaj albo podaj inny adres.',
  'refusal.agency.cap_own': 'Wysłano już {n} propozycji w ciągu doby. Następną wyślesz jutro.',
} as const satisfies Record<`refusal.${keyof typeof agencyRefusals}`, Word>;
