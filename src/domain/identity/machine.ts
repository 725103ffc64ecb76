import type { IdentityState } from '../accounts/types.ts';
import type { Machine } from '../kit/machine.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';

/** Events of a person's identity. `request`: papers to a moderator; `startMObywatel`: the citizen-app flow. */
export type IdentityEvent = 'request' | 'startMObywatel' | 'accept' | 'reject' | 'reset' | 'expire' | 'takeBack';

/** Who moves an identity. */
export type IdentityActor = 'person' | 'admin' | 'clock';

/** What the guards know. */
export type IdentityFacts = { readonly emailVerified: boolean; readonly reason: string | null };

const emailFirst = (facts: IdentityFacts): Verdict => (facts.emailVerified ? null : refuse('identity.email_unverified'));
const reasonGiven = (facts: IdentityFacts): Verdict =>
  facts.reason === null || facts.reason.trim() === '' ? refuse('identity.reason_required', { field: 'reason' }) : null;

/** Verification of a person (docs/rules/identity.md#states). A rejected person starts again; an admin may take an acceptance back, which hides the offers. */
export const identityMachine: Machine<IdentityState, IdentityEvent, IdentityActor, IdentityFacts> = [
  { from: ['INITIAL', 'REJECTED'], on: 'request', by: ['person'], to: 'CHECKING', when: emailFirst, then: ['tellAdmins'] },
  { from: ['INITIAL', 'REJECTED'], on: 'startMObywatel', by: ['person'], to: 'mObywatel_process', when: emailFirst, then: ['tellAdmins'] },
  { from: ['CHECKING', 'mObywatel_process'], on: 'accept', by: ['admin'], to: 'ACCEPTED', then: ['tellPerson'] },
  { from: ['CHECKING', 'mObywatel_process'], on: 'reject', by: ['admin'], to: 'REJECTED', when: reasonGiven, then: ['tellPerson'] },
  { from: ['CHECKING', 'mObywatel_process'], on: 'reset', by: ['admin', 'person'], to: 'INITIAL' },
  { from: ['mObywatel_process'], on: 'expire', by: ['clock'], to: 'INITIAL' },
  { from: ['ACCEPTED'], on: 'takeBack', by: ['admin'], to: 'REJECTED', when: reasonGiven, with: ['hideOffers'], then: ['tellPerson'] },
];

/** Every identity state; the first is where a person begins. */
export const identityStates = ['INITIAL', 'CHECKING', 'mObywatel_process', 'ACCEPTED', 'REJECTED'] as const satisfies readonly IdentityState[];

/** Does a moderator have to look? */
export const isIdentityWaiting = (state: IdentityState): boolean => state === 'CHECKING' || state === 'mObywatel_process';

/** The event of a moderator's decision: what was accepted before can only be taken back. */
export const decisionEvent = (state: IdentityState, accepted: boolean): IdentityEvent =>
  accepted ? 'accept' : state === 'ACCEPTED' ? 'takeBack' : 'reject';
