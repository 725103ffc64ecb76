import { z } from 'zod';
import { call } from '../kit/call.ts';
import { commandId, done, instant, moderatorReason, uid } from '../kit/shapes.ts';

/** Calls of the identity room that the lease path needs; the citizen-app flow stands on the same states. */
export const identityCalls = {
  getMyIdentity: call({
    wire: 'getMyIdentity',
    in: z.object({}),
    out: z.object({
      /** The last request that nobody has answered. */
      requestedAt: instant.nullable(),
      /** The last "no": why, when, and whether it took an acceptance back. */
      rejection: z.object({ reason: z.string(), at: instant, tookBack: z.boolean() }).nullable(),
    }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  requestIdentityReview: call({
    wire: 'requestIdentityReview',
    in: z.object({ commandId }),
    out: done,
    errors: ['identity.email_unverified', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  decideIdentity: call({
    wire: 'decideIdentity',
    in: z.object({ uid, accepted: z.boolean(), reason: moderatorReason, commandId }),
    out: done,
    errors: ['identity.not_found', 'lifecycle.not_allowed', 'identity.reason_required'],
    who: 'admin',
  }),
};
