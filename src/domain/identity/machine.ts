import type { IdentityState } from '../accounts/types.ts';
import { type Lifecycle, statesOf } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';

/** Events of a person's identity. `request`: papers to a moderator; `startMObywatel`: the citizen-app flow. */
export type IdentityEvent = 'request' | 'startMObywatel' | 'accept' | 'reject' | 'reset' | 'expire' | 'takeBack';

/** Who moves an identity. */
export type IdentityActor = 'person' | 'admin' | 'clock';

/** What the guards know. */
export type IdentityFacts = { readonly emailVerified: boolean; readonly reason: string | null };

/** What a step causes. Offers are hidden when an acceptance is taken back and shown again after a new one. */
export type IdentityEffect = 'mailAccepted' | 'mailRejected' | 'hideOffers' | 'unhideOffers';

/** Everything that the lifecycle of an identity is made of. */
export type IdentityLifecycle = {
  readonly name: 'identity';
  readonly state: IdentityState;
  readonly event: IdentityEvent;
  readonly actor: IdentityActor;
  readonly facts: IdentityFacts;
  readonly effect: IdentityEffect;
};

const emailFirst = (facts: IdentityFacts): Verdict => (facts.emailVerified ? null : refuse('identity.email_unverified'));
const reasonGiven = (facts: IdentityFacts): Verdict =>
  facts.reason === null || facts.reason.trim() === '' ? refuse('identity.reason_required', { field: 'reason' }) : null;

const identityStates = statesOf<IdentityState>({ INITIAL: true, CHECKING: true, mObywatel_process: true, ACCEPTED: true, REJECTED: true });

/** Verification of a person (docs/rules/identity.md#states). A rejected person starts again; an admin may take an acceptance back. */
export const identityLifecycle: Lifecycle<IdentityLifecycle> = {
  name: 'identity',
  states: identityStates,
  rows: [
    { from: ['INITIAL', 'REJECTED'], on: 'request', by: ['person'], to: 'CHECKING', when: emailFirst },
    { from: ['INITIAL', 'REJECTED'], on: 'startMObywatel', by: ['person'], to: 'mObywatel_process', when: emailFirst },
    { from: ['CHECKING', 'mObywatel_process'], on: 'accept', by: ['admin'], to: 'ACCEPTED', effects: ['mailAccepted', 'unhideOffers'] },
    { from: ['CHECKING', 'mObywatel_process'], on: 'reject', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['mailRejected'] },
    { from: ['CHECKING', 'mObywatel_process'], on: 'reset', by: ['admin', 'person'], to: 'INITIAL' },
    { from: ['mObywatel_process'], on: 'expire', by: ['clock'], to: 'INITIAL' },
    { from: ['ACCEPTED'], on: 'takeBack', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['hideOffers', 'mailRejected'] },
  ],
};

/** Does a moderator have to look? */
export const isIdentityWaiting = (state: IdentityState): boolean => state === 'CHECKING' || state === 'mObywatel_process';

/** The event of a moderator's decision: what was accepted before can only be taken back. */
export const decisionEvent = (state: IdentityState, accepted: boolean): 'accept' | 'reject' | 'takeBack' =>
  accepted ? 'accept' : state === 'ACCEPTED' ? 'takeBack' : 'reject';
