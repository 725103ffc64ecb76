import type { Words } from '../../kit/words.ts';

/** Who sees the names of companies, in the console. */
export const pl = {
  title: 'Dostęp do nazw firm',
  text: 'Nazwę firmy, która szuka lokalu, widzą jej osoby, administratorzy i firmy z tej listy. Dostęp nadaje administrator; powstaje też, gdy firma wyśle szukającej swoją ofertę.',
  search: 'Nazwa albo NIP jednej z firm',
  find: 'Szukaj',
  empty: 'Nikt nie ma takiego dostępu.',
  company: 'Czyja nazwa',
  viewer: 'Kto ją widzi',
  cause: 'Skąd',
  'cause.admin': 'nadany przez administratora',
  'cause.offer': 'po wysłaniu oferty',
  since: 'Od',
  nip: 'NIP {nip}',
  'grant.title': 'Nadaj dostęp',
  'grant.nip': 'NIP firmy, której nazwa ma być widoczna',
  'grant.viewer': 'NIP firmy, która ma ją widzieć',
  'grant.required': 'Wpisz NIP.',
  'grant.act': 'Nadaj dostęp',
  'grant.ask': 'Nadać dostęp do nazwy?',
  'grant.ask.text': 'Wszyscy, którzy działają w imieniu firmy o NIP {viewer}, zobaczą nazwę firmy o NIP {nip}.',
  'grant.done': 'Dostęp jest nadany.',
  revoke: 'Odbierz',
  'revoke.of': 'Odbierz dostęp: {viewer}',
  'revoke.title': 'Odebrać firmie {viewer} dostęp do nazwy {company}?',
  'revoke.text': 'Od razu przestanie widzieć tę nazwę. Kto ją już zna, nie zapomni.',
} as const satisfies Words;
