/** Offers and people as the rules of offers see them. */

import type { SignedIn } from '../../src/domain/accounts/types.ts';
import { HOUR_MS } from '../../src/domain/kit/time/units.ts';
import { instant, plusMs } from '../../src/domain/kit/time.ts';
import { validToOf } from '../../src/domain/offers/rules/validity.ts';
import type { OfferFacts } from '../../src/domain/offers/types.ts';
import { readyForm } from './offer-form.ts';

/** When everything happens. */
export const now = instant('2026-11-20T12:00:00Z');
/** A signer of a tenant's verified company. */
export const person = (changes: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'signed-in',
  uid: 'tenant',
  email: 't@x.pl',
  emailVerified: true,
  firstName: 'Tola',
  lastName: 'Nowak',
  lang: 'pl',
  claims: [],
  identity: 'ACCEPTED',
  company: { id: 'T', name: 'Zakwas', state: 'ACCEPTED' },
  isAgent: false,
  emailChangeUndoUntil: null,
  secondFactorDue: null,
  ...changes,
});
/** The signer who owns the offer. */
export const landlord = person({ uid: 'landlord', company: { id: 'L', name: 'Nawrot', state: 'ACCEPTED' } });
/** A published offer of the landlord's. */
export const offer = (changes: Partial<OfferFacts> = {}): OfferFacts => ({
  id: 'o',
  ownerUid: 'landlord',
  companyId: 'L',
  agentUid: null,
  originalOwnerUid: null,
  state: 'ACTIVE',
  moderation: { at: 'clear' },
  version: 1,
  form: readyForm(),
  validTo: validToOf(readyForm()),
  deletedAt: null,
  reservation: null,
  tenantCompanyId: null,
  firstRight: null,
  ...changes,
});
/** The same offer, held by the tenant. */
export const reserved = (until = plusMs(now, HOUR_MS)): OfferFacts =>
  offer({ state: 'BOOKED', reservation: { companyId: 'T', uid: 'tenant', option: 'fixedshort', bookedAt: now, reservedUntil: until } });
