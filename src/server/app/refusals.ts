/** Joins the words of all refusals. */

import type { Refusal } from '../../domain/kit/verdict.ts';
import { fieldRefusalWords } from '../../words/kit/fields.ts';
import { formatOf } from '../../words/kit/format.ts';
import { kitRefusalWords } from '../../words/kit/refusals.ts';
import { type Lang, translator, type Values, type Words } from '../../words/kit/words.ts';
import type { Room } from '../kit/room.ts';
import { rooms } from './rooms.ts';

const joined = (of: (room: Room) => Words | undefined, kit: Words): Words =>
  Object.fromEntries([kit, ...rooms.map(of)].flatMap((words) => Object.entries(words ?? {})));

/** What every refusal of the product is called, by language. */
export const refusalWords: Record<Lang, Words> = {
  pl: joined(({ words }) => words?.pl, { ...kitRefusalWords.pl, ...fieldRefusalWords.pl }),
  en: joined(({ words }) => words?.en, { ...kitRefusalWords.en, ...fieldRefusalWords.en }),
};

const isAmount = (name: string): boolean => name === 'amount' || name.endsWith('Amount');

const shown = (name: string, value: string | number, lang: Lang): string | number => {
  if (typeof value === 'number') return isAmount(name) ? formatOf(lang).money(value) : value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatOf(lang).day(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatOf(lang).instant(value) : value;
};

/** Says a refusal in a language. A text that cannot be said is a fault of ours, but not one that may hide the refusal: then its code stands there. */
export const refusalText = ({ code, params = {} }: Refusal, lang: Lang): string => {
  const key = `refusal.${code}`;
  if (!(key in refusalWords[lang])) return code;
  const values: Values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(name, value, lang)]));
  try {
    return translator(refusalWords[lang], lang)(key, values);
  } catch {
    return code;
  }
};
