import type { Lifecycle, ReadFrom, Row } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { type CompanyChangeState, companyChangeStates } from './types.ts';

/** What happens to a change. `replace`: a newer one takes its place; `end`: its company is deleted. */
export type CompanyChangeEvent = 'accept' | 'reject' | 'replace' | 'end';

/** Who moves it: a moderator, whoever gives changed data in, or the company's creator who deletes it. */
export type CompanyChangeActor = 'admin' | 'giver' | 'creator';

/** What the guards know. `nipTaken`: another accepted company has the number. */
export type CompanyChangeFacts = { readonly reason: string | null; readonly nipTaken: boolean };

/** What a step causes. `putInForce` writes the new data and asks whoever acted in a capacity that they do not know for another one. */
export type CompanyChangeEffect = 'putInForce' | 'mailDecided';

type Types = {
  readonly state: CompanyChangeState;
  readonly event: CompanyChangeEvent;
  readonly actor: CompanyChangeActor;
  readonly facts: CompanyChangeFacts;
  readonly effect: CompanyChangeEffect;
};

const nipFree = ({ nipTaken }: CompanyChangeFacts): Verdict => (nipTaken ? refuse('company.exists', { field: 'nip' }) : null);
const reasonGiven = ({ reason }: CompanyChangeFacts): Verdict => (reason?.trim() ? null : refuse('company.reason_required', { field: 'reason' }));

const rows = [
  { from: ['CHECKING'], on: 'accept', by: ['admin'], to: 'ACCEPTED', when: nipFree, effects: ['putInForce', 'mailDecided'] },
  { from: ['CHECKING'], on: 'reject', by: ['admin'], to: 'REJECTED', when: reasonGiven, effects: ['mailDecided'] },
  { from: ['CHECKING'], on: 'replace', by: ['giver'], to: 'WITHDRAWN' },
  { from: ['CHECKING'], on: 'end', by: ['creator'], to: 'WITHDRAWN' },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of a change is made of. */
export type CompanyChangeLifecycle = Types & ReadFrom<'company_change', typeof rows>;

/** What is decided waits for nobody. */
const gone = refuse('company.not_found');
const decided = { ACCEPTED: gone, REJECTED: gone, WITHDRAWN: gone };

/** A change of an accepted company's data (docs/rules/companies.md#changing-accepted-data): the old data stays in force until a moderator accepts it. */
export const companyChangeLifecycle: Lifecycle<CompanyChangeLifecycle> = {
  name: 'company_change',
  states: companyChangeStates,
  rows,
  refusals: { accept: { in: decided }, reject: { in: decided } },
};

/** Does the change wait for a moderator? */
export const isChangeWaiting = (state: CompanyChangeState): boolean => state === 'CHECKING';

/** Was the change refused? */
export const isChangeRefused = (state: CompanyChangeState): boolean => state === 'REJECTED';

/** The state of a change whose data came into force. */
export const changeInForce: CompanyChangeState = 'ACCEPTED';

/** The event of a moderator's decision. */
export const changeDecision = (accepted: boolean): 'accept' | 'reject' => (accepted ? 'accept' : 'reject');
