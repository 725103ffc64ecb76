/** Says of an address what its sender has to know before. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { isMailWantedAt } from '../../accounts/queries/mail-choices.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { prospectAt } from '../store/prospects.ts';

/** Whether an address has left, and when the caller wrote to it last. Whether it has an account is not said. */
export const checkProspect = async (
  ctx: Ctx,
  { email }: InputOf<typeof outreachCalls.checkProspect>,
): Promise<Result<OutputOf<typeof outreachCalls.checkProspect>>> => {
  const [isWanted, row] = await Promise.all([isMailWantedAt(ctx.db, email, 'outreach'), prospectAt(ctx.db, signedIn(ctx).uid, email)]);
  return ok({ hasLeft: !isWanted, sentAt: row?.lastSentAt ?? null });
};
