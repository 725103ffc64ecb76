/** Understands an address as people type it (docs/rules/search.md#addresses). */

/** The parts of a typed address. Street words keep their prefix ("ul.", "al.") as typed; what is not there is null. */
export type TypedAddress = {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postCode: string | null;
  readonly town: string | null;
};

/**
 * Reads `Piotrkowska 88 Łódź`, `ul. Piotrkowska 88, 90-103 Łódź`, `Łódź, Piotrkowska 88` and the like alike: the postal code stands anywhere, the
 * town is a part between commas, else the longest run of last or first words that is one. `isTown` knows the names of towns. Without a town its
 * postal code may name one, for those large enough to have codes of their own.
 */
export const readAddress = (text: string, isTown: (name: string) => boolean): TypedAddress => {
  const postCode = /(?<!\d)\d{2}-\d{3}(?!\d)/.exec(text)?.[0] ?? null;
  const parts = partsOf(postCode === null ? text : text.replace(postCode, ' '));
  const { town, rest } = parts.length > 1 ? townBetweenCommas(parts, isTown) : townAmongWords(parts[0] ?? '', isTown);
  return { ...streetOf(rest), postCode, town: town ?? (postCode === null ? null : townOfPostCode(postCode)) };
};

/** An address with its town. */
export type AddressOfTown = TypedAddress & { readonly town: string };

/**
 * What an address may mean whose town no list has, the likeliest first: which of them there is, only a register of addresses can say.
 *
 *     "Polna 5 Zabieniec"   is   Zabieniec, Polna 5
 *     "Zabieniec 12"        is   Zabieniec, house 12, which has no streets
 *     "Zabieniec, Polna"    is   the street Zabieniec in Polna, or Polna in Zabieniec
 *
 * A name behind the postal code is the town; else a part between commas without a number, behind the street before in front of it; else the words
 * behind the number of the building, or all that stand before it.
 */
export const readingsOfUnlistedTown = (text: string): readonly AddressOfTown[] => {
  const { postCode, before, behind } = aroundPostCode(text);
  if (behind !== '') return [{ ...streetOf(before), postCode, town: behind }];
  const parts = partsOf(before);
  const splits = parts.length > 1 ? splitsBetweenCommas(parts) : splitsOfWords(parts[0] ?? '');
  return splits.filter(({ town }) => isName(town)).map(({ town, rest }) => ({ ...streetOf(rest), postCode, town }));
};

const aroundPostCode = (text: string): { readonly postCode: string | null; readonly before: string; readonly behind: string } => {
  const [whole, before = '', postCode = '', behind = ''] = /^(.*?)(?<!\d)(\d{2}-\d{3})(?!\d)(.*)$/s.exec(text) ?? [];
  if (whole === undefined) return { postCode: null, before: text, behind: '' };
  const [named = ''] = partsOf(behind).filter(isName);
  return named === '' ? { postCode, before: `${before} ${behind}`, behind: '' } : { postCode, before: partsOf(before).join(', '), behind: named };
};

const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');

/** A name has letters, no number, and does not begin as a street does. */
const isName = (part: string): boolean => /\p{L}{2}/u.test(part) && !/\d/.test(part) && !prefixed.test(part);

const splitsBetweenCommas = (parts: readonly string[]): readonly AddressSplit[] =>
  parts.flatMap((town, at) => (isName(town) ? [{ town, rest: parts.filter((_, other) => other !== at).join(', ') }] : [])).toReversed();

const splitsOfWords = (part: string): readonly AddressSplit[] => {
  const [, before = '', number = '', behind = ''] = /^(\D*?)\s*((?:nr\s*)?\d\S*)(.*)$/iu.exec(part) ?? [];
  if (behind.trim() !== '') return [{ town: behind.trim(), rest: `${before} ${number}`.trim() }];
  return number === '' ? [{ town: part, rest: '' }] : [{ town: before.trim(), rest: number }];
};

/** The town whose postal codes all begin with these two digits; smaller ones share theirs with the country around. */
export const townOfPostCode = (postCode: string): string | null => townsByCode[postCode.slice(0, 2)] ?? null;

const codesOf = {
  Warszawa: '00 01 02 03 04',
  Olsztyn: '10',
  Białystok: '15',
  Lublin: '20',
  Kielce: '25',
  Kraków: '30 31',
  Rzeszów: '35',
  Katowice: '40',
  Opole: '45',
  Wrocław: '50 51 52 53 54',
  Poznań: '60 61',
  'Zielona Góra': '65',
  Szczecin: '70 71',
  Gdańsk: '80',
  Bydgoszcz: '85',
  Łódź: '90 91 92 93 94',
} as const;

const townsByCode: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(codesOf).flatMap(([town, codes]) => codes.split(' ').map((code) => [code, town])),
);

type AddressSplit = { readonly town: string; readonly rest: string };
type Split = { readonly town: string | null; readonly rest: string };

const townBetweenCommas = (parts: readonly string[], isTown: (name: string) => boolean): Split => {
  const at = parts.findLastIndex((part) => !/\d/.test(part) && isTown(part));
  if (at >= 0) return { town: parts[at] ?? null, rest: parts.filter((_, index) => index !== at).join(', ') };
  // "ul. Prosta 5, gm. Nowa, Łódź Polesie": a part may hold the town beside other words.
  const last = townAmongWords(parts.at(-1) ?? '', isTown);
  return last.town === null ? { town: null, rest: parts.join(', ') } : { town: last.town, rest: parts.slice(0, -1).join(', ') };
};

const townAmongWords = (part: string, isTown: (name: string) => boolean): Split => {
  const words = part.split(' ');
  const runs = words.flatMap((_, count) => [
    { town: words.slice(count), rest: words.slice(0, count) },
    { town: words.slice(0, words.length - count), rest: words.slice(words.length - count) },
  ]);
  const found = runs.find(({ town }) => town.length > 0 && isTown(town.join(' ')));
  return found ? { town: found.town.join(' '), rest: found.rest.join(' ') } : { town: null, rest: part };
};

// A village without streets numbers its houses: the number may stand alone.
const numbered = /^(?:(?<street>.*\D)\s*(?<=\s))?(?:nr\s*)?(?<number>\d+[a-z]?(?:\s?\/\s?\d*[a-z]?)?)$/iu;

const streetOf = (rest: string): Pick<TypedAddress, 'street' | 'houseNumber'> => {
  const [first = ''] = rest.split(',');
  const match = numbered.exec(first.trim());
  const street = (match ? (match.groups?.['street'] ?? '') : first).trim();
  return { street: street === '' ? null : street, houseNumber: match?.groups?.['number']?.replaceAll(' ', '') ?? null };
};

const prefixed = /^(ul|al|pl|os|ulica|aleja|aleje|plac|rondo|osiedle|skwer|bulwar|droga|trakt|wybrzeże|rynek|szosa|pasaż)(?!\p{L})\.?/iu;

/** A street as addresses write it: `ul. Piotrkowska`; `al. Kościuszki`, `Rynek Główny` keep what they begin with. */
export const streetName = (street: string): string => {
  const name = street.trim().replace(/^ulica\s+/iu, 'ul. ');
  return prefixed.test(name) ? name : `ul. ${name}`;
};

/** A street without the words before its name, as registers want it: `ul. Piotrkowska` is `Piotrkowska`. */
export const bareStreet = (street: string): string => street.trim().replace(/^(ul\.|ulica)\s*/iu, '');

/** The name of a county without what stands before it: `powiat zgierski` is `zgierski`, `m. Łódź` is `Łódź`, `m.st. Warszawa` is `Warszawa`. */
export const countyName = (county: string): string => county.trim().replace(/^(powiat\s+|m\.\s?st\.\s*|m\.\s*)/iu, '');

/**
 * Is the county a city of its own? Counties are named by adjectives with a small letter, `zgierski`; one with a name of its own, `Łódź`, is that of a
 * city, is the city itself and is never called "powiat".
 */
export const isCityCounty = (county: string): boolean => /^\p{Lu}/u.test(countyName(county));
