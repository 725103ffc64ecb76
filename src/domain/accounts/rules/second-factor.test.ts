import { expect, it } from 'vitest';
import type { Instant } from '../../kit/brand.ts';
import type { SignedIn } from '../types.ts';
import { isAppCode, isRecoveryCode, tidyCode, withClaimsInForce } from './second-factor.ts';

it('reads codes as people write them', () => {
  expect(tidyCode(' 123 456 ')).toBe('123456');
  expect(tidyCode('abcde-fgh23')).toBe('ABCDEFGH23');
  expect(isAppCode('123456')).toBe(true);
  expect(isAppCode('ABCDEFGH23')).toBe(false);
  expect(isRecoveryCode('ABCDEFGH23')).toBe(true);
  expect(['', '123456', 'ABCDEFGH2', 'ABCDEFGH234', 'ABCDEFGH20', 'ABCDEFGHI2'].filter(isRecoveryCode)).toEqual([]);
});

const admin: SignedIn = {
  kind: 'signed-in',
  uid: 'admin',
  email: 'admin@test.example',
  emailVerified: true,
  firstName: 'Anna',
  lastName: 'Nowak',
  lang: 'pl',
  claims: ['admin', 'creator'],
  identity: 'INITIAL',
  company: null,
  isAgent: false,
  emailChangeUndoUntil: null,
  secondFactorDue: null,
};
const due = '2026-11-30T12:00:00.000Z' as Instant;

it.each([
  ['without a term', null, due, ['admin', 'creator']],
  ['within the grace', due, '2026-11-30T11:59:59.999Z', ['admin', 'creator']],
  ['when the grace has ended', due, due, ['creator']],
] as const)('%s an admin holds what counts', (_, secondFactorDue, now, claims) => {
  expect(withClaimsInForce({ ...admin, secondFactorDue }, now as Instant).claims).toEqual(claims);
});

it('holds no claim while the address is not confirmed', () => {
  expect(withClaimsInForce({ ...admin, emailVerified: false }, due).claims).toEqual([]);
});
