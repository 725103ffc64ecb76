import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OfferForm } from '../../../../../domain/offers/types.ts';
import { addLevel, moved, placeAfterMove, placeAfterRemoval } from './level-edit.ts';

const added = (form: OfferForm, where: 'above' | 'below') => addLevel(where, (n) => `Floor ${n}`)(form).areaDetails?.levels?.at(-1);

it('a new floor has its number and its name, and says nothing of its staircases', () => {
  expect(added({}, 'above')).toEqual({ levelNumber: 0, levelName: 'Floor 0', rooms: [{}] });
  const form = { areaDetails: { levels: [{ levelNumber: 0 }, { levelNumber: 2 }] } } as OfferForm;
  expect([added(form, 'above')?.levelNumber, added(form, 'below')?.levelNumber]).toEqual([3, -1]);
});

it('each item is found at the place that is said of it after a move', () => {
  const cases = fc.integer({ min: 1, max: 8 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1), fc.nat(count - 1)));
  fc.assert(
    fc.property(cases, ([count, from, to]) => {
      const items = Array.from({ length: count }, (_, at) => at);
      const after = moved(items, from, to);
      for (const at of items) expect(after[placeAfterMove(from, to)(at)]).toBe(at);
    }),
  );
});

it('each item is found at the place that is said of it after others have gone', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 8 }), (gone) => {
      const isGone = (at: number): boolean => gone[at] === true;
      const places = gone.map((_, at) => at).map(placeAfterRemoval(isGone));
      const left = gone.flatMap((_, at) => (isGone(at) ? [] : [at]));
      expect(places.flatMap((place, at) => (place === null ? [] : [[place, at]]))).toEqual(left.map((at, place) => [place, at]));
    }),
  );
});
