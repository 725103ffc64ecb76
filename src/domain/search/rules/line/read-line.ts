/** Understands one typed line: "biuro Kraków Podgórze do 200 m² z parkingiem" (docs/rules/search.md#typed-line). */

import type { Day } from '../../../kit/brand.ts';
import { amountAt, dayAt, type Reading } from './amounts.ts';
import type { Chip, LinePlace } from './chips.ts';
import { streetOf } from './inflection.ts';
import { isWithin, joinChips } from './join-chips.ts';
import { amountPieceAt, best, labelledAt, type Piece } from './labelled.ts';
import { namedTownAt } from './named-town.ts';
import { type Token, tokensOf, wordKey } from './tokens.ts';
import type { Match, Meaning, Vocabulary } from './vocabulary.ts';

/** What a line was understood as, and the pieces of it that were not, as they were typed. */
export type UnderstoodLine = { readonly chips: readonly Chip[]; readonly unread: readonly string[] };

/** "Pod Warszawą", without a distance. */
const nearKm = 20;

/** A line being read, with the place that was named just before, where the words after it begin, and whether a main use was named before. */
type LineReading = Reading & { readonly line: string; readonly previous: LinePlace | null; readonly previousEnd: number; readonly namesUse: boolean };
type StreetMatch = Match & { readonly meaning: Extract<Meaning, { readonly kind: 'street' }> };
type PlaceMeaning = Extract<Meaning, { readonly kind: 'place' }>;

/**
 * Reads a line from the left: what is longest counts, exact words before forgiven ones, and what has no meaning is named. `today` is the day on
 * which "from June" and "now" are read.
 *
 *     "biuro Kraków Podgórze do 200 m² z tarasem widokowym"
 *     is   office · Kraków, Podgórze · up to 200 m²   and   "tarasem widokowym" is not understood
 */
export const readLine = (line: string, vocabulary: Vocabulary, today: Day): UnderstoodLine => {
  const tokens = tokensOf(line);
  // Signs are not named beside words, but a line of nothing else says nothing that is understood.
  if (tokens.every(({ kind }) => kind === 'sign')) return { chips: [], unread: [line.trim()].filter(Boolean) };
  const chips: Chip[] = [];
  const unread: { from: number; to: number }[] = [];
  let previousEnd = 0;
  for (let at = 0; at < tokens.length; ) {
    const last = chips.at(-1);
    const reading: LineReading = {
      line,
      tokens,
      vocabulary,
      today,
      previous: last?.kind === 'place' ? last.place : null,
      previousEnd,
      namesUse: chips.some(isUse),
    };
    const piece = pieceAt(reading, at) ?? { chips: null, length: unreadLength(reading, at) };
    if (piece.chips) chips.push(...piece.chips);
    else addUnread(unread, line, tokens.slice(at, at + piece.length));
    at += piece.length;
    if (piece.chips && piece.chips.length > 0) previousEnd = at;
  }
  return { chips: joinChips(chips), unread: unread.map(({ from, to }) => line.slice(from, to)) };
};

/** How many small words may stand between a negation and what it denies: "not in the". */
const mostBetween = 3;

/**
 * "Bez windy" wants no lift, which no filter can say: both words are named. Small words between them belong to it: "nie w Warszawie" and "without a
 * lift" name all of it, and do not wish for what they deny.
 */
const unreadLength = (reading: LineReading, at: number): number => {
  const found = best(reading, at);
  if (found?.meaning.kind !== 'without') return 1;
  let length = found.length;
  for (let between = 0; between <= mostBetween; between += 1) {
    const token = reading.tokens[at + length];
    if (token === undefined || token.kind === 'sign') break;
    const piece = pieceAt(reading, at + length);
    length += Math.max(piece?.length ?? 0, 1);
    const isSmall = piece === null ? token.kind === 'word' && token.key.length <= smallWord : piece.chips?.length === 0;
    if (!isSmall) break;
  }
  return length;
};

/** Letters of a word that only leads to another one: "a", "the", "na". */
const smallWord = 3;

/** Words that stand side by side are named together; signs are not named. */
const addUnread = (unread: { from: number; to: number }[], line: string, tokens: readonly Token[]): void => {
  for (const { kind, from, to } of tokens) {
    const last = unread.at(-1);
    if (kind === 'sign') continue;
    if (last && /^[\s/.]*$/.test(line.slice(last.to, from))) last.to = to;
    else unread.push({ from, to });
  }
};

const pieceAt = (reading: LineReading, at: number): Piece | null =>
  postCodeAt(reading, at) ??
  streetAt(reading, at) ??
  labelledAt(reading, at) ??
  distanceAt(reading, at) ??
  amountPieceAt(reading, at) ??
  dayPieceAt(reading, at) ??
  roomsAt(reading, at) ??
  expressionAt(reading, at);

const postCodeAt = ({ tokens }: Reading, at: number): Piece | null => {
  const token = tokens[at];
  return token?.kind === 'postCode'
    ? { chips: [{ kind: 'place', place: { level: 'postCode', postCode: token.code }, within: null }], length: 1 }
    : null;
};

/**
 * "Ul. Długa", "przy Piotrkowskiej": a street that offers have, in whatever form it stands; of others the words behind "ul.", or those with a capital
 * letter behind "przy" and "pl.", that mean nothing else.
 */
const streetAt = (reading: LineReading, at: number): Piece | null => {
  const { tokens, line } = reading;
  const lead = best(reading, at);
  if (lead?.meaning.kind !== 'ofStreet') return null;
  const start = at + lead.length;
  const [known] = streetsAt(reading, start);
  if (known) return { chips: [{ kind: 'street', street: known.meaning.street }], length: lead.length + known.length };
  const length = lengthOfStreet(reading, start, lead.meaning.isSure);
  const [first, last] = [tokens[start], tokens[start + length - 1]];
  if (length === 0 || !first || !last) return { chips: [], length: lead.length };
  return { chips: [{ kind: 'street', street: streetOf(line.slice(first.from, last.to)) }], length: lead.length + length };
};

const streetsAt = ({ tokens, vocabulary }: Reading, at: number): readonly StreetMatch[] =>
  vocabulary.matchesAt(tokens, at).flatMap((match) => (match.meaning.kind === 'street' ? [{ ...match, meaning: match.meaning }] : []));

/** How many pieces of the line name a street that nobody knows: "3 Maja", "Jana Pawła II". */
const lengthOfStreet = (reading: LineReading, start: number, isSure: boolean): number => {
  const { tokens } = reading;
  const isNumbered = isSure && tokens[start]?.kind === 'number' && tokens[start + 1]?.kind === 'word';
  const at = isNumbered ? start + 1 : start;
  const first = tokens[at];
  if (first?.kind !== 'word' || !(first.isCapital || (isSure && !isJoint(best(reading, at))))) return 0;
  if (!isSure && best(reading, at) !== undefined) return 0;
  let end = at + 1;
  for (let next = tokens[end]; next?.kind === 'word' && (next.isCapital || !first.isCapital) && !best(reading, end); next = tokens[end]) end += 1;
  return end - start;
};

/** A word that only joins others is no name. */
const isJoint = (match: Match | undefined): boolean =>
  ['in', 'and', 'with', 'limit', 'near', 'without', 'ofStreet'].includes(match?.meaning.kind ?? '');

/** "Do 15 km od Krakowa", "10 km from Warsaw", "pod Warszawą". */
const distanceAt = (reading: LineReading, at: number): Piece | null => {
  const near = best(reading, at);
  if (near?.meaning.kind === 'near') return placeAfter(reading, at, near.length, nearKm);
  const amount = amountAt(reading, at);
  const km = amount?.unit === 'km' ? (amount.max ?? amount.min) : null;
  if (!amount || km === null) return null;
  return placeAfter(reading, at, amount.length, km);
};

/** The place that follows, behind words like "od" and "in". */
const placeAfter = (reading: LineReading, at: number, length: number, km: number): Piece | null => {
  for (const skipped of [0, 1, 2]) {
    const start = at + length + skipped;
    const found = namedTownAt(reading, start) ?? best(reading, start) ?? best(reading, start, true);
    if (found?.meaning.kind === 'place') {
      const place = nearestOf(reading, start, { ...found, meaning: found.meaning });
      return { chips: [{ kind: 'place', place, within: km }], length: length + skipped + found.length };
    }
    if (!['limit', 'in', 'ofStreet', 'near', 'filler', 'and', 'with'].includes(found?.meaning.kind ?? '')) return null;
  }
  return null;
};

const dayPieceAt = (reading: Reading, at: number): Piece | null => {
  const found = dayAt(reading, at);
  return found && { chips: [{ kind: 'freeBy', day: found.day }], length: found.length };
};

const isUse = (chip: Chip): boolean => chip.kind === 'is' && chip.field === 'legalMainUse';

/** "Lokal pod sklep" says what for, "pod Warszawą" where. */
const isUseAt = (reading: LineReading, at: number): boolean => {
  const found = best(reading, at) ?? best(reading, at, true);
  return found?.meaning.kind === 'chip' && isUse(found.meaning.chip);
};

/** What a use is as rooms of premises of another use. */
const roomsOf: Readonly<Record<string, string>> = { office: 'offices', retail: 'commercialAndServiceRooms', warehouse: 'warehouses' };

/** "Magazyn z biurem" is a warehouse in which there are offices: behind "with" a second use names rooms. */
const roomsAt = (reading: LineReading, at: number): Piece | null => {
  const lead = best(reading, at);
  if (!reading.namesUse || lead?.meaning.kind !== 'with') return null;
  const article = best(reading, at + lead.length);
  const length = lead.length + (article?.meaning.kind === 'and' ? article.length : 0);
  const found = best(reading, at + length) ?? best(reading, at + length, true);
  const chip = found?.meaning.kind === 'chip' ? found.meaning.chip : null;
  const value = chip?.kind === 'is' && isUse(chip) ? roomsOf[String(chip.value)] : undefined;
  if (!found || value === undefined) return null;
  return { chips: [{ kind: 'is', field: 'areaDetails.levels.rooms.group', value }], length: length + found.length };
};

/** Words that mean something alone; those that only lead to what follows are passed over. */
const expressionAt = (reading: LineReading, at: number): Piece | null => {
  const { tokens, vocabulary } = reading;
  const exact = vocabulary.matchesAt(tokens, at);
  const first = districtBesideCity(reading, at, exact) ?? namedTownAt(reading, at);
  // A word that is known is no mistake for another one.
  for (const match of [...(first ? [first] : []), ...(exact.length > 0 ? exact : vocabulary.matchesAt(tokens, at, true))]) {
    const chips = chipsOf(reading, at, match);
    if (chips) return { chips, length: match.length };
    if (match.meaning.kind === 'without') return null;
  }
  return null;
};

/**
 * The district among the matches whose city stands beside it: "Szczecin Centrum", where "centrum Poznania" and "centrum, podlaskie" say what lies
 * around the premises. A longer name and one in its basic form come first: "Warszawa, Wola Batorska" is not Warsaw's Wola, and "Gdańsk, Rudnik" is the
 * town of Rudnik, no case of Gdańsk's Rudniki.
 */
const districtBesideCity = (reading: LineReading, at: number, exact: readonly Match[]): Match | undefined => {
  const firstPlace = exact.find(({ meaning }) => meaning.kind === 'place');
  const cities = placesBeside(reading, at + (firstPlace?.length ?? 1)).filter(({ level }) => level === 'city');
  const hasBasic = exact.some(({ meaning, isBasic }) => meaning.kind === 'place' && isBasic);
  return exact.find(({ meaning, length, isBasic }) => {
    if (meaning.kind !== 'place' || meaning.place.level !== 'district' || length !== exact[0]?.length || (hasBasic && !isBasic)) return false;
    return cities.some((city) => isWithin(meaning.place, city));
  });
};

/** The chips of an expression that stands alone; null when it needs a number beside it. */
const chipsOf = (reading: LineReading, at: number, match: Match): readonly Chip[] | null => {
  const { meaning } = match;
  switch (meaning.kind) {
    case 'chip':
      return [meaning.chip];
    case 'place': {
      const place = nearestOf(reading, at, { ...match, meaning });
      return isOfOtherCity(reading, at, match.length, place) ? null : [placeChip(place)];
    }
    case 'several':
      return meaning.places.map(placeChip);
    case 'near':
      return isUseAt(reading, at + match.length) ? [] : null;
    case 'street':
      return isStreetMeant(reading, at, { ...match, meaning }) ? [{ kind: 'street', street: meaning.street }] : null;
    case 'in':
    case 'ofStreet':
    case 'and':
    case 'with':
    case 'limit':
    case 'filler':
      return [];
    default:
      return null;
  }
};

/**
 * Half of all adjectives name a street somewhere: without "ul." before it one is meant by a capital letter within the line, or beside a place.
 *
 *     "biuro piotrkowska łódź"  and  "lokal na Piotrkowskiej"  name the street,  "nowa hala"  and  "sala widokowa"  do not
 */
const isStreetMeant = (reading: LineReading, at: number, { meaning: { street }, length }: StreetMatch): boolean => {
  const { tokens, previous } = reading;
  const first = tokens[at];
  const isCapital = first?.kind === 'word' && first.isCapital;
  const typed = tokens.slice(at, at + length).map((token) => (token.kind === 'word' ? token.key : token.kind === 'number' ? token.text : ''));
  const isBasic = typed.join(' ') === wordKey(street);
  const isBesidePlace = previous !== null || nextPlaces(reading, at + length).places.length > 0;
  if (isBesidePlace || tokens.length === length) return isCapital || isBasic;
  return isCapital && at > 0;
};

const placeChip = (place: LinePlace): Chip => ({ kind: 'place', place, within: null });

/** Of places of one name the one that the neighbours speak of: "Kraków Śródmieście", "Ostrów, województwo podkarpackie". */
const nearestOf = (reading: LineReading, at: number, { meaning: first, length, isBasic }: Match & { readonly meaning: PlaceMeaning }): LinePlace => {
  const same = placesAt(reading, at, length, isBasic);
  if (same.length < 2) return first.place;
  const end = at + length;
  const next = nextPlaces(reading, end);
  const before = reading.previous ? [reading.previous] : [];
  // What only words part is nearer than what a sign parts: in "Nagórki Olsztyn, śląskie" Olsztyn is the city of Nagórki.
  const isNextApart = reading.tokens.slice(end, next.at).some(isSign);
  const isBeforeApart = reading.tokens.slice(reading.previousEnd, at).some(isSign);
  const neighbours = [isNextApart ? [] : next.places, isBeforeApart ? [] : before, next.places, before];
  const fits = (place: LinePlace, others: readonly LinePlace[]): boolean => others.some((other) => isWithin(place, other) || isWithin(other, place));
  return neighbours.flatMap((others) => same.filter((place) => fits(place, others)))[0] ?? first.place;
};

/** Many towns have a Stare Miasto: beside a city of which none is known it is not that of another one, unless its own county or province is named. */
const isOfOtherCity = (reading: LineReading, at: number, length: number, place: LinePlace): boolean => {
  const districts = placesAt(reading, at, length).filter(({ level }) => level === 'district');
  if (districts.length < 2) return false;
  const beside = placesBeside(reading, at + length);
  const cities = beside.filter(({ level }) => level === 'city');
  return cities.length > 0 && !beside.some((other) => isWithin(place, other));
};

/** The places that the expression of this length may name; `onlyBasic` ones as it stands, without a change of its form. */
const placesAt = ({ tokens, vocabulary }: Reading, at: number, length: number, onlyBasic = false): readonly LinePlace[] =>
  vocabulary
    .matchesAt(tokens, at)
    .flatMap((match) => (match.meaning.kind === 'place' && match.length === length && (match.isBasic || !onlyBasic) ? [match.meaning.place] : []));

/** The place named just before, and those named next from here. */
const placesBeside = (reading: LineReading, from: number): readonly LinePlace[] => [
  ...(reading.previous ? [reading.previous] : []),
  ...nextPlaces(reading, from).places,
];

const isSign = ({ kind }: Token): boolean => kind === 'sign';

/** The places named next, over commas and words like "in", and where they stand. */
const nextPlaces = (reading: Reading, from: number): { readonly places: readonly LinePlace[]; readonly at: number } => {
  for (let at = from; at < reading.tokens.length && at - from < 4; at += 1) {
    const found = best(reading, at);
    if (found?.meaning.kind === 'place') return { places: placesAt(reading, at, found.length), at };
    // Behind "ul." stands a street, whatever else its name means: "Siedlce, ul. Gdańska" is not the Siedlce of Gdańsk.
    if (found?.meaning.kind === 'ofStreet' && found.meaning.isSure) break;
    if (reading.tokens[at]?.kind !== 'sign' && !['in', 'ofStreet', 'filler', 'with'].includes(found?.meaning.kind ?? '')) break;
  }
  return { places: [], at: from };
};
