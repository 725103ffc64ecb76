import type { Verdict } from '../kit/verdict.ts';
import type { Viewer } from '../kit/viewer.ts';
import { refuse } from './refusals.ts';

/** What decides whether a report is taken. */
export type ReportFacts = {
  readonly viewer: Viewer;
  /** The uid that the payload names, if it names one. */
  readonly userUid: string | undefined;
  /** Address for the answer; only visitors need to give it. */
  readonly email: string | undefined;
  /** Reports of the same sender within the last hour. */
  readonly recent: number;
  readonly perHour: number;
};

/** May the report be sent? A named person is the caller, a visitor says where the answer goes, and nobody sends without end (docs/rules/console.md#report-form). */
export const mayReport = ({ viewer, userUid, email, recent, perHour }: ReportFacts): Verdict => {
  const uid = viewer.kind === 'signed-in' ? viewer.uid : undefined;
  if (userUid !== undefined && userUid !== uid) return refuse('report.not_yours');
  if (uid === undefined && email === undefined) return refuse('report.email_required', { field: 'email' });
  return recent >= perHour ? refuse('report.too_many', { params: { max: perHour } }) : null;
};
