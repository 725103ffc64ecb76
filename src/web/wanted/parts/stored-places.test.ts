import { beforeEach, expect, it, vi } from 'vitest';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import type { Prediction } from './stored-places.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
let places: typeof import('./stored-places.ts');
beforeEach(async () => {
  stored.clear();
  vi.resetModules();
  places = await import('./stored-places.ts');
});

const answer = (name: string): readonly Prediction[] => [{ description: name, place_id: name, main_text: name, secondary_text: 'miasto' }];

it('keeps the newest answers in the storage with consent, and in the page alone without', () => {
  places.storePlaces('pl', 'Łódź', answer('Łódź'), false);
  expect([stored.size, places.readPlaces('pl', 'łódź', false)]).toEqual([0, answer('Łódź')]);
  for (let n = 0; n <= wantedNumbers.searchStored; n += 1) places.storePlaces('pl', `miejsce ${n}`, answer(String(n)), true);
  const kept = JSON.parse(stored.get('wanted-places') ?? '[]') as readonly unknown[];
  expect([kept.length, places.readPlaces('pl', 'miejsce 0', true)]).toEqual([50, null]);
});

it('knows nothing more once the consent is taken back, and takes nothing over into the next one', () => {
  places.storePlaces('pl', 'Łódź', answer('Łódź'), true);
  stored.clear();
  expect(places.readPlaces('pl', 'Łódź', false)).toBeNull();
  places.storePlaces('pl', 'Gdynia', answer('Gdynia'), true);
  expect(stored.get('wanted-places')).not.toContain('Łódź');
});

it.each(['null', '{}', 'broken'])('reads %j as nothing', (text) => {
  stored.set('wanted-places', text);
  expect(places.readPlaces('pl', 'Łódź', true)).toBeNull();
});
