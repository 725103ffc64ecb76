import { runningLeaseStates } from '../../../domain/leases/machine.ts';
import type { Milestones } from '../../../domain/leases/rules/timeline.ts';
import type { Reader } from '../../kit/database/database.ts';
import { historyOf, type LeaseRow } from '../store/leases.ts';
import { standingReceipt } from '../store/ledger.ts';

/** Times that the history and the ledger know and the facts do not. */
export const milestonesOf = async (reader: Reader, row: LeaseRow): Promise<Milestones> => {
  const receipt = await standingReceipt(reader, row.id);
  const steps = await historyOf(reader, row.id);
  return {
    depositReceivedAt: receipt?.createdAt ?? null,
    protocolConfirmedAt: row.protocolConfirmedAt,
    endedAt: steps.findLast((step) => !runningLeaseStates.includes(step.toState))?.createdAt ?? null,
  };
};
