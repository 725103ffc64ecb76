import type { Duties } from '../kit/clock/duties.ts';
import { forgetEmptyProposal, forgetUnsentProposal } from './commands/forget.ts';
import { agreementEngine } from './lifecycle.ts';
import { runOut, unanswered } from './store/agreements.ts';
import { emptyProposals, unsentProposals } from './store/people.ts';

/** What time makes due for agreements: the end of the time for an answer, of the agreement, and of what is kept of proposals that came to nothing. */
export const agencyDuties = {
  ...agreementEngine.duties({ expire: unanswered, end: runOut }),
  'agency.forget_unsent': { due: unsentProposals, fulfil: forgetUnsentProposal },
  'agency.forget_empty': { due: emptyProposals, fulfil: forgetEmptyProposal },
} as const satisfies Duties;
