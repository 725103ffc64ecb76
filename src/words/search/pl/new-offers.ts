import type { Words } from '../../kit/words.ts';

/** The weekly mail about new offers. */
export const pl = {
  subject: {
    one: '{n} nowa oferta z ostatniego tygodnia, {where}',
    few: '{n} nowe oferty z ostatniego tygodnia, {where}',
    many: '{n} nowych ofert z ostatniego tygodnia, {where}',
    other: '{n} nowej oferty z ostatniego tygodnia, {where}',
  },
  'subject.most': 'Nowe oferty tygodnia, {where}',
  province: 'woj. {name}',
  poland: 'cała Polska',
  preheader: 'Opublikowane od {from} do {to}.',
  heading: 'Nowe oferty',
  text: 'Opublikowane od {from} do {to}: {where}.',
  most: 'To {n} najnowszych. Pozostałe są na liście.',
  button: 'Zobacz listę ofert',
  note: 'Piszemy raz w tygodniu, w poniedziałki o 8:00, bo masz na to zgodę w danych konta. Cofniesz ją tam albo linkiem pod tą wiadomością.',
} as const satisfies Words;
