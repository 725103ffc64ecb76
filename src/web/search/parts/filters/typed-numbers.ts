/** Reads the numbers in the address of a search: as the form of an offer reads them, in the language of the page. */

import type { Unit } from '../../../../domain/kit/catalogue.ts';
import { readNumber, type TypedNumber } from '../../../../domain/kit/typed/number.ts';
import { fieldBehind } from '../../../../domain/search/rules/filters.ts';
import type { Lang } from '../../../../words/kit/words.ts';

/** The price per m² is no field of the form: it follows from rent and area. */
export const perMetre = 'pricePerMetre';

/** The unit that a number of a field is typed in; rents are typed in złoty. */
export const typedUnit = (field: string): Unit | 'zł' | undefined => {
  if (field === perMetre) return 'zł/m²';
  const found = fieldBehind(field);
  if (found?.kind === 'money') return found.unit ?? 'zł';
  return found?.kind === 'number' ? found.unit : undefined;
};

/** A limit may be finer than what it limits: "from 2.5 m" of a height that the form takes in whole centimetres. */
const leastDigits = 2;

/** The decimals that count in a limit of a field. */
export const typedDigits = (field: string): number => {
  const found = fieldBehind(field);
  return Math.max(leastDigits, found?.kind === 'number' ? (found.digits ?? 0) : 0);
};

/** `addressNumber` writes four decimals, or none that a language could take for thousands: such a number is ours, and not typed. */
const ours = /^-?\d+\.\d{4,}$/;

/**
 * What stands in the address for a field, `80 m²`, `1 200 zł`, `-1`; null where nothing does.
 *
 *     1,200   is 1200 on an English page, and 1.2 on a Polish one
 */
export const readTyped = (text: string | null, field: string, lang: Lang): TypedNumber | null => {
  const typed = text?.trim();
  if (!typed) return null;
  if (ours.test(typed)) return { value: Number(typed), problem: null };
  const unit = typedUnit(field);
  const expected = { digits: typedDigits(field), decimal: lang === 'pl' ? ',' : '.', ...(unit && { unit }) } as const;
  return readNumber(unit === 'm²' ? inSquareMetres(typed) : typed, expected);
};

/** "80 m" of an area is how people write 80 m², as in the typed line. */
const inSquareMetres = (text: string): string => text.replace(/(?<=\d)\s*m(?:etr\p{L}*)?\.?$/iu, ' m²');

/** A number above 0 without its decimals, at most `max`; null for anything else. */
export const readTypedWhole = (text: string | null, field: string, lang: Lang, max: number): number | null => {
  const whole = Math.floor(readTyped(text, field, lang)?.value ?? 0);
  return whole > 0 ? Math.min(whole, max) : null;
};
