/** Writes the text of the lease: once with its open facts marked, for the landlord to sign, then with them filled in. */

import { amountInWords } from '../../../domain/kit/amount-words.ts';
import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import type { OpenValue } from '../../../domain/leases/document/open-facts.ts';
import {
  type Clause,
  type ClauseId,
  type ContractFacts,
  type OpenFact,
  openFacts,
  type Param,
  type Point,
} from '../../../domain/offers/document/clause.ts';
import { depositTerms } from '../../../domain/offers/document/clauses/deposit.ts';
import { type ContractItem, type ContractText, contractClauses, standsIn } from '../../../domain/offers/document/contract.ts';
import { hasPlan } from '../../../domain/offers/rules/floor-plan.ts';
import { optionsOf } from '../../../domain/offers/rules/lease-options.ts';
import type { LeaseOption, OfferForm } from '../../../domain/offers/types.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { type Lang, type Translate, translators, type Words } from '../../../words/kit/words.ts';
import { leaseClosingWords } from '../../../words/leases/lease-closing.ts';
import { leaseDocumentWords } from '../../../words/leases/lease-document.ts';
import { leaseTermsWords } from '../../../words/leases/lease-terms.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import { type Block, type ClauseItem, strong } from '../../kit/documents/sheet.ts';

const texts: Record<Lang, Translate<Words>> = translators<Words>({
  pl: { ...leaseDocumentWords.pl, ...leaseClosingWords.pl, ...leaseTermsWords.pl },
  en: { ...leaseDocumentWords.en, ...leaseClosingWords.en, ...leaseTermsWords.en },
});

/** The texts of the lease, by keys that the domain's clause ids make up; a missing one throws, and a test draws every clause. */
export const leaseWords = (lang: Lang): ((key: string, values?: Readonly<Record<string, string | number>>) => string) => texts[lang];

/** How an open fact becomes a text: its value in a lease, its name in brackets in the offer. */
export type FillIn = (fact: OpenFact) => string;

/** The whole text, every option as a variant, open facts as marks. */
export const contractText = (lang: Lang, facts: ContractFacts): ContractText => {
  const clauses = contractClauses(facts);
  const numbers = new Map(clauses.map(({ id }, index) => [id, index + 1]));
  return {
    clauses: clauses.map((clause) => clauseText(lang, clause, numbers)),
    depositTerms: itemsOf(lang, 'depositTerms', depositTerms(facts), numbers),
    hasPlan: hasPlan(facts.form.areaDetails?.levels),
  };
};

/** The clauses of a lease of the option, `§ 1. …`, with its facts filled in. */
export const leaseClauseBlocks = (text: ContractText, option: LeaseOption, fillIn: FillIn): Block[] =>
  text.clauses.map(({ title, items }, index) => ({
    kind: 'clause',
    number: numberOf(index),
    title,
    items: filled(
      items.filter((item) => standsIn(item, option)),
      fillIn,
    ),
  }));

/** The same clauses in the offer: points of one option marked with its letter, open facts by name. */
export const offeredClauseBlocks = (lang: Lang, text: ContractText, form: OfferForm): Block[] => {
  const letters = variantLetters(form);
  return text.clauses.map(({ title, items }, index) => ({
    kind: 'clause',
    number: numberOf(index),
    title,
    items: items.map((item) => {
      const [whole] = filled([item], namesOf(lang));
      const variants = letters.size < 2 ? [] : (item.options ?? []).map((option) => letters.get(option) ?? '');
      const tag =
        variants.length === 0 || variants.length === letters.size ? '' : `${leaseWords(lang)('variant.tag', { letters: variants.join(', ') })} `;
      return { ...whole, text: `${tag === '' ? '' : strong(tag.trim())}${tag === '' ? '' : ' '}${whole?.text ?? ''}` };
    }),
  }));
};

/** The deposit terms as one block. */
export const depositTermsBlock = (lang: Lang, text: ContractText, fillIn: FillIn): Block => ({
  kind: 'clause',
  number: '',
  title: leaseWords(lang)('depositTerms.title'),
  items: filled(text.depositTerms, fillIn),
});

/** The letters of the offered options, A first. */
export const variantLetters = (form: OfferForm): ReadonlyMap<LeaseOption, string> =>
  new Map(optionsOf(form).map((option, index) => [option, String.fromCodePoint(65 + index)]));

/** Fills in the values of a lease. */
export const valuesOf =
  (lang: Lang, values: Readonly<Record<OpenFact, OpenValue>>): FillIn =>
  (fact) => {
    const f = documentFormatOf(lang);
    const value = values[fact];
    if ('day' in value) return strong(f.documentDay(value.day));
    if ('moment' in value) return f.documentInstant(value.moment);
    if ('size' in value) return leaseWords(lang)(`tenantSize.${value.size === null ? 'unsaid' : value.size ? 'large' : 'other'}`);
    return 'hash' in value ? f.hash(value.hash) : value.text;
  };

/** Names the open facts, `[dzień rozpoczęcia najmu]`. */
export const namesOf =
  (lang: Lang): FillIn =>
  (fact) =>
    `[${leaseWords(lang)(`open.${fact}`, { n: leaseNumbers.withdrawalDays })}]`;

const numberOf = (index: number): string => `§\u00a0${index + 1}.`;

type Numbering = ReadonlyMap<ClauseId, number>;

const clauseText = (lang: Lang, { id, points }: Clause, numbers: Numbering): ContractText['clauses'][number] => ({
  id,
  title: leaseWords(lang)(`lease.${id}.title`),
  items: itemsOf(lang, `lease.${id}`, points, numbers),
});

const itemsOf = (lang: Lang, prefix: string, points: readonly Point[], numbers: Numbering): ContractItem[] =>
  points.map((point) => ({
    text: sentence(lang, prefix, point, numbers),
    ...(point.letters === undefined ? {} : { points: point.letters.map((letter) => sentence(lang, prefix, letter, numbers)) }),
    ...(point.options === undefined ? {} : { options: point.options }),
  }));

const sentence = (lang: Lang, prefix: string, { id, params = {} }: Point, numbers: Numbering): string =>
  oneFullStop(
    leaseWords(lang)(`${prefix}.${id}`, Object.fromEntries(Object.entries(params).map(([name, param]) => [name, written(lang, param, numbers)]))),
  );

const written = (lang: Lang, param: Param, numbers: Numbering): string | number => {
  const f = documentFormatOf(lang);
  if ('open' in param) return openMark(param.open);
  if ('money' in param) return strong(f.money(param.money));
  if ('inWords' in param) return amountInWords(param.inWords, lang);
  if ('day' in param) return strong(f.documentDay(param.day));
  if ('area' in param) return strong(f.exactArea(param.area));
  if ('text' in param) return param.text;
  if ('name' in param) return nameIn(lang, param.name);
  if ('names' in param) return param.names.map((key) => nameIn(lang, key)).join(', ');
  if ('month' in param) return leaseWords(lang)(`lease.month.${param.month}`);
  if ('count' in param) return param.count;
  if ('account' in param) return strong(f.account(param.account));
  return `§\u00a0${numbers.get(param.clause) ?? '?'}`;
};

type DictionaryKey = Parameters<ReturnType<typeof documentWords>['name']>[0];
/** Dictionaries whose names are common nouns: inside a sentence they begin small. */
const common = /^(ownership\.|mainUse\.|premisesUse\.|serviceCharge\.|energyClass\.none)/;

const nameIn = (lang: Lang, key: string): string => {
  const name = documentWords(lang).name(key as DictionaryKey);
  return common.test(key) ? name.toLocaleLowerCase(lang) : name;
};

/** Private characters around the name of an open fact: facts are cleaned of them, so that nobody writes one into a text. */
const openMark = (fact: OpenFact): string => `\uE002${fact}\uE003`;
const openMarks = /\uE002(\w+)\uE003/g;

const filled = (items: readonly ContractItem[], fillIn: FillIn): ClauseItem[] => {
  const fill = (text: string): string => oneFullStop(text.replaceAll(openMarks, (_, fact: string) => fillIn(factOf(fact))));
  return items.map(({ text, points }) => ({ text: fill(text), ...(points === undefined ? {} : { points: points.map(fill) }) }));
};

const factOf = (name: string): OpenFact => {
  const fact = openFacts.find((one) => one === name);
  if (fact === undefined) throw new Error(`the text of a lease leaves open what no lease fills in: ${name}`);
  return fact;
};

/** A Polish day ends with `r.`; at the end of a sentence its full stop is the sentence's own. */
const oneFullStop = (text: string): string => text.replaceAll('r.\uE001.', 'r.\uE001');
