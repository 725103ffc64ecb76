/** The second admin's answer to an act about money that needs two. */

import { z } from 'zod';
import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import type { Day, Grosze, Id } from '../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { type ApprovalRow, decideApproval, lockApproval } from '../store/approvals.ts';
import { approvedRefund } from './book-refund.ts';
import { moneyStepWithin } from './money-step.ts';
import { applyTitle } from './record-title.ts';

/**
 * Approves what another admin prepared, and does it in the same transaction; or turns it down, which the one who prepared it may do, too.
 * An answer that was given stays; a repeat of it changes nothing.
 */
export const approveMoney = (ctx: Ctx, { approvalId, accepted }: InputOf<typeof depositsCalls.approveMoney>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const found = await lockApproval(tx, approvalId);
    if (found === null) return refused(refuse('deposit.approval_not_found'));
    if (found.decidedAt !== null)
      return found.accepted === accepted && found.decidedBy === uid ? done : refused(refuse('deposit.approval_not_found'));
    if (accepted && found.preparedBy === uid) return refused(refuse('deposit.second_admin_needed'));
    await decideApproval(tx, approvalId, { decidedBy: uid, decidedAt: await databaseNow(tx), accepted });
    await notice(tx, ['admin']);
    if (accepted) return acts[found.act](ctx, tx, found);
    await logEvent(tx, { method: 'approveMoney', details: { approvalId, accepted }, uid });
    return done;
  });

type Act = (ctx: Ctx, tx: Tx, approval: ApprovalRow) => Promise<Result<DoneAnswer>>;

/** What a refund elsewhere was prepared with. */
const refundDetails = z.object({
  offerId: z.string().transform((id) => id as Id),
  amount: z.int().transform((amount) => amount as Grosze),
  valueDate: z.string().transform((day) => day as Day),
  bankReference: z.string(),
  account: z.string(),
  recipient: z.string(),
  payerAccount: z.string().nullable(),
});

const acts: Readonly<Record<ApprovalRow['act'], Act>> = {
  dispute_title: applyTitle,
  refund_elsewhere: (ctx, tx, { details, reason }) => {
    const money = refundDetails.parse(details);
    return moneyStepWithin(ctx, tx, {
      method: 'approveMoney',
      offerId: money.offerId,
      ask: async ({ lease }) => approvedRefund(lease, money, reason),
    });
  },
};
