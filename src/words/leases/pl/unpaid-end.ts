import type { Words } from '../../kit/words.ts';

/** Kaucja nie wpłynęła: odstąpienie wynajmującego, które się podpisuje, nowy termin i ich okna. */
export const pl = {
  'statement.lead':
    'Oświadczenie o odstąpieniu od umowy najmu lokalu „{offer}” (nr {number}), zawartej {signed} między {landlord} (Wynajmujący) a {tenant} (Najemca).',
  'statement.nothing': 'Kaucja {amount} (tytuł KAUCJA {reference}) miała wpłynąć do {due}; do chwili złożenia tego oświadczenia nie wpłynęła.',
  'statement.part':
    'Kaucja {amount} (tytuł KAUCJA {reference}) miała wpłynąć do {due}; do chwili złożenia tego oświadczenia wpłynęła tylko jej część: {held}.',
  'statement.end':
    'Wynajmujący odstępuje od Umowy z powodu niewpłacenia kaucji w terminie, korzystając z prawa, które Umowa mu zastrzega (art. 395 Kodeksu cywilnego).',
  'statement.refund': 'Operator zwraca tę część na rachunek, z którego wpłynęła.',
  'statement.signers': 'W imieniu Wynajmującego: {signers}.',
  'act.end': 'Odstąp od umowy z braku kaucji',
  'end.title': 'Odstąpienie od umowy „{name}”',
  'end.text':
    'Podpisz to oświadczenie kodem z e-maila. Umowa skończy się od razu i nie można tego cofnąć. Obie strony dostaną treść oświadczenia e-mailem.',
  'end.sign': 'Podpisz i zakończ umowę',
  'end.busy': 'Kończę umowę…',
  'end.done': 'Umowa jest zakończona.',
  'end.waits': 'Pierwszy podpis złożony. Umowa trwa, dopóki druga osoba nie podpisze, najpóźniej {until}.',
  'end.preparing': 'Przygotowuję treść…',
  'act.term': 'Wyznacz nowy termin kaucji',
  'term.title': 'Nowy termin kaucji: {name}',
  'term.text':
    'Najemca dostanie e-mail z nowym terminem. Jeśli kaucja znów nie wpłynie, trzy dni robocze po nim możesz odstąpić od umowy, przez kolejne 30 dni.',
  'term.label': 'Kaucja ma wpłynąć do',
  'term.hint': 'Od {from} do {to}.',
  'term.missing': 'Wybierz dzień od {from} do {to}.',
  'term.send': 'Wyznacz termin',
  'term.busy': 'Zapisuję…',
  'term.done': 'Nowy termin zapisany. Najemca dostanie e-mail.',
  cancel: 'Wróć',
  'now.waiting': 'Czekamy na kaucję najemcy',
  'now.waiting.text': 'Jeśli nie wpłynie do {due}, możesz odstąpić od umowy: od {from} do {until}.',
  'now.late': 'Kaucja jest po terminie',
  'now.late.text': 'Miała wpłynąć do {due}. Jeśli nie wpłynie, możesz odstąpić od umowy: od {from} do {until}.',
  'now.mayEnd': 'Kaucja nie wpłynęła w terminie',
  'now.mayEnd.text':
    'Miała wpłynąć do {due}. Do {until} możesz odstąpić od umowy. Możesz też poczekać: dopóki umowa trwa, najemca może jeszcze wpłacić.',
  'now.over': 'Czas na odstąpienie minął',
  'now.over.text': 'Trwał do {until}. Wyznacz najemcy nowy termin wpłaty: trzy dni robocze po nim znów będzie można odstąpić od umowy, przez 30 dni.',
} as const satisfies Words;
