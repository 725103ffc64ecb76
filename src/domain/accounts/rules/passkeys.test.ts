import { expect, it } from 'vitest';
import { accountNumbers } from '../../kit/numbers.ts';
import { isCounterBack, mayAddPasskey, mayDropFactor } from './passkeys.ts';

it('lets somebody have so many passkeys and no more', () => {
  expect(mayAddPasskey(accountNumbers.passkeys - 1)).toBeNull();
  expect(mayAddPasskey(accountNumbers.passkeys)).toMatchObject({ code: 'passkey.too_many', params: { max: accountNumbers.passkeys } });
});

it.each([
  [0, 0, false],
  [0, 1, false],
  [5, 6, false],
  [5, 5, true],
  [5, 4, true],
  [5, 0, true],
])('a counter that stood at %i and says %i went back: %s', (stored, shown, isBack) => {
  expect(isCounterBack(stored, shown)).toBe(isBack);
});

it.each([
  [true, { hasApp: false, passkeys: 0 }, 'factor.compulsory'],
  [true, { hasApp: true, passkeys: 0 }, undefined],
  [true, { hasApp: false, passkeys: 1 }, undefined],
  [false, { hasApp: false, passkeys: 0 }, undefined],
])('an admin (%s) with %o left is refused with %s', (isAdmin, rest, code) => {
  expect(mayDropFactor({ isAdmin, rest })?.code).toBe(code);
});
