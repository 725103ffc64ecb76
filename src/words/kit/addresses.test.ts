import { expect, it } from 'vitest';
import { addressIn } from './addresses.ts';

it.each([
  ['/', '/en'],
  ['/?signin=1', '/en?signin=1'],
  ['/offers?city=Łódź', '/en/offers?city=Łódź'],
  ['/offer/aaaaaaaaaaaaaaaaaaaa', '/en/offer/aaaaaaaaaaaaaaaaaaaa'],
  ['/reset-password?token=abc', '/en/reset-password?token=abc'],
  ['/offer/preview/aaaaaaaaaaaaaaaaaaaa', '/offer/preview/aaaaaaaaaaaaaaaaaaaa'],
  ['/moja-tablica/account/info', '/moja-tablica/account/info'],
  ['/en/offers', '/en/offers'],
])('%s opens as %s for who reads English, and as itself for who reads Polish', (address, english) => {
  expect([addressIn('en', address), addressIn('pl', address)]).toEqual([english, address]);
});
