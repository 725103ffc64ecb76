/** Takes notices about offers and wanted listings and decides them: both sides read why (docs/rules/console.md#notices-about-offers). */

import type { contentCalls } from '../../../contract/content/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/content/refusals.ts';
import { mayDecide, mayNotify, type NoticeGround } from '../../../domain/content/rules/offer-notices.ts';
import { writingNumbers } from '../../../domain/kit/numbers.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { hidingGroundOf } from '../../../domain/offers/rules/hiding.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice as tell } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { hideOnNotice } from '../../offers/commands/hide-offer.ts';
import { removeOnNotice } from '../../wanted/commands/end.ts';
import { noticeDecided, noticeReceived } from '../mail.ts';
import { senderOf } from '../queries/sender.ts';
import {
  countRecentNotices,
  decideNotice,
  insertNotice,
  lockNotice,
  type NoticeRow,
  type NoticeSubject,
  noticedNow,
  subjectOf,
} from '../store/notices.ts';

/** Takes a notice about an offer. */
export const reportOffer = (ctx: Ctx, { offerId, ...notice }: InputOf<typeof contentCalls.reportOffer>): Promise<Result<DoneAnswer>> =>
  takeNotice(ctx, { kind: 'offer', id: offerId }, notice);

/** Takes a notice about a listing of the wanted board. */
export const reportWantedListing = (
  ctx: Ctx,
  { wantedListingId, ...notice }: InputOf<typeof contentCalls.reportWantedListing>,
): Promise<Result<DoneAnswer>> => takeNotice(ctx, { kind: 'wanted', id: wantedListingId }, notice);

type NoticeInput = Omit<InputOf<typeof contentCalls.reportOffer>, 'offerId' | 'ground'> & { readonly ground: NoticeGround };

/** Takes a notice and confirms it to whoever sent it (DSA art. 16 (4)). */
const takeNotice = (ctx: Ctx, subject: NoticeSubject, { ground, explanation, name, email, lang }: NoticeInput): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { viewer } = ctx;
    const sender = senderOf(ctx);
    const no = mayNotify({
      viewer,
      name,
      email,
      recent: await countRecentNotices(tx, sender, viewer.kind === 'visitor' ? (email ?? null) : null),
      perHour: writingNumbers.reportsPerHour,
    });
    if (no !== null) return refused(no);
    const about = await noticedNow(tx, subject);
    // What is hidden is there for nobody: who reports it learns no more than of what never was.
    if (about === null || !about.isPublic || about.isHidden)
      return refused(refuse(subject.kind === 'offer' ? 'report.offer_unknown' : 'report.wanted_unknown'));
    const by = viewer.kind === 'signed-in' ? { uid: viewer.uid, name: null, email: null, lang: viewer.lang } : { uid: null, name, email, lang };
    const id = await insertNotice(tx, { ...by, ...idsOf(subject), ground, explanation, sender });
    await mail(ctx, tx, noticeReceived, by.uid ?? { email: email ?? '', lang }, {
      facts: { ...idsOf(subject), name: about.name, ground },
      once: id,
    });
    await tell(tx, ['admin']);
    return done;
  });

/** Decides a notice. What it is about is hidden in the same transaction, which mails its owner the statement of reasons (DSA art. 17). */
export const decideOfferNotice = (ctx: Ctx, input: InputOf<typeof contentCalls.decideOfferNotice>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const { noticeId, decision, reason } = input;
    const ground = hidingGroundOf(input);
    const row = await lockNotice(tx, noticeId);
    if (row === null) return refused(refuse('report.not_found'));
    const subject = subjectOf(row);
    const about = await noticedNow(tx, subject);
    const ruling = { decision, reason, ...ground };
    const no = mayDecide({ isDecided: row.decidedAt !== null, kind: subject.kind, isPublic: about?.isPublic ?? false }, ruling);
    if (no !== null) return refused(no);
    await decideNotice(tx, row.id, { ...ruling, decidedBy: uid });
    if (decision === 'hide') {
      const hide = subject.kind === 'offer' ? hideOnNotice : removeOnNotice;
      const hidden = await hide(ctx, tx, subject.id, { reason, ground, uid });
      if (!hidden.ok) return hidden;
    }
    const facts = { ...idsOf(subject), name: about?.name ?? '', ground: row.ground, ...ruling };
    const to = reporterOf(row);
    if (to !== null) await mail(ctx, tx, noticeDecided, to, { facts, once: row.id });
    await logEvent(tx, {
      method: 'decideOfferNotice',
      details: { noticeId, ...ruling },
      uid,
      ...(row.offerId === null ? {} : { offerId: row.offerId }),
    });
    await tell(tx, ['admin']);
    return done;
  });

const idsOf = ({ kind, id }: NoticeSubject) => (kind === 'offer' ? { offerId: id } : { wantedListingId: id });

const reporterOf = ({ uid, email, lang }: NoticeRow) => uid ?? (email === null ? null : { email, lang });
