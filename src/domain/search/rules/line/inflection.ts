/** The forms in which a Polish name stands in a sentence (docs/rules/search.md#typed-line). */

/**
 * All forms of a folded word (`fold`) that the rules of its ending allow, itself the first: of `krakow` also `krakowa`, `krakowie`; of
 * `zielona` also `zielonej`; of `katowice` also `katowic`, `katowicach`. Some that nobody says come along: they name nothing else.
 */
export const formsOf = (word: string): readonly string[] => {
  if (word.length < shortest) return [word];
  const [, endings] = rules.find(([ending]) => ending.test(word)) ?? [];
  const made = (endings ?? []).flatMap(([cut, tails]) => tails.split(' ').map((tail) => word.slice(0, word.length - cut) + tail.replace('-', '')));
  return [...new Set([word, ...made])];
};

/**
 * A street's name as it is called, from the form behind "przy" or "przy ulicy", where one word tells it: of `Długiej` `Długa`, of `Nowej` `Nowa`.
 * Names of two words may stand in the genitive themselves: `Armii Krajowej`.
 */
export const streetOf = (typed: string): string =>
  /\s/.test(typed) ? typed : typed.replace(/(?<=[kg])iej$/u, 'a').replace(/(?<=\p{L}{2}[^i])ej$/u, 'a');

/** "A", "do", "m2" have no forms. */
const shortest = 3;

/** How many letters go, and what may follow then; `-` stands for nothing. */
type WordEnding = readonly [cut: number, tails: string];

const feminine: readonly WordEnding[] = [[1, '- y i e ie o ej om ami ach u']];
const consonant: readonly WordEnding[] = [[0, 'a u owi em ie e iem iu ia y i ow ach ami om']];
const plural: readonly WordEnding[] = [[1, '- ow ach om ami ych ym ymi ich im ego emu u i a em']];

/** The first rule whose ending fits holds: special ones stand before general ones. */
const rules: readonly (readonly [ending: RegExp, endings: readonly WordEnding[]])[] = [
  // Białystok, Krasnystaw: an adjective and a noun in one word.
  [/ystok$/, [[5, 'egostoku ymstoku emustokowi ymstokiem']]],
  [/ystaw$/, [[5, 'egostawu ymstawie emustawowi ymstawem']]],
  [/[^aeiouy]?iec$/, [[3, 'ca cu cowi cem ce com cach cami cow']]],
  [/ec$/, [[2, 'ca cu cowi cem ce cow cach']]],
  [/ek$/, [[2, 'ka ku kowi kiem ki kach kami kow']]],
  [/ien$/, [[3, 'nia niu niem nie']]],
  [/zen$/, [[2, 'nia niu niem nie']]],
  [/asto$/, [[4, 'asta astu astem escie ast astach']]],
  [/sto$/, [[3, 'sta stu stem scie']]],
  [/zd$/, [[2, 'zdu zda zdem zdzie'], ...consonant]],
  [/st$/, [[2, 'scie'], ...consonant]],
  [/t$/, [[1, 'cie'], ...consonant]],
  [/d$/, [[1, 'dzie'], ...consonant]],
  [/r$/, [[1, 'rze'], ...consonant]],
  [/[bcfghjklmnpsvwxz]$/, consonant],
  [/sta$/, [[2, 'cie'], ...feminine]],
  [/ta$/, [[2, 'cie'], ...feminine]],
  [/da$/, [[2, 'dzie'], ...feminine]],
  [/ra$/, [[2, 'rze'], ...feminine]],
  [/ka$/, [[2, 'ce ek'], [1, 'iej'], ...feminine]],
  [/ga$/, [[2, 'dze'], [1, 'iej'], ...feminine]],
  [/cha$/, [[3, 'sze'], ...feminine]],
  [/a$/, feminine],
  [
    /no$/,
    [
      [1, 'a u em ie - ach om ami'],
      [1, 'ego ym emu'],
    ],
  ],
  [
    /o$/,
    [
      [1, 'a u em ie e iem - ach om ami ow'],
      [1, 'ego ym emu'],
    ],
  ],
  [
    /dlce$/,
    [
      [2, 'ec'],
      [1, '- ach om ami'],
    ],
  ],
  // Tarnowskie, Psie: an adjective keeps its `i`.
  [
    /ie$/,
    [
      [1, '- a u em ch m mi ego emu ej'],
      [2, 'ia iu iem'],
    ],
  ],
  [/e$/, [[1, '- a u em ach om ami y ego ym emu ych ymi ej']]],
  [
    /ki$/,
    [
      [1, 'iego iemu im imi ich i a u ow ach om ami iem'],
      [2, 'ek k'],
    ],
  ],
  [/[yi]$/, plural],
  [/u$/, [[1, 'a ie em']]],
];
