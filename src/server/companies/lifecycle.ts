/** The companies' half of the lifecycle of a person's link with a company. */

import { isAccepted } from '../../domain/accounts/rules/standing.ts';
import { type CompanyEvent, type CompanyFacts, type CompanyLifecycle, companyLifecycle } from '../../domain/companies/machine.ts';
import { refuse } from '../../domain/companies/refusals.ts';
import { companyProblems } from '../../domain/companies/rules.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { setCompany } from '../accounts/commands/profile.ts';
import type { Tx } from '../kit/database/database.ts';
import { engineOf, type TakenStep } from '../kit/lifecycle/engine.ts';
import { changeMember, type LinkRow, lockLink, runningDealsOf, signersOf } from './store.ts';

/** No step of a link needs more than its facts. */
type Inputs = Readonly<Record<CompanyEvent, null>>;

/** A step of a link as effects see it. */
export type CompanyStep = TakenStep<CompanyLifecycle, LinkRow, Inputs>;

/** Whether the company stands in a deal that would lose its only signer. */
const isOnlySigner = async (tx: Tx, { company, member }: LinkRow): Promise<boolean> =>
  isAccepted(member.state) && (await signersOf(tx, company.id)) <= 1 && (await runningDealsOf(tx, company.id)) > 0;

const decisionOf = (on: CompanyEvent, uid: Id | null, { reason }: CompanyFacts) => (on === 'submit' || on === 'unlink' ? null : { by: uid, reason });

/** The link of a person with a company, by the person's uid: nobody has two. The person's own row repeats company and state. */
export const companyEngine = engineOf<CompanyLifecycle, LinkRow, Pick<CompanyFacts, 'emailVerified' | 'reason'>, Inputs>({
  lifecycle: companyLifecycle,
  column: { table: 'company_member', name: 'state' },
  absent: refuse('company.not_found'),
  lock: lockLink,
  stateOf: ({ member }) => member.state,
  facts: async ({ tx, row, given }) => ({
    ...given,
    formValid: companyProblems(row.company).length === 0,
    runningDeal: await isOnlySigner(tx, row),
  }),
  write: async (tx, { row: { company, member }, from, to, on, uid, facts }) => {
    const moved = await changeMember(tx, { companyId: company.id, uid: member.uid, from, to }, decisionOf(on, uid, facts));
    await setCompany(tx, member.uid, { id: company.id, name: company.name, state: to });
    return moved === null ? null : { company, member: moved };
  },
  topics: ({ row: { company, member } }) => [`user:${member.uid}`, `company:${company.id}`, 'admin'],
});
