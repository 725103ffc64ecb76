import { z } from 'zod';
import { noticeDecisions, noticeGrounds, noticeKinds, wantedNoticeGrounds } from '../../domain/content/rules/offer-notices.ts';
import { reportMarks, reportTypes } from '../../domain/content/types.ts';
import { accountNumbers, writingNumbers } from '../../domain/kit/numbers.ts';
import { lang } from '../accounts/schema.ts';
import { call } from '../kit/call.ts';
import { commandId, done, id, instant, page, pageOf, uid } from '../kit/shapes.ts';
import { hidingGround } from '../offers/schema/hiding.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** One report as the operator reads it; `name` is null for a visitor's. */
const report = z.object({
  id,
  type: z.enum(reportTypes),
  title: z.string(),
  description: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  mark: z.enum(reportMarks),
  markedAt: instant.nullable(),
  createdAt: instant,
});

/** What goes with every notice. */
const writtenNotice = {
  explanation: text(writingNumbers.reportMax),
  goodFaith: z.literal(true),
  name: text(writingNumbers.titleMax).optional(),
  email: z.email().max(accountNumbers.emailMax).optional(),
  lang: lang.default('pl'),
  commandId,
};

/** A notice about an offer or a wanted listing as the operator reads it; a listing is named by its place. */
const notice = z.object({
  id,
  about: z.object({ kind: z.enum(noticeKinds), id, name: z.string() }),
  ground: z.enum(noticeGrounds),
  explanation: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: instant,
  decision: z.enum(noticeDecisions).nullable(),
  reason: z.string().nullable(),
  decidedAt: instant.nullable(),
});

/** Calls of the content room: what people write to the operator, and where they reach it (docs/rules/console.md#report-form). */
export const contentCalls = {
  sendReport: call({
    wire: 'onReport',
    in: z.object({
      userUid: uid.optional(),
      title: text(writingNumbers.titleMax),
      type: z.enum(reportTypes),
      description: text(writingNumbers.reportMax),
      email: z.email().max(accountNumbers.emailMax).optional(),
      commandId,
    }),
    out: done,
    errors: ['report.not_yours', 'report.email_required', 'report.too_many'],
    who: 'visitor',
  }),
  getContact: call({
    wire: 'getContact',
    in: z.object({}),
    out: z.object({ operator: z.string(), email: z.string() }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  listReports: call({
    wire: 'listReports',
    in: z.object({ open: z.boolean().default(true), page }),
    out: pageOf(report),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** A notice that an offer breaks a law or the terms (DSA art. 16). A visitor gives name and address; `goodFaith` is said by whoever sends it. */
  reportOffer: call({
    wire: 'reportOffer',
    in: z.object({
      offerId: id,
      ground: z.enum(noticeGrounds),
      ...writtenNotice,
    }),
    out: done,
    errors: ['report.offer_unknown', 'report.name_required', 'report.email_required', 'report.too_many'],
    who: 'visitor',
    guessable: true,
  }),
  /** The same about a listing of the wanted board. */
  reportWantedListing: call({
    wire: 'reportWantedListing',
    in: z.object({
      wantedListingId: id,
      ground: z.enum(wantedNoticeGrounds),
      ...writtenNotice,
    }),
    out: done,
    errors: ['report.wanted_unknown', 'report.name_required', 'report.email_required', 'report.too_many'],
    who: 'visitor',
    guessable: true,
  }),
  /** Notices that wait for a decision, the longest waiting first, or decided ones. */
  listOfferNotices: call({
    wire: 'listOfferNotices',
    in: z.object({ open: z.boolean().default(true), page }),
    out: pageOf(notice),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Decides a notice: hides the offer, takes the listing from the board, or keeps it, and mails the reasons to both sides (DSA art. 16 (5), 17). */
  decideOfferNotice: call({
    wire: 'decideOfferNotice',
    in: z.object({
      noticeId: id,
      decision: z.enum(noticeDecisions),
      ...hidingGround,
      reason: z.string().trim().max(writingNumbers.noticeReasonMax),
      commandId,
    }),
    out: done,
    errors: [
      ...(['report.not_found', 'report.decided', 'report.reason_required', 'report.offer_not_public'] as const),
      ...(['report.wanted_not_public', 'offer.not_found', 'offer.provision_required', 'lifecycle.not_allowed'] as const),
    ],
    who: 'admin',
  }),
  markReport: call({
    wire: 'markReport',
    in: z.object({ reportId: id, mark: z.enum(reportMarks), commandId }),
    out: done,
    errors: ['report.not_found'],
    who: 'admin',
  }),
};
