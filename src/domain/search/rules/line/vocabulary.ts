/** What a typed line may say, and finding it in whatever form it is typed. */

import type { Chip, LinePlace } from './chips.ts';
import { formsOf } from './inflection.ts';
import { type Token, wordKey } from './tokens.ts';

/**
 * Units that people type, in which a number of a line is measured, and those of fields that nobody types: per cent, a day of the month (the rent is
 * payable by the 10th), a day of the calendar.
 */
export type LineUnit =
  | 'area'
  | 'money'
  | 'rate'
  | 'thousand'
  | 'km'
  | 'kW'
  | 'm'
  | 'cm'
  | 'lots'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'percent'
  | 'monthDay'
  | 'day';

/**
 * What an expression means. A `label` is the name of a field that an amount limits; without a field it is something that no filter asks for. `span` is a length of the lease; `period` a length of time in words, which is one behind a limit only ("at least a year"). Behind `ofStreet`, "ul." and the like, stands the name of a street; when it is not sure, as behind "przy", other things may, too. `weight` orders places of one name, the heaviest first: their inhabitants.
 */
export type Meaning =
  | { readonly kind: 'chip'; readonly chip: Chip }
  | { readonly kind: 'place'; readonly place: LinePlace; readonly weight: number }
  | { readonly kind: 'street'; readonly street: string }
  | { readonly kind: 'ofStreet'; readonly isSure: boolean }
  | { readonly kind: 'several'; readonly places: readonly LinePlace[] }
  | { readonly kind: 'label'; readonly field: string | null; readonly unit: LineUnit | null }
  | { readonly kind: 'span'; readonly months: number }
  | { readonly kind: 'period'; readonly months: number }
  | { readonly kind: 'limit'; readonly limit: 'from' | 'to' | 'about' | 'between' }
  | { readonly kind: 'unit'; readonly unit: LineUnit }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'now' }
  | { readonly kind: 'in' }
  | { readonly kind: 'near' }
  | { readonly kind: 'without' }
  | { readonly kind: 'and' }
  | { readonly kind: 'with' }
  | { readonly kind: 'filler' };

/** An expression of one or more words, in its basic form, and what it means. `fixed` ones have no other forms. */
export type Term = { readonly text: string; readonly meaning: Meaning; readonly fixed?: true };

/** An expression found in a line: how many words it took, whether letters had to be forgiven, and whether it stands in its basic form. */
export type Match = { readonly meaning: Meaning; readonly length: number; readonly isExact: boolean; readonly isBasic: boolean };

/** Finds expressions at a place of a line, the best first. */
export type Vocabulary = { readonly matchesAt: (tokens: readonly Token[], at: number, typos?: boolean) => readonly Match[] };

type Entry = { readonly forms: readonly (readonly string[])[]; readonly text: string; readonly meaning: Meaning };

/** A small place in another case than its basic form counts only where its town is expected: "w dobrej cenie" is not Dobra. */
const small = 5_000;
/** Letters of a place so small are never forgiven; of a district those of a city of 200 000 are. */
const known = 20_000;
const knownDistrict = 4_000;
const forgivenFrom = 5;

/** The vocabulary of some expressions. It is made once and asked often: thousands of names take some megabytes. */
export const vocabularyOf = (terms: readonly Term[]): Vocabulary => {
  const byFirst = new Map<string, Entry[]>();
  const entries = terms.map(entryOf);
  for (const entry of entries) for (const form of entry.forms[0] ?? []) addTo(byFirst, form, entry);
  const byLength = new Map<number, string[]>();
  for (const form of byFirst.keys()) addTo(byLength, form.length, form);
  const firstWords = (word: string): readonly string[] =>
    word.length < forgivenFrom
      ? []
      : [-1, 0, 1].flatMap((more) => (byLength.get(word.length + more) ?? []).filter((form) => form.length >= forgivenFrom && isNear(word, form)));
  return {
    matchesAt: (tokens, at, typos = false) => {
      const [first, ...others] = wordsFrom(tokens, at);
      if (first === undefined) return [];
      const starts = typos ? [first, ...firstWords(first)] : [first];
      const found = starts.flatMap((start) => (byFirst.get(start) ?? []).flatMap((entry) => matchOf(entry, start, first, others, typos)));
      const isProper = tokens[at]?.kind === 'word' && tokens[at].isCapital;
      return found.filter((match) => isCredible(match, isProper || isExpected(tokens, at))).sort(byWorth);
    },
  };
};

/** Two vocabularies as one: what the first one knows counts before what only the second one does. */
export const bothVocabularies = (first: Vocabulary, second: Vocabulary): Vocabulary => ({
  matchesAt: (tokens, at, typos) => [...first.matchesAt(tokens, at, typos), ...second.matchesAt(tokens, at, typos)],
});

/** Is this word one mistake away from that one: a letter more, less, another, or two neighbours swapped? */
export const isNear = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (a.length !== b.length) return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || isSwapped;
};

const entryOf = ({ text, meaning, fixed }: Term): Entry => {
  const folded = wordKey(text);
  return { text: folded, meaning, forms: folded.split(' ').map((word) => (fixed ? [word] : formsOf(word))) };
};

const addTo = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const before = map.get(key);
  if (before) before.push(value);
  else map.set(key, [value]);
};

/** More than the longest name has. */
const wordsMax = 14;

/** The words that stand one after the other from here. */
const wordsFrom = (tokens: readonly Token[], at: number): readonly string[] => {
  const words: string[] = [];
  for (const token of tokens.slice(at, at + wordsMax)) {
    if (token.kind === 'word') words.push(token.key);
    else if (token.kind === 'number' && words.length > 0) words.push(token.text);
    // A hyphen joins: Bielsko-Biała.
    else if (!(token.kind === 'sign' && token.sign === '-' && words.length > 0)) break;
    else words.push('-');
  }
  return words;
};

/** `isNearBasic`: at most one mistake away from the basic form itself. */
type FoundTerm = Match & { readonly isNearBasic: boolean };

const matchOf = ({ forms, text, meaning }: Entry, start: string, typed: string, others: readonly string[], typos: boolean): readonly FoundTerm[] => {
  let length = 1;
  let isExact = start === typed;
  for (const wanted of forms.slice(1)) {
    if (others[length - 1] === '-') length += 1;
    const word = others[length - 1];
    if (word === undefined) return [];
    const isSame = wanted.includes(word);
    if (!isSame && !(typos && word.length >= forgivenFrom && wanted.some((form) => form.length >= forgivenFrom && isNear(word, form)))) return [];
    isExact &&= isSame;
    length += 1;
  }
  const written = [typed, ...others.slice(0, length - 1)].filter((word) => word !== '-').join(' ');
  return [{ meaning, length, isExact, isBasic: written === text, isNearBasic: isNear(written, text) }];
};

const isCredible = ({ meaning, isExact, isBasic, isNearBasic, length }: FoundTerm, isProper: boolean): boolean => {
  if (meaning.kind !== 'place') return true;
  // Districts have the names of common things: "z ogrodem" and "ogródek" are not Poznań's Ogrody.
  const isDistrict = meaning.place.level === 'district';
  if (!isExact) return isDistrict ? meaning.weight >= knownDistrict && isNearBasic : meaning.weight >= known;
  return isBasic || isProper || length > 1 || (meaning.weight >= small && !isDistrict);
};

const leadsToPlace: ReadonlySet<string> = new Set('w we na od do pod kolo obok blisko niedaleko okolice okolicach in near from'.split(' '));

/** A word before says that a place follows. */
const isExpected = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return before?.kind === 'word' && leadsToPlace.has(before.key);
};

const order: Readonly<Record<Meaning['kind'], number>> = {
  ...{
    chip: 1,
    label: 1,
    span: 1,
    period: 1,
    unit: 1,
    now: 1,
    limit: 2,
    near: 2,
    without: 2,
    in: 2,
    and: 2,
    with: 2,
    ofStreet: 2,
    several: 3,
    place: 4,
    street: 4,
    // A month is asked for by name where a day may stand; elsewhere "Września" is the town.
    month: 5,
    filler: 5,
  },
};

/**
 * Exact before forgiven, long before short, basic forms before others, words of the trade before towns, large towns before small ones. Of two
 * towns the basic form counts as much as being ten times as large: "biuro z Siedlec" is Siedlce and not the village Siedlec.
 */
const byWorth = (a: FoundTerm, b: FoundTerm): number =>
  Number(b.isExact) - Number(a.isExact) ||
  b.length - a.length ||
  (a.meaning.kind === 'place' && b.meaning.kind === 'place' ? 0 : Number(b.isBasic) - Number(a.isBasic)) ||
  order[a.meaning.kind] - order[b.meaning.kind] ||
  weightOf(b) - weightOf(a);

const basicWeight = 10;
const weightOf = ({ meaning, isBasic }: FoundTerm): number => (meaning.kind === 'place' ? meaning.weight * (isBasic ? basicWeight : 1) : 0);
