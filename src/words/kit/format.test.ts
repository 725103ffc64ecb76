import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOf } from './format.ts';

const [pl, en] = [formatOf('pl'), formatOf('en')];
const nbsp = '\u00a0';

describe('formats', () => {
  it('writes amounts with two decimals, grouped from four digits on, without a breaking space', () => {
    expect(pl.money(123450)).toBe(`1${nbsp}234,50${nbsp}zł`);
    expect(pl.money(-5)).toBe(`-0,05${nbsp}zł`);
    expect(en.money(123450)).toBe(`1,234.50${nbsp}zł`);
    expect(pl.shortMoney(1234567800)).toBe(`12${nbsp}345${nbsp}678${nbsp}zł`);
    expect([pl.shortMoney(6_399_50), pl.shortMoney(-40)]).toEqual([`6${nbsp}399,50${nbsp}zł`, `-0,40${nbsp}zł`]);
  });

  it('writes numbers as the library of languages does', () => {
    const numbers = (locale: string, least: number, most: number) =>
      new Intl.NumberFormat(locale, {
        useGrouping: 'always',
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      } as Intl.NumberFormatOptions);
    const library = {
      pl: [numbers('pl', 0, 2), numbers('pl', 0, 0), numbers('pl', 2, 2)],
      en: [numbers('en', 0, 2), numbers('en', 0, 0), numbers('en', 2, 2)],
    } as const;
    const amounts = fc.oneof(
      fc.double({ min: 0, max: 1e12, noNaN: true }),
      fc.integer({ min: 0, max: 2e9 }).map((grosze) => grosze / 100),
      fc.constantFrom(999.5, 1234.5, 0.5, 1000, 12_345_678, 86.505, 1.005),
    );
    fc.assert(
      fc.property(amounts, fc.constantFrom('pl' as const, 'en' as const), (amount, lang) => {
        const f = formatOf(lang);
        expect([f.number(amount), f.number(amount, 0), f.number(amount, 2)]).toEqual(library[lang].map((of) => of.format(amount)));
      }),
    );
  });

  it('writes areas with at most two decimals on pages and with both in documents', () => {
    expect(pl.area(120)).toBe(`120${nbsp}m²`);
    expect(pl.area(86.505)).toBe(`86,51${nbsp}m²`);
    expect(en.area(1234.5)).toBe(`1,234.5${nbsp}m²`);
  });

  it('writes account numbers in groups of four', () => {
    expect(pl.account('61109010140000071219812874').replaceAll(nbsp, ' ')).toBe('61 1090 1014 0000 0712 1981 2874');
  });

  it('writes a calendar day without asking any clock', () => {
    expect(pl.day('2026-11-20')).toBe('20.11.2026');
    expect(pl.longDay('2026-03-29')).toBe(`29${nbsp}marca${nbsp}2026`);
  });

  it('shows moments in Warsaw, in winter and in summer', () => {
    expect(pl.instant('2026-01-15T23:30:00.000Z')).toBe(`16.01.2026,${nbsp}00:30`);
    expect(pl.instant('2026-07-15T22:30:00.000Z')).toBe(`16.07.2026,${nbsp}00:30`);
    expect(pl.time('2026-10-25T01:30:00.000Z')).toBe('02:30');
    expect(pl.shortInstant('2026-11-21T13:20:00.000Z')).toBe(`21.11,${nbsp}14:20`);
  });
});
