import { z } from 'zod';
import { companyForm } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { commandId, done, id, instant, page, pageOf, textValues, uid } from '../kit/shapes.ts';

const person = z.object({ uid, firstName: z.string(), lastName: z.string(), email: z.string() });

/** One request waiting for (or decided by) a moderator. */
const review = z.object({
  kind: z.enum(['identity', 'company']),
  person,
  companyId: id.nullable(),
  company: companyForm.nullable(),
  capacity: z.string().nullable(),
  state: z.string(),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  allowed: z.array(z.string()),
});

const task = z.object({
  id,
  kind: z.string(),
  offerId: id.nullable(),
  title: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
  facts: textValues,
});

/** Calls of the admin room that the lease path needs. */
export const adminCalls = {
  listReviews: call({
    wire: 'listReviews',
    in: z.object({ kind: z.enum(['identity', 'company']), waiting: z.boolean().default(true), page }),
    out: pageOf(review),
    errors: [],
    who: 'admin',
    read: true,
  }),
  decideCompany: call({
    wire: 'decideCompany',
    in: z.object({ uid, companyId: id, accepted: z.boolean(), reason: z.string().trim().max(500).optional(), commandId }),
    out: done,
    errors: ['company.not_found', 'lifecycle.not_allowed', 'company.reason_required'],
    who: 'admin',
  }),
  listTasks: call({
    wire: 'listTasks',
    in: z.object({ open: z.boolean().default(true), page }),
    out: pageOf(task),
    errors: [],
    who: 'admin',
    read: true,
  }),
  closeTask: call({ wire: 'closeTask', in: z.object({ taskId: id, commandId }), out: done, errors: ['task.not_found'], who: 'admin' }),
  hideOffer: call({
    wire: 'hideOffer',
    in: z.object({ offerId: id, hidden: z.boolean(), reason: z.string().trim().max(500).optional(), commandId }),
    out: done,
    errors: ['offer.not_found', 'offer.reason_required'],
    who: 'admin',
  }),
};
