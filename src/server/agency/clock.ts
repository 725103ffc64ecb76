import type { Duties } from '../kit/clock/duties.ts';
import { forgetAgreement, forgetEmptyProposal, forgetUnsentProposal } from './commands/forget.ts';
import { agreementEngine } from './lifecycle.ts';
import { endedLongAgo, runOut, unanswered } from './store/agreements.ts';
import { emptyProposals, unsentProposals } from './store/people.ts';

/**
 * What time makes due for agreements: the end of the time for an answer, of the agreement, of what is kept of proposals that came to nothing, and
 * of the term for which an agreement is kept.
 */
export const agencyDuties = {
  ...agreementEngine.duties({ expire: unanswered, end: runOut }),
  'agency.forget_unsent': { due: unsentProposals, fulfil: forgetUnsentProposal },
  'agency.forget_empty': { due: emptyProposals, fulfil: forgetEmptyProposal },
  'agency.forget': { due: endedLongAgo, fulfil: forgetAgreement },
} as const satisfies Duties;
