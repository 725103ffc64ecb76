/** The facts that a tenant decides by, in words: the page and the brochure of an offer say the same. */

import type { Day, Grosze } from '../../../domain/kit/brand.ts';
import type { Costs } from '../../../domain/offers/rules/costs.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import type { FormPart, LeaseOption, OfferForm } from '../../../domain/offers/types.ts';
import { dictionaryWords } from '../../kit/dictionaries.ts';
import { formatOf } from '../../kit/format.ts';
import { nameWords } from '../../kit/names.ts';
import { type Lang, translators } from '../../kit/words.ts';
import { offerWords } from '../view.ts';

/** What only people who see the terms of an offer know of it. */
export type SixFactsTerms = {
  readonly price: Grosze;
  readonly deposit: Grosze;
  readonly costs: Pick<Costs, 'feesNet' | 'serviceNet' | 'rentPerMetre' | 'metered'>;
  readonly options: readonly { readonly option: LeaseOption; readonly months: number | null }[];
  readonly leaseAgreement?: { readonly nonRentFees?: string | undefined; readonly lumpSum?: Grosze | undefined } | undefined;
};

/** A fact: what it is called, its value (null for whoever does not see the terms), and a line under it. */
export type SixFact = {
  readonly key: 'area' | 'rent' | 'fees' | 'deposit' | 'free' | 'term' | 'price' | 'costs' | 'building';
  readonly name: string;
  readonly value: string | null;
  readonly text: string;
};

type Floor = { readonly levelName?: string | undefined; readonly levelNumber?: number | undefined };

/** What of the form they are made from; the wire writes what is missing as undefined. */
type Premises = {
  readonly offerType?: OfferForm['offerType'] | undefined;
  readonly availability?: Day | undefined;
  readonly unitReceiptDeadline?: number | undefined;
  readonly areaDetails?:
    | {
        readonly surface?: number | undefined;
        readonly buildingType?: FormPart<'areaDetails'>['buildingType'] | undefined;
        readonly constructionCompletionYear?: number | undefined;
        readonly levels?: readonly (Floor & { readonly rooms?: readonly unknown[] | undefined })[] | undefined;
      }
    | undefined;
  readonly mediaDetails?: { readonly energyCategory?: FormPart<'mediaDetails'>['energyCategory'] | undefined } | undefined;
};

/** The offer as its reader sees it; `today` says whether it is free already. */
export type SixFactsOf = { readonly form: Premises; readonly terms: SixFactsTerms | null; readonly today: string };

const words = translators(offerWords);
const names = translators(nameWords);
const dictionary = translators(dictionaryWords);

/** Six facts of an offer to let, in the order in which they stand; three of an announcement of a sale. For whoever does not see the terms three open ones come first, then what is closed. */
export const sixFacts = (lang: Lang, of: SixFactsOf): readonly SixFact[] => {
  const [area, free] = [areaFact(lang, of), freeFact(lang, of)];
  if (isSale(of.form)) return [area, termsFact(lang, of, 'price', salePrice), free];
  if (of.terms === null) return [area, free, buildingFact(lang, of), ...(['costs', 'deposit', 'term'] as const).map((key) => closedFact(lang, key))];
  const [rent, fees, deposit] = [termsFact(lang, of, 'rent', rentOf), termsFact(lang, of, 'fees', feesOf), termsFact(lang, of, 'deposit', depositOf)];
  return [area, rent, fees, deposit, free, termsFact(lang, of, 'term', termOf)];
};

/** The name of a floor: as its owner wrote it, else counted from the ground floor. */
export const floorName = (lang: Lang, { levelName, levelNumber }: Floor): string => {
  if (levelName !== undefined && levelName.trim() !== '' && !/^-?\d+$/.test(levelName)) return levelName;
  const n = levelNumber ?? Number(levelName ?? 0);
  return n === 0 ? names[lang]('floor.ground') : n < 0 ? names[lang]('floor.basement') : names[lang]('floor.n', { n });
};

const areaFact = (lang: Lang, { form }: SixFactsOf): SixFact => {
  const levels = form.areaDetails?.levels ?? [];
  const rooms = levels.reduce((n, level) => n + (level.rooms?.length ?? 0), 0);
  const floors = levels.slice(0, 2).map((level) => floorName(lang, level));
  const text = [...floors, ...(rooms > 0 ? [words[lang]('rooms', { n: rooms })] : [])].join(', ');
  return { key: 'area', name: words[lang]('key.area'), value: formatOf(lang).area(form.areaDetails?.surface ?? 0), text };
};

/** A sale has no handover of ours: what its form kept of one from before is not said. */
const freeFact = (lang: Lang, { form, today }: SixFactsOf): SixFact => {
  const { availability, unitReceiptDeadline: days } = form;
  return {
    key: 'free',
    name: words[lang]('key.free'),
    value: availability !== undefined && availability > today ? formatOf(lang).day(availability) : words[lang]('free.now'),
    text: days === undefined || isSale(form) ? '' : words[lang]('free.pickup', { n: days }),
  };
};

/** When it was built, as what, and how much energy it takes. */
const buildingFact = (lang: Lang, { form: { areaDetails, mediaDetails } }: SixFactsOf): SixFact => {
  const { buildingType, constructionCompletionYear: year } = areaDetails ?? {};
  const energy = mediaDetails?.energyCategory;
  const type = buildingType === undefined ? [] : [dictionary[lang](`buildingType.${buildingType}`)];
  const classOf = energy === undefined || energy === 'none' ? [] : [words[lang]('building.energy', { name: energy })];
  const [value = '—', ...rest] = [...(year === undefined ? [] : [String(year)]), ...type, ...classOf];
  return { key: 'building', name: words[lang]('key.building'), value, text: rest.join(', ') };
};

const closedFact = (lang: Lang, key: 'costs' | 'deposit' | 'term'): SixFact => ({ key, name: words[lang](`key.${key}`), value: null, text: '' });

type FactText = readonly [value: string, text: string];

const termsFact = (
  lang: Lang,
  { terms }: SixFactsOf,
  key: 'rent' | 'fees' | 'deposit' | 'term' | 'price',
  worded: (lang: Lang, terms: SixFactsTerms) => FactText,
): SixFact => {
  const [value, text] = terms === null ? [null, ''] : worded(lang, terms);
  return { key, name: words[lang](`key.${key}`), value, text };
};

const rentOf = (lang: Lang, { price, costs }: SixFactsTerms): FactText => {
  const f = formatOf(lang);
  return [f.money(price), words[lang]('per.metre.month', { price: f.money(costs.rentPerMetre) })];
};

const salePrice = (lang: Lang, { price, costs }: SixFactsTerms): FactText => {
  const f = formatOf(lang);
  return [f.money(price), words[lang]('per.metre', { price: f.money(costs.rentPerMetre) })];
};

const depositOf = (lang: Lang, { deposit }: SixFactsTerms): FactText => [formatOf(lang).money(deposit), words[lang]('deposit.returned')];

/** What fees are called and cost, from the landlord's own terms. */
const feesOf = (lang: Lang, { leaseAgreement: lease, costs }: SixFactsTerms): FactText => {
  const [t, f] = [words[lang], formatOf(lang)];
  if (lease?.nonRentFees === 'lump_sum') return [f.money(costs.feesNet), t('fees.lump_sum', { price: f.money(lease.lumpSum ?? 0) })];
  if (lease?.nonRentFees !== 'metered') return [f.money(0), t('fees.in_rent')];
  if (costs.serviceNet > 0) return [f.money(costs.feesNet), t(costs.metered === null ? 'fees.service' : 'fees.service.metered')];
  return costs.metered === null ? ['—', t('fees.metered.unknown')] : [f.money(costs.metered), t('fees.metered')];
};

/** The terms offered, shortest first: "12, 24 or 36 mo., or indefinite". */
const termOf = (lang: Lang, { options }: SixFactsTerms): FactText => {
  const t = words[lang];
  const terms = options.flatMap(({ months }) => (months === null ? [] : [months])).sort((a, b) => a - b);
  const longest = terms.at(-1);
  if (longest === undefined) return [t('term.infinite'), ''];
  const shorter = terms.slice(0, -1).join(', ');
  const value = shorter === '' ? t('months', { n: longest }) : t('months.short', { n: t('term.or', { a: shorter, b: String(longest) }) });
  return [value, options.some(({ option }) => option === 'infinite') ? t('term.also') : ''];
};
