import { expect, it } from 'vitest';
import { blockedBy } from './blocked.ts';

it.each(['offer.too_many_reservations', 'offer.booked_recently', 'offer.landlord_unverified'])('%s is said in words of its own', (code) => {
  expect(blockedBy(code).text).not.toBe('blocked.default');
});

it('a company with as many reservations as it may have is led to them', () => {
  expect(blockedBy('offer.too_many_reservations').act?.to).toBe('/moja-tablica/my-offers/booked-offers');
});

it('anything else is said in a general sentence', () => {
  expect(blockedBy('offer.contact_only').text).toBe('blocked.default');
  expect(blockedBy(undefined).text).toBe('blocked.default');
});
