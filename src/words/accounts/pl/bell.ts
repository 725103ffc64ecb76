import type { Words } from '../../kit/words.ts';

/** The bell of the header. */
export const pl = {
  title: 'Powiadomienia',
  list: 'Lista powiadomień',
  none: 'Powiadomienia',
  unread: { one: 'Powiadomienia: {n} nowe', few: 'Powiadomienia: {n} nowe', many: 'Powiadomienia: {n} nowych', other: 'Powiadomienia: {n} nowego' },
  all: 'Oznacz jako przeczytane',
  settings: 'Ustawienia powiadomień',
  empty: 'Nic tu jeszcze nie ma',
  'empty.text': 'Gdy coś się wydarzy z Twoimi ofertami, umowami lub kontem, zobaczysz to tutaj i dostaniesz e-mail.',
  new: 'nowe',
  older: 'Starsze',
  loading: 'Wczytuję…',
  failed: 'Nie udało się wczytać powiadomień.',
  again: 'Spróbuj jeszcze raz',
} as const satisfies Words;
