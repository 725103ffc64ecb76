import type { Duties } from '../kit/clock/duties.ts';
import { expireFirst } from './commands/second-signer.ts';
import { firstsExpired } from './store/pending.ts';

/** What time makes due for signatures: a first one whose second did not come. */
export const signingDuties = { 'signing.first_expired': { due: firstsExpired, fulfil: expireFirst } } as const satisfies Duties;
