import type { Words } from '../../kit/words.ts';

/** Questions about one's offers, in the workspace. */
export const pl = {
  title: 'Pytania',
  text: 'Pytania o oferty, które prowadzisz Ty i Twoja firma. Odpowiedź wysyłamy e-mailem, a pod ofertą czytają ją osoby zalogowane, bez nazwisk.',
  views: 'Które pytania',
  'view.waiting': 'Bez odpowiedzi',
  'view.others': 'Pozostałe',
  count: { one: '{n} pytanie', few: '{n} pytania', many: '{n} pytań', other: '{n} pytania' },
  offer: '{name}, nr {number}',
  closed: 'Oferta nie jest już opublikowana, więc nie można odpowiedzieć.',
  'waiting.empty': 'Żadne pytanie nie czeka na odpowiedź',
  'waiting.empty.text': 'Gdy ktoś zapyta o ofertę, napiszemy e-mail, a pytanie pojawi się tutaj.',
  'others.empty': 'Nie ma tu jeszcze pytań',
  'others.empty.text': 'Tu zostają pytania z odpowiedziami i te, których oferta nie jest już opublikowana.',
  'empty.act': 'Moje oferty',
} as const satisfies Words;
