/** What an address that was chosen from the suggestions changes in the form. */

import type { OutputOf } from '../../../../../../contract/kit/call.ts';
import type { addressCalls } from '../../../../../../contract/offers/endpoints/addresses.ts';
import { kmBetween } from '../../../../../../domain/kit/map/distance.ts';
import { fold } from '../../../../../../domain/kit/typed/fold.ts';
import type { OfferPatch } from '../../../../../../domain/offers/rules/merge.ts';
import type { OfferForm } from '../../../../../../domain/offers/types.ts';

/** An address among the suggestions. */
export type FoundAddress = OutputOf<typeof addressCalls.findAddresses>['addresses'][number];

/** The parts of an address that belong to one town. */
const ofTown = ['street', 'houseNumber', 'postCode', 'district', 'estate', 'county', 'province', 'precinct', 'plotNumber'] as const;

/** A pin further from an address than this belongs to another town of the same name, of which Poland has many. */
const townKm = 30;

/** Whether the town that was found is another one than that in the form. */
const isElsewhere = ({ address = {}, geoMarker }: OfferForm, { city, province, location }: FoundAddress): boolean => {
  if (address.city === undefined) return false;
  const isOtherProvince = address.province !== undefined && province !== null && address.province !== province;
  return fold(address.city) !== fold(city) || isOtherProvince || (geoMarker !== undefined && kmBetween(geoMarker, location) > townKm);
};

/**
 * The patch of a chosen address. Nothing that was not found overwrites what stands in the form, unless the town is another one: a street of
 * Warsaw does not stay beside Kraków. A town that the gazetteer does not know has no place, and takes the earlier one away. The middle of a town
 * is nobody's building: there the pin is for the owner to put, and the form is not complete without it.
 */
export const chosenAddress = (form: OfferForm, found: FoundAddress): OfferPatch => {
  const { address = {} } = form;
  const { description, precision, location, placeId, city, street, houseNumber, postCode, county, province } = found;
  const given = Object.entries({ street, houseNumber, postCode, county, province }).filter(([, part]) => part);
  const isMoved = isElsewhere(form, found);
  const kept = Object.entries(address).filter(([part]) => !(isMoved && ofTown.some((one) => one === part)));
  return {
    placeId,
    ...(precision !== 'town' ? { geoMarker: location } : isMoved && { geoMarker: null }),
    address: { ...Object.fromEntries(kept), country: 'PL', inputText: description, city, ...Object.fromEntries(given) },
  };
};
