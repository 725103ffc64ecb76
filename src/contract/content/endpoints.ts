import { z } from 'zod';
import { reportMarks, reportTypes } from '../../domain/content/types.ts';
import { accountNumbers, writingNumbers } from '../../domain/kit/numbers.ts';
import { call } from '../kit/call.ts';
import { commandId, done, id, instant, page, pageOf, uid } from '../kit/shapes.ts';

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

/** Calls of the content room: what people write to the operator, and where they reach it (docs/rules/reports.md#the-form). */
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
  markReport: call({
    wire: 'markReport',
    in: z.object({ reportId: id, mark: z.enum(reportMarks), commandId }),
    out: done,
    errors: ['report.not_found'],
    who: 'admin',
  }),
};
