import { expect, test } from 'vitest';
import type { Viewer } from '../accounts/types.ts';
import type { DocumentKind } from '../kit/evidence.ts';
import { consentsOf, documentReaders, hasConsents, mayReadDocument, shortHash } from './rules.ts';

test('every consent in its current version', () => {
  expect(hasConsents(consentsOf.lease, consentsOf.lease)).toBeNull();
  expect(hasConsents(consentsOf.lease, { ...consentsOf.lease, terms: '2020-01-01' })?.field).toBe('consents.terms');
  expect(hasConsents(consentsOf.protocol, {})?.code).toBe('signing.consents_required');
  expect(shortHash('0123456789abcdef')).toBe('012 345 678 9ab');
});
test.each(Object.keys(documentReaders) as DocumentKind[])('%s is never read by visitors, and by outsiders only if it is the offer', (kind) => {
  const outsider: Viewer = {
    kind: 'signed-in',
    uid: 'u',
    email: 'u@x.pl',
    emailVerified: true,
    firstName: 'U',
    lastName: 'U',
    lang: 'pl',
    claims: [],
    identity: 'ACCEPTED',
    company: null,
    isAgent: false,
    emailChangeUndoUntil: null,
    secondFactorDue: null,
  };
  expect(mayReadDocument(kind, { kind: 'visitor' }, null)).toBe(false);
  expect(mayReadDocument(kind, outsider, null)).toBe(kind === 'offer');
  expect(mayReadDocument(kind, { ...outsider, claims: ['admin'] }, null)).toBe(true);
  expect(mayReadDocument(kind, outsider, 'landlord')).toBe(kind !== 'invoice_t');
  expect(mayReadDocument(kind, outsider, 'tenant')).toBe(kind !== 'invoice_l' && kind !== 'project' && kind !== 'agency');
});
