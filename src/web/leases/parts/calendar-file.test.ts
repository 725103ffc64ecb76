import { expect, test } from 'vitest';
import { instant } from '../../../domain/kit/time.ts';
import { calendarFile } from './calendar-file.ts';

test('a meeting is one hour long, in UTC, with commas of its place escaped', () => {
  const file = calendarFile({
    at: instant('2026-11-27T09:00:00Z'),
    changedAt: instant('2026-11-20T09:00:00Z'),
    title: 'Odbiór',
    place: 'ul. Nawrot 14, Łódź',
    uid: 'x',
  });
  const lines = decodeURIComponent(file.slice(file.indexOf(',') + 1)).split('\r\n');
  expect(lines).toContain('DTSTART:20261127T090000Z');
  expect(lines).toContain('DTEND:20261127T100000Z');
  expect(lines).toContain('LOCATION:ul. Nawrot 14\\, Łódź');
});
