/** Says what follows from a comparison, in a few lines: only what is known of every offer in it. Runs on the server. */

import { kmBetween } from '../../../../domain/kit/map/distance.ts';
import { perSquareMetre } from '../../../../domain/kit/money.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { onlyBest } from '../../../../domain/search/rules/compare.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { compareWords } from '../../../../words/search/compare.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import type { OfferTerms, OfferViewData } from '../../../offers/parts/page/view.ts';
import { isOver } from './compare-table.ts';

/** One line: what it is about, and which offer is it by how much. */
export type CompareVerdict = { readonly title: string; readonly text: string };

/** The place that was searched, from which distances are measured. */
export type ComparedPlace = { readonly text: string; readonly point: { readonly lat: number; readonly lng: number } };

const textsOf = (lang: Lang) => ({ t: translatorOf(compareWords, lang), f: formatOf(lang) });
type Texts = ReturnType<typeof textsOf>;
type Line = (offers: readonly OfferViewData[], texts: Texts) => CompareVerdict | null;

/** What follows for the offers of a comparison that one can still take. A line that somebody may not see, or that would rest on a guess, is left out. */
export const verdictsOf = (compared: readonly OfferViewData[], lang: Lang, today: string, place: ComparedPlace | null): readonly CompareVerdict[] => {
  const texts = textsOf(lang);
  const offers = compared.filter((offer) => !isOver(offer));
  const lines: readonly Line[] = [month, metre, nearestTo(place), freeFrom(today), largest];
  return offers.length < 2 ? [] : lines.flatMap((line) => line(offers, texts) ?? []);
};

const nameOf = (offers: readonly OfferViewData[], at: number): string => offers[at]?.form.name ?? '';

/** What every offer in the comparison costs; null where one of them does not say, or is for sale. */
const costsOf = (offers: readonly OfferViewData[]): readonly OfferTerms['costs'][] | null => {
  const costs = offers.flatMap(({ private: terms, form }) => (terms && !isSale(form) ? [terms.costs] : []));
  return costs.length === offers.length ? costs : null;
};

/** The month's whole cost counts only where every offer knows its own: one without its meters would always be the cheapest. */
const month: Line = (offers, { t, f }) => {
  const costs = costsOf(offers);
  const best = costs?.every(({ known }) => known)
    ? onlyBest(
        costs.map(({ gross }) => gross),
        'least',
      )
    : null;
  if (!costs || !best) return null;
  const amount = f.money(costs[best.at]?.gross ?? 0);
  return { title: t('verdict.month'), text: t('verdict.month.text', { name: nameOf(offers, best.at), amount, less: f.money(best.ahead) }) };
};

const metre: Line = (offers, { t, f }) => {
  const costs = costsOf(offers);
  if (!costs) return null;
  const isWhole = costs.every(({ known }) => known);
  const values = costs.map(({ net, rentPerMetre }, at) => (isWhole ? perSquareMetre(net, offers[at]?.form.areaDetails?.surface ?? 0) : rentPerMetre));
  const best = onlyBest(values, 'least');
  if (!best) return null;
  const key = isWhole ? 'verdict.metre' : 'verdict.rent';
  return { title: t(key), text: t(`${key}.text`, { name: nameOf(offers, best.at), amount: f.money(values[best.at] ?? 0) }) };
};

const nearestTo =
  (place: ComparedPlace | null): Line =>
  (offers, { t, f }) => {
    if (!place) return null;
    const km = offers.map(({ form: { geoMarker } }) => (geoMarker ? Math.round(kmBetween(place.point, geoMarker) * 10) / 10 : null));
    const best = onlyBest(km, 'least');
    const text = best && t('verdict.near.text', { name: nameOf(offers, best.at), km: f.number(km[best.at] ?? 0, 1) });
    return text === null ? null : { title: t('verdict.near', { place: place.text }), text };
  };

/** What is reserved is not free, whatever day it names. */
const freeFrom =
  (today: string): Line =>
  (offers, { t, f }) => {
    const days = offers.map(({ form, badge }) => (badge === 'active' ? (form.availability ?? null) : null));
    const now = offers.filter((_, at) => (days[at] ?? '9999') <= today);
    if (now.length > 0 && now.length < offers.length) return { title: t('verdict.now'), text: now.map(({ form }) => form.name ?? '').join(', ') };
    const best = onlyBest(
      days.map((day) => (day === null ? null : Date.parse(day))),
      'least',
    );
    const text = best && t('verdict.first.text', { name: nameOf(offers, best.at), day: f.day(days[best.at] ?? '') });
    return text === null ? null : { title: t('verdict.first'), text };
  };

const largest: Line = (offers, { t, f }) => {
  const areas = offers.map(({ form }) => form.areaDetails?.surface ?? null);
  const best = onlyBest(areas, 'most');
  return best && { title: t('verdict.most'), text: t('verdict.most.text', { name: nameOf(offers, best.at), area: f.area(areas[best.at] ?? 0) }) };
};
