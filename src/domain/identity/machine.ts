import type { IdentityState } from '../accounts/types.ts';
import type { Lifecycle, ReadFrom, Row } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { identityStates } from '../kit/viewer.ts';
import { refuse } from './refusals.ts';

/** Events of a person's identity. The way through the citizen app brings its own (docs/rules/identity.md#states). */
export type IdentityEvent = 'request' | 'accept' | 'reject' | 'takeBack';

/** Who moves an identity. */
export type IdentityActor = 'person' | 'admin';

/** What the guards know. */
export type IdentityFacts = { readonly emailVerified: boolean; readonly reason: string | null };

/** What a step causes. Offers are hidden when an acceptance is taken back and shown again after a new one. */
export type IdentityEffect = 'mailAccepted' | 'mailRejected' | 'hideOffers' | 'unhideOffers';

type Types = {
  readonly state: IdentityState;
  readonly event: IdentityEvent;
  readonly actor: IdentityActor;
  readonly facts: IdentityFacts;
  readonly effect: IdentityEffect;
};

const emailFirst = (facts: IdentityFacts): Verdict => (facts.emailVerified ? null : refuse('identity.email_unverified'));
const reasonGiven = (facts: IdentityFacts): Verdict =>
  facts.reason === null || facts.reason.trim() === '' ? refuse('identity.reason_required', { field: 'reason' }) : null;

const rows = [
  { from: ['INITIAL', 'REJECTED'], on: 'request', by: ['person'], to: 'CHECKING', when: emailFirst },
  { from: ['CHECKING'], on: 'accept', by: ['admin'], to: 'ACCEPTED', effects: ['mailAccepted', 'unhideOffers'] },
  { from: ['CHECKING'], on: 'reject', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['mailRejected'] },
  { from: ['ACCEPTED'], on: 'takeBack', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['hideOffers', 'mailRejected'] },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of an identity is made of. */
export type IdentityLifecycle = Types & ReadFrom<'identity', typeof rows>;

/** Verification of a person (docs/rules/identity.md#states). A rejected person starts again; an admin may take an acceptance back. */
export const identityLifecycle: Lifecycle<IdentityLifecycle> = {
  name: 'identity',
  states: identityStates,
  rows,
};

/** Does a moderator have to look? */
export const isIdentityWaiting = (state: IdentityState): boolean => state === 'CHECKING';

/** The event of a moderator's decision: what was accepted before can only be taken back. */
export const decisionEvent = (state: IdentityState, accepted: boolean): 'accept' | 'reject' | 'takeBack' =>
  accepted ? 'accept' : state === 'ACCEPTED' ? 'takeBack' : 'reject';
