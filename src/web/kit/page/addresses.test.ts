import { describe, expect, it } from 'vitest';
import { barePath, isPublicPattern, isSignInOnly, keepSearch, langOfPath, publicPath, signInSearch, withoutSignIn } from './addresses.ts';

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

describe('the search with the sign-in dialog', () => {
  it('keeps the filters of the page under the dialog', () => {
    expect(signInSearch('?province=lodzkie', '/lease/1')).toBe('?province=lodzkie&signin=1&from=%2Flease%2F1');
  });

  it('holds one choice: another one takes the place of the one before', () => {
    expect(keepSearch(keepSearch('?province=lodzkie', 'Wk3nVb7QmXr2TgL9sHdP'), '%7B%7D')).toBe('?province=lodzkie&signin=1&keep=%7B%7D');
  });
});

describe('the search without the sign-in dialog', () => {
  it.each([
    ['?signin=1', ''],
    ['?page=2&signin=code&from=%2Flease%2F1', '?page=2'],
    [`?page=2${keepSearch('', 'Wk3nVb7QmXr2TgL9sHdP').replace('?', '&')}`, '?page=2'],
    ['', ''],
  ])('%s becomes %s', (search, rest) => expect(withoutSignIn(search)).toBe(rest));

  it.each([
    ['/offers', '/offers?signin=1', true],
    ['/offers?page=2&signin=1&from=%2Fa', '/offers?page=2', true],
    ['/offers?signin=1', '/offers?signin=up', true],
    ['/offers?signin=1', '/offers?signin=1', false],
    ['/offers', '/offers?page=2&signin=1', false],
    ['/offers', '/faq?signin=1', false],
  ])('from %s to %s only the dialog changes: %s', (from, to, only) =>
    expect(isSignInOnly(new URL(from, 'http://localhost'), new URL(to, 'http://localhost'))).toBe(only),
  );
});
