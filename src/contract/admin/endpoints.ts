import { z } from 'zod';
import type { CompanyEvent } from '../../domain/companies/machine.ts';
import type { IdentityEvent } from '../../domain/identity/machine.ts';
import { identityStates } from '../../domain/kit/viewer.ts';
import { capacity, companyForm, companyState } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { id, instant, page, pageOf, person, wordOf } from '../kit/shapes.ts';

const request = { person, requestedAt: instant, decidedAt: instant.nullable(), reason: z.string().nullable() };

/** One request waiting for (or decided by) a moderator: of a person, or of a person's link with a company. */
const review = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('identity'),
    ...request,
    ...{ companyId: z.null(), company: z.null(), capacity: z.null() },
    state: z.enum(identityStates),
    allowed: z.array(wordOf<IdentityEvent>()),
  }),
  z.object({
    kind: z.literal('company'),
    ...request,
    ...{ companyId: id, company: companyForm, capacity },
    state: companyState,
    allowed: z.array(wordOf<CompanyEvent>()),
  }),
]);

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
