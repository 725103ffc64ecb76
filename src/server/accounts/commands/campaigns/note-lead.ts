import { isSignedIn } from '../../../../domain/accounts/permissions.ts';
import type { Result } from '../../../../domain/kit/verdict.ts';
import type { Ctx } from '../../../kit/context.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { logEvent } from '../../../kit/process/events.ts';
import { campaignsPort } from '../../queries/campaigns.ts';

const fieldsMax = 12;
const textMax = 200;

/** Notes a press on a campaign's "add offer" link. Anybody can send anything here, so only short texts are kept and only a few. */
export const noteLead = async (ctx: Ctx, input: Readonly<Record<string, unknown>>): Promise<Result<DoneAnswer>> => {
  const texts = Object.entries(input).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key.slice(0, textMax), value.slice(0, textMax)] as const] : [],
  );
  const details = Object.fromEntries(texts.slice(0, fieldsMax));
  return transact(ctx, async (tx) => {
    await logEvent(tx, { method: 'onClickOfferAddLink', details, ...(isSignedIn(ctx.viewer) ? { uid: ctx.viewer.uid } : {}) });
    if (isSignedIn(ctx.viewer)) await ctx.ports.of(campaignsPort).met(tx, ctx.viewer.uid, details);
    return done;
  });
};
