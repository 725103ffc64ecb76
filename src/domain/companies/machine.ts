import type { CompanyState } from '../accounts/types.ts';
import type { Lifecycle, ReadFrom, Row } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { companyStates } from '../kit/viewer.ts';
import { refuse } from './refusals.ts';

/** Events of a person's link with a company. */
export type CompanyEvent = 'submit' | 'accept' | 'reject' | 'takeBack' | 'unlink';

/** Who moves the link. */
export type CompanyActor = 'person' | 'creator' | 'admin';

/** What the guards know. `runningDeal`: the person is the company's only signer of a published offer, reservation or unfinished lease. */
export type CompanyFacts = {
  readonly emailVerified: boolean;
  readonly formValid: boolean;
  readonly reason: string | null;
  readonly runningDeal: boolean;
};

/** What a step causes. Offers are hidden when an acceptance is taken back and shown again after a new one; whoever leaves hands their drafts to the company's creator. */
export type CompanyEffect = 'mailAccepted' | 'mailRejected' | 'hideOffers' | 'unhideOffers' | 'handDraftsToCreator' | 'clearLink';

type Types = {
  readonly state: CompanyState;
  readonly event: CompanyEvent;
  readonly actor: CompanyActor;
  readonly facts: CompanyFacts;
  readonly effect: CompanyEffect;
};

const readyToSubmit = (facts: CompanyFacts): Verdict => {
  if (!facts.emailVerified) return refuse('company.email_unverified');
  return facts.formValid ? null : refuse('company.not_submittable');
};
const reasonGiven = (facts: CompanyFacts): Verdict =>
  facts.reason === null || facts.reason.trim() === '' ? refuse('company.reason_required', { field: 'reason' }) : null;
const noRunningDeal = (facts: CompanyFacts): Verdict => (facts.runningDeal ? refuse('company.running_deal') : null);

const rows = [
  { from: ['INITIAL', 'REJECTED'], on: 'submit', by: ['person'], to: 'CHECKING', when: readyToSubmit },
  { from: ['CHECKING'], on: 'accept', by: ['admin'], to: 'ACCEPTED', effects: ['mailAccepted', 'unhideOffers'] },
  { from: ['CHECKING'], on: 'reject', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['mailRejected'] },
  { from: ['ACCEPTED'], on: 'takeBack', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['hideOffers', 'mailRejected'] },
  {
    from: ['INITIAL', 'CHECKING', 'ACCEPTED', 'REJECTED'],
    on: 'unlink',
    by: ['person', 'creator', 'admin'],
    to: 'INITIAL',
    when: noRunningDeal,
    effects: ['handDraftsToCreator', 'clearLink'],
  },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of a company link is made of. */
export type CompanyLifecycle = Types & ReadFrom<'company', typeof rows>;

/** Verification of a person's link with a company: a moderator decides; a refused one is corrected and sent again. */
export const companyLifecycle: Lifecycle<CompanyLifecycle> = {
  name: 'company',
  states: companyStates,
  rows,
};

/** Does a moderator have to look? */
export const isCompanyWaiting = (state: CompanyState): boolean => state === 'CHECKING';

/** May the company form be changed by its creator? Register data that a moderator looks at or has accepted stay. */
export const isCompanyEditable = (state: CompanyState): boolean => state === 'INITIAL' || state === 'REJECTED';

/** The event of a moderator's decision: what was accepted before can only be taken back. */
export const decisionEvent = (state: CompanyState, accepted: boolean): 'accept' | 'reject' | 'takeBack' =>
  accepted ? 'accept' : state === 'ACCEPTED' ? 'takeBack' : 'reject';
