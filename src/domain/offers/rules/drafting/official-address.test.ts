import { expect, test } from 'vitest';
import { readyForm } from '../../../../../tests/factories/offer-form.ts';
import { officialFrom, officialPlace, ownOfficialAddress } from './official-address.ts';

const { address } = readyForm();
const official = { ...officialFrom(address), street: 'Sienkiewicza', houseNumber: '61' };

test('an official address begins as the address of the premises, without what registers do not have', () => {
  expect(officialFrom(address)).toEqual({
    ...{ street: 'Nawrot', houseNumber: '14', district: 'Śródmieście', estate: 'Katedralna', county: 'Łódź', province: 'lodzkie' },
  });
  expect(officialFrom({ street: 'Nawrot' })).toEqual({ street: 'Nawrot' });
  expect(officialFrom()).toEqual({});
});

test.each([
  [{ ...address, officialDiffers: true, officialAddress: official }, official],
  [{ ...address, officialDiffers: false, officialAddress: official }, null],
  [{ ...address, officialAddress: official }, null],
  [{ officialDiffers: true }, {}],
  [undefined, null],
])('an address of its own is official only where the form says so', (form, own) => expect(ownOfficialAddress(form)).toEqual(own));

test.each([
  [official, 'Sienkiewicza 61, Śródmieście, Katedralna'],
  [{ street: 'Nawrot', district: 'Widzew', estate: 'Widzew' }, 'Nawrot, Widzew'],
  [{}, ''],
])('a line of an official address leaves no gap and says no place twice', (parts, line) => expect(officialPlace(parts)).toBe(line));
