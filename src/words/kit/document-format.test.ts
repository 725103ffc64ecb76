import { expect, test } from 'vitest';
import { documentFormatOf } from './document-format.ts';

const [pl, en] = [documentFormatOf('pl'), documentFormatOf('en')];
const nbsp = '\u00a0';

test('documents write days, moments, areas and fingerprints in full', () => {
  expect(pl.exactArea(1234.5)).toBe(`1${nbsp}234,50${nbsp}m²`);
  expect(pl.documentDay('2026-03-29')).toBe(`29${nbsp}marca${nbsp}2026${nbsp}r.`);
  expect(en.documentDay('2026-03-09')).toBe(`9${nbsp}March${nbsp}2026`);
  expect(pl.documentInstant('2026-11-21T13:20:05.900Z')).toBe('21.11.2026, 14:20:05');
  expect(en.documentInstant('2026-11-21T13:20:05.900Z')).toBe(`21${nbsp}November${nbsp}2026, 14:20:05`);
});
