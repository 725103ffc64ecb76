/** Reads numbers as people type them, with or without their unit. */

import type { Unit } from '../catalogue.ts';

/** What a field expects: its unit, how many digits after the comma it takes, and which sign separates them where the text leaves it open. */
export type ExpectedNumber = { readonly unit?: Unit | 'zł'; readonly digits?: number; readonly decimal: ',' | '.' };

/** Why a text is no number for a field: none at all, in a unit of another kind, or finer than the field takes. */
export type TypedProblem = 'not_a_number' | 'other_unit' | 'too_precise';

/** What was read of a text. */
export type TypedNumber = { readonly value: number; readonly problem: null } | { readonly value: null; readonly problem: TypedProblem };

/**
 * Reads a typed number: `80 m²`, `1 200,50 zł`, `−1`, `120 kW`. A unit of the same kind is converted, `2,5 m` in a field of centimetres is 250;
 * one of another kind is refused, because nobody knows what was meant.
 *
 *     1 200,50   1.200,50   1,200.50   are 1200.5
 *     1.200      is 1200 where a comma separates decimals, and in English 1.2
 */
export const readNumber = (text: string, { unit, digits = 0, decimal }: ExpectedNumber): TypedNumber => {
  const { amount = '', named = '' } = pattern.exec(plainOf(text))?.groups ?? {};
  const number = amountOf(amount, decimal);
  if (number === null) return no('not_a_number');
  const factor = factorOf(named, unit);
  if (factor === null) return no(unit !== undefined && meanings.has(named) ? 'other_unit' : 'not_a_number');
  // Adding 0 makes 0 of −0.
  const value = Number((number * factor).toFixed(most)) + 0;
  return Number(value.toFixed(digits)) === value ? { value, problem: null } : no('too_precise');
};

/** Decimals that a conversion may leave; anything finer is the host's arithmetic. */
const most = 6;

const no = (problem: TypedProblem): TypedNumber => ({ value: null, problem });

/**
 * Small letters, one kind of minus, one way to write a square: `1 200 M KW.` is `1200m2`. A space that people type between digits must stand
 * before three of them, `12 5` is no number; those that cannot break a line are put there by fields and may be out of place while one types.
 */
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–‒‐‑]/g, '-')
    .replace(/[\u00a0\u202f'’]/g, '')
    .replace(/(?<=\d)\s+(?=\d{3}(?!\d))|\s+(?!\d)|(?<!\d)\s+/g, '')
    .replace(/m(?:²|\^2|kw\.?)/g, 'm2')
    .replace(/\.$/, '');

/** An amount with its signs of separation, and what is written after it. */
const pattern = /^(?<amount>[+-]?\d[\d.,]*)(?<named>.*)$/;

/** `1.200,50` and `1,200.50` are 1200.5: of two signs the last one separates the decimals, and a sign that comes twice separates thousands. */
const amountOf = (amount: string, decimal: ',' | '.'): number | null => {
  const bare = amount.replace(/[.,]$/, '');
  const last = bare[Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))];
  const separator = last === undefined || isGrouping(bare, last, decimal) ? null : last;
  const [whole = '', fraction = '', ...more] = separator === null ? [bare] : bare.split(separator);
  // Whoever writes `1.2000` where a comma separates decimals may mean either.
  if (separator !== null && separator !== decimal && !/[.,]/.test(whole) && fraction.length > 3) return null;
  if (more.length > 0 || !/^[+-]?(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole) || !/^\d*$/.test(fraction)) return null;
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`);
};

/** Does the sign separate thousands? It does when it comes twice, or alone before three digits where the other one separates decimals. */
const isGrouping = (amount: string, sign: string, decimal: string): boolean => {
  const parts = amount.split(sign);
  if (parts.length > 2) return true;
  const other = sign === ',' ? '.' : ',';
  return sign !== decimal && !amount.includes(other) && parts[1]?.length === 3;
};

/** What a written unit is: its kind, and how many of the kind's own unit it makes. */
type Meaning = readonly [kind: string, factor: number];

type Meanings = readonly (readonly [name: string, meaning: Meaning])[];

const meaningsOf = (kind: string, factors: Readonly<Record<string, number>>): Meanings =>
  Object.entries(factors).map(([name, factor]) => [name, [kind, factor]]);
const same = (kind: string, ...names: readonly string[]): Meanings => names.map((name) => [name, [kind, 1]]);

/** Units as people write them in Polish and English, without spaces and in small letters. */
const meanings: ReadonlyMap<string, Meaning> = new Map([
  ...meaningsOf('length', { mm: 0.001, cm: 0.01, m: 1, mb: 1, km: 1000 }),
  ...meaningsOf('area', { m2: 1, a: 100, ha: 10_000 }),
  ...meaningsOf('power', { w: 0.001, kw: 1, mw: 1000 }),
  ...meaningsOf('mass', { kg: 1, t: 1000 }),
  ...same('share', '%', 'proc', 'procent', 'percent'),
  ...same('energy', 'kwh/m2', 'kwh/(m2·rok)', 'kwh/(m2rok)', 'kwh/m2rok', 'kwh/m2/rok', 'kwh/(m2·year)', 'kwh/m2/year'),
  ...same('emission', 't/m2', 't/(m2·rok)', 't/(m2rok)', 't/m2rok', 't/m2/rok', 'tco2/m2', 't/(m2·year)', 't/m2/year'),
  ...meaningsOf('money', { zł: 1, zl: 1, pln: 1, złotych: 1, złote: 1, złoty: 1, 'tys.zł': 1000, tyszł: 1000 }),
  ...same('money', 'zł/mies', 'zł/miesiąc', 'zł/msc', 'zł/mc', 'zl/mies', 'pln/mies', 'zł/month', 'pln/month'),
  ...same('rate', 'zł/m2', 'zl/m2', 'pln/m2'),
  ...same('pieces', 'szt', 'sztuk', 'sztuki', 'sztuka', 'miejsc', 'miejsca', 'miejsce', 'pcs', 'pc', 'places', 'place'),
  ...same('days', 'dni', 'dzień', 'dnia', 'd', 'days', 'day'),
  ...same('months', 'mies', 'miesiąc', 'miesiące', 'miesięcy', 'msc', 'months', 'month', 'mo'),
]);

/** The field's own unit, as it stands in the table above. */
const written: Readonly<Record<Unit | 'zł', string>> = {
  ...{ 'm²': 'm2', m: 'm', cm: 'cm', kW: 'kw', kg: 'kg', '%': '%', 'kWh/m²': 'kwh/m2', 't/m²': 't/m2', 'zł/m²': 'zł/m2', zł: 'zł' },
  ...{ pieces: 'szt', days: 'dni', months: 'mies' },
};

/** How many of the field's unit the written one is; null when it is of another kind, or none. Money for a square metre may be written as money. */
const factorOf = (named: string, unit: Unit | 'zł' | undefined): number | null => {
  if (named === '') return 1;
  const [kind, factor] = meanings.get(named) ?? [];
  const [ownKind, own] = (unit && meanings.get(written[unit])) ?? [];
  if (kind === undefined || factor === undefined || own === undefined) return null;
  return kind === ownKind || (kind === 'money' && ownKind === 'rate') ? factor / own : null;
};
