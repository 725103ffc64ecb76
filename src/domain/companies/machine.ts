import type { CompanyState } from '../accounts/types.ts';
import type { Machine } from '../kit/machine.ts';
import type { Verdict } from '../kit/verdict.ts';
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

const readyToSubmit = (facts: CompanyFacts): Verdict => {
  if (!facts.emailVerified) return refuse('company.email_unverified');
  return facts.formValid ? null : refuse('company.not_submittable');
};
const reasonGiven = (facts: CompanyFacts): Verdict =>
  facts.reason === null || facts.reason.trim() === '' ? refuse('company.reason_required', { field: 'reason' }) : null;
const noRunningDeal = (facts: CompanyFacts): Verdict => (facts.runningDeal ? refuse('company.running_deal') : null);

/** Verification of a person's link with a company: a moderator decides; a refused one is corrected and sent again. */
export const companyMachine: Machine<CompanyState, CompanyEvent, CompanyActor, CompanyFacts> = [
  { from: ['INITIAL', 'REJECTED'], on: 'submit', by: ['person'], to: 'CHECKING', when: readyToSubmit, then: ['tellAdmins'] },
  { from: ['CHECKING'], on: 'accept', by: ['admin'], to: 'ACCEPTED', then: ['tellPerson'] },
  { from: ['CHECKING'], on: 'reject', by: ['admin'], to: 'REJECTED', when: reasonGiven, then: ['tellPerson'] },
  { from: ['ACCEPTED'], on: 'takeBack', by: ['admin'], to: 'REJECTED', when: reasonGiven, with: ['hideOffers'], then: ['tellPerson'] },
  {
    from: ['INITIAL', 'CHECKING', 'ACCEPTED', 'REJECTED'],
    on: 'unlink',
    by: ['person', 'creator', 'admin'],
    to: 'INITIAL',
    when: noRunningDeal,
    with: ['clearLink', 'handDraftsToCreator'],
  },
];

/** Every state of the link; the first is where it begins. */
export const companyStates = ['INITIAL', 'CHECKING', 'ACCEPTED', 'REJECTED'] as const satisfies readonly CompanyState[];

/** Does a moderator have to look? */
export const isCompanyWaiting = (state: CompanyState): boolean => state === 'CHECKING';

/** May the company form be changed by its creator? Register data that a moderator looks at or has accepted stay. */
export const isCompanyEditable = (state: CompanyState): boolean => state === 'INITIAL' || state === 'REJECTED';

/** The event of a moderator's decision: what was accepted before can only be taken back. */
export const decisionEvent = (state: CompanyState, accepted: boolean): CompanyEvent =>
  accepted ? 'accept' : state === 'ACCEPTED' ? 'takeBack' : 'reject';
