import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeOf } from './present.ts';

it('writes whole numbers as the library of languages does', () => {
  const library = {
    pl: new Intl.NumberFormat('pl', { maximumFractionDigits: 0, useGrouping: 'always' } as Intl.NumberFormatOptions),
    en: new Intl.NumberFormat('en', { maximumFractionDigits: 0 }),
  } as const;
  const amounts = fc.oneof(
    fc.double({ min: 0, max: 1e12, noNaN: true }),
    fc.integer({ min: 0, max: 2e9 }).map((grosze) => grosze / 100),
  );
  fc.assert(
    fc.property(amounts, fc.constantFrom('pl' as const, 'en' as const), (amount, lang) => {
      expect(wholeOf(amount, lang)).toBe(library[lang].format(amount));
    }),
    {
      examples: [
        [999.5, 'pl'],
        [1234.5, 'pl'],
        [0.5, 'en'],
        [1000, 'pl'],
        [12_345_678, 'en'],
      ],
    },
  );
});
