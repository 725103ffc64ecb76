import type { Duties } from '../kit/clock/duties.ts';
import { forgetSigned } from './commands/forget.ts';
import { expireFirst } from './commands/second-signer.ts';
import { firstsExpired } from './store/pending.ts';
import { oldDocuments } from './store/retention.ts';

/** What time makes due for signatures: a first one whose second did not come, and what was signed so long ago that no claim is left of it. */
export const signingDuties = {
  'signing.first_expired': { due: firstsExpired, fulfil: expireFirst },
  'signing.forget_signed': { due: oldDocuments, fulfil: forgetSigned },
} as const satisfies Duties;
