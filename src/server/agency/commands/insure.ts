/** An agent gives in the liability insurance that the act wants. */

import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/agency/refusals.ts';
import { insuranceProblems } from '../../../domain/agency/rules/proposal.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { putInsurance } from '../store/files.ts';

/** The newest one counts; agreements keep the one that they were drawn with. */
export const setInsurance = async (ctx: Ctx, input: InputOf<typeof agencyCalls.setInsurance>): Promise<Result<Done>> => {
  const { uid, isAgent } = signedIn(ctx);
  if (!isAgent) return refused(refuse('agency.not_agent'));
  const { insurer, policyNumber, sumEur, validTo } = input;
  const insurance = { insurer, policyNumber, sumEur, validTo };
  return transact(ctx, async (tx) => {
    const now = await databaseNow(tx);
    const problems = insuranceProblems(insurance, dayOf(now));
    if (problems.length > 0) return refused(refuse('agency.insurance_wrong', { problems }));
    await putInsurance(tx, uid, insurance, now);
    await logEvent(tx, { method: 'setAgentInsurance', details: { validTo, sumEur }, uid });
    await notice(tx, [`user:${uid}`]);
    return done;
  });
};
