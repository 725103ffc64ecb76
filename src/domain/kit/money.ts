import type { Grosze } from './brand.ts';
import { vatNumbers } from './numbers.ts';

/** VAT status of a seller, asked and never assumed (docs/rules/invoices.md#vat): `active` charges 23 %, `exempt` ("zw") charges none. */
export const vatStatuses = ['active', 'exempt'] as const;
export type VatStatus = (typeof vatStatuses)[number];

/** Mints grosze from an integer; a fraction or an unsafe number is a fault of the caller. */
export const grosze = (amount: number): Grosze => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an integer amount of grosze: ${amount}`);
  return (amount === 0 ? 0 : amount) as Grosze;
};

/** 0 zł. */
export const ZERO: Grosze = grosze(0);

/** Sum of amounts. */
export const sum = (...amounts: readonly Grosze[]): Grosze => grosze(amounts.reduce((total, amount) => total + amount, 0));

/** First amount less the second. */
export const minus = (from: Grosze, amount: Grosze): Grosze => grosze(from - amount);

/** The amount with the other sign. */
export const negate = (amount: Grosze): Grosze => grosze(-amount);

/** `amount × numerator / denominator`, rounded half up (away from zero), by integers so that no float decides a grosz. */
export const scale = (amount: Grosze, numerator: number, denominator = 1): Grosze => {
  const product = BigInt(amount) * BigInt(numerator);
  const over = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (2n * magnitude + over) / (2n * over);
  return grosze(Number(product < 0n ? -rounded : rounded));
};

/** VAT of a net amount, half up; none for an exempt seller (docs/rules/invoices.md#vat). */
export const vatOf = (net: Grosze, status: VatStatus): Grosze => (status === 'exempt' ? ZERO : scale(net, vatNumbers.percent, 100));

/** Net amount, its VAT and the gross. */
export type TaxedAmount = { readonly net: Grosze; readonly vat: Grosze; readonly gross: Grosze };

/** A net amount with its VAT. */
export const taxed = (net: Grosze, status: VatStatus): TaxedAmount => {
  const vat = vatOf(net, status);
  return { net, vat, gross: sum(net, vat) };
};

/** Splits a gross amount into net and VAT; net is rounded half up and VAT is the rest, so the gross never changes. */
export const taxedFromGross = (gross: Grosze, status: VatStatus): TaxedAmount => {
  const net = status === 'exempt' ? gross : scale(gross, 100, 100 + vatNumbers.percent);
  return { net, vat: minus(gross, net), gross };
};

/** Hundredths of a m² from m², `120.5` → 12050; areas have two decimals. */
export const centimetres = (area: number): number => Math.round(area * 100);

/** Amount per m², half up; `null` for no area. Area in m². */
export const perSquareMetre = (amount: Grosze, area: number): Grosze | null => (centimetres(area) > 0 ? scale(amount, 100, centimetres(area)) : null);

/** Amount per m² times an area in m². */
export const timesArea = (perMetre: Grosze, area: number): Grosze => scale(perMetre, centimetres(area), 100);

/** The amount as `1234,50` (no grouping): the form in titles, files and bank payloads. */
export const plainMoney = (amount: Grosze, separator: ',' | '.' = ','): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}${separator}${digits.slice(-2)}`;
};
