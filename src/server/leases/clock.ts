import type { Duties } from '../kit/clock/duties.ts';
import { remindForm } from './commands/remind-form.ts';
import { leaseEngine } from './lifecycle.ts';
import { formsMissing, longStops, unansweredCalls } from './store/due.ts';

/** What time makes due for leases; what counts from the meeting stands with the handover. */
export const leasesDuties = {
  'leases.form': { due: formsMissing, fulfil: remindForm },
  ...leaseEngine.duties({ callBoth: longStops, longStop: unansweredCalls }),
} as const satisfies Duties;
