import { expect, it } from 'vitest';
import { applyPatch } from '../../../../../../domain/offers/rules/merge.ts';
import type { OfferForm } from '../../../../../../domain/offers/types.ts';
import { chosenAddress, type FoundAddress } from './chosen-address.ts';

const found = (address: Partial<FoundAddress>): FoundAddress => ({
  ...{ description: 'Łódź, łódzkie', placeId: 'pl-1', city: 'Łódź', precision: 'town', location: { lat: 51.7, lng: 19.4 } },
  ...{ street: null, houseNumber: null, postCode: null, county: null, province: null },
  ...address,
});
const after = (form: OfferForm, address: Partial<FoundAddress>): OfferForm => applyPatch(form, chosenAddress(form, found(address)));

it('fills in what was found and leaves what was not', () => {
  const form = { address: { city: 'Łódź', street: 'Długa', houseNumber: '5' } } as OfferForm;
  expect(after(form, { county: 'Łódź', province: 'lodzkie', precision: 'street' })).toMatchObject({
    placeId: 'pl-1',
    geoMarker: { lat: 51.7, lng: 19.4 },
    address: { city: 'Łódź', street: 'Długa', houseNumber: '5', county: 'Łódź', province: 'lodzkie', country: 'PL' },
  });
});

it('takes the parts of another town away, and keeps what belongs to none', () => {
  const form = {
    address: { city: 'Warszawa', street: 'Polna', postCode: '00-001', district: 'Mokotów', plotNumber: '12/3', ownershipType: 'ownership' },
  };
  const { address } = after(form as unknown as OfferForm, { province: 'lodzkie' });
  expect(address).toEqual({ city: 'Łódź', province: 'lodzkie', ownershipType: 'ownership', country: 'PL', inputText: 'Łódź, łódzkie' });
});

it('takes the place of the earlier town away when the new one has none', () => {
  const form: OfferForm = { placeId: 'pl-1', address: { city: 'Łódź' } };
  expect(after(form, { city: 'Dubowo', placeId: null, description: 'Dubowo' })).not.toHaveProperty('placeId');
});

it('puts no pin in the middle of a town, keeps the one of the same town and takes away that of another', () => {
  const geoMarker = { lat: 51.76, lng: 19.46 };
  expect(after({}, {})).not.toHaveProperty('geoMarker');
  expect(after({ geoMarker, address: { city: 'Łódź' } }, {})).toMatchObject({ geoMarker });
  expect(after({ geoMarker, address: { city: 'Warszawa' } }, {})).not.toHaveProperty('geoMarker');
});
