import type { Words } from '../../kit/words.ts';

/** The console's list of signed files of agents' agreements. */
export const pl = {
  title: 'Podpisane umowy pośredników',
  text: 'Skan podpisanych stron: porównaj go z zapieczętowaną umową i sprawdź, czy podpisały go obie strony. Plik przyjęty wystarcza, by pośrednik opublikował ofertę.',
  waiting: 'Czekające',
  done: 'Rozstrzygnięte',
  empty: 'Żaden plik nie czeka.',
  agreement: 'Umowa',
  parties: 'Pośrednik: {agent}, właściciel: {owner}',
  file: 'Plik',
  signers: 'Podpisy: {names}',
  'signers.none': 'W pliku nie ma podpisów elektronicznych.',
  accept: 'Przyjmij',
  return: 'Zwróć',
  'accept.title': 'Przyjąć ten plik?',
  'return.title': 'Zwrócić ten plik?',
  note: 'Co stwierdzono (przeczytają to obie strony)',
  'note.short': 'Napisz, co stwierdzono, co najmniej 3 znaki.',
  busy: 'Zapisuję…',
  cancel: 'Wróć',
  saved: 'Zapisano.',
  'kind.qualified': 'Podpisy kwalifikowane',
  'kind.scan': 'Skan podpisanych stron',
  'outcome.counts': 'Przyjęty',
  'outcome.returned': 'Zwrócony',
  'outcome.waiting': 'Czeka',
} as const satisfies Words;
