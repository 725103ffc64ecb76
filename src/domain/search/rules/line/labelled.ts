/** Reads amounts of a typed line: those that stand beside the name of a field, or of a term of the lease, and those whose unit says what they limit. */

import { fieldFilter } from '../filters.ts';
import { type Amount, amountAt, aroundOf, dayAt, meaningAt, type Reading } from './amounts.ts';
import type { Chip } from './chips.ts';
import type { LineUnit, Match, Meaning } from './vocabulary.ts';

/** A piece of a line: its chips, or null when it is known to be nothing that a filter asks for. */
export type Piece = { readonly chips: readonly Chip[] | null; readonly length: number };

type Label = Extract<Meaning, { readonly kind: 'label' }>;

/** What an expression at a place of the line means best. */
export const best = ({ tokens, vocabulary }: Reading, at: number, typos = false): Match | undefined => vocabulary.matchesAt(tokens, at, typos)[0];

/** The field, or the price per m² that is none, that a number without a name limits, by its unit, and how many of the field's unit make one of it. */
const fieldOfUnit: Partial<Record<LineUnit, { readonly field: string; readonly factor: number }>> = {
  area: { field: 'areaDetails.surface', factor: 1 },
  // "80 m" beside no name of a field is how people write 80 m².
  m: { field: 'areaDetails.surface', factor: 1 },
  money: { field: 'price', factor: 100 },
  rate: { field: 'pricePerMetre', factor: 100 },
  kW: { field: 'mediaDetails.powerAllocation', factor: 1 },
  lots: { field: 'parkingDetails.parkingLotsAvailable', factor: 1 },
};

const range = (field: string, { min, max }: Pick<Amount, 'min' | 'max'>, factor: number): Chip => {
  const scaled = (value: number | null): number | null => value && Math.round(value * factor * 100) / 100;
  return { kind: 'range', field, min: scaled(min), max: scaled(max) };
};

/** A bare area is about so large, a bare sum or number of days is a limit, a notice is just so long, other bare numbers are the least (docs/rules/search.md#typed-line). */
const meantBy = (amount: Amount, unit: LineUnit | null): Pick<Amount, 'min' | 'max'> => {
  if (!amount.isBare) return amount;
  if (unit === 'area') return aroundOf(amount.min ?? 0);
  if (unit === 'months') return { min: amount.min, max: amount.min };
  return unit !== null && ['money', 'rate', 'days', 'percent'].includes(unit) ? { min: null, max: amount.min } : amount;
};

const termUnits: readonly (LineUnit | null)[] = ['days', 'months', 'percent', 'monthDay', 'day'];

/** Terms of the lease, and what no filter asks for: an amount beside one of them is never the rent. */
const isTerm = ({ field, unit }: Label): boolean => field === null || field.startsWith('leaseAgreement.') || termUnits.includes(unit);

/** "Wysokość hali od 8 m", "kaucja do 10 000 zł": the name of a field, then its limits in its own unit or one of the same kind. */
export const labelledAt = (reading: Reading, at: number): Piece | null => {
  for (const { meaning, length } of reading.vocabulary.matchesAt(reading.tokens, at)) {
    if (meaning.kind !== 'label') continue;
    const piece = namedAt(reading, at + length, meaning);
    if (piece) return { ...piece, length: length + piece.length };
  }
  return null;
};

/** What stands behind a label; null when nothing there limits it. */
const namedAt = (reading: Reading, at: number, label: Label): Piece | null => {
  if (label.unit === 'day') return sinceAt(reading, at, label);
  const skipped = isTerm(label) && isJoint(best(reading, at)) ? (best(reading, at)?.length ?? 0) : 0;
  const month = label.unit === 'percent' ? monthAt(reading, at) : null;
  if (month) return month;
  const amount = amountAt(reading, at + skipped, true);
  if (!amount) return null;
  const chip = chipOf(label, amount);
  if (chip) return { chips: [chip], length: skipped + amount.length };
  if (!isTerm(label)) return null;
  return { chips: null, length: skipped + amount.length + lengthOfRents(reading, at + skipped + amount.length) };
};

const isJoint = (match: Match | undefined): boolean => match?.meaning.kind === 'in' || match?.meaning.kind === 'filler';

/** "Dwa czynsze" is a deposit that no filter measures: the word goes with its number. */
const lengthOfRents = (reading: Reading, at: number): number => {
  const label = meaningAt(reading, at, 'label');
  return label?.meaning.field === 'price' ? label.length : 0;
};

/** Deposits of two or three rents are typed without a unit, those of so few złoty are not. */
const leastSum = 100;

const chipOf = ({ field, unit }: Label, amount: Amount): Chip | null => {
  const factor = factorOf(amount.unit, unit);
  if (field === null || factor === undefined) return null;
  const limits = meantBy(amount, unit ?? amount.unit);
  const isRents = field.startsWith('leaseAgreement.') && unit === 'money' && amount.unit === null && (limits.max ?? limits.min ?? 0) < leastSum;
  if (isRents) return null;
  if (unit !== 'monthDay') return range(field, limits, factor);
  const value = String(amount.max ?? amount.min);
  return fieldFilter(field)?.options.includes(value) === true ? { kind: 'is', field, value } : null;
};

/** "Waloryzacja w styczniu". */
const monthAt = (reading: Reading, at: number): Piece | null => {
  const lead = best(reading, at);
  const skipped = lead?.meaning.kind === 'in' || lead?.meaning.kind === 'limit' ? lead.length : 0;
  const found = meaningAt(reading, at + skipped, 'month');
  const value = found && fieldFilter('leaseAgreement.indexationMonth')?.options[found.meaning.month - 1];
  return found && value ? { chips: [{ kind: 'is', field: 'leaseAgreement.indexationMonth', value }], length: skipped + found.length } : null;
};

/** "Dostępny do 31.12.2027": at least until that day. */
const sinceAt = (reading: Reading, at: number, { field }: Label): Piece | null => {
  const found = field === null ? null : dayAt(reading, at, true);
  return found && field !== null ? { chips: [{ kind: 'since', field, day: found.day }], length: found.length } : null;
};

/** How many of the field's unit make one that was typed. Of a height without a unit metres are meant: nobody types centimetres. */
const factorOf = (typed: LineUnit | null, own: LineUnit | null): number | undefined => {
  if (own === 'cm') return typed === 'cm' ? 1 : typed === 'm' || typed === null ? 100 : undefined;
  if (own === 'money') return typed === 'money' || typed === null ? 100 : undefined;
  if (own === 'rate') return typed === 'rate' || typed === 'money' || typed === null ? 100 : undefined;
  if (own === 'm' && typed === 'cm') return 0.01;
  if (own === 'monthDay' && typed === 'days') return 1;
  return typed === own || typed === null || (own === 'area' && typed === 'm') ? 1 : undefined;
};

/** "Do 200 m²", "5000 zł", "10 000 zł kaucji", "3 miesiące wypowiedzenia", "na 12 miesięcy". */
export const amountPieceAt = (reading: Reading, at: number): Piece | null => {
  const span = meaningAt(reading, at, 'span');
  if (span) return { chips: [lengthChip({ min: span.meaning.months, max: span.meaning.months })], length: span.length };
  const amount = amountAt(reading, at);
  if (!amount?.unit) return null;
  const named = namedBehind(reading, at, amount);
  if (named) return named;
  if (amount.unit === 'months') return { chips: [lengthChip(meantBy(amount, 'months'))], length: amount.length };
  const to = fieldOfUnit[amount.unit];
  if (!to) return null;
  // "80m" is an area.
  const unit = amount.unit === 'm' ? 'area' : amount.unit;
  return { chips: [range(to.field, meantBy(amount, unit), to.factor)], length: amount.length };
};

/** "6 m wysokości" is no area. */
const isHeight = ({ unit }: Label, amount: Amount): boolean => unit === 'cm' && (amount.unit === 'm' || amount.unit === 'cm');

/** A term, or a height, that is named behind its amount, and has no amount of its own: "do 5000 zł kaucja do 10 000 zł" begins with the rent. */
const namedBehind = (reading: Reading, at: number, amount: Amount): Piece | null => {
  const behind = at + amount.length;
  const matches = reading.vocabulary.matchesAt(reading.tokens, behind);
  const found = matches.find(({ meaning }) => meaning.kind === 'label' && (isTerm(meaning) || isHeight(meaning, amount)) && meaning.unit !== 'day');
  if (found?.meaning.kind !== 'label' || namedAt(reading, behind + found.length, found.meaning)) return null;
  const chip = chipOf(found.meaning, amount);
  return { chips: chip && [chip], length: amount.length + found.length };
};

/** How long a lease is: short and long ones are two fields of an offer, and one filter. */
const lengthChip = (amount: Pick<Amount, 'min' | 'max'>): Chip => range('leaseMonths', amount, 1);
