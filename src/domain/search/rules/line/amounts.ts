/** Reads limits and days at a place of a typed line. */

import type { Day } from '../../../kit/brand.ts';
import { parseDay, partsOf } from '../../../kit/time.ts';
import type { Token } from './tokens.ts';
import type { LineUnit, Meaning, Vocabulary } from './vocabulary.ts';

/** What is needed to read a line. */
export type Reading = { readonly tokens: readonly Token[]; readonly vocabulary: Vocabulary; readonly today: Day };

/** A number with its limits as a line says them; `isBare` when neither "from" nor "to" was typed. */
export type Amount = {
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: LineUnit | null;
  readonly isBare: boolean;
  readonly length: number;
};

type LineAmount = { readonly value: number; readonly unit: LineUnit | null; readonly length: number; readonly times?: number };
type Limit = 'from' | 'to' | 'about' | 'between';

/** The share of a number that "about", and a bare area, leave on either side. */
const around = 0.2;

/** The best expression of a kind that begins here. */
export const meaningAt = <K extends Meaning['kind']>({ tokens, vocabulary }: Reading, at: number, kind: K, typos = false) =>
  vocabulary.matchesAt(tokens, at, typos).find((match) => match.meaning.kind === kind) as
    | { readonly meaning: Extract<Meaning, { readonly kind: K }>; readonly length: number }
    | undefined;

/** A limit given by a word or a sign, `do`, `at least`, `<`. */
const limitAt = (reading: Reading, at: number): { readonly limit: Limit; readonly length: number } | null => {
  const token = reading.tokens[at];
  if (token?.kind === 'sign') {
    const limit = ({ '<': 'to', '≤': 'to', '>': 'from', '≥': 'from', '~': 'about' } as const)[token.sign];
    return limit ? { limit, length: 1 } : null;
  }
  const found = meaningAt(reading, at, 'limit');
  return found ? { limit: found.meaning.limit, length: found.length } : null;
};

/** Units that are so many of another one. */
const composed: Partial<Record<LineUnit, { readonly unit: LineUnit; readonly times: number }>> = {
  years: { unit: 'months', times: 12 },
  weeks: { unit: 'days', times: 7 },
};

/** "2027 roku" is no length of time. */
const yearsMax = 40;

/** A number of weeks, months or years, `3 miesiące`, `2 lata`, `3-miesięczne`; null for any other. */
const periodAt = (reading: Reading, at: number, value: number): LineAmount | null => {
  const next = reading.tokens[at + 1];
  const from = next?.kind === 'sign' && next.sign === '-' ? 2 : 1;
  const found = meaningAt(reading, at + from, 'unit');
  const unit = found?.meaning.unit;
  if (!found || !unit || !['days', 'weeks', 'months', 'years'].includes(unit) || (unit === 'years' && value > yearsMax)) return null;
  const { unit: base, times } = composed[unit] ?? { unit, times: 1 };
  return { value: value * times, unit: base, length: from + found.length, times };
};

/** A length of time without a number, `roku`, `dwóch lat`; "do roku 2027" is a day. */
const wordedAt = (reading: Reading, at: number): LineAmount | null => {
  const found = meaningAt(reading, at, 'period');
  return found && yearAt(reading, at + found.length) === null
    ? { value: found.meaning.months, unit: 'months', length: found.length, times: 12 }
    : null;
};

/** A number and its unit, `1200`, `50 m²`, `5 tys. zł`; behind a limit also a length of time in words. */
const measuredAt = (reading: Reading, at: number, isLimited = false): LineAmount | null => {
  const token = reading.tokens[at];
  if (isLimited && token?.kind === 'word') return wordedAt(reading, at);
  if (token?.kind !== 'number') return null;
  const period = periodAt(reading, at, token.value);
  if (period) return period;
  const first = meaningAt(reading, at + 1, 'unit');
  if (!first || first.meaning.unit in composed) return { value: token.value, unit: null, length: 1 };
  if (first.meaning.unit !== 'thousand') return { value: token.value, unit: first.meaning.unit, length: 1 + first.length };
  const second = meaningAt(reading, at + 1 + first.length, 'unit');
  return { value: token.value * 1000, unit: second?.meaning.unit ?? 'money', length: 1 + first.length + (second?.length ?? 0), times: 1000 };
};

/** What is known before a second number: "between" stands before the first one, or the name of a field that has no unit. */
type AmountJoint = { readonly joined: boolean; readonly isNamed: boolean };

/** A second number of a range after a sign, "do", "i": it must be of the same unit where both name one. */
const upToAt = (reading: Reading, at: number, first: LineAmount, { joined, isNamed }: AmountJoint): LineAmount | null => {
  const token = reading.tokens[at];
  const isDash = token?.kind === 'sign' && token.sign === '-';
  const limit = limitAt(reading, at);
  const length = isDash ? 1 : limit?.limit === 'to' ? limit.length : joined ? (meaningAt(reading, at, 'and')?.length ?? 0) : 0;
  const second = length > 0 ? measuredAt(reading, at + length, true) : null;
  if (!second || (first.unit !== null && second.unit !== null && first.unit !== second.unit)) return null;
  // "od 50 do 100 m² do czerwca": what follows without a unit may be the day of a month.
  if (second.unit === null && !isDash && !joined && !isNamed) return null;
  return { ...second, length: length + second.length };
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The amount that begins here, after the name of its field (`isNamed`) or not: `od 50 do 200 m²`, `50–100 m2`, `do 5000 zł`, `około 300 m²`, `200+ m²`; null when none does. */
export const amountAt = (reading: Reading, at: number, isNamed = false): Amount | null => {
  const lead = limitAt(reading, at);
  const start = at + (lead?.length ?? 0);
  const first = measuredAt(reading, start, lead !== null || isNamed);
  if (!first) return null;
  const end = start + first.length;
  const late = first.unit === null ? meaningAt(reading, end + 1, 'unit') : undefined;
  if (isAndMore(reading, end, late !== undefined)) {
    const length = end + 1 + (late?.length ?? 0) - at;
    return { min: first.value, max: null, unit: late?.meaning.unit ?? first.unit, isBare: false, length };
  }
  const second = lead?.limit === 'to' || lead?.limit === 'about' ? null : upToAt(reading, end, first, { joined: lead?.limit === 'between', isNamed });
  if (second) {
    // "Od 2 do 4 tys. zł" names the thousands once, "od 1 do 2 lat" the years.
    const value = first.unit === null ? first.value * (second.times ?? 1) : first.value;
    const [min, max] = [Math.min(value, second.value), Math.max(value, second.value)];
    return { min, max, unit: second.unit ?? first.unit, isBare: false, length: end + second.length - at };
  }
  const shared = { unit: first.unit, isBare: lead === null, length: end - at };
  if (lead?.limit === 'to') return { min: null, max: first.value, ...shared };
  if (lead?.limit === 'about') return { ...aroundOf(first.value), ...shared };
  return { min: first.value, max: null, ...shared };
};

/** "500+ m²" and "500 m²+" mean at least so much: the plus stands at its number. In "5000 zł + media" and "5000 zł+ VAT" it adds to a sum. */
const isAndMore = ({ tokens, vocabulary }: Reading, at: number, isUnitNext: boolean): boolean => {
  const [before, plus, after] = tokens.slice(at - 1, at + 2);
  if (plus?.kind !== 'sign' || plus.sign !== '+' || before?.to !== plus.from) return false;
  const isAdded = vocabulary.matchesAt(tokens, at + 1).some(({ meaning }) => meaning.kind === 'label' || meaning.kind === 'filler');
  return isUnitNext || (after?.from !== plus.to && !isAdded);
};

/** Limits around a number of which nothing is known. */
export const aroundOf = (value: number): { readonly min: number; readonly max: number } => ({
  min: rounded(value * (1 - around)),
  max: rounded(value * (1 + around)),
});

/**
 * The day that begins here, after the name of its field (`isNamed`) or not: `od 1 czerwca 2027`, `od zaraz`, `w maju`, `01.06.2027`; the next one of its
 * name when no year is given. A month that is also a town is one only with what makes it a day: `od września`, `15 września`, `września 2027`.
 */
export const dayAt = (reading: Reading, at: number, isNamed = false): { readonly day: Day; readonly length: number } | null => {
  const whole = meaningAt(reading, at, 'now');
  if (whole) return { day: reading.today, length: whole.length };
  const limit = limitAt(reading, at);
  const lead = limit?.length ?? meaningAt(reading, at, 'in')?.length ?? 0;
  const start = at + lead;
  const now = meaningAt(reading, start, 'now');
  if (now) return { day: reading.today, length: lead + now.length };
  const token = reading.tokens[start];
  if (token?.kind === 'day') return token.day && { day: token.day, length: lead + 1 };
  if (token?.kind === 'number' && lead > 0 && /^\d{1,2}\.(?:0[1-9]|1[0-2])$/.test(token.text)) {
    const [day = 1, month = 1] = token.text.split('.').map(Number);
    return withLength(nextDay(reading.today, month, day), lead + 1);
  }
  const ofMonth = token?.kind === 'number' && Number.isInteger(token.value) && token.value <= 31 ? token.value : null;
  const at2 = start + (ofMonth === null ? 0 : 1);
  const month = monthAt(reading, at2, lead > 0);
  const isBare = lead === 0 && ofMonth === null;
  if (!month || (isBare && isVerb(reading.tokens[at2]))) return null;
  const end = at2 + month.length;
  const late = ofMonth === null ? dayAfterMonth(reading, end) : null;
  const year = yearAt(reading, end + (late ? 1 : 0));
  if (!isNamed && !limit && ofMonth === null && year === null && isTown(reading, at2)) return null;
  const day = dayOf(reading.today, { month: month.meaning.month, day: ofMonth ?? late ?? 1, year });
  return withLength(day, end + (late ? 1 : 0) + (year === null ? 0 : 1) - at);
};

/** The month that is named here; behind "od" or "w" also with one mistake, unless the word is known: "do Lipna" leads to a town. */
const monthAt = (reading: Reading, at: number, isLed: boolean) => {
  const isKnown = reading.vocabulary.matchesAt(reading.tokens, at).length > 0;
  return meaningAt(reading, at, 'month', isLed && !isKnown);
};

/** Is a town called just so? "Września" is one; "we wrześniu" names the month. */
const isTown = ({ tokens, vocabulary }: Reading, at: number): boolean =>
  vocabulary.matchesAt(tokens, at).some(({ meaning, isBasic }) => isBasic && meaning.kind === 'place' && meaning.place.level === 'city');

/** English "may" and "march" alone are hardly months. */
const isVerb = (token: Token | undefined): boolean => token?.kind === 'word' && ['may', 'march'].includes(token.key);

const withLength = (day: Day | null, length: number) => day && { day, length };

/** English also writes `June 15`. */
const dayAfterMonth = ({ tokens }: Reading, at: number): number | null => {
  const token = tokens[at];
  return token?.kind === 'number' && Number.isInteger(token.value) && token.value >= 1 && token.value <= 31 ? token.value : null;
};

const yearAt = ({ tokens }: Reading, at: number): number | null => {
  const token = tokens[at];
  return token?.kind === 'number' && /^20\d\d$/.test(token.text) ? token.value : null;
};

const dayOf = (today: Day, { month, day, year }: { readonly month: number; readonly day: number; readonly year: number | null }): Day | null =>
  year === null ? nextDay(today, month, day) : existing(year, month, day);

/** The next day of that name; a month that has begun is the one that runs. */
const nextDay = (today: Day, month: number, day: number): Day | null => {
  const { year, month: running } = partsOf(today);
  return existing(month < running ? year + 1 : year, month, day);
};

const existing = (year: number, month: number, day: number): Day | null =>
  parseDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
