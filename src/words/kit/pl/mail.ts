import type { Words } from '../words.ts';

/** Words around every e-mail. */
export const pl = {
  'mail.slogan': 'Lokale użytkowe: od oferty do podpisanej umowy.',
  'mail.footer': 'Wiadomość wysłana automatycznie.\n{operator} · {contact}',
  'mail.view': 'Otwórz tę wiadomość w przeglądarce',
} as const satisfies Words;
