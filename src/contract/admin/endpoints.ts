import { z } from 'zod';
import { companyForm } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { id, instant, page, pageOf, uid } from '../kit/shapes.ts';

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

/** Calls of the admin room: lists of the console that read several rooms. What a console does with one thing stands with its room. */
export const adminCalls = {
  listReviews: call({
    wire: 'listReviews',
    in: z.object({ kind: z.enum(['identity', 'company']), waiting: z.boolean().default(true), page }),
    out: pageOf(review),
    errors: [],
    who: 'admin',
    read: true,
  }),
};
