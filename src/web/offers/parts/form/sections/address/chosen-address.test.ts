import { expect, it } from 'vitest';
import { applyPatch } from '../../../../../../domain/offers/rules/merge/merge.ts';
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

const dluga5 = {
  ...{ name: 'Lokal', landAndMortgageRegisterNumber: 'LD1M/00123456/4', areaDetails: { surface: 80 }, geoMarker: { lat: 51.76, lng: 19.46 } },
  address: {
    ...{ country: 'PL', city: 'Łódź', street: 'ul. Długa', houseNumber: '5 A', postCode: '90-001', district: 'Śródmieście', estate: 'Katedralna' },
    ...{ county: 'Łódź', province: 'lodzkie', precinct: 'S-1', plotNumber: '12/3', ownershipType: 'ownership' },
    ...{ officialDiffers: true, officialAddress: { street: 'Krótka', houseNumber: '1' } },
  },
} as OfferForm;
const { address: ofDluga5, geoMarker: pin } = dluga5;
const other = { placeId: 'pl-1', name: 'Lokal', areaDetails: { surface: 80 } };
const ofOther = { country: 'PL', city: 'Łódź', ownershipType: 'ownership', inputText: 'Łódź, łódzkie' };
const here = { lat: 51.7, lng: 19.4 };

it.each([
  [
    'another street with its number',
    { street: 'Polna', houseNumber: '7', postCode: '90-002', county: 'Łódź', province: 'lodzkie', precision: 'building' },
    {
      ...other,
      geoMarker: here,
      address: { ...ofOther, street: 'Polna', houseNumber: '7', postCode: '90-002', county: 'Łódź', province: 'lodzkie' },
    },
  ],
  ['another street alone', { street: 'Polna', precision: 'street' }, { ...other, geoMarker: here, address: { ...ofOther, street: 'Polna' } }],
  [
    'another house of the street, of which only the town is known',
    { street: 'ul. Długa', houseNumber: '7' },
    { ...other, address: { ...ofOther, street: 'ul. Długa', houseNumber: '7' } },
  ],
  [
    'the street of the house, without its number',
    { street: 'ul. Długa', precision: 'street' },
    { ...other, geoMarker: here, address: { ...ofOther, street: 'ul. Długa' } },
  ],
  ['a number without a street', { houseNumber: '5 A' }, { ...other, address: { ...ofOther, houseNumber: '5 A' } }],
  [
    'the same house, written otherwise',
    { street: 'Długa', houseNumber: '5a', postCode: '90-009', precision: 'building' },
    {
      ...dluga5,
      placeId: 'pl-1',
      geoMarker: here,
      address: { ...ofDluga5, street: 'Długa', houseNumber: '5a', postCode: '90-009', inputText: 'Łódź, łódzkie' },
    },
  ],
  ['its town alone', {}, { ...dluga5, placeId: 'pl-1', geoMarker: pin, address: { ...ofDluga5, inputText: 'Łódź, łódzkie' } }],
] as const)('replaces everything that belongs to the former address, and nothing of the same one: %s', (_, address, expected) => {
  expect(after(dluga5, address)).toEqual(expected);
});

it('completes an address of which the form has no street and no number yet', () => {
  const form: OfferForm = { address: { city: 'Łódź', district: 'Śródmieście' } };
  expect(after(form, { street: 'Polna', houseNumber: '7' }).address).toMatchObject({ district: 'Śródmieście', street: 'Polna', houseNumber: '7' });
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

it('takes the plot away that was filled in by a pin far from the address', () => {
  const form = { geoMarker: { lat: 54.35, lng: 18.65 }, address: { plotNumber: '12/3', precinct: 'Stogi', province: 'pomorskie' } };
  const { address, geoMarker } = after(form as unknown as OfferForm, {});
  expect([address?.plotNumber, address?.precinct, geoMarker]).toEqual([undefined, undefined, undefined]);
});

it('takes pin, street and plot of a town of the same name elsewhere away, by its province or by how far its pin is', () => {
  const address = { city: 'Dąbrowa', street: 'Leśna', plotNumber: '12/3', province: 'wielkopolskie' } as const;
  const inLubelskie = { city: 'Dąbrowa', province: 'lubelskie', location: { lat: 51.2, lng: 22.5 } } as const;
  const bare = { city: 'Dąbrowa', country: 'PL', inputText: 'Łódź, łódzkie' };
  expect(after({ address }, inLubelskie).address).toEqual({ ...bare, province: 'lubelskie' });
  const form: OfferForm = { geoMarker: { lat: 52.4, lng: 16.7 }, address };
  expect(after(form, inLubelskie)).toEqual({ placeId: 'pl-1', address: { ...bare, province: 'lubelskie' } });
  const elsewhere = after(form, { city: 'Dąbrowa', location: { lat: 52.4, lng: 17.3 } });
  expect([elsewhere.geoMarker, elsewhere.address]).toEqual([undefined, bare]);
  expect(after(form, { city: 'Dąbrowa', location: { lat: 52.4, lng: 16.9 } })).toMatchObject({ geoMarker: form.geoMarker, address });
});
