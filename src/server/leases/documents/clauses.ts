/** Puts the clauses of a lease into numbered blocks of a document. */

import { amountInWords } from '../../../domain/kit/amount-words.ts';
import type { Clause, ClauseId, Param, Point } from '../../../domain/leases/document/clauses.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { type Lang, type Translate, translators, type Words } from '../../../words/kit/words.ts';
import { leaseClosingWords } from '../../../words/leases/lease-closing.ts';
import { leaseDocumentWords } from '../../../words/leases/lease-document.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import { type Block, type ClauseItem, strong } from '../../kit/documents/sheet.ts';

const texts: Record<Lang, Translate<Words>> = translators<Words>({
  pl: { ...leaseDocumentWords.pl, ...leaseClosingWords.pl },
  en: { ...leaseDocumentWords.en, ...leaseClosingWords.en },
});

/** The texts of the lease, by keys that the domain's clause ids make up; a missing one throws, and a test draws every clause. */
export const leaseWords = (lang: Lang): ((key: string, values?: Readonly<Record<string, string | number>>) => string) => texts[lang];

type DictionaryKey = Parameters<ReturnType<typeof documentWords>['name']>[0];
/** Dictionaries whose names are common nouns: inside a sentence they begin small. */
const common = /^(ownership\.|mainUse\.|premisesUse\.|energyClass\.none)/;

/** The number of each clause in this very lease. */
export type Numbering = ReadonlyMap<ClauseId, number>;

/** Numbers the clauses from 1. */
export const numbering = (clauses: readonly Clause[]): Numbering => new Map(clauses.map((clause, index) => [clause.id, index + 1]));

const nameIn = (lang: Lang, key: string): string => {
  const name = documentWords(lang).name(key as DictionaryKey);
  return common.test(key) ? name.toLocaleLowerCase(lang) : name;
};

const written = (lang: Lang, param: Param, numbers: Numbering): string | number => {
  const f = documentFormatOf(lang);
  if ('money' in param) return strong(f.money(param.money));
  if ('inWords' in param) return amountInWords(param.inWords, lang);
  if ('day' in param) return strong(f.documentDay(param.day));
  if ('moment' in param) return f.documentInstant(param.moment);
  if ('area' in param) return strong(f.exactArea(param.area));
  if ('text' in param) return param.text;
  if ('name' in param) return nameIn(lang, param.name);
  if ('names' in param) return param.names.map((key) => nameIn(lang, key)).join(', ');
  if ('count' in param) return param.count;
  if ('account' in param) return strong(f.account(param.account));
  if ('hash' in param) return f.hash(param.hash);
  return `§\u00a0${numbers.get(param.clause) ?? '?'}`;
};

/** A Polish day ends with `r.`; at the end of a sentence its full stop is the sentence's own. */
const oneFullStop = (text: string): string => text.replaceAll('r.\uE001.', 'r.\uE001');

const sentence = (lang: Lang, prefix: string, { id, params = {} }: Point, numbers: Numbering): string =>
  oneFullStop(
    leaseWords(lang)(`${prefix}.${id}`, Object.fromEntries(Object.entries(params).map(([name, param]) => [name, written(lang, param, numbers)]))),
  );

/** Points as numbered items with their letters. `prefix` is the key under which their texts stand. */
export const itemsOf = (lang: Lang, prefix: string, points: readonly Point[], numbers: Numbering): ClauseItem[] =>
  points.map((point) => ({
    text: sentence(lang, prefix, point, numbers),
    ...(point.letters === undefined ? {} : { points: point.letters.map((letter) => sentence(lang, prefix, letter, numbers)) }),
  }));

/** Clauses as blocks, `§ 1. …`. */
export const clauseBlocks = (lang: Lang, clauses: readonly Clause[]): Block[] => {
  const numbers = numbering(clauses);
  return clauses.map(({ id, points }) => ({
    kind: 'clause',
    number: `§\u00a0${numbers.get(id) ?? 0}.`,
    title: leaseWords(lang)(`lease.${id}.title`),
    items: itemsOf(lang, `lease.${id}`, points, numbers),
  }));
};
