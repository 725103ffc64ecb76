/** The half of the lifecycle of changed company data: what steps set, and who hears of them. */

import {
  type CompanyChangeEvent,
  type CompanyChangeFacts,
  type CompanyChangeLifecycle,
  companyChangeLifecycle,
} from '../../../domain/companies/change.machine.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { engineOf, type StepOf } from '../../kit/lifecycle/engine.ts';
import { type ChangeDecision, type ChangeOfCompany, lockChange, moveChange } from '../store/changes.ts';

/** No step of a change needs more than its facts. */
type Inputs = Readonly<Record<CompanyChangeEvent, null>>;

const decisionOf = ({ on, uid, now, facts }: StepOf<CompanyChangeLifecycle, ChangeOfCompany, Inputs>): ChangeDecision =>
  on === 'accept' || on === 'reject'
    ? { decidedAt: now, decidedBy: uid, rejectionReason: facts.reason }
    : { decidedAt: now, decidedBy: null, rejectionReason: null };

/** A change of an accepted company's data, by its id. Its company is locked with it. Nobody accepts one unless they have looked whether its number is taken. */
export const companyChangeEngine = engineOf<CompanyChangeLifecycle, ChangeOfCompany, Partial<CompanyChangeFacts>, Inputs>({
  lifecycle: companyChangeLifecycle,
  column: { table: 'company_change', name: 'state' },
  absent: refuse('company.not_found'),
  lock: lockChange,
  stateOf: ({ state }) => state,
  facts: ({ given }) => ({ reason: null, nipTaken: true, ...given }),
  write: async (tx, step) => {
    const { row, from, to } = step;
    const changed = await moveChange(tx, { id: row.id, from, to, decision: decisionOf(step) });
    return changed === null ? null : { ...changed, company: row.company };
  },
  topics: ({ row }) => [`company:${row.companyId}`, `user:${row.uid}`, 'admin'],
});
