import { toReview } from '../accounts/rules/verification-status.ts';
import type { IdentityState } from '../accounts/types.ts';
import { type Lifecycle, type ReadFrom, type Row, refuseStep } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { identityStates } from '../kit/viewer.ts';
import { refuse } from './refusals.ts';
import type { RejectionReason } from './types.ts';

/**
 * Events of a person's identity. `begin`, `leave`, `confirm` and `refuse` belong to the way through the citizen app, where the request leads;
 * `submit` sends a signed file to a moderator (docs/rules/identity.md#states).
 */
export type IdentityEvent = 'begin' | 'leave' | 'confirm' | 'refuse' | 'submit' | 'accept' | 'reject' | 'takeBack';

/** Who moves an identity; `request` is the request of the citizen app. */
export type IdentityActor = 'person' | 'request' | 'admin';

/** What the guards know. `cause` is named where a request was refused; `reason` are a moderator's own words. */
export type IdentityFacts = { readonly emailVerified: boolean; readonly reason: string | null; readonly cause: RejectionReason | null };

/**
 * What a step causes. `markSent` notes when a signed file was sent to a moderator, `closeFile` leaves the result of it alone. Offers are hidden when an acceptance is taken back, with first signatures that
 * are then void, and shown again after a new one; `mailHolders` tells both times whoever has reserved one of them. `creditCampaign` notes the
 * acceptance for the campaign that the person came with.
 */
export type IdentityEffect =
  | 'mailAccepted'
  | 'mailRejected'
  | 'markSent'
  | 'closeFile'
  | 'hideOffers'
  | 'unhideOffers'
  | 'voidFirstSignatures'
  | 'mailHolders'
  | 'creditCampaign';

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
  { from: ['INITIAL', 'REJECTED'], on: 'begin', by: ['person'], to: 'mObywatel_process', when: emailFirst },
  {
    from: ['mObywatel_process'],
    on: 'confirm',
    by: ['request'],
    to: 'ACCEPTED',
    effects: ['mailAccepted', 'unhideOffers', 'mailHolders', 'creditCampaign'],
  },
  { from: ['mObywatel_process'], on: 'refuse', by: ['request'], to: 'REJECTED', effects: ['mailRejected'] },
  { from: ['mObywatel_process', 'REJECTED'], on: 'leave', by: ['request'], to: 'INITIAL' },
  { from: ['INITIAL', 'REJECTED'], on: 'submit', by: ['person'], to: 'CHECKING', when: emailFirst, effects: ['markSent'] },
  {
    from: ['CHECKING'],
    on: 'accept',
    by: ['admin'],
    to: 'ACCEPTED',
    effects: ['closeFile', 'mailAccepted', 'unhideOffers', 'mailHolders', 'creditCampaign'],
  },
  { from: ['CHECKING'], on: 'reject', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['closeFile', 'mailRejected'] },
  {
    from: ['ACCEPTED'],
    on: 'takeBack',
    by: ['admin'],
    to: 'REJECTED',
    when: reasonGiven,
    effects: ['hideOffers', 'voidFirstSignatures', 'mailHolders', 'mailRejected'],
  },
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
export const isIdentityWaiting = (state: IdentityState): boolean => state === toReview;

/** May a signed file be brought now? Not while somebody looks, nor once the person is accepted. */
export const mayBringFile = (state: IdentityState): Verdict =>
  state === 'INITIAL' || state === 'REJECTED' ? null : refuseStep('lifecycle.not_allowed', { params: { state, event: 'submit' } });

/** Is there a "no" whose reason the person has to see? */
export const isIdentityRejected = (state: IdentityState): boolean => state === 'REJECTED';

/** Has a moderator or a request led to an answer that stands? */
export const isIdentityDecided = (state: IdentityState): boolean => state === 'ACCEPTED' || state === 'REJECTED';

/** The event by which a way through the citizen app begins: the history knows it when the request itself is gone. */
export const beginsRequest: IdentityEvent = 'begin';

/** Did the acceptance come through the citizen app? Other ones were a moderator's. */
export const isAppEvent = (event: string): boolean => event === ('confirm' satisfies IdentityEvent);

/** The event of a moderator's decision: what was accepted before can only be taken back. */
export const decisionEvent = (state: IdentityState, accepted: boolean): 'accept' | 'reject' | 'takeBack' =>
  accepted ? 'accept' : state === 'ACCEPTED' ? 'takeBack' : 'reject';
