import type { Words } from '../../kit/words.ts';

/** What somebody signed in still has to do before a reservation. */
export const pl = {
  'unconfirmed.ribbon': 'Potwierdź adres e-mail, aby zobaczyć cenę',
  'unconfirmed.text':
    'Dopóki adres e-mail nie jest potwierdzony, widzisz tyle, co każdy gość. Wpisz kod, który wysłaliśmy, a zobaczysz cenę, kaucję, warunki i dokumenty.',
  'before.title': 'Zanim zarezerwujesz',
  'before.text': 'Lokal rezerwuje sprawdzona osoba w imieniu sprawdzonej firmy.',
  'before.email': 'Potwierdź e-mail',
  'before.identity': 'Potwierdź swoją tożsamość',
  'before.company': 'Aby podpisać umowę musisz mieć konto połączone z firmą',
  'before.act': 'Następny krok',
} as const satisfies Words;
