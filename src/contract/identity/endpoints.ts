import { z } from 'zod';
import { call } from '../kit/call.ts';
import { commandId, done, moderatorReason, uid } from '../kit/shapes.ts';

/** Calls of the identity room that the lease path needs; the citizen-app flow stands on the same states. */
export const identityCalls = {
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
