import { expect, test } from 'vitest';
import { teamWords } from '../../../../words/companies/team.ts';
import { deleteError } from './delete-errors.ts';

test.each([
  ['unauthenticated', 'unauthenticated'],
  ['internal', 'internal'],
  ['invalid', 'invalid'],
  ['missing', 'missing'],
  ['denied', 'denied'],
  ['conflict', 'conflict'],
  ['precondition', 'precondition'],
  ['deadline', 'unknown'],
  ['unavailable', 'unknown'],
] as const)('a refusal of the kind %s is said as %s', (kind, sentence) => {
  expect(deleteError({ kind, code: 'company.denied' })).toBe(sentence);
});

test('a change of address that may be undone is said in the server’s own words, which name its end', () => {
  expect(deleteError({ kind: 'precondition', code: 'person.email_change_pending' })).toBeNull();
});

test('each of the eight has a sentence of its own in both languages', () => {
  for (const words of [teamWords.pl, teamWords.en]) {
    const sentences = Object.entries(words).flatMap(([key, word]) => (key.startsWith('delete.error.') ? [word] : []));
    expect(new Set(sentences).size).toBe(8);
  }
});
