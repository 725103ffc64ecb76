import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translator } from './words.ts';

const words = {
  plain: 'Umowa i kaucja w jednym miejscu',
  open: 'Lokal {name} (w mieście)',
  many: { one: '{n} oferta', few: '{n} oferty', many: '{n} ofert', other: '{n} oferty' },
} as const;

test('a text is the same however often it is said', () => {
  const t = translator(words, 'pl');
  expect([t('plain'), t('plain')]).toEqual(Array(2).fill('Umowa i\u00a0kaucja w\u00a0jednym miejscu'));
  expect([t('many', { n: 1 }), t('many', { n: 2 }), t('many', { n: 5 }), t('many', { n: 1 })]).toEqual([
    '1 oferta',
    '2 oferty',
    '5 ofert',
    '1 oferta',
  ]);
});

test('a text with a place says what it is given each time', () => {
  const t = translator(words, 'pl');
  expect([t('open', { name: 'Nowy' }), t('open', { name: 'w Rynku' })]).toEqual([
    'Lokal Nowy (w\u00a0mieście)',
    'Lokal w\u00a0Rynku (w\u00a0mieście)',
  ]);
  expect(() => t('open')).toThrow('missing value: {name}');
});

test('a missing text is a fault every time', () => {
  const t = translator({ plain: words.plain } as Record<string, string>, 'pl');
  expect(() => t('nothing')).toThrow('missing text');
  expect(() => t('nothing')).toThrow('missing text');
});

test('one-letter words are tied as the rule says, in Polish only', () => {
  const rule = (text: string): string => text.replace(/(^|[\s(„])([aiouwzAIOUWZ]) /gu, '$1$2\u00a0');
  const letters = fc.constantFrom('a', 'w', 'Z', 'b', ' ', '(', '„', '\u00a0', '\n', 'ą', '😀', '-');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
      expect(translator({ text }, 'pl')('text')).toBe(rule(text));
      expect(translator({ text }, 'en')('text')).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
