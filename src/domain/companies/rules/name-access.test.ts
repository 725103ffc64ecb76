import { expect, it } from 'vitest';
import type { CompanyState, SignedIn, Viewer } from '../../accounts/types.ts';
import { maySeeCompanyName } from './name-access.ts';

const person = (company: { id: string; state: CompanyState } | null, claims: SignedIn['claims'] = []): Viewer => ({
  ...{ kind: 'signed-in', uid: 'u', email: 'a@b.example', emailVerified: true, firstName: 'Anna', lastName: 'Lipska', lang: 'pl', claims },
  ...{ identity: 'ACCEPTED', isAgent: false, emailChangeUndoUntil: null, secondFactorDue: null },
  company: company && { ...company, name: 'Firma' },
});

it.each([
  ['a visitor', { kind: 'visitor' } as Viewer, false],
  ['an account without a company', person(null), false],
  ['somebody of the company itself', person({ id: 'own', state: 'ACCEPTED' }), true],
  ['the same before the link is accepted', person({ id: 'own', state: 'CHECKING' }), true],
  ['somebody of a company with access', person({ id: 'friend', state: 'ACCEPTED' }), true],
  ['the same whose link is not accepted', person({ id: 'friend', state: 'CHECKING' }), false],
  ['somebody of any other company', person({ id: 'other', state: 'ACCEPTED' }), false],
  ['an admin', person(null, ['admin']), true],
  ['a creator', person(null, ['creator']), false],
] as const)('%s', (_, viewer, may) => {
  expect(maySeeCompanyName(viewer, { companyId: 'own', hasAccess: ['friend'] })).toBe(may);
});
