/** Notices about offers that somebody holds to be illegal or against the terms, and how they are decided. */

import type { Verdict } from '../../kit/verdict.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { refuse } from '../refusals.ts';

/** What is wrong with an offer, as who reports it says (docs/rules/reports.md#notices-about-offers). */
export const noticeGrounds = ['fraud', 'notTheirs', 'falseFacts', 'pictures', 'personalData', 'otherLaw'] as const;
export type NoticeGround = (typeof noticeGrounds)[number];

/** What a decision rests on: a law, or the terms of the platform. */
export const noticeBases = ['law', 'terms'] as const;
export type NoticeBasis = (typeof noticeBases)[number];

/** What becomes of the offer: it is hidden, or it stays. */
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

/** May the notice be decided so? Once, and with words that both sides can follow (DSA art. 17). */
export const mayDecide = (of: { readonly isDecided: boolean; readonly reason: string }): Verdict => {
  if (of.isDecided) return refuse('report.decided');
  return of.reason.trim() === '' ? refuse('report.reason_required', { field: 'reason' }) : null;
};
