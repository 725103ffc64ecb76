import type { CompanyState } from '../accounts/types.ts';
import type { Lifecycle, ReadFrom, Row } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { companyStates } from '../kit/viewer.ts';
import { refuse } from './refusals.ts';

/** Events of a person's link with a company. */
export type CompanyEvent = 'submit' | 'accept' | 'reject' | 'takeBack' | 'unlink';

/** Who moves the link. */
export type CompanyActor = 'person' | 'creator' | 'admin';

/**
 * What the guards know. `runningDeal`: the person signed a published offer, or is the only signer of a reservation or unfinished lease.
 * `capacityFits`: people act in it for this legal form. `authorityMissing`: a document has to prove the capacity (docs/rules/companies.md#registers), and there is none.
 * `nipTaken`: another accepted company has the number.
 */
export type CompanyFacts = {
  readonly emailVerified: boolean;
  readonly formValid: boolean;
  readonly capacityFits: boolean;
  readonly authorityMissing: boolean;
  readonly nipTaken: boolean;
  readonly reason: string | null;
  readonly runningDeal: boolean;
};

/** What a step causes. Offers are hidden when an acceptance is taken back and shown again after a new one; whoever leaves hands their drafts to the company's creator, and what they published for it to whoever acts for it; first signatures of theirs, or that wait for theirs, are void. `mailHolders` tells whoever has reserved an offer that its lease cannot be signed now, and later that it can be again. `mailRemoved` tells whoever was unlinked by somebody else. `creditCampaign` notes it for the campaign that the person came with. `tellWanted` tells of the listings that are back on the board when the company has an accepted member again; `refreshBoard` shows whoever looks at the board that they may be gone. */
export type CompanyEffect =
  | 'mailAccepted'
  | 'mailRejected'
  | 'mailRemoved'
  | 'hideOffers'
  | 'unhideOffers'
  | 'handDraftsToCreator'
  | 'handOffersOn'
  | 'voidFirstSignatures'
  | 'mailHolders'
  | 'clearLink'
  | 'creditCampaign'
  | 'tellWanted'
  | 'refreshBoard';

type Types = {
  readonly state: CompanyState;
  readonly event: CompanyEvent;
  readonly actor: CompanyActor;
  readonly facts: CompanyFacts;
  readonly effect: CompanyEffect;
};

const complete = (facts: CompanyFacts): Verdict => {
  if (!facts.formValid) return refuse('company.not_submittable');
  if (!facts.capacityFits) return refuse('company.capacity_wrong', { field: 'capacity' });
  return facts.authorityMissing ? refuse('company.authority_missing', { field: 'authority' }) : null;
};
const readyToSubmit = (facts: CompanyFacts): Verdict => (facts.emailVerified ? complete(facts) : refuse('company.email_unverified'));
/** A moderator accepts data, a capacity and what proves it: none of them may be missing, and no second company has the number. */
const readyToAccept = (facts: CompanyFacts): Verdict => complete(facts) ?? (facts.nipTaken ? refuse('company.exists', { field: 'nip' }) : null);
const reasonGiven = (facts: CompanyFacts): Verdict =>
  facts.reason === null || facts.reason.trim() === '' ? refuse('company.reason_required', { field: 'reason' }) : null;
const noRunningDeal = (facts: CompanyFacts): Verdict => (facts.runningDeal ? refuse('company.running_deal') : null);

const rows = [
  { from: ['INITIAL', 'REJECTED'], on: 'submit', by: ['person'], to: 'CHECKING', when: readyToSubmit },
  {
    from: ['CHECKING'],
    on: 'accept',
    by: ['admin'],
    to: 'ACCEPTED',
    when: readyToAccept,
    effects: ['mailAccepted', 'unhideOffers', 'mailHolders', 'creditCampaign', 'tellWanted'],
  },
  { from: ['CHECKING'], on: 'reject', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['mailRejected'] },
  {
    from: ['ACCEPTED'],
    on: 'takeBack',
    by: ['admin'],
    to: 'REJECTED',
    when: reasonGiven,
    effects: ['hideOffers', 'voidFirstSignatures', 'mailHolders', 'refreshBoard', 'mailRejected'],
  },
  {
    from: ['INITIAL', 'CHECKING', 'ACCEPTED', 'REJECTED'],
    on: 'unlink',
    by: ['person', 'creator', 'admin'],
    to: 'INITIAL',
    when: noRunningDeal,
    effects: ['handDraftsToCreator', 'handOffersOn', 'voidFirstSignatures', 'mailRemoved', 'clearLink', 'refreshBoard'],
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
