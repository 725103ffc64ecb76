import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePoint } from './coordinates.ts';

const here = { lat: 51.767654, lng: 19.457458 };

it.each([
  ['51.767654, 19.457458', here],
  ['51,767654 19,457458', here],
  ['51,767654; 19,457458', here],
  ['51,767654, 19,457458', here],
  ['  51.767654   19.457458 ', here],
  ['N 51.767654 E 19.457458', here],
  ['51.767654N, 19.457458E', here],
  ['51° 19°', { lat: 51, lng: 19 }],
  ['51°30′N 19°15′E', { lat: 51.5, lng: 19.25 }],
  [`51°46'3.6"N 19°27'26.8"E`, { lat: 51.767667, lng: 19.457444 }],
  ['51 19', { lat: 51, lng: 19 }],
  ['19.457458, 51.767654', null],
  ['51.767654', null],
  ['51.767654 S 19.457458', null],
  ['51.767654, 19.457458 W', null],
  ['48.9, 19', null],
  ['Łódź', null],
  ['', null],
])('%s', (text, point) => expect(parsePoint(text)).toEqual(point));

it('reads what it would write, and nothing outside Poland', () => {
  fc.assert(
    fc.property(fc.double({ min: 49, max: 54.84, noNaN: true }), fc.double({ min: 14.12, max: 24.15, noNaN: true }), (lat, lng) => {
      const [y, x] = [lat.toFixed(6), lng.toFixed(6)];
      expect(parsePoint(`${y}, ${x}`)).toEqual({ lat: Number(y), lng: Number(x) });
    }),
  );
});
