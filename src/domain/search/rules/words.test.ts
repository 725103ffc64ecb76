import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsNearly } from './words.ts';

describe('a typed word', () => {
  it.each([
    ['magazynowy', 'magzyn', true],
    ['magazyn', 'magaznyu', true],
    ['biuro', 'biru', true],
    ['biuro', 'buro', true],
    ['biuro', 'biuto', true],
    ['biuro', 'hala', false],
    ['hala', 'hal', true],
    ['hala', 'hlaa', true],
    ['hol', 'hal', false],
    ['piotrkowska', 'piotrokwska', true],
    ['piotrkowska', 'piotkowsak', true],
    ['piotrkowska', 'pitokwsak', false],
  ])('of %s as %s: %s', (word, typed, answers) => {
    expect(beginsNearly(word, typed)).toBe(answers);
  });

  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 });

  it('answers whatever begins with it, and with one of its later letters taken away', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat({ max: 8 }), (typed, rest, at) => {
        expect(beginsNearly(typed + rest, typed)).toBe(true);
        const without = typed.slice(0, (at % (typed.length - 1)) + 1) + typed.slice((at % (typed.length - 1)) + 2);
        if (without.length >= 4) expect(beginsNearly(typed + rest, without)).toBe(true);
      }),
    );
  });
});
