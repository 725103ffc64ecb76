import { expect, test } from 'vitest';
import type { OfferEdit } from '../draft.ts';
import { isNewerThanShown } from './newer-than-shown.ts';

const edit = (more: object = {}): OfferEdit =>
  ({ id: 'a', state: 'new', version: 3, savedAt: null, form: { name: 'A' }, images: [], isSaved: true, ...more }) as unknown as OfferEdit;

test.each([
  ['what the window saved itself', edit({ version: 5, form: { name: 'B' }, savedAt: 'later' }), 5, false],
  ['what was read before its last save', edit({ version: 4, form: { name: 'B' } }), 5, false],
  ['a save of another device', edit({ version: 6, form: { name: 'C' } }), 5, true],
  ['a photo', edit({ version: 5, images: [{ id: 'one' }] }), 5, true],
  ['a step of the offer', edit({ version: 5, state: 'active' }), 5, true],
  ['the first save, with which an offer begins to stand', edit({ version: 5, isSaved: false }), 5, true],
] as const)('%s is newer only where it did not come from here', (_what, read, version, newer) => {
  expect(isNewerThanShown(edit(), read, version)).toBe(newer);
});
