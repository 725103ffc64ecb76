/*
 * Identifiers of Polish companies, people, accounts and land (docs/rules/identifiers.md#numbers-with-check-digits). Each `parse…` takes what people type and gives
 * the normalised form, or `null` when the form or the check digit is wrong.
 */

import { accountNumbers } from './numbers.ts';
import { type Province, provinceCodes, provinces } from './provinces.ts';

const strip = (text: string): string => text.replace(/[\s\u00a0-]/g, '');
const digitsOf = (text: string): readonly number[] => Array.from(text, Number);
const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digitsOf(text)[index] ?? 0), 0);

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const REGON_9_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];
const REGON_14_WEIGHTS = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];
const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
const KW_VALUES = '0123456789XABCDEFGHIJKLMNOPRSTUWYZ';

/** NIP: 10 digits, weights 6 5 7 2 3 4 5 6 7 modulo 11; a remainder of 10 makes the number invalid. Takes spaces, hyphens and the prefix PL. */
export const parseNip = (text: string): string | null => {
  const nip = strip(text).replace(/^PL/i, '');
  if (!/^\d{10}$/.test(nip) || nip === '0000000000') return null;
  return weighted(nip, NIP_WEIGHTS) % 11 === Number(nip[9]) ? nip : null;
};

const isRegon9 = (regon: string): boolean => (weighted(regon, REGON_9_WEIGHTS) % 11) % 10 === Number(regon[8]);

/** REGON of 9 or 14 digits, modulo 11 with 10 as 0; the first nine of the long form must be valid too. Leading zeros stay. */
export const parseRegon = (text: string): string | null => {
  const regon = strip(text);
  if (/^\d{9}$/.test(regon)) return regon !== '000000000' && isRegon9(regon) ? regon : null;
  if (!/^\d{14}$/.test(regon) || !isRegon9(regon)) return null;
  return (weighted(regon, REGON_14_WEIGHTS) % 11) % 10 === Number(regon[13]) ? regon : null;
};

/** KRS: 10 digits without a checksum; shorter numbers are padded with zeros. */
export const parseKrs = (text: string): string | null => {
  const krs = strip(text);
  return /^\d{1,10}$/.test(krs) && Number(krs) > 0 ? krs.padStart(10, '0') : null;
};

/** What a PESEL says about its bearer. `born` is `YYYY-MM-DD`. */
export type Pesel = { readonly pesel: string; readonly born: string; readonly sex: 'F' | 'M' };

const CENTURIES: Readonly<Record<number, number>> = { 0: 1900, 1: 2000, 2: 2100, 3: 2200, 4: 1800 };

/** PESEL: 11 digits, weights 1 3 7 9 modulo 10; the month carries the century and the date must exist. */
export const parsePesel = (text: string): Pesel | null => {
  const pesel = strip(text);
  if (!/^\d{11}$/.test(pesel) || (10 - (weighted(pesel, PESEL_WEIGHTS) % 10)) % 10 !== Number(pesel[10])) return null;
  const coded = Number(pesel.slice(2, 4));
  const century = CENTURIES[Math.floor(coded / 20)];
  if (century === undefined) return null;
  const [year, month, dayOfMonth] = [century + Number(pesel.slice(0, 2)), coded % 20, Number(pesel.slice(4, 6))];
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const exists = month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
  return exists ? { pesel, born: date.toISOString().slice(0, 10), sex: Number(pesel[9]) % 2 === 0 ? 'F' : 'M' } : null;
};

/** Remainder of a long digit string by 97, piece by piece. */
const mod97 = (digits: string): number => Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** NRB: 26 digits, IBAN modulo 97. Takes spaces and the prefix PL; gives the bare 26 digits. */
export const parseNrb = (text: string): string | null => {
  const nrb = strip(text).replace(/^PL/i, '');
  return /^\d{26}$/.test(nrb) && mod97(`${nrb.slice(2)}2521${nrb.slice(0, 2)}`) === 1 ? nrb : null;
};

/** Check digit of a land and mortgage register number from its court (4) and number (8 digits). */
export const kwCheckDigit = (court: string, number: string): number =>
  [...court, ...number].reduce((sum, character, index) => sum + KW_VALUES.indexOf(character) * ([1, 3, 7][index % 3] ?? 0), 0) % 10;

/** Land and mortgage register number `CCCC/NNNNNNNN/D` (księga wieczysta); the middle is padded, any case and spaces are taken. */
export const parseKw = (text: string): string | null => {
  const match = /^([A-Z]{2}\d[A-Z])\/(\d{1,8})\/(\d)$/.exec(text.replace(/\s/g, '').toUpperCase());
  if (match === null) return null;
  const [, court = '', short = '', check = ''] = match;
  const number = short.padStart(8, '0');
  if (Number(number) === 0 || [...court].some((character) => !KW_VALUES.includes(character))) return null;
  return kwCheckDigit(court, number) === Number(check) ? `${court}/${number}/${check}` : null;
};

/** An address of registered electronic delivery (e-Doręczenia), `AE:PL-12345-67890-ABCDE-12`. */
export const parseDeliveryAddress = (text: string): string | null => {
  const bare = text.replace(/\s/g, '').toUpperCase();
  return /^AE:PL-\d{5}-\d{5}-[A-Z]{5}-\d{2}$/.test(bare) ? bare : null;
};

/** Postal code `00-001`; five bare digits get their hyphen. */
export const parsePostalCode = (text: string): string | null => {
  const match = /^(\d{2})-?(\d{3})$/.exec(text.replace(/\s/g, ''));
  return match === null ? null : `${match[1]}-${match[2]}`;
};

/** A plot: TERYT commune with its type, precinct and plot number (EGiB). */
export type PlotId = { readonly id: string; readonly commune: string; readonly precinct: string; readonly plot: string; readonly province: Province };

/** Full plot identifier `WWPPGG_R.OOOO.NR`, e.g. `146501_1.0001.12/3`; the first two digits must be a province. */
export const parsePlotId = (text: string): PlotId | null => {
  const match = /^(\d{6}_[1-9])\.(\d{4})\.((?:AR_\d+\.)?\d+(?:\/\d+)?)$/.exec(text.trim());
  const [, commune = '', precinct = '', plot = ''] = match ?? [];
  const province = provinceOfTeryt(commune);
  return match === null || province === null ? null : { id: match[0], commune, precinct, plot, province };
};

/** The province of a TERYT code (first two digits); `null` when there is none. */
export const provinceOfTeryt = (code: string): Province | null =>
  provinces.find((province) => provinceCodes[province].teryt === code.slice(0, 2)) ?? null;

/** An e-mail address in its plain form: trimmed, lower-cased domain; `null` when it is none. */
export const parseEmail = (text: string): string | null => {
  const trimmed = text.trim();
  const match = /^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63})$/i.exec(trimmed);
  if (match === null || trimmed.length > accountNumbers.emailMax) return null;
  const [, local = '', domain = ''] = match;
  return local.startsWith('.') || local.endsWith('.') || local.includes('..') ? null : `${local}@${domain.toLowerCase()}`;
};

const secureLink =
  /^https:\/\/((?:[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff][a-z0-9\u00a1-\uffff-]{1,62})(?::\d{2,5})?(?:[/?#][^\s<>"'`\\]*)?$/i;

/** A link that a page may show, with the host that it leads to: https only, without a name or password before its host; `https://` is added when no scheme stands. */
export const parseSecureLink = (text: string): { readonly href: string; readonly host: string } | null => {
  const trimmed = text.trim();
  const href = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed.replace(/^https:/i, 'https:') : `https://${trimmed}`;
  const host = secureLink.exec(href)?.[1];
  return host === undefined ? null : { href, host: host.toLowerCase() };
};

/** An http(s) address; `https://` is added when no scheme stands; `null` when it is none. */
export const parseWebsite = (text: string): string | null => {
  const trimmed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return /^https?:\/\/(?:[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]{2,63}(?::\d{2,5})?(?:[/?#]\S*)?$/i.test(
    withScheme,
  )
    ? withScheme
    : null;
};
