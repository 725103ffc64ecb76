import { leaseLifecycle, runningLeaseStates } from '../../../domain/leases/machine.ts';
import type { Milestones } from '../../../domain/leases/rules/timeline.ts';
import type { Reader } from '../../kit/database/database.ts';
import { stepsOf } from '../../kit/lifecycle/steps.ts';
import type { LeaseRow } from '../store/leases.ts';
import { standingReceipt } from '../store/ledger.ts';

const running: ReadonlySet<string> = new Set(runningLeaseStates);

/** Times that the history and the ledger know and the facts do not. */
export const milestonesOf = async (reader: Reader, row: LeaseRow): Promise<Milestones> => {
  const receipt = await standingReceipt(reader, row.id);
  const steps = await stepsOf(reader, leaseLifecycle.name, row.id);
  return {
    depositReceivedAt: receipt?.createdAt ?? null,
    protocolConfirmedAt: row.protocolConfirmedAt,
    endedAt: steps.findLast((step) => !running.has(step.toState))?.createdAt ?? null,
  };
};
