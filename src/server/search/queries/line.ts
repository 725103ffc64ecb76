/** Understands the one line of the search. */

import type { z } from 'zod';
import type { searchCalls } from '../../../contract/search/endpoints.ts';
import { dayOf, instantOf } from '../../../domain/kit/time.ts';
import { fold } from '../../../domain/kit/typed/fold.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { LinePlace } from '../../../domain/search/rules/line/chips.ts';
import { formsOf } from '../../../domain/search/rules/line/inflection.ts';
import { type PlaceTexts, placeText } from '../../../domain/search/rules/line/place-text.ts';
import { readLine, type UnderstoodLine } from '../../../domain/search/rules/line/read-line.ts';
import { tokensOf } from '../../../domain/search/rules/line/tokens.ts';
import { bothVocabularies, type Term, type Vocabulary, vocabularyOf } from '../../../domain/search/rules/line/vocabulary.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { lineTerms } from '../../../words/search/line-terms.ts';
import { placeTextsOf } from '../../../words/search/place-texts.ts';
import type { Ctx } from '../../kit/context.ts';
import { allPlaces, type Place } from '../../kit/places.ts';
import { enginePort } from '../adapters/engine.ts';
import { type ListedPart, type ListedTown, listedNames, partsNamed, streetsNamed, townsNamed } from '../store/known-names.ts';

type LineAnswer = z.output<typeof searchCalls.understandLine.out>;

type Knowledge = {
  readonly vocabulary: Vocabulary;
  readonly texts: Readonly<Record<Lang, PlaceTexts>>;
  readonly pointOf: (place: LinePlace) => Point | null;
};
type Point = { readonly lat: number; readonly lng: number };

let knowledge: Knowledge | undefined;

/** Made when somebody first types a line: some thousand names in all their forms. */
const known = (): Knowledge => {
  knowledge ??= knowledgeOf(allPlaces());
  return knowledge;
};

const knowledgeOf = (places: readonly Place[]): Knowledge => {
  const points = new Map(
    places.toReversed().map((place) => [pointKey(place.name, place.partOf, place.province), { lat: place.lat, lng: place.lng }]),
  );
  const vocabulary = vocabularyOf(lineTerms(places));
  return {
    vocabulary,
    texts: { pl: placeTextsOf('pl', vocabulary), en: placeTextsOf('en', vocabulary) },
    pointOf: (place) => {
      if (place.level === 'city') return points.get(pointKey(place.city, null, place.province)) ?? null;
      return place.level === 'district' ? (points.get(pointKey(place.district, place.city, place.province)) ?? null) : null;
    },
  };
};

const pointKey = (name: string, partOf: string | null, province: string): string => `${fold(name)}, ${partOf}, ${province}`;

/**
 * What a typed line means: chips of the catalogue's fields, places with the point to measure from, and the words that mean nothing here. Words that no
 * list of ours names are looked for among the towns, their parts and the streets of what is listed, and so is a district of another town than the
 * one beside it.
 */
export const understandLine = async (ctx: Ctx, { line }: { readonly line: string }): Promise<Result<LineAnswer>> => {
  const { vocabulary, texts, pointOf } = known();
  const today = dayOf(instantOf(Date.now()));
  const first = readLine(line, vocabulary, today);
  const words = [...unknownWords(first), ...wordsOfStreets(line, vocabulary), ...wordsOfDistricts(first)];
  const listed = await listedAmong(ctx, words);
  if (listed === null) return ok(presented(first, texts[ctx.lang], pointOf));
  const both = bothVocabularies(vocabulary, vocabularyOf(listed.terms));
  return ok(presented(readLine(line, both, today), placeTextsOf(ctx.lang, both), (place) => pointOf(place) ?? listed.pointOf(place)));
};

const presented = ({ chips, unread }: UnderstoodLine, texts: PlaceTexts, pointOf: Knowledge['pointOf']): LineAnswer => ({
  chips: chips.map((chip) => (chip.kind === 'place' ? { ...chip, text: placeText(chip.place, texts), point: pointOf(chip.place) } : chip)),
  unread: [...unread],
});

const wordsMax = 8;

/** Words, folded, that mean nothing by themselves, and those that were taken for a street because "ul." stands before them. */
const unknownWords = ({ chips, unread }: UnderstoodLine): readonly string[] => {
  const texts = [...unread, ...chips.flatMap((chip) => (chip.kind === 'street' ? [chip.street] : []))];
  const words = texts.flatMap((text) => tokensOf(text).flatMap((token) => (token.kind === 'word' ? [token.key] : [])));
  return [...new Set(words)].filter((word) => word.length >= shortestStart).slice(0, wordsMax);
};

/** Words behind "ul.", "przy" and the like: they may name a street although a town has that name, too. */
const wordsOfStreets = (line: string, vocabulary: Vocabulary): readonly string[] => {
  const tokens = tokensOf(line);
  return tokens.flatMap((token, at) => {
    const isBehind = at > 0 && vocabulary.matchesAt(tokens, at - 1)[0]?.meaning.kind === 'ofStreet';
    return isBehind && token.kind === 'word' && token.key.length >= shortestStart ? [token.key] : [];
  });
};

/** "Zgierz, Śródmieście": a district that our lists know in other towns only. */
const wordsOfDistricts = ({ chips }: UnderstoodLine): readonly string[] => {
  const places = chips.flatMap((chip) => (chip.kind === 'place' ? [chip.place] : []));
  const hasTown = places.some(({ level }) => level === 'city');
  return hasTown ? places.flatMap((place) => (place.level === 'district' ? [fold(place.district).split(' ')[0] ?? ''] : [])) : [];
};

const shortestStart = 3;
/** No form of a name differs from it by more letters at its end: "Siedlec" and "Siedlcami". */
const longestEnding = 4;

type ListedTerms = { readonly terms: readonly Term[]; readonly pointOf: Knowledge['pointOf'] };

/** Towns, their parts and streets of what is listed of which one of these words is a form; null when there is none. */
const listedAmong = async (ctx: Ctx, words: readonly string[]): Promise<ListedTerms | null> => {
  if (words.length === 0) return null;
  const starts = [...new Set(words.map((word) => word.slice(0, Math.max(shortestStart, word.length - longestEnding))))];
  const current = await ctx.ports.of(enginePort).current(ctx.db);
  const isTyped = (name: string): boolean => formsOf(withoutEstateWord(name).split(' ')[0] ?? '').some((form) => words.includes(form));
  const found = (await listedNames(ctx.db, current, ['city', 'street', 'district', 'estate'], starts)).filter(({ name }) => isTyped(name));
  const named = Map.groupBy(found, ({ column }) => column);
  const [towns, streets, parts] = await Promise.all([
    townsNamed(
      ctx.db,
      (named.get('city') ?? []).map(({ name }) => name),
    ),
    streetsNamed(ctx.db, named.get('street') ?? []),
    partsNamed(ctx.db, [...(named.get('district') ?? []), ...(named.get('estate') ?? [])]),
  ]);
  if (towns.length + streets.length + parts.length === 0) return null;
  const points = new Map([
    ...towns.map((town) => [pointKey(town.name, null, town.province), pointOfTown(town)] as const),
    ...parts.map((part) => [pointKey(part.name, part.city, part.province), pointOfTown(part)] as const),
  ]);
  return {
    terms: [
      ...towns.map(townTerm),
      ...parts.flatMap(partTerms),
      ...streets.map((street): Term => ({ text: street, meaning: { kind: 'street', street } })),
    ],
    pointOf: (place) => {
      if (place.level === 'city') return points.get(pointKey(place.city, null, place.province)) ?? null;
      return place.level === 'district' ? (points.get(pointKey(place.district, place.city, place.province)) ?? null) : null;
    },
  };
};

const withoutEstateWord = (name: string): string => name.replace(/^(?:osiedle|os\.?) /i, '');

/** "Osiedle Piastów" is also called "Piastów". */
const partTerms = ({ name, city, province, offers }: ListedPart): readonly Term[] =>
  [...new Set([name, withoutEstateWord(name)])].map((text) => ({
    text,
    meaning: { kind: 'place', place: { level: 'district', district: name, city, province }, weight: offers },
  }));

const townTerm = ({ name, province, county, offers }: ListedTown): Term => ({
  text: name,
  meaning: { kind: 'place', place: { level: 'city', city: name, province, county }, weight: offers },
});

const pointOfTown = ({ lat, lng }: Pick<ListedTown, 'lat' | 'lng'>): Point | null => (lat === null || lng === null ? null : { lat, lng });
