import { expect, it } from 'vitest';
import { radiusIn } from '../../../../domain/search/rules/radius.ts';
import { circleOf } from '../../../kit/map/area/circle.ts';

it.each([
  [51.77058, 19.47395, 20],
  [54.1, 22.93, 1],
  [49.3, 19.95, 200],
])('knows the radius around %f, %f of %i km that a search was saved with', (lat, lng, km) => {
  expect(radiusIn(circleOf({ lat, lng }, km))).toEqual({ lat: expect.closeTo(lat, 6), lng: expect.closeTo(lng, 6), km });
});

it('takes no other area for one', () => {
  const circle = circleOf({ lat: 52, lng: 21 }, 10);
  expect(radiusIn([])).toBeNull();
  expect(radiusIn(circleOf({ lat: 52, lng: 21 }, 10, 12))).toBeNull();
  expect(radiusIn(circleOf({ lat: 52, lng: 21 }, 10.4))).toBeNull();
  expect(radiusIn(circle.map(([lat, lng], at) => [at === 5 ? lat + 0.001 : lat, lng] as const))).toBeNull();
});
