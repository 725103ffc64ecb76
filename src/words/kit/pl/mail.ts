import type { Words } from '../words.ts';

/** Words around every e-mail. */
export const pl = {
  'mail.slogan': 'Lokale użytkowe: od oferty do podpisanej umowy.',
  'mail.footer': 'Wiadomość wysłana automatycznie.\n{operator} · {contact}',
  'mail.view': 'Otwórz tę wiadomość w przeglądarce',
  'mail.row.offer': 'Oferta',
  'mail.row.other': 'Druga strona',
  'mail.row.amount': 'Kwota',
  'mail.row.day': 'Dzień',
  'mail.row.until': 'Termin',
  'mail.row.at': 'Spotkanie',
  'mail.row.reference': 'Tytuł przelewu',
  'mail.row.reason': 'Powód',
  'mail.button.lease': 'Otwórz umowę',
  'mail.button.deposit': 'Zobacz dane do przelewu',
  'mail.button.contract': 'Przeczytaj i podpisz umowę',
  'mail.button.offer': 'Otwórz ofertę',
  'mail.button.protocol': 'Otwórz protokół',
  'mail.button.admin': 'Otwórz konsolę',
} as const satisfies Words;
