/** The companies' half of the lifecycle of a person's link with a company. */

import { type CompanyEvent, type CompanyFacts, type CompanyLifecycle, companyLifecycle } from '../../domain/companies/machine.ts';
import { refuse } from '../../domain/companies/refusals.ts';
import { companyProblems } from '../../domain/companies/rules/company-form.ts';
import { proofWanted, type RegisterMention } from '../../domain/companies/rules/registers/people.ts';
import { mayActAs } from '../../domain/companies/rules/representation.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { setCompany } from '../accounts/commands/profile.ts';
import { engineOf } from '../kit/lifecycle/engine.ts';
import { changeMember, type LinkRow, lockLink, refreshAcceptance } from './store/companies.ts';

/** No step of a link needs more than its facts. */
type Inputs = Readonly<Record<CompanyEvent, null>>;

/**
 * What only the caller knows. Nobody leaves a company unless they have looked whether a deal runs that would lose its only signer, and
 * nobody accepts one unless they have looked whether its number is taken.
 */
type StepFacts = Pick<CompanyFacts, 'emailVerified' | 'reason'> &
  Partial<Pick<CompanyFacts, 'runningDeal' | 'nipTaken'>> & {
    /** Whether the registers name the person; where nobody has looked, nobody is missing in them. */
    readonly mention?: RegisterMention;
  };

/** What the data and the link say for themselves, and with what the registers say of the person. */
export const linkFacts = (
  { company, member }: LinkRow,
  mention: RegisterMention,
): Pick<CompanyFacts, 'formValid' | 'capacityFits' | 'authorityMissing'> => ({
  formValid: companyProblems(company).length === 0,
  capacityFits: mayActAs(company.legalForm, member.capacity) === null,
  authorityMissing:
    member.authorityId === null &&
    proofWanted({ capacity: member.capacity, representation: company.representation, mention, givesIn: company.creatorUid === member.uid }) !== null,
});

const decisionOf = (on: CompanyEvent, uid: Id | null, { reason }: CompanyFacts) => (on === 'submit' || on === 'unlink' ? null : { by: uid, reason });

/** The link of a person with a company, by the person's uid: nobody has two. The person's own row repeats company and state. */
export const companyEngine = engineOf<CompanyLifecycle, LinkRow, StepFacts, Inputs>({
  lifecycle: companyLifecycle,
  column: { table: 'company_member', name: 'state' },
  absent: refuse('company.not_found'),
  lock: lockLink,
  stateOf: ({ member }) => member.state,
  facts: ({ row, given: { mention = 'unknown', ...given } }) => ({ runningDeal: true, nipTaken: true, ...given, ...linkFacts(row, mention) }),
  write: async (tx, { row: { company, member }, from, to, on, uid, facts }) => {
    const moved = await changeMember(tx, { companyId: company.id, uid: member.uid, from, to }, decisionOf(on, uid, facts));
    await refreshAcceptance(tx, company.id);
    await setCompany(tx, member.uid, { id: company.id, name: company.name, state: to });
    return moved === null ? null : { company, member: moved };
  },
  topics: ({ row: { company, member } }) => [`user:${member.uid}`, `company:${company.id}`, 'admin'],
});
