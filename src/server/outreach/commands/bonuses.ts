/** Sets what milestones bring callers from now on. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/outreach/refusals.ts';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { upsertBonus } from '../store/bonuses.ts';

/** Bonuses that are stored with milestones stay as they are. */
export const setBonus = (ctx: Ctx, { milestone, amount }: InputOf<typeof outreachCalls.setBonus>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { bonusMax } = outreachNumbers;
    if (amount < 0 || amount > bonusMax) return refused(refuse('outreach.bonus_wrong', { field: milestone, params: { maxAmount: bonusMax } }));
    const { uid } = signedIn(ctx);
    await upsertBonus(tx, milestone, amount as Grosze, uid);
    await logEvent(tx, { method: 'setBonus', details: { milestone, amount }, uid });
    await notice(tx, ['admin']);
    return done;
  });
