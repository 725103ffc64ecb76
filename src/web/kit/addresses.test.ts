import { describe, expect, it } from 'vitest';
import { barePath, isPublicPattern, langOfPath, publicPath, safeOrigin, signInSearch } from './addresses.ts';

describe('addresses by language', () => {
  it.each([
    ['/', '/en'],
    ['/offers', '/en/offers'],
    ['/offers?premisesPurpose=office', '/en/offers?premisesPurpose=office'],
  ])('%s is %s in English and leads back', (bare, english) => {
    expect(publicPath('pl', bare)).toBe(bare);
    expect(publicPath('en', bare)).toBe(english);
    expect(barePath(english)).toBe(bare);
    expect(langOfPath(english)).toBe('en');
  });

  it('takes a Polish address that only begins with the same letters for Polish', () => {
    expect(langOfPath('/enklawa')).toBe('pl');
    expect(barePath('/enklawa')).toBe('/enklawa');
  });

  it('knows public routes by their pattern, with and without the leading slash', () => {
    expect(isPublicPattern('en?/offers')).toBe(true);
    expect(isPublicPattern('/en?')).toBe(true);
    expect(isPublicPattern('/lease/:id')).toBe(false);
    expect(isPublicPattern('/ending')).toBe(false);
  });
});

describe('the remembered origin', () => {
  it.each(['/lease/abc?tab=1', '/', '/en/offers#list'])('keeps %s', (from) => expect(safeOrigin(from)).toBe(from));

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'lease', '', null])('refuses %s', (from) =>
    expect(safeOrigin(from)).toBeNull(),
  );

  it('keeps the filters of the page under the dialog', () => {
    expect(signInSearch('?province=lodzkie', '/lease/1')).toBe('?province=lodzkie&signin=1&from=%2Flease%2F1');
  });
});
