/** Decides whether an offer fulfils saved filters, as the search itself does: the offer stands in the columns that the search looks into, alone, so that of typed words it is told which others have. */

import { type SavedFilters, savedFilters } from '../../../contract/search/schema/saved.ts';
import { dayOf, instantOf } from '../../../domain/kit/time.ts';
import { cardFacts, pricePerMetreOf } from '../../../domain/offers/rules/card.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { filterFacts, type PictureCounts, wantedBy } from '../../../domain/search/rules/filters.ts';
import { foldPlace } from '../../kit/places.ts';
import { Columns, keyedNames, type LoadedOffer, nameColumns, numberFields, plainNumbers } from '../store/engine/columns.ts';
import { foldStreet, listedWords } from '../store/folded.ts';
import { dayNumber, wantedOf } from '../store/wanted.ts';

/** The stored filters as today's search understands them; null when it does not any more. */
export const readSavedFilters = (stored: unknown): SavedFilters | null => savedFilters.safeParse(stored).data ?? null;

/** Whether saved filters are fulfilled, every one of them. */
export type Matcher = (filters: SavedFilters) => Promise<boolean>;

/**
 * Tells of saved filters whether an offer with this form and so many pictures fulfils them. `isListed` says of a typed word whether a listed offer
 * has it or a form of it; it is asked only where the answer hangs on it.
 */
export const matcherOf = (form: OfferForm, pictures: PictureCounts, isListed: (word: string) => Promise<boolean>): Matcher => {
  const columns = new Columns();
  columns.put(loadedOf(form, pictures));
  const today = dayOf(instantOf(Date.now()));
  return async ({ freeFrom, ...others }) => {
    const filters = { ...others, ...(freeFrom && { freeFrom: wantedBy(freeFrom, today) }) };
    const wanted = wantedOf({ ...filters, sort: 'published', direction: 'desc' });
    const isMet = (isExact: (word: string) => boolean): boolean => columns.matching(wanted, 0, { isExact }).count() === 1;
    if (isMet(() => true)) return true;
    if (!isMet(() => false)) return false;
    // Only because a word of the offer is near to a typed one.
    const listed = new Set<string>();
    for (const word of wanted.words) if (await isListed(word)) listed.add(word);
    return isMet((word) => listed.has(word));
  };
};

/** An offer as `load.ts` would read it, by the rules that its listing is made by. */
const loadedOf = (form: OfferForm, pictures: PictureCounts): LoadedOffer => {
  const { choices, numbers, days } = filterFacts(form, pictures);
  const { city, county, province, lat, lng } = cardFacts(form);
  const { district = '', estate = '', street = '', postCode = '' } = form.address ?? {};
  const keyed: Readonly<Record<keyof typeof keyedNames, string>> = {
    type: isSale(form) ? 'sell' : 'rent',
    use: form.legalMainUse ?? '',
    province: province ?? '',
  };
  const names: Readonly<Record<(typeof nameColumns)[number], string>> = {
    county: foldPlace(county ?? ''),
    city: foldPlace(city),
    district: foldPlace(district),
    estate: foldPlace(estate),
    street: foldStreet(street),
    postCode,
  };
  // Nothing is ordered here, and whether the offer is still open is asked before.
  const plain: Readonly<Partial<Record<(typeof plainNumbers)[number], number | null>>> = {
    validTo: Number.POSITIVE_INFINITY,
    pricePerMetre: pricePerMetreOf(form),
    lat,
    lng,
  };
  const dayOf = (day: string | undefined): number | null => (day === undefined ? null : dayNumber(day));
  return {
    id: 'the offer',
    keyed: Object.keys(keyedNames).map((name) => keyed[name as keyof typeof keyedNames]),
    names: nameColumns.map((name) => names[name]),
    plain: plainNumbers.map((name) => plain[name] ?? null),
    fields: numberFields.map((name) => numbers.get(name) ?? dayOf(days.get(name))),
    choices,
    words: listedWords(form),
  };
};
