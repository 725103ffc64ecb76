/** Makes short links and campaign links, and counts their visits. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/outreach/refusals.ts';
import { campaignName, isMachine, withCampaign } from '../../../domain/outreach/rules/links.ts';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import { mayAddress } from '../../../domain/outreach/rules/sending.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { addressOf, findLink, linkOf } from '../queries/links.ts';
import { countClick, countRecentLinks, insertLink } from '../store/links.ts';
import { lockProspect } from '../store/prospects.ts';
import { touch } from './credit.ts';
import { prospectFor } from './prospects.ts';

type Calls = typeof outreachCalls;

const mayMakeLink = async (tx: Tx, uid: Id): Promise<Verdict> => {
  const { linksPerHour } = outreachNumbers;
  return (await countRecentLinks(tx, uid)) >= linksPerHour ? refuse('outreach.links_full', { params: { n: linksPerHour } }) : null;
};

/** Shortens an address. */
export const createShortLink = async (
  ctx: Ctx,
  { originalUrl }: InputOf<Calls['createShortLink']>,
): Promise<Result<OutputOf<Calls['createShortLink']>>> => {
  const { uid } = signedIn(ctx);
  const address = addressOf(ctx, originalUrl);
  if (!address.ok) return address;
  return transact(ctx, async (tx) => {
    const no = await mayMakeLink(tx, uid);
    if (no !== null) return refused(no);
    const shortId = await insertLink(tx, { originalUrl: address.value, createdBy: uid, prospectId: null });
    await logEvent(tx, { method: 'createShortLink', details: { shortId }, uid });
    return ok({ shortId, link: linkOf(ctx, shortId) });
  });
};

/** Makes the campaign link of a prospect, shortened; the six parameters are filled in. */
export const generateUtmLink = async (
  ctx: Ctx,
  { email, customUrl, campaign: typed }: InputOf<Calls['generateUtmLink']>,
): Promise<Result<OutputOf<Calls['generateUtmLink']>>> => {
  const viewer = signedIn(ctx);
  const wrong = mayAddress(email, viewer.email);
  if (wrong !== null) return refused(wrong);
  const target = customUrl.trim() === '' ? ok(`${ctx.config.baseUrl}/`) : addressOf(ctx, customUrl);
  if (!target.ok) return refused({ ...target.refusal, field: 'customUrl' });
  return transact(ctx, async (tx) => {
    const no = await mayMakeLink(tx, viewer.uid);
    if (no !== null) return refused(no);
    const today = dayOf(await databaseNow(tx));
    const { row, campaign } = await prospectFor(tx, {
      callerUid: viewer.uid,
      email,
      name: campaignName(typed),
      medium: 'link',
      content: 'link',
      today,
    });
    const href = withCampaign(target.value, campaign);
    const shortId = await insertLink(tx, { originalUrl: href, createdBy: viewer.uid, prospectId: row.id });
    await logEvent(tx, { method: 'generateUtmLink', details: { shortId, prospectId: row.id }, uid: viewer.uid });
    return ok({ success: true as const, link: linkOf(ctx, shortId), href, campaign });
  });
};

/** Counts a visit and says where it leads. What programs do, and the one who made the link, counts as no visit. */
export const openShortLink = (ctx: Ctx, { shortId }: InputOf<Calls['openShortLink']>): Promise<Result<OutputOf<Calls['openShortLink']>>> =>
  transact(ctx, async (tx) => {
    const link = await findLink(tx, shortId);
    if (!link.ok) return link;
    const { originalUrl: href, createdBy, prospectId } = link.value;
    const isMaker = ctx.viewer.kind === 'signed-in' && ctx.viewer.uid === createdBy;
    if (isMachine(ctx.userAgent) || isMaker) return ok({ href });
    await countClick(tx, shortId);
    const row = prospectId === null ? null : await lockProspect(tx, prospectId);
    const now = await databaseNow(tx);
    if (row !== null) await touch(tx, row, { at: now, now });
    return ok({ href });
  });
