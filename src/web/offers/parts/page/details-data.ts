/** The filled-in fields of an offer as groups of rows. */

import { type PageGroup, pageGroups } from '../../../../domain/offers/fields/about.ts';
import { type FieldName, visitOffer } from '../../../../domain/offers/fields/catalogue.ts';
import { type OfficialAddress, officialPlace } from '../../../../domain/offers/rules/drafting/official-address.ts';
import type { FormPart, OfferForm } from '../../../../domain/offers/types.ts';
import type { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { fieldText, type ValueWriter } from '../../../../words/kit/field-values.ts';
import type { Format } from '../../../../words/kit/format.ts';
import type { Translate, Words } from '../../../../words/kit/words.ts';
import type { offerDetailWords } from '../../../../words/offers/details.ts';
import type { offerFieldWords } from '../../../../words/offers/fields.ts';
import type { OfferViewData } from './view.ts';

/** A fact about the premises: its name and its value. */
export type DetailRow = readonly [label: string, value: string];

/** A group of facts: only what the landlord filled in. */
export type DetailGroup = { readonly key: PageGroup; readonly rows: readonly DetailRow[] };

/** The words and formats of the page. */
export type DetailWords = {
  readonly t: Translate<typeof offerDetailWords.pl>;
  readonly name: Translate<typeof dictionaryWords.pl>;
  readonly field: Translate<typeof offerFieldWords.pl>;
  readonly f: Pick<Format, 'area' | 'number' | 'money' | 'day'>;
};

/** The fields of an offer with their values. */
export type FieldVisits = ReturnType<typeof visitOffer>;

/** The fields that this offer is asked for. JSON knows no undefined, so the wire's form is the domain's. */
export const fieldsOfOffer = ({ form }: Pick<OfferViewData, 'form'>): FieldVisits => visitOffer(form as OfferForm);

/** Everything that the landlord filled in and this viewer may read, in groups; an empty group is left out. */
export const detailGroups = (offer: OfferViewData, words: DetailWords, visits = fieldsOfOffer(offer)): readonly DetailGroup[] => {
  const terms = offer.private;
  const write = writerOf(words);
  const textOf = ({ name, field, value }: FieldVisits[number]): string | null => {
    if (name in ownTexts) return ownTexts[name as OwnText](value, words, terms !== null || offer.isOwner);
    return value === undefined ? null : fieldText(field, value, write);
  };
  const rowsOf = (visit: FieldVisits[number]): readonly DetailRow[] => {
    const text = textOf(visit);
    if (!text) return [];
    if (visit.name !== 'ownTerms.selected') return [[words.field(visit.name as FieldName), text]];
    // The text of the terms is no part of the form that everybody is sent.
    return [[words.field('ownTerms'), text], ...(terms?.ownTerms ? [[words.field('ownTerms.terms'), terms.ownTerms] as const] : [])];
  };
  // What is asked for in the section of the same name comes first.
  const groups = new Map(pageGroups.map((key) => [key, { own: [] as DetailRow[], others: [] as DetailRow[] }]));
  for (const visit of visits) {
    const { page, section } = visit.field;
    if (page === null || page === 'own' || (page === 'terms' && terms === null)) continue;
    const { own, others } = groups.get(page) ?? { own: [], others: [] };
    (section === page ? own : others).push(...rowsOf(visit));
  }
  return [...groups].map(([key, { own, others }]) => ({ key, rows: [...own, ...others] })).filter(({ rows }) => rows.length > 0);
};

/** What is said of one level of the offer besides its rooms. */
export const levelRows = (visits: FieldVisits, at: number, words: DetailWords): readonly DetailRow[] => {
  const write = writerOf(words);
  const level = `areaDetails.levels.${at}.`;
  return visits
    .filter(({ path, name, field, value }) => field.group === 'level' && value !== undefined && !inHead.has(name) && path.startsWith(level))
    .flatMap(({ name, field, value }): DetailRow[] => {
      const text = fieldText(field, value, write);
      return text === null ? [] : [[words.field(name as FieldName), text]];
    });
};

/** How many windows a room has; a dash where nobody said, as in the document. */
export const windowsText = (windows: number | undefined, t: DetailWords['t']): string => {
  if (windows === undefined) return '—';
  return windows > 0 ? t('windows', { n: windows }) : t('windows.none');
};

/** These stand in the head of the level's table. */
const inHead: ReadonlySet<string> = new Set(['areaDetails.levels.levelName', 'areaDetails.levels.levelNumber', 'areaDetails.levels.height']);

const writerOf = ({ t, name, f }: DetailWords): ValueWriter => ({
  name: (key) => (name as Translate<Words>)(key),
  yes: t('yes'),
  area: f.area,
  number: f.number,
  money: f.money,
  day: f.day,
});

type OwnTexts = { readonly [N in FieldName]?: (value: unknown, words: DetailWords, seesTerms: boolean) => string | null };
type OwnText = keyof typeof ownTexts;

/** Fields whose value has a sentence or a form of its own. */
const ownTexts = {
  'address.officialAddress': (value, { name }) => officialText((value ?? {}) as OfficialAddress, name),
  'relatedDetails.gates': (value) => gatesText((value ?? []) as Gates),
  'relatedDetails.columnsGridStructure': (value) => {
    const { x, y } = (value ?? {}) as Grid;
    return size(x, y, 'm');
  },
  'leaseAgreement.payDay': (value, { t }) =>
    value === undefined ? null : value === 'last' ? t('payDay.last') : t('payDay.day', { n: String(value) }),
  'leaseAgreement.firstPaymentDay': (value, { t }) => (typeof value === 'number' ? t('firstPayment.days', { n: value }) : null),
  'ownTerms.selected': (value, { t }) => t(value === true ? 'ownTerms.own' : 'ownTerms.standard'),
  landAndMortgageRegisterNumber: (value, { t }, seesTerms) => (seesTerms ? String(value ?? '') : t('after.confirmed')),
} as const satisfies OwnTexts;

const officialText = (official: OfficialAddress, name: DetailWords['name']): string =>
  [officialPlace(official), official.county ?? '', official.province === undefined ? '' : name(`province.${official.province}`)]
    .filter((part) => part !== '')
    .join(', ');

type Gates = NonNullable<FormPart<'relatedDetails'>['gates']>;
type Grid = NonNullable<FormPart<'relatedDetails'>['columnsGridStructure']>;

const size = (a: number | undefined, b: number | undefined, unit: string): string | null =>
  a === undefined || b === undefined ? null : `${a} × ${b}\u00a0${unit}`;

/** Equal gates once with their number: `4 × (400 × 450 cm)`. */
const gatesText = (gates: Gates): string => {
  const sizes = gates.flatMap(({ width, height }) => size(width, height, 'cm') ?? []);
  return [...new Set(sizes)]
    .map((one) => ({ one, n: sizes.filter((other) => other === one).length }))
    .map(({ one, n }) => (n === 1 ? one : `${n} × (${one})`))
    .join(', ');
};
