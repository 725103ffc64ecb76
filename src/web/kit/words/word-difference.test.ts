import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLettersOnly, wordDifference } from './word-difference.ts';

const marked = (before: string, after: string): string =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}]` : `[+${text}]`))
    .join(' ');

describe('the difference of two texts by words', () => {
  it.each([
    ['czynsz 16 650,00 zł netto', 'czynsz 15 400,00 zł netto', 'czynsz [-16 650,00] [+15 400,00] zł netto'],
    ['na 24 miesiące od wydania', 'na 24 miesiące albo na 36 miesięcy od wydania', 'na 24 miesiące [+albo na 36 miesięcy] od wydania'],
    ['10 zł netto, razem 12 zł brutto', '9 zł netto, razem 11 zł brutto', '[-10] [+9] zł netto, razem [-12] [+11] zł brutto'],
    ['bez zmian', 'bez zmian', 'bez zmian'],
    ['', 'wszystko nowe', '[+wszystko nowe]'],
    ['wszystko stare', '', '[-wszystko stare]'],
  ])('%j and %j', (before, after, difference) => expect(marked(before, after)).toBe(difference));

  it('gives back both texts, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((words) => words.join(' '));
    const without = (kind: string, before: string, after: string): string =>
      wordDifference(before, after)
        .filter((piece) => piece.kind !== kind)
        .map((piece) => piece.text)
        .join(' ');
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(without('added', before, after)).toBe(before);
        expect(without('removed', before, after)).toBe(after);
      }),
    );
  });

  it.each([
    ['Wariant B, C: bez zmian', 'Wariant B, C, D: bez zmian', true],
    ['Wariant C: 5 zł', 'Wariant C, D: 4 zł', false],
    ['bez zmian', 'bez zmian', false],
  ])('%j and %j differ in letters of options only: %s', (before, after, only) => expect(isLettersOnly(wordDifference(before, after))).toBe(only));
});
