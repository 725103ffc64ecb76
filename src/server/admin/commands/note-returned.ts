/** Notes mail that came back after a mail server had taken it. */

import { isDeadAddress } from '../../../domain/kit/mail/answer.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { markReturned } from '../../kit/mail/returned.ts';
import { bearsToken } from '../../kit/security/bearer.ts';
import { type FailedDelivery, readDeliveryReport } from '../adapters/delivery-report.ts';
import { lockMail } from '../store/mails.ts';

/**
 * Takes a report from the mailbox of the sender, whose mail server hands it on with the token of the setting (docs/rules/mail.md#returned-mail).
 * What is no report, or about no mail of ours, changes nothing and is no fault: the mailbox gets other mail, too.
 */
export const noteReturnedMail = async (ctx: Ctx, request: Request): Promise<Result<{ readonly noted: number }>> => {
  const token = ctx.config.mail.bounceToken;
  if (token === null) return refused(refuseKit('kit.not_found'));
  if (!bearsToken(request.headers.get('authorization'), token)) return refused(refuseKit('kit.denied'));
  const failed = await readDeliveryReport(new Uint8Array(await request.arrayBuffer()));
  let noted = 0;
  for (const one of failed.filter(({ status }) => isDeadAddress(status))) noted += await note(ctx, one);
  return ok({ noted });
};

/** Marks the mail, if it went to this recipient; one that is marked already stays as it is. */
const note = async (ctx: Ctx, { mailId, addresses, answer }: FailedDelivery): Promise<number> => {
  const marked = await transact(ctx, async (tx) => {
    const row = await lockMail(tx, mailId);
    if (row === null || row.bouncedAt !== null || !addresses.includes(row.recipient.toLowerCase())) return ok(0);
    await markReturned(tx, row.id, answer);
    await notice(tx, ['admin', ...(row.uid === null ? [] : [`user:${row.uid}`])]);
    return ok(1);
  });
  return marked.ok ? marked.value : 0;
};
