/** The text of the lease: one builder for the annex of the signed offer and for the lease itself. */

import type { LeaseOption, OfferForm } from '../types.ts';
import type { Clause, ClauseId, ContractFacts } from './clause.ts';
import { deposit, enforcement } from './clauses/deposit.ts';
import { breach, forceMajeure, insurance, ownTerms, returning, sublet, withdrawal } from './clauses/duties.ts';
import { final, notices, privacy, service, status, storage } from './clauses/end.ts';
import { conclusion, premises, use } from './clauses/place.ts';
import { fees, indexation, rent, serviceCharge } from './clauses/rent.ts';
import { formClause, handover, term } from './clauses/time.ts';

/** A numbered point in words. Open facts stand in it as marks; `options`: it belongs to leases of these options only. */
export type ContractItem = { readonly text: string; readonly points?: readonly string[]; readonly options?: readonly LeaseOption[] };

/** The whole text in words, with every option as a variant: what the landlord signs, and what a lease is filled in from. */
export type ContractText = {
  readonly clauses: readonly { readonly id: ClauseId; readonly title: string; readonly items: readonly ContractItem[] }[];
  readonly depositTerms: readonly ContractItem[];
  /** The schematic of the floors is among the annexes; missing in texts that were signed before there was one. */
  readonly hasPlan?: boolean;
};

/** Does the landlord's own text take the place of the standard terms? */
export const hasOwnTerms = ({ ownTerms: terms }: OfferForm): boolean => terms?.selected === true && (terms.terms ?? '').trim() !== '';

/**
 * The whole lease as clauses, every offered option as a variant; no clause depends on the option, so that their numbers do not either.
 * With the landlord's own terms four standard ones give way to them: insurance, the cure period, the return in days with its penalty, and
 * the effect of e-mail (docs/rules/documents.md#own-terms).
 */
export const contractClauses = (facts: ContractFacts): readonly Clause[] => {
  const own = hasOwnTerms(facts.form);
  return [
    conclusion(facts),
    premises(facts),
    use(facts),
    term(facts),
    formClause(facts),
    handover(facts),
    rent(facts),
    ...indexation(facts),
    fees(facts),
    ...serviceCharge(facts),
    deposit(facts),
    ...enforcement(facts),
    ...insurance(facts, own),
    sublet,
    breach(facts, own),
    withdrawal,
    forceMajeure,
    returning(facts, own),
    ...ownTerms(own),
    ...service(facts),
    notices(facts, own),
    status(facts),
    privacy(facts),
    storage(facts),
    final(facts, own),
  ];
};

/** Does a point stand in a lease of the option? */
export const standsIn = ({ options }: { readonly options?: readonly LeaseOption[] }, option: LeaseOption): boolean =>
  options?.includes(option) ?? true;
