/** Takes reports and marks them. */

import type { contentCalls } from '../../contract/content/endpoints.ts';
import type { InputOf } from '../../contract/kit/call.ts';
import { refuse } from '../../domain/content/refusals.ts';
import { mayReport } from '../../domain/content/rules.ts';
import { writingNumbers } from '../../domain/kit/numbers.ts';
import { type Result, refused } from '../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import { transact } from '../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../kit/http/done.ts';
import { notice } from '../kit/live/notices.ts';
import { logEvent } from '../kit/process/events.ts';
import { senderOf } from './queries/sender.ts';
import { countRecentReports, insertReport, updateMark } from './store.ts';

/** Takes a report. */
export const sendReport = (
  ctx: Ctx,
  { userUid, title, type, description, email }: InputOf<typeof contentCalls.sendReport>,
): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { viewer } = ctx;
    const sender = senderOf(ctx);
    const recent = await countRecentReports(tx, sender);
    const no = mayReport({ viewer, userUid, email, recent, perHour: writingNumbers.reportsPerHour });
    if (no !== null) return refused(no);
    const by = viewer.kind === 'signed-in' ? { uid: viewer.uid, email: null } : { uid: null, email: email ?? null };
    await insertReport(tx, { ...by, type, title, description, sender });
    await notice(tx, ['admin']);
    return done;
  });

/** Marks a report as answered or closed, or opens it again. */
export const markReport = (ctx: Ctx, { reportId, mark }: InputOf<typeof contentCalls.markReport>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    if (!(await updateMark(tx, reportId, mark, uid))) return refused(refuse('report.not_found'));
    await logEvent(tx, { method: 'markReport', details: { reportId, mark }, uid });
    await notice(tx, ['admin']);
    return done;
  });
