/** Problems of fields as sentences. */

import type { WireRefusal } from '../../../contract/kit/client.ts';
import { fieldRefusalWords } from '../../../words/kit/fields.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { type Lang, translator, type Words } from '../../../words/kit/words.ts';
import { useLang } from './words.ts';

const words: Record<Lang, Words> = fieldRefusalWords;

const shown = (params: WireRefusal['params'], lang: Lang): Record<string, string | number> => {
  const f = formatOf(lang);
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, typeof value === 'number' && /amount$/i.test(name) ? f.money(value) : value]),
  );
};

/** A problem that a rule found in the browser, as a sentence: the room's own words, else the kit's, which name the field. */
export const fieldTextOf = (problem: Pick<WireRefusal, 'code' | 'params'>, label: string, lang: Lang, room: Words = {}): string => {
  const [key, labelled, params] = [`refusal.${problem.code}`, `labelled.${problem.code}`, shown(problem.params, lang)];
  if (key in room) return translator(room, lang)(key, params);
  if (labelled in words[lang]) return translator(words[lang], lang)(labelled, { ...params, field: label });
  return translator(words[lang], lang)(key in words[lang] ? key : 'refusal.field.invalid', params);
};

/** `const fieldText = useFieldText(refusals); fieldText(problem, label)`; `room` are the room's refusals in both languages. */
export const useFieldText = (room?: {
  readonly pl: Words;
  readonly en: Words;
}): ((problem: Pick<WireRefusal, 'code' | 'params'>, label: string) => string) => {
  const lang = useLang();
  return (problem, label) => fieldTextOf(problem, label, lang, room?.[lang]);
};
