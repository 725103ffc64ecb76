/** Joins the words of all refusals. */

import type { Logger } from 'pino';
import { fieldRefusalWords } from '../../words/kit/fields.ts';
import { formatOf } from '../../words/kit/format.ts';
import { kitRefusalWords } from '../../words/kit/refusals.ts';
import { type Lang, translator, type Values, type Words } from '../../words/kit/words.ts';
import type { RefusalText } from '../kit/http/wire.ts';
import type { Config } from '../kit/process/config.ts';
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

/**
 * Says refusals in a language. A text that cannot be said (stored data names a code of before, a value is missing) is a fault of ours: it
 * is found while developing; in production it must not hide the refusal, so the code stands there and the log knows.
 */
export const refusalTextOf =
  ({ config, log }: { readonly config: Pick<Config, 'production'>; readonly log: Logger }): RefusalText =>
  ({ code, params = {} }, lang) => {
    try {
      const values: Values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(name, value, lang)]));
      return translator(refusalWords[lang], lang)(`refusal.${code}`, values);
    } catch (fault) {
      if (!config.production) throw fault;
      log.error({ fault, refusal: code }, 'a refusal has no text');
      return code;
    }
  };
