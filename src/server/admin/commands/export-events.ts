import { eventFilter } from '../../../contract/admin/endpoints/events.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { done } from '../../kit/http/done.ts';
import { parseInput } from '../../kit/http/input.ts';
import { logEvent } from '../../kit/process/events.ts';
import { eventLines } from '../queries/events.ts';

/** Hands out the entries that a filter finds as a CSV file, for an admin; that it was done, and with which filter, stands in the log itself. */
export const exportEvents = async (ctx: Ctx, request: Request): Promise<Response | Result<never>> => {
  if (ctx.viewer.kind === 'visitor') return refused(refuseKit('kit.signed_out'));
  if (!isAdmin(ctx.viewer)) return refused(refuseKit('kit.denied'));
  const asked = parseInput(eventFilter, await givenFields(request));
  if (!asked.ok) return asked;
  const noted = await transact(ctx, async (tx) => {
    await logEvent(tx, { method: 'exportEvents', details: asked.value, uid: signedIn(ctx).uid });
    return done;
  });
  if (!noted.ok) return noted;
  const name = `parter-${dayOf(await databaseNow(ctx.db))}.csv`;
  return new Response(streamOf(eventLines(ctx, asked.value)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};

/** The fields of the form that are filled in: an empty one filters nothing. */
const givenFields = async (request: Request): Promise<Readonly<Record<string, string>>> => {
  const form = new URLSearchParams(await request.text());
  return Object.fromEntries([...form].filter(([, value]) => value.trim() !== ''));
};

/** A stream that asks for the next piece when the last one was read. */
const streamOf = (pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done: isOver, value } = await pieces.next();
      if (isOver) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
};
