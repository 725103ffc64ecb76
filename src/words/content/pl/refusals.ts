import type { contentRefusals } from '../../../domain/content/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Refusals of the content room. */
export const pl = {
  'refusal.report.not_yours': 'Zgłoszenie można wysłać tylko we własnym imieniu.',
  'refusal.report.email_required': 'Podaj adres e-mail, na który mamy odpowiedzieć.',
  'refusal.report.too_many': 'To już {max} zgłoszeń w ciągu godziny. Następne wyślesz za godzinę albo e-mailem.',
  'refusal.report.not_found': 'Nie ma takiego zgłoszenia.',
  'refusal.report.name_required': 'Podaj imię i nazwisko albo nazwę: odpowiadamy obu stronom.',
  'refusal.report.decided': 'To zgłoszenie jest już rozstrzygnięte.',
  'refusal.report.reason_required': 'Napisz uzasadnienie, które przeczytają obie strony.',
  'refusal.report.offer_unknown': 'Tej oferty nie ma wśród opublikowanych.',
  'refusal.report.offer_not_public': 'Oferta nie jest już publiczna, więc nie ma czego ukryć. Pozostaw ją i napisz to w uzasadnieniu.',
  'refusal.report.wanted_unknown': 'Tego ogłoszenia nie ma na tablicy.',
  'refusal.report.wanted_not_public': 'Ogłoszenia nie ma już na tablicy, więc nie ma czego usunąć. Pozostaw je i napisz to w uzasadnieniu.',
  'refusal.analytics.not_concluded': 'Protokół tego najmu nie jest jeszcze podpisany przez obie strony.',
  'refusal.faq.unavailable': 'Przepraszamy, nie udało się teraz przygotować odpowiedzi. Spróbuj później albo zajrzyj do pytań poniżej.',
} as const satisfies Record<`refusal.${keyof typeof contentRefusals}`, Word>;
