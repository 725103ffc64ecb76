/** The clauses of an agency agreement, in their order (docs/rules/agency.md#the-document). */

import type { AgreementFacts } from './types.ts';

/** Clauses by their keys; the words say each. */
export type AgencyClause =
  | 'subject'
  | 'power'
  | 'limits'
  | 'brokerage'
  | 'open'
  | 'exclusive'
  | 'fee'
  | 'noFee'
  | 'insurance'
  | 'insuranceShown'
  | 'term'
  | 'ending'
  | 'form'
  | 'formPower'
  | 'privacy'
  | 'operator';

/** Which clauses an agreement has: brokerage, its fee and its form only where brokerage is agreed; a power alone may have no copy of a policy annexed. */
export const clausesOf = ({
  includesBrokerage,
  terms,
  policy,
}: Pick<AgreementFacts, 'includesBrokerage' | 'terms' | 'policy'>): readonly AgencyClause[] => [
  'subject',
  'power',
  'limits',
  ...(includesBrokerage
    ? (['brokerage', terms.isExclusive ? 'exclusive' : 'open', terms.feePercent > 0 ? 'fee' : 'noFee'] as const)
    : (['noFee'] as const)),
  policy === null ? 'insuranceShown' : 'insurance',
  'term',
  'ending',
  includesBrokerage ? 'form' : 'formPower',
  'privacy',
  'operator',
];
