import { expect, it } from 'vitest';
import type { OfferForm } from '../../../../../domain/offers/types.ts';
import { addLevel } from './level-edit.ts';

const added = (form: OfferForm, where: 'above' | 'below') => addLevel(where, (n) => `Floor ${n}`)(form).areaDetails?.levels?.at(-1);

it('a new floor has its number and its name, and says nothing of its staircases', () => {
  expect(added({}, 'above')).toEqual({ levelNumber: 0, levelName: 'Floor 0', rooms: [{}] });
  const form = { areaDetails: { levels: [{ levelNumber: 0 }, { levelNumber: 2 }] } } as OfferForm;
  expect([added(form, 'above')?.levelNumber, added(form, 'below')?.levelNumber]).toEqual([3, -1]);
});
