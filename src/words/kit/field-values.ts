import type { Day, Grosze } from '../../domain/kit/brand.ts';
import type { Field, Unit } from '../../domain/kit/catalogue.ts';
import type { Lang } from './words.ts';

/** How a page or a document writes values: documents write areas and days in another way than pages do. */
export type ValueWriter = {
  /** The name of a dictionary's key, `drive.asphalt`. */
  readonly name: (key: string) => string;
  readonly yes: string;
  readonly area: (squareMetres: number) => string;
  readonly number: (n: number, digits?: number) => string;
  readonly money: (amount: Grosze) => string;
  readonly day: (day: Day) => string;
};

/**
 * The value of a catalogue's field as pages and documents write it; `null` when there is nothing to say: not filled in, not ticked, no area
 * at all. Groups, lists and days of the month have no common form; whoever shows them writes them.
 */
export const fieldText = (field: Field, value: unknown, write: ValueWriter): string | null => {
  switch (field.kind) {
    case 'flag':
      return value === true ? write.yes : null;
    case 'choice':
      return typeof value === 'string' && field.dictionary !== null ? write.name(`${field.dictionary}.${value}`) : null;
    case 'choices':
      return Array.isArray(value) && value.length > 0 ? value.map((key) => write.name(`${field.dictionary}.${key}`)).join(', ') : null;
    case 'number':
      return typeof value === 'number' ? numberText(field, value, write) : null;
    case 'money':
      return typeof value === 'number' ? write.money(value as Grosze) + (field.unit === 'zł/m²' ? '/m²' : '') : null;
    case 'day':
      return typeof value === 'string' && value !== '' ? write.day(value as Day) : null;
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
    default:
      return null;
  }
};

const words: readonly (Unit | undefined)[] = [undefined, 'pieces', 'days', 'months'];

const numberText = ({ unit, digits = 0, plain }: Field & { readonly kind: 'number' }, value: number, write: ValueWriter): string | null => {
  if (unit === 'm²') return value === 0 ? null : write.area(value);
  if (plain === true) return String(value);
  // Two digits are what numbers are written with anyway; more are written as many as the field takes.
  const number = digits > 2 ? write.number(value, digits) : write.number(value);
  return words.includes(unit) ? number : `${number}\u00a0${unit}`;
};

/** A name inside a sentence or a list: its first letter small, unless it begins with an abbreviation (`LAN`, `EU index`). */
export const inSentence = (name: string, lang: Lang): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLocaleLowerCase(lang) + name.slice(1) : name;
