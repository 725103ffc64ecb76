import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/kit/memory-storage.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import type { Prediction } from './stored-places.ts';

const stored = memoryStorage();
vi.stubGlobal('localStorage', stored);
let places: typeof import('./stored-places.ts');
beforeEach(async () => {
  stored.clear();
  vi.resetModules();
  places = await import('./stored-places.ts');
});

const answer = (name: string): readonly Prediction[] => [{ description: name, place_id: name, main_text: name, secondary_text: 'miasto' }];

it('keeps the newest answers in the storage with consent, and in the page alone without', () => {
  const without = places.storedPlaces(null, false);
  without.store('pl', 'Łódź', answer('Łódź'));
  expect([stored.length, without.read('pl', 'łódź')]).toEqual([0, answer('Łódź')]);
  const consented = places.storedPlaces(null, true);
  for (let n = 0; n <= wantedNumbers.searchStored; n += 1) consented.store('pl', `miejsce ${n}`, answer(String(n)));
  const kept = JSON.parse(stored.getItem('wanted-places') ?? '[]') as readonly unknown[];
  expect([kept.length, consented.read('pl', 'miejsce 0')]).toEqual([50, null]);
});

it('knows nothing more once the consent is taken back, and takes nothing over into the next one', () => {
  places.storedPlaces(null, true).store('pl', 'Łódź', answer('Łódź'));
  stored.clear();
  expect(places.storedPlaces(null, false).read('pl', 'Łódź')).toBeNull();
  places.storedPlaces(null, true).store('pl', 'Gdynia', answer('Gdynia'));
  expect(stored.getItem('wanted-places')).not.toContain('Łódź');
});

it.each([true, false])('tells nobody what another account asked for (with consent: %s)', (mayStore) => {
  const [own, others] = [places.storedPlaces('A', mayStore), places.storedPlaces('B', mayStore)];
  own.store('pl', 'Łódź', answer('Łódź'));
  expect([own.read('pl', 'Łódź'), others.read('pl', 'Łódź'), places.storedPlaces(null, mayStore).read('pl', 'Łódź')]).toEqual([
    answer('Łódź'),
    null,
    null,
  ]);
});

it.each(['null', '{}', 'broken'])('reads %j as nothing', (text) => {
  stored.setItem('wanted-places', text);
  expect(places.storedPlaces(null, true).read('pl', 'Łódź')).toBeNull();
});
