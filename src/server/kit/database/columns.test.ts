import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInstant } from './columns.ts';

const written = (date: Date): string =>
  date
    .toISOString()
    .replace('T', ' ')
    .replace('Z', '')
    .replace(/\.?0+$/, '');

it('reads a moment as a session in UTC writes it, and any other form too', () => {
  expect(readInstant('2026-10-08 13:58:26+00')).toBe('2026-10-08T13:58:26.000Z');
  expect(readInstant('2026-10-08 13:58:26.1+00')).toBe('2026-10-08T13:58:26.100Z');
  expect(readInstant('2026-10-08 15:58:26.103+02')).toBe('2026-10-08T13:58:26.103Z');
  expect(readInstant('2026-10-08T13:58:26.103Z')).toBe('2026-10-08T13:58:26.103Z');
  fc.assert(
    fc.property(fc.date({ min: new Date('1000-01-01T00:00:00.001Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }), (date) => {
      fc.pre(date.getUTCMilliseconds() > 0);
      expect(readInstant(`${written(date)}+00`)).toBe(date.toISOString());
    }),
  );
});
