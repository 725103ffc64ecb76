import { expect, test } from 'vitest';
import { documentKinds } from '../../../domain/kit/evidence.ts';
import { checkWords } from '../../../words/signing/check.ts';
import { publicStatusKey } from './public-status.ts';

const wordsOf = (kind: (typeof documentKinds)[number], at: 'prepared' | 'signed') => checkWords.pl[publicStatusKey(kind, { at, day: null })];

test('a signed or prepared refusal of the premises is neither a lease nor an offer', () => {
  expect(wordsOf('rejection', 'signed')).toContain('odstąpienie');
  expect(wordsOf('rejection', 'prepared')).toContain('Oświadczenie');
  expect(wordsOf('lease', 'signed')).toContain('Umowa podpisana');
  expect(wordsOf('protocol', 'signed')).toContain('Protokół');
});

test('every kind has words for both', () => {
  for (const kind of documentKinds) for (const at of ['prepared', 'signed'] as const) expect(wordsOf(kind, at)).toBeTruthy();
});
