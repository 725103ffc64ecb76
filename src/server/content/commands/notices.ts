/** Takes notices about offers and decides them: both sides read why (docs/rules/console.md#notices-about-offers). */

import type { contentCalls } from '../../../contract/content/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/content/refusals.ts';
import { mayDecide, mayNotify } from '../../../domain/content/rules/offer-notices.ts';
import { writingNumbers } from '../../../domain/kit/numbers.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { hidingGroundOf } from '../../../domain/offers/rules/hiding.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { notice as tell } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { hideOnNotice } from '../../offers/commands/hide-offer.ts';
import { noticeDecided, noticeReceived } from '../mail.ts';
import { senderOf } from '../queries/sender.ts';
import { countRecentNotices, decideNotice, insertNotice, lockNotice, type NoticeRow, offerOfNotice } from '../store/notices.ts';

/** Takes a notice and confirms it to whoever sent it (DSA art. 16 (4)). */
export const reportOffer = (ctx: Ctx, input: InputOf<typeof contentCalls.reportOffer>): Promise<Result<Done>> =>
  transact(ctx, async (tx) => {
    const { viewer } = ctx;
    const { offerId, ground, explanation, name, email, lang } = input;
    const sender = senderOf(ctx);
    const no = mayNotify({
      viewer,
      name,
      email,
      recent: await countRecentNotices(tx, sender, viewer.kind === 'visitor' ? (email ?? null) : null),
      perHour: writingNumbers.reportsPerHour,
    });
    if (no !== null) return refused(no);
    const offer = await offerOfNotice(tx, offerId);
    // A hidden offer is there for nobody: who reports it learns no more than of one that never was.
    if (offer === null || !offer.isPublic || offer.isHidden) return refused(refuse('report.offer_unknown'));
    const by = viewer.kind === 'signed-in' ? { uid: viewer.uid, name: null, email: null, lang: viewer.lang } : { uid: null, name, email, lang };
    const id = await insertNotice(tx, { ...by, offerId, ground, explanation, sender });
    await mail(ctx, tx, noticeReceived, by.uid ?? { email: email ?? '', lang }, {
      facts: { offerId, name: offer.name, ground },
      once: id,
    });
    await tell(tx, ['admin']);
    return done;
  });

/** Decides a notice. The offer is hidden in the same transaction, which mails its owner the statement of reasons (DSA art. 17). */
export const decideOfferNotice = (ctx: Ctx, input: InputOf<typeof contentCalls.decideOfferNotice>): Promise<Result<Done>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const { noticeId, decision, reason } = input;
    const ground = hidingGroundOf(input);
    const row = await lockNotice(tx, noticeId);
    if (row === null) return refused(refuse('report.not_found'));
    const offer = await offerOfNotice(tx, row.offerId);
    const ruling = { decision, reason, ...ground };
    const no = mayDecide({ isDecided: row.decidedAt !== null, isOfferPublic: offer?.isPublic ?? false }, ruling);
    if (no !== null) return refused(no);
    await decideNotice(tx, row.id, { ...ruling, decidedBy: uid });
    if (decision === 'hide') {
      const hidden = await hideOnNotice(ctx, tx, row.offerId, { reason, ground, uid });
      if (!hidden.ok) return hidden;
    }
    const facts = { offerId: row.offerId, name: offer?.name ?? '', ground: row.ground, ...ruling };
    const to = reporterOf(row);
    if (to !== null) await mail(ctx, tx, noticeDecided, to, { facts, once: row.id });
    await logEvent(tx, { method: 'decideOfferNotice', details: { noticeId, ...ruling }, uid, offerId: row.offerId });
    await tell(tx, ['admin']);
    return done;
  });

const reporterOf = ({ uid, email, lang }: NoticeRow) => uid ?? (email === null ? null : { email, lang });
