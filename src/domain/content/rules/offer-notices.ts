/** Notices about offers and wanted listings that somebody holds to be illegal or against the terms, and how they are decided. */

import type { Verdict } from '../../kit/verdict.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { type HidingGround, hidingGroundProblem } from '../../offers/rules/hiding.ts';
import { refuse } from '../refusals.ts';

/** What is wrong with an offer, as who reports it says (docs/rules/console.md#notices-about-offers). */
export const noticeGrounds = ['fraud', 'notTheirs', 'falseFacts', 'pictures', 'personalData', 'otherLaw'] as const;
export type NoticeGround = (typeof noticeGrounds)[number];

/** What can be wrong with a wanted listing, which has no premises and no pictures. */
export const wantedNoticeGrounds = ['fraud', 'falseFacts', 'personalData', 'otherLaw'] as const satisfies readonly NoticeGround[];

/** What a notice is about. */
export const noticeKinds = ['offer', 'wanted'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What becomes of it: an offer is hidden, a wanted listing is taken from the board, or it stays. */
export const noticeDecisions = ['hide', 'keep'] as const;
export type NoticeDecision = (typeof noticeDecisions)[number];

/** What decides whether a notice is taken. */
export type NoticeFacts = {
  readonly viewer: Viewer;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly recent: number;
  readonly perHour: number;
};

/** May the notice be sent? A visitor gives name and address (DSA art. 16 (2) c), because both sides are answered; nobody sends without end. */
export const mayNotify = ({ viewer, name, email, recent, perHour }: NoticeFacts): Verdict => {
  if (viewer.kind === 'visitor' && !name) return refuse('report.name_required', { field: 'name' });
  if (viewer.kind === 'visitor' && !email) return refuse('report.email_required', { field: 'email' });
  return recent >= perHour ? refuse('report.too_many', { params: { max: perHour } }) : null;
};

/** A decision about a notice, as an admin gives it. */
export type NoticeRuling = HidingGround & { readonly decision: NoticeDecision; readonly reason: string };

/** What the decision is about; nothing can be hidden of what is public no more. */
export type DecidableNotice = { readonly isDecided: boolean; readonly kind: NoticeKind; readonly isPublic: boolean };

/** May the notice be decided so? Once, with a ground and with words that both sides can follow (DSA art. 17). */
export const mayDecide = (notice: DecidableNotice, ruling: NoticeRuling): Verdict => {
  if (notice.isDecided) return refuse('report.decided');
  if (ruling.reason.trim() === '') return refuse('report.reason_required', { field: 'reason' });
  if (ruling.decision === 'keep') return null;
  if (notice.isPublic) return hidingGroundProblem(ruling);
  return refuse(notice.kind === 'offer' ? 'report.offer_not_public' : 'report.wanted_not_public');
};
