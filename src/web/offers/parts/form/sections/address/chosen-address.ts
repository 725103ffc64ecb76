/** What an address that was chosen from the suggestions changes in the form. */

import type { OutputOf } from '../../../../../../contract/kit/call.ts';
import type { addressCalls } from '../../../../../../contract/offers/endpoints/addresses.ts';
import { kmBetween } from '../../../../../../domain/kit/map/distance.ts';
import { fold } from '../../../../../../domain/kit/typed/fold.ts';
import type { OfferPatch } from '../../../../../../domain/offers/rules/merge/merge.ts';
import type { OfferForm } from '../../../../../../domain/offers/types.ts';

/** An address among the suggestions. */
export type FoundAddress = OutputOf<typeof addressCalls.findAddresses>['addresses'][number];

/** What names one building or its plot, and is none of another address; the title to the premises and what was measured in them stay. */
const ofAddress = [
  ...(['street', 'houseNumber', 'postCode', 'district', 'estate', 'county', 'province', 'precinct', 'plotNumber'] as const),
  ...(['officialDiffers', 'officialAddress'] as const),
];

/** A pin further from an address than this belongs to another town of the same name, of which Poland has many. */
const townKm = 30;

/** Whether the town that was found is another one than that in the form, or than that in which its pin stands. */
const isElsewhere = ({ address = {}, geoMarker }: OfferForm, { city, province, location }: FoundAddress): boolean => {
  const isOtherTown = address.city !== undefined && fold(address.city) !== fold(city);
  const isOtherProvince = address.province !== undefined && province !== null && address.province !== province;
  return isOtherTown || isOtherProvince || (geoMarker !== undefined && kmBetween(geoMarker, location) > townKm);
};

/**
 * Whether the building that was found is another one than that in the form. Of a part that the form lacks nothing can differ, and a town alone
 * names no building.
 */
const isOtherBuilding = ({ address = {} }: OfferForm, { street, houseNumber }: FoundAddress): boolean => {
  if (street === null && houseNumber === null) return false;
  const differs = (mine: string, theirs: string): boolean => mine !== '' && mine !== theirs;
  return differs(plainStreet(address.street), plainStreet(street)) || differs(plainNumber(address.houseNumber), plainNumber(houseNumber));
};

/** `ul. Długa` and `Długa` are one street, `5 A` and `5a` one house. */
const plainStreet = (street?: string | null): string => fold(street ?? '').replace(/^(ul|ulica) /, '');
const plainNumber = (houseNumber?: string | null): string => (houseNumber ?? '').toLowerCase().replace(/\s/g, '');

/**
 * The patch of a chosen address. What was not found overwrites nothing in the form as long as the address is the same, only said more fully. Of
 * another one every part is replaced, and what was not found is empty: a house number or a plot of one street does not stay beside another, nor
 * the register number of its land. A town that the gazetteer does not know has no place, and takes the earlier one away. The middle of a town is
 * nobody's building: there the pin is for the owner to put, and the form is not complete without it.
 */
export const chosenAddress = (form: OfferForm, found: FoundAddress): OfferPatch => {
  const { address = {} } = form;
  const { description, precision, location, placeId, city, street, houseNumber, postCode, county, province } = found;
  const given = Object.entries({ street, houseNumber, postCode, county, province }).filter(([, part]) => part);
  const isOther = isElsewhere(form, found) || isOtherBuilding(form, found);
  const rest = Object.entries(address).filter(([part]) => !(isOther && ofAddress.some((one) => one === part)));
  return {
    placeId,
    ...(isOther && { landAndMortgageRegisterNumber: null }),
    ...(precision !== 'town' ? { geoMarker: location } : isOther && { geoMarker: null }),
    address: { ...Object.fromEntries(rest), country: 'PL', inputText: description, city, ...Object.fromEntries(given) },
  };
};
