/** Makes the table of a comparison out of offers as this viewer may see them; runs on the server. */

import { energyClasses } from '../../../../domain/kit/dictionaries.ts';
import { perSquareMetre, sum } from '../../../../domain/kit/money.ts';
import { dayOf } from '../../../../domain/kit/time.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { bestAt } from '../../../../domain/search/rules/compare.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { floorName } from '../../../../words/offers/facts/six-facts.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { compareWords } from '../../../../words/search/compare.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import { addressOf } from '../../../offers/parts/page/address.ts';
import { detailGroups } from '../../../offers/parts/page/details-data.ts';
import type { OfferTerms, OfferViewData } from '../../../offers/parts/page/view.ts';

/** One value: `note` is a small line below it, `best` says why it is the best of its row. */
export type CompareCell = { readonly text: string | null; readonly note?: string; readonly best?: string };
/** A row; `same` holds where all offers have the same value. */
export type CompareRow = {
  readonly label: string;
  readonly note?: string;
  readonly cells: readonly CompareCell[];
  readonly same: boolean;
  readonly total?: true;
};
/** Rows under a heading. */
export type CompareGroup = { readonly key: string; readonly title: string; readonly rows: readonly CompareRow[] };
/** The parts of a month's cost in grosze, for the picture; null where the viewer may not see them. */
export type CostParts = { readonly rent: number; readonly fees: number; readonly vat: number; readonly text: string } | null;

/** What stands above a column. */
export type CompareHead = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly picture: string | null;
  readonly tag: 'booked' | 'expired' | 'ended' | null;
  readonly until: string | null;
  readonly isFavourite: boolean;
  /** One's own offer: its owner hears of it anyway. */
  readonly isOwn: boolean;
};

/** The whole comparison in the reader's language. Rows of the premises are those of the offers' pages, out of the catalogue. */
export type Comparison = {
  readonly heads: readonly CompareHead[];
  readonly costs: readonly CostParts[];
  readonly groups: readonly CompareGroup[];
};

/** Puts offers side by side. What the server did not answer, prices of a visitor above all, has no rows. */
export const comparisonOf = (offers: readonly OfferViewData[], lang: Lang, today: string): Comparison => {
  const words = wordsOf(lang);
  return {
    heads: offers.map(headOf),
    costs: offers.map((offer) => partsOf(offer, words)),
    groups: [costGroup(offers, words), termGroup(offers, words, today), ...premisesGroups(offers, words)].filter(({ rows }) => rows.length > 0),
  };
};

const wordsOf = (lang: Lang) => ({
  t: translatorOf(compareWords, lang),
  lang,
  f: formatOf(lang),
  detail: {
    t: translatorOf(offerDetailWords, lang),
    name: translatorOf(dictionaryWords, lang),
    field: translatorOf(offerFieldWords, lang),
    f: formatOf(lang),
  },
});
type Texts = ReturnType<typeof wordsOf>;

/** Its sides still open an offer that is let, hidden or deleted, and compare it with others. */
const ended: ReadonlySet<OfferViewData['badge']> = new Set(['signed', 'hidden', 'deleted']);

const tagOf = (badge: OfferViewData['badge'], isExpired: boolean): CompareHead['tag'] => {
  if (badge === 'booked') return 'booked';
  if (ended.has(badge)) return 'ended';
  return isExpired || badge === 'expired' ? 'expired' : null;
};

/** Is it one that nobody can take any more? It stands in the comparison as it was, and is the best in nothing. */
export const isOver = ({ badge, expired }: Pick<OfferViewData, 'badge' | 'expired'>): boolean => {
  const tag = tagOf(badge, expired === true);
  return tag === 'ended' || tag === 'expired';
};

/** The cells of a row for which the best is looked for: what is over does not take part. */
const competing = (offers: readonly OfferViewData[], cells: readonly Cell[]): readonly Cell[] =>
  cells.map((cell, at) => (offers[at] && isOver(offers[at]) ? { ...cell, value: null } : cell));

const headOf = ({ id, form, images, badge, expired, reservation, isFavourite, isOwner }: OfferViewData): CompareHead => ({
  id,
  name: form.name ?? '',
  address: unbrokenPostCode(addressOf(form)),
  picture: images[0]?.smallUrl ?? null,
  tag: tagOf(badge, expired === true),
  until: reservation?.reservedUntil ?? null,
  isFavourite,
  isOwn: isOwner || reservation?.mine === true,
});

/** Columns are narrow: `16-400` is not parted at its hyphen. */
const unbrokenPostCode = (address: string): string => address.replace(/(?<!\d)(\d{2})-(\d{3})(?!\d)/, '$1\u2060-\u2060$2');

const partsOf = ({ private: terms, form }: OfferViewData, { t, f }: Texts): CostParts => {
  if (!terms || isSale(form)) return null;
  const { rentNet, feesNet, vat } = terms.costs;
  const text = t('scale.text', { rent: f.money(rentNet), fees: f.money(feesNet), vat: f.money(vat) });
  return { rent: rentNet, fees: feesNet, vat, text };
};

type Cell = CompareCell & { readonly value?: number | null };
type BestValue = { readonly wanted: 'least' | 'most'; readonly text: string };
type RowMore = { readonly note?: string; readonly best?: BestValue; readonly total?: true };

/** A row of cells; equal ones are marked as equal, the best one with a word, since colour alone says nothing. */
const row = (label: string, cells: readonly Cell[], { note, best, total }: RowMore = {}): CompareRow => {
  const values = cells.map(({ value }) => value ?? null);
  const bests = best ? bestAt(values, best.wanted) : [];
  const texts = cells.map(({ text }) => text);
  return {
    label,
    ...(note !== undefined && { note }),
    ...(total && { total }),
    same: cells.length > 1 && new Set(texts).size === 1,
    cells: cells.map(({ text, note: below }, at) => ({
      text,
      ...(below !== undefined && { note: below }),
      ...(best && bests.includes(at) && { best: best.text }),
    })),
  };
};

const missing: Cell = { text: null };
const seesTerms = (offers: readonly OfferViewData[]): boolean => offers.some((offer) => offer.private !== null);

const costGroup = (offers: readonly OfferViewData[], texts: Texts): CompareGroup => {
  const { t } = texts;
  const group = { key: 'cost', title: t('group.cost') };
  if (!seesTerms(offers)) return { ...group, rows: [] };
  const ofLease = (cellOf: (terms: OfferTerms, offer: OfferViewData) => Cell): readonly Cell[] =>
    competing(
      offers,
      offers.map((offer) => (offer.private && !isSale(offer.form) ? cellOf(offer.private, offer) : missing)),
    );
  const rows = offers.every(({ form }) => isSale(form)) ? [] : leaseRows(ofLease, texts);
  return { ...group, rows: [...rows, ...salePrice(offers, texts)] };
};

type OfLease = (cellOf: (terms: OfferTerms, offer: OfferViewData) => Cell) => readonly Cell[];

const leaseRows = (ofLease: OfLease, { t, f }: Texts): readonly CompareRow[] => {
  const money = (value: number, note?: string): Cell => ({ text: f.money(value), value, ...(note !== undefined && { note }) });
  const gross = ofLease(({ costs }) => money(costs.gross, costs.known ? undefined : t('unknown')));
  const least = Math.min(...gross.flatMap(({ value }) => value ?? []));
  const dearer = gross.map((cell) =>
    cell.value && cell.value > least && cell.note === undefined ? { ...cell, note: t('more', { amount: f.money(cell.value - least) }) } : cell,
  );
  return [
    row(
      t('rent'),
      ofLease(({ costs }) => money(costs.rentNet, `${f.money(costs.rentPerMetre)}/m²`)),
    ),
    row(
      t('fees'),
      ofLease(({ costs }) => money(costs.feesNet)),
    ),
    row(
      t('vat'),
      ofLease(({ costs }) => money(costs.vat, costs.vatRate === 0 ? undefined : `${costs.vatRate}%`)),
    ),
    row(t('gross'), dearer, { note: t('gross.note'), best: { wanted: 'least', text: t('least') }, total: true }),
    row(
      t('metre'),
      ofLease(({ costs }, { form }) => metreCell(perSquareMetre(costs.net, form.areaDetails?.surface ?? 0), money)),
      {
        note: t('metre.note'),
        best: { wanted: 'least', text: t('cheapest') },
      },
    ),
    row(
      t('start'),
      ofLease(({ costs, deposit }) => money(sum(deposit, costs.gross), t('start.deposit', { amount: f.money(deposit) }))),
      {
        note: t('start.note'),
        best: { wanted: 'least', text: t('least') },
      },
    ),
    row(
      t('fee.tenant'),
      ofLease(({ fees }) => (fees ? money(fees.tenant.gross) : missing)),
      { note: t('fee.note') },
    ),
  ];
};

const metreCell = (value: number | null, money: (value: number) => Cell): Cell => (value === null ? missing : money(value));

const salePrice = (offers: readonly OfferViewData[], { t, f }: Texts): readonly CompareRow[] =>
  offers.some(({ form }) => isSale(form))
    ? [
        row(
          t('price'),
          offers.map(({ form, private: terms }) => (terms && isSale(form) ? { text: f.money(terms.price), value: terms.price } : missing)),
        ),
      ]
    : [];

const termGroup = (offers: readonly OfferViewData[], { t, f, detail }: Texts, today: string): CompareGroup => {
  const free = offers.map((offer): Cell => {
    const { availability } = offer.form;
    return availability && !isOver(offer) ? { text: availability <= today ? t('now') : f.day(availability) } : missing;
  });
  const terms = offers.map(({ private: own }): Cell => {
    const months = (own?.options ?? []).map(({ months: n }) => (n === null ? t('term.open') : detail.t('months', { n })));
    return months.length === 0 ? missing : { text: months.join(', ') };
  });
  // An announcement of a sale binds nobody: it has a row of its own.
  const until = (ofSale: boolean): readonly CompareRow[] =>
    offers.some(({ form }) => isSale(form) === ofSale)
      ? [
          row(
            t(ofSale ? 'visible' : 'binds'),
            offers.map(({ private: own, form }): Cell => (own && isSale(form) === ofSale ? { text: f.day(dayOf(own.validTo)) } : missing)),
          ),
        ]
      : [];
  return {
    key: 'terms',
    title: t('group.terms'),
    rows: [row(t('free'), free), ...(seesTerms(offers) ? [row(t('term'), terms), ...until(false), ...until(true)] : [])],
  };
};

const levelsText = ({ form }: OfferViewData, { lang }: Texts): string | null => {
  const levels = form.areaDetails?.levels ?? [];
  const names = levels.map((level) =>
    level.levelNumber === undefined ? (level.levelName ?? '') : floorName(lang, { levelNumber: level.levelNumber }),
  );
  return [...new Set(names)].filter(Boolean).join(', ') || null;
};

/** Rows of the offers' own pages: every field that one of them has, beside what the others say of it. */
const premisesGroups = (offers: readonly OfferViewData[], texts: Texts): readonly CompareGroup[] => {
  const { t, f, detail } = texts;
  const grouped = offers.map((offer) => detailGroups(offer, detail));
  const keys = [...new Set(grouped.flat().map(({ key }) => key))];
  const best = bestOf(offers, texts);
  const first: CompareGroup = {
    key: 'premises',
    title: t('group.premises'),
    rows: [
      row(
        t('area'),
        competing(
          offers,
          offers.map(({ form }): Cell => ({ text: f.area(form.areaDetails?.surface ?? 0), value: form.areaDetails?.surface ?? null })),
        ),
        { best: { wanted: 'most', text: t('most') } },
      ),
      row(
        t('levels'),
        offers.map((offer): Cell => ({ text: levelsText(offer, texts) })),
      ),
    ],
  };
  const others = keys.map((key): CompareGroup => {
    const rowsOf = grouped.map((groups) => new Map(groups.find((group) => group.key === key)?.rows ?? []));
    const labels = [...new Set(rowsOf.flatMap((rows) => [...rows.keys()]))];
    const rows = labels.map((label) => {
      const more = best.get(label);
      return row(
        label,
        competing(
          offers,
          rowsOf.map((known, at): Cell => ({ text: known.get(label) ?? null, value: more?.values[at] ?? null })),
        ),
        more ? { best: more.best } : {},
      );
    });
    return { key, title: detail.t(`d.${key}`), rows };
  });
  return [first, ...others];
};

/** Fields of which more, or an earlier key, is better whatever one does with the premises. */
const bestOf = (offers: readonly OfferViewData[], { t, detail }: Texts) =>
  new Map([
    [
      detail.field('parkingDetails.parkingLotsAvailable'),
      { values: offers.map(({ form }) => form.parkingDetails?.parkingLotsAvailable ?? null), best: { wanted: 'most', text: t('most') } as const },
    ],
    [
      detail.field('mediaDetails.powerAllocation'),
      { values: offers.map(({ form }) => form.mediaDetails?.powerAllocation ?? null), best: { wanted: 'most', text: t('most') } as const },
    ],
    [
      detail.field('mediaDetails.energyCategory'),
      {
        values: offers.map(({ form: { mediaDetails } }) => {
          const at = mediaDetails?.energyCategory ? energyClasses.indexOf(mediaDetails.energyCategory) : -1;
          return at < 0 || mediaDetails?.energyCategory === 'none' ? null : at;
        }),
        best: { wanted: 'least', text: t('best') } as const,
      },
    ],
  ]);
