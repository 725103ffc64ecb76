import { expect, test } from 'vitest';
import { joinEffects } from './effects.ts';

const nothing = async (): Promise<void> => undefined;
const door = { lifecycle: { name: 'door', states: ['SHUT'], rows: [] }, column: { table: 'door', name: 'state' } };
const owing = { name: 'doors', lifecycles: [{ ...door, owes: ['door.ring', 'door.turn'] as const }], effects: { 'door.turn': nothing } };

test('a later room supplies the effect of an earlier one', () => {
  expect(Object.keys(joinEffects([owing, { name: 'bells', effects: { 'door.ring': nothing } }]))).toEqual(['door.turn', 'door.ring']);
});

test('two suppliers, none, and a supplier of what nobody names do not start', () => {
  const bells = { name: 'bells', effects: { 'door.ring': nothing } };
  expect(() => joinEffects([owing, bells, { ...bells, name: 'gongs' }])).toThrow('the effect door.ring has two suppliers');
  expect(() => joinEffects([owing])).toThrow('nobody supplies the effect door.ring');
  expect(() => joinEffects([owing, bells, { name: 'horns', effects: { 'door.honk': nothing } }])).toThrow('no lifecycle names the effect door.honk');
});
