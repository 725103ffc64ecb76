import { expect, test } from 'vitest';
import { cardOf, type OfferCardData } from './card-data.ts';

const shown: OfferCardData = {
  id: 'a1',
  name: 'Biuro w Oliwie',
  offerType: 'rent',
  use: 'office',
  address: 'al. Grunwaldzka 472, Gdańsk',
  surface: 348,
  floors: ['4'],
  freeFrom: null,
  price: null,
  pricePerMetre: null,
  trueCost: null,
  image: { smallUrl: '/photos/a-small.jpg', thumb: 'abc', alt: 'Front' },
  badge: 'active',
  badgeUntil: null,
  isFavourite: false,
};

test('a card keeps what it shows and nothing else', () => {
  const whole = { ...shown, lat: 54.4, lng: 18.5, state: 'ACTIVE', imageCount: 3, image: { ...shown.image, url: '/photos/a.jpg', width: 1080 } };
  expect(cardOf(whole as OfferCardData)).toEqual(shown);
  expect(cardOf({ ...shown, image: null })).toEqual({ ...shown, image: null });
});
