import type { Duties } from '../kit/clock/duties.ts';
import { askToMediate, remindSilent } from './commands/remind.ts';
import { mediatedLeases, silentLeases } from './store/due.ts';

/** What time makes due for leases. */
export const leasesDuties = {
  'leases.remind_silent': { due: silentLeases, fulfil: remindSilent },
  'leases.mediate': { due: mediatedLeases, fulfil: askToMediate },
} as const satisfies Duties;
