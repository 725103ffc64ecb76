/** Keeps the listings of search up to date with offers. */

import type { Id, Instant } from '../../domain/kit/brand.ts';
import { isPublished } from '../../domain/offers/machine.ts';
import { cardFacts, pricePerMetreOf } from '../../domain/offers/rules/card.ts';
import { trueCostOf } from '../../domain/offers/rules/costs.ts';
import { isSale } from '../../domain/offers/rules/sale.ts';
import { filterFacts, filterShape } from '../../domain/search/rules/filters.ts';
import { databaseNow, type Tx } from '../kit/database/database.ts';
import { notice } from '../kit/live/notices.ts';
import { foldPlace } from '../kit/places.ts';
import { foldStreet, listedWords } from './store/folded.ts';
import { type ListingSource, listingSources, sourceOf } from './store/source.ts';
import { dropListings, type NewFilter, type NewListing, putLife, putListings } from './store/write.ts';

/** The topic of whatever shows which offers are listed: pages of search, the map, the landing page. */
export const listingsTopic = 'listings';

const rowOf = ({ offer, images }: Pick<ListingSource, 'offer' | 'images'>, now: Instant): NewListing | null => {
  const { lat, lng, ...card } = cardFacts(offer.form);
  const { price } = offer.form;
  if (!isPublished(offer.state) || price === undefined || card.province === null || card.surface === null || offer.validTo === null) return null;
  const { street: _street, ...shown } = card;
  return {
    ...shown,
    offerId: offer.id,
    number: offer.number,
    state: offer.state,
    listed: offer.hiddenReason === null,
    sale: isSale(offer.form),
    booked: offer.reservation !== null,
    cityKey: foldPlace(card.city),
    countyKey: foldPlace(card.county ?? ''),
    province: card.province,
    surface: card.surface,
    price,
    pricePerMetre: pricePerMetreOf(offer.form),
    lat,
    lng,
    image: images[0] ?? null,
    imageCount: images.length,
    validTo: offer.validTo,
    bookedAt: offer.reservation?.bookedAt ?? null,
    reservedUntil: offer.reservation?.reservedUntil ?? null,
    publishedAt: offer.publishedAt ?? now,
    modifiedAt: offer.modifiedAt,
  };
};

/** What the offer answers to the filters. */
const filterRowOf = ({ offer: { id, form }, images, plans }: ListingSource): NewFilter => {
  const { choices, numbers, days } = filterFacts(form, { photos: images.length, plans });
  const { district, estate, street, postCode } = form.address ?? {};
  return {
    offerId: id,
    shape: filterShape,
    choices: [...choices],
    words: listedWords(form),
    districtKey: foldPlace(district ?? ''),
    estateKey: foldPlace(estate ?? ''),
    streetKey: foldStreet(street ?? ''),
    postCode: postCode ?? '',
    ...Object.fromEntries([...numbers, ...days]),
  };
};

/** Brings the search projection of offers up to date: a handful of statements for all of them. Meant for up to some thousand at once. */
export const refreshListings = async (tx: Tx, offerIds: readonly Id[]): Promise<void> => {
  if (offerIds.length === 0) return;
  const sources = await listingSources(tx, offerIds);
  await project(tx, offerIds, sources, sources.length > 0 ? await databaseNow(tx) : null);
};

const project = async (tx: Tx, offerIds: readonly Id[], sources: readonly ListingSource[], now: Instant | null): Promise<void> => {
  const rows = sources.flatMap((source) => {
    const row = now === null ? null : rowOf(source, now);
    if (row === null) return [];
    // The terms are those of the form, taxed as its landlord is.
    const trueCost = trueCostOf(source.offer.form, source.vatStatus);
    return [{ row: { ...row, trueCost }, filter: filterRowOf(source) }];
  });
  const kept = new Set(rows.map(({ row }) => row.offerId));
  await putListings(tx, rows);
  await dropListings(
    tx,
    offerIds.filter((id) => !kept.has(id)),
  );
  await notice(tx, [listingsTopic]);
};

/** An offer that the caller has locked and just written. */
type ListingOffer = ListingSource['offer'];

/** The same for one offer that the caller has locked and just written, at the database's time that it took: only the pictures are read. */
export const refreshKnown = async (tx: Tx, known: ListingOffer, now: Instant): Promise<void> =>
  project(tx, [known.id], await sourceOf(tx, known), now);

/** The same after a step that changed the state and nothing else of a listed offer: the row is made by the same rule, and only what can be new in it is written. */
export const refreshLife = async (tx: Tx, known: ListingOffer, now: Instant): Promise<void> => {
  const row = rowOf({ offer: known, images: [] }, now);
  if (row === null) await dropListings(tx, [known.id]);
  else if (!(await putLife(tx, row))) return refreshKnown(tx, known, now);
  await notice(tx, [listingsTopic]);
};
