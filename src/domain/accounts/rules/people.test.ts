import { describe, expect, it, test } from 'vitest';
import { instant, plusMs } from '../../kit/time.ts';
import { actingCompanyId, isStaff, mayRevokeClaim } from '../permissions.ts';
import type { SignedIn } from '../types.ts';
import { checkPassword, maySign, passwordStrength, tidyName, undoRunsUntil, verificationRefusals } from './people.ts';
import type { VerificationStatus } from './verification-status.ts';
import { ownNextStep, reviewedSteps } from './verification-steps.ts';

test.each([
  ['Abcdefg', 'password.too_short'],
  ['abcdefgh', 'password.no_upper'],
  ['ABCDEFGH', 'password.no_lower'],
  [`Aa${'x'.repeat(49)}`, 'password.too_long'],
  ['Żółwiąt', 'password.too_short'],
])('password %s: %s', (password, code) => expect(checkPassword(password)?.code).toBe(code));
test.each(['Abcdefgh', 'Żółwiątko', `Aa${'x'.repeat(48)}`])('takes %s', (password) => expect(checkPassword(password)).toBeNull());

test.each<[string, number]>([
  ['', 0],
  ['abc', 0],
  ['abcdefgh', 1],
  ['Abcdefgh', 2],
  ['Abcdefg1', 3],
  ['Abcdef1!', 4],
  ['żŻ1!', 3],
])('strength of %j is %i of 4', (password, score) => expect(passwordStrength(password).score).toBe(score));

test.each([
  ['', 0],
  ['Haslo-77x', 1],
])('a password that is guessed first is no stronger for what stands around it: %j is %i of 4', (password, score) =>
  expect(passwordStrength(password, true).score).toBe(score),
);

test('names', () => {
  expect(tidyName('  Anna   Maria ')).toBe('Anna Maria');
});

describe('verification', () => {
  const now = instant('2026-11-20T12:00:00Z');
  const full: VerificationStatus = { emailVerified: true, identity: 'ACCEPTED', company: { state: 'ACCEPTED' }, emailChangeUndoUntil: null };
  it('names the missing steps in the order in which they are taken', () => {
    expect(
      verificationRefusals({ emailVerified: false, identity: 'INITIAL', company: null, emailChangeUndoUntil: null }).map((step) => step.code),
    ).toEqual(['person.email_unverified', 'person.identity_not_accepted', 'person.company_not_accepted']);
    expect(verificationRefusals(full)).toEqual([]);
  });
  it('leaves to the person what no moderator looks at', () => {
    const at = (identity: VerificationStatus['identity'], state: 'INITIAL' | 'CHECKING' | 'ACCEPTED' | null, emailVerified = true) => {
      const person = { ...full, emailVerified, identity, company: state && { state } };
      return [ownNextStep(person), ...reviewedSteps(person)];
    };
    expect([at('INITIAL', null, false), at('INITIAL', null), at('REJECTED', 'CHECKING'), at('mObywatel_process', null)]).toEqual([
      ['email'],
      ['identity'],
      ['identity', 'company'],
      ['identity'],
    ]);
    expect([
      at('CHECKING', null),
      at('CHECKING', 'INITIAL'),
      at('CHECKING', 'CHECKING'),
      at('ACCEPTED', 'CHECKING'),
      at('ACCEPTED', 'ACCEPTED'),
    ]).toEqual([['company', 'identity'], ['company', 'identity'], [null, 'identity', 'company'], [null, 'company'], [null]]);
  });
  it('stops binding acts during the undo of an e-mail change, to the second', () => {
    expect(maySign(full, now)).toBeNull();
    expect([maySign({ ...full, emailChangeUndoUntil: plusMs(now, 1) }, now)?.code, maySign({ ...full, emailChangeUndoUntil: now }, now)]).toEqual([
      'person.email_change_pending',
      null,
    ]);
  });
  it('knows until when a change can be undone, and that one was long ago', () => {
    const until = (ms: number) => undoRunsUntil({ emailChangeUndoUntil: plusMs(now, ms) }, now);
    expect([undoRunsUntil(full, now), until(0), until(-1), until(1)]).toEqual([null, null, null, plusMs(now, 1)]);
  });
});

describe('claims', () => {
  const person: SignedIn = {
    kind: 'signed-in',
    uid: 'a',
    email: 'a@x.pl',
    emailVerified: true,
    firstName: 'A',
    lastName: 'A',
    lang: 'pl',
    claims: ['admin'],
    identity: 'ACCEPTED',
    company: { id: 'C', name: 'C', state: 'CHECKING' },
    isAgent: false,
    emailChangeUndoUntil: null,
    secondFactorDue: null,
  };
  it('the last admin stays', () => {
    const revoke = (otherAdmins: number, viewer: SignedIn = person): string | undefined =>
      mayRevokeClaim({ viewer, claim: 'admin', holds: true, otherAdmins })?.code;
    expect([revoke(0), revoke(1), revoke(1, { ...person, claims: ['creator'] })]).toEqual(['claim.last_admin', undefined, 'claim.denied']);
    expect(mayRevokeClaim({ viewer: person, claim: 'creator', holds: false, otherAdmins: 0 })?.code).toBe('claim.not_granted');
  });
  it('a company acts only through accepted members', () => {
    expect([
      actingCompanyId(person),
      actingCompanyId({ ...person, company: { id: 'C', name: 'C', state: 'ACCEPTED' } }),
      actingCompanyId({ kind: 'visitor' }),
    ]).toEqual([null, 'C', null]);
    expect([isStaff(person), isStaff({ ...person, claims: ['creator'] }), isStaff({ ...person, claims: ['caller'] })]).toEqual([true, true, false]);
  });
});
