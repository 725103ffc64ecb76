/** The forms in which a Polish word that was typed may stand in the text of an offer (docs/rules/search.md#words). */

/** Endings of a kind of word, folded; `-` is none. What the last letters of the stem become before `ie` and `e` stands in `softened`. */
const kinds = {
  masculine: '- a u owi em iem e ie y i ow om ami ach',
  feminine: 'a y i e ie - om ami ach',
  neuter: 'o a u em iem e ie - om ami ach',
  // Wejście, wejścia, wejść; zaplecze, zapleczy.
  soft: 'e ie a ia u iu em iem - i y om iom ami iami ach iach',
  latin: 'um a ow om ami ach',
  adjective: 'y i a ia e ie ego iego emu iemu ym im ej iej ych ich ymi imi',
} as const;

type Kind = keyof typeof kinds;

const listed = (text: string): readonly string[] => text.split(' ').map((ending) => ending.replace('-', ''));

const endings: Readonly<Record<Kind, readonly string[]>> = {
  masculine: listed(kinds.masculine),
  feminine: listed(kinds.feminine),
  neuter: listed(kinds.neuter),
  soft: listed(kinds.soft),
  latin: listed(kinds.latin),
  adjective: listed(kinds.adjective),
};

/** The kinds whose stem changes: winda and windzie, fabryka and fabryce, biuro and biurze. */
const changing: readonly Kind[] = ['masculine', 'feminine', 'neuter'];
const softened: readonly (readonly [hard: string, soft: string])[] = [
  ['d', 'dzie'],
  ['t', 'cie'],
  ['r', 'rze'],
  ['k', 'ce'],
  ['g', 'dze'],
  ['ch', 'sze'],
];

/** A stem is so long: shorter ones say too little. */
const stemMin = 3;
/** The stem of a noun that an adjective in "-owy" is made from. */
const nounMin = 4;

type Stem = { readonly stem: string; readonly kind: Kind };

const isCluster = (letters: string): boolean => /[^aeiouy]{2}$/.test(letters);

/** Okien is of okn-, budynek of budynk-. */
const withoutInserted = (word: string): readonly string[] => {
  const [, before, last] = /^(.*[^aeiouy])i?e([nkclr])$/.exec(word) ?? [];
  return before === undefined || last === undefined ? [] : [before + last];
};

/** Okn- is also okien, budynk- budynek. */
const withInserted = (stem: string): readonly string[] =>
  isCluster(stem) ? [`${stem.slice(0, -1)}e${stem.slice(-1)}`, `${stem.slice(0, -1)}ie${stem.slice(-1)}`] : [];

const stemsOf = (word: string): readonly Stem[] => {
  const found = (Object.keys(endings) as Kind[]).flatMap((kind): Stem[] => {
    const plain = endings[kind].filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, word.length - ending.length));
    const hard = changing.includes(kind)
      ? softened.flatMap(([before, after]) => (word.endsWith(after) ? [word.slice(0, -after.length) + before] : []))
      : [];
    const inserted = endings[kind].includes('') ? withoutInserted(word) : [];
    return [...plain, ...hard, ...inserted].map((stem) => ({ stem, kind }));
  });
  return found.filter(({ stem }) => stem.length >= stemMin && !/[aeiouy]$/.test(stem));
};

const formsOf = ({ stem, kind }: Stem): readonly string[] => [
  ...endings[kind].map((ending) => stem + ending),
  ...(changing.includes(kind) ? softened.flatMap(([before, after]) => (stem.endsWith(before) ? [stem.slice(0, -before.length) + after] : [])) : []),
  ...(endings[kind].includes('') ? withInserted(stem) : []),
];

/** "Magazynowa" also finds the noun, magazyn. */
const nounOf = ({ stem, kind }: Stem): readonly Stem[] => {
  const noun = stem.slice(0, -2);
  return kind === 'adjective' && stem.endsWith('ow') && noun.length >= nounMin ? changing.map((of) => ({ stem: noun, kind: of })) : [];
};

/**
 * Other forms that a folded word may stand in, itself left out: of `okien` also `okno`, of `parkingu` `parking`, of `magazynowa` `magazynowy` and
 * `magazyn`. They are whole words, no beginnings: `biurowa` is no `biurko`, `sali` no `salon`. Some that nobody writes come along.
 */
export const wordForms = (typed: string): readonly string[] => {
  if (typed.length <= stemMin || !/^[a-z]+$/.test(typed)) return [];
  const stems = stemsOf(typed);
  const forms = new Set([...stems, ...stems.flatMap(nounOf)].flatMap(formsOf));
  forms.delete(typed);
  return [...forms];
};
