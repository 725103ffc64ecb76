import type { Instant } from '../../../domain/kit/brand.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { runningLeaseStates } from '../../../domain/leases/machine.ts';
import { type ClockDuty, dueDuties, type Waiting } from '../../../domain/leases/rules/reminders.ts';
import { nextStep, timeline } from '../../../domain/leases/rules/timeline.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { forEach } from '../../kit/jobs/for-each.ts';
import { notice } from '../../kit/live/notices.ts';
import { tendReservations } from '../../reservations/commands/clock.ts';
import { orderLease } from '../../reservations/commands/order-lease.ts';
import { preparedReservations } from '../../reservations/queries.ts';
import { leaseDepositsPort, loadFacts } from '../queries/facts.ts';
import { type LeaseRow, leasesForClock } from '../store/leases.ts';
import { openTask, takeDuty } from '../store/tasks.ts';
import { tellAdmins, tellSide } from './mail-sides.ts';
import { isStale } from './prepare-lease.ts';

/** Orders those leases anew whose dates midnight has moved. */
const redrawStaleLeases = async (services: Services, now: Instant): Promise<void> => {
  const stale = (await preparedReservations(services.db)).filter((held) => isStale(held, now));
  await forEach(services, stale, (held) => transact(services, async (tx) => ok(await orderLease(services, tx, held))));
};

const waitingOf = (facts: LeaseFacts): Waiting => ({ since: facts.stateSince, actor: nextStep(timeline(facts), 'tenant')?.actor ?? null });

const asTask: ReadonlySet<ClockDuty['kind']> = new Set(['deposit_overdue', 'mediation', 'payout_late', 'refund_late'] as const);

const fulfil = (services: Services, row: LeaseRow, { reception }: LeaseFacts, duty: ClockDuty) =>
  transact(services, async (tx: Tx) => {
    if (!(await takeDuty(tx, { key: duty.key, leaseId: row.id, kind: duty.kind }))) return ok(null);
    const said =
      reception?.meetingAt && duty.kind.startsWith('meeting')
        ? ({ at: reception.meetingAt, path: `/protocol/${row.offerId}`, button: 'protocol' } as const)
        : {};
    for (const to of duty.to) {
      await (to === 'admin'
        ? tellAdmins(services, tx, { row }, duty.kind, {}, duty.key)
        : tellSide(services, tx, { row }, duty.kind, to, said, { once: duty.key }));
    }
    if (asTask.has(duty.kind))
      await openTask(tx, {
        key: duty.key,
        kind: duty.kind,
        offerId: row.offerId,
        leaseId: row.id,
        facts: { offer: row.offerName, state: row.state },
      });
    await notice(tx, ['admin', `offer:${row.offerId}`]);
    return ok(null);
  });

/** Leases by the clock: reminders, overdue deposits, silence, late payouts. Each duty is done once for ever, also after downtime. */
const tendLeases = async (services: Services, now: Instant): Promise<void> => {
  const unpaid = await services.ports.of(leaseDepositsPort).unpaid(services.db);
  await forEach(services, await leasesForClock(services.db, runningLeaseStates, unpaid), async (row) => {
    const facts = await loadFacts(services, services.db, row);
    for (const duty of dueDuties(facts, waitingOf(facts), now)) await fulfil(services, row, facts, duty);
  });
};

/** Everything that is due by the database's clock. Runs each minute and once after a start, so downtime is caught up; repeats are harmless. */
export const tendClock = async (services: Services): Promise<void> => {
  const now = await databaseNow(services.db);
  await tendReservations(services, now);
  await redrawStaleLeases(services, now);
  await tendLeases(services, now);
};
