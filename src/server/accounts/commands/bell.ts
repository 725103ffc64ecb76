import type { bellCalls } from '../../../contract/accounts/endpoints/bell.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { markBell } from '../../kit/mail/bell.ts';

/** Marks notes of the bell as read; the other windows of the person hear of it. */
export const markBellRead = (ctx: Ctx, { ids, until }: InputOf<typeof bellCalls.markBellRead>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    await markBell(tx, uid, { ids: ids ?? [], until: until ?? null });
    await notice(tx, [`bell:${uid}`]);
    return done;
  });
