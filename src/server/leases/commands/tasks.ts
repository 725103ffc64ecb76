import type { InputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { closeTaskRow } from '../store/tasks.ts';

/** Closes a task of the console; closing it again changes nothing. */
export const closeTask = (ctx: Ctx, { taskId, reason }: InputOf<typeof leasesCalls.closeTask>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    if (!(await closeTaskRow(tx, taskId, uid))) return refused(refuse('task.not_found'));
    await logEvent(tx, { method: 'closeTask', details: { taskId, reason }, uid });
    await notice(tx, ['admin']);
    return done;
  });
