/** Decides whether an offer fulfils saved filters, as the search itself does: the offer stands alone in the columns that the search looks into. */

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

/** Tells of saved filters whether an offer with this form and so many pictures fulfils every one of them. */
export const matcherOf = (form: OfferForm, pictures: PictureCounts): ((filters: SavedFilters) => boolean) => {
  const columns = new Columns();
  columns.put(loadedOf(form, pictures));
  const today = dayOf(instantOf(Date.now()));
  return ({ freeFrom, ...others }) => {
    const filters = { ...others, ...(freeFrom && { freeFrom: wantedBy(freeFrom, today) }) };
    return columns.matching(wantedOf({ ...filters, sort: 'published', direction: 'desc' }), 0).count() === 1;
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
