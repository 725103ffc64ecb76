import { expect, it } from 'vitest';
import { leavableKinds, mailKindOf, necessaryKinds } from './mail-kinds.ts';

it.each([
  ['accounts.password_reset', 'account'],
  ['signing.code', 'account'],
  ['signing.second', 'deals'],
  ['offers.published', 'deals'],
  ['offers.question', 'letters'],
  ['offers.counter_sent', 'letters'],
  ['offers.favourite', 'favourites'],
  ['search.saved', 'savedSearches'],
  ['search.new_offers', 'newOffers'],
  ['wanted.received', 'letters'],
  ['wanted.found', 'wanted'],
  ['wanted.sought', 'wanted'],
  ['wanted.place', 'placeAlerts'],
  ['nothing.known', null],
])('%s is a mail of the kind %s', (template, kind) => {
  expect(mailKindOf(template)).toBe(kind);
});

it('lets a person leave what the product offers beyond deals, and nothing else', () => {
  expect(leavableKinds).toEqual(['favourites', 'savedSearches', 'newOffers', 'wanted', 'placeAlerts', 'outreach']);
  expect(necessaryKinds).toEqual(['account', 'verification', 'deals', 'letters']);
});
