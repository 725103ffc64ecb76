import { expect, it } from 'vitest';
import { blockedBy } from './blocked.ts';

it.each(['offer.too_many_reservations', 'offer.booked_recently', 'offer.landlord_unverified'])('%s is said in words of its own', (code) => {
  expect(blockedBy(code, null).text).not.toBe('blocked.default');
});

it('a company with as many reservations as it may have is led to them', () => {
  expect(blockedBy('offer.too_many_reservations', null)).toMatchObject({ act: { to: '/moja-tablica/my-offers/booked-offers' } });
});

it('anything else is said in a general sentence', () => {
  expect(blockedBy('offer.contact_only', null).text).toBe('blocked.default');
  expect(blockedBy(undefined, null).text).toBe('blocked.default');
});
