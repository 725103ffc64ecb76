/** Moves a lease through its lifecycle. */

import type { Day, Id, Instant } from '../../../domain/kit/brand.ts';
import { decide, type Step } from '../../../domain/kit/machine/machine.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type LeaseActor, type LeaseAttempt, type LeaseEvent, leaseMachine } from '../../../domain/leases/machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { payoutDue, refundDue } from '../../../domain/leases/rules/deadlines.ts';
import type { Appointment, LeaseFacts, LeaseState, Side } from '../../../domain/leases/types.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { notice } from '../../kit/live/notices.ts';
import { effects } from '../effects/jobs.ts';
import { changeLease, changeState, insertHistory, type LeaseChange, type LeaseRow, loadFacts, lockLease } from '../store/leases.ts';

export { changeLease, insertHistory, lockLease };

/** What somebody does to a lease: the event, everything they are to it, and the columns that change with it. */
export type LeaseMove = {
  readonly leaseId: Id;
  readonly event: LeaseEvent;
  readonly actors: readonly LeaseActor[] | ((facts: LeaseFacts) => readonly LeaseActor[]);
  readonly uid: Id | null;
  readonly change?: LeaseChange | ((now: Instant, facts: LeaseFacts) => LeaseChange);
  /** What the history shall remember beside the step. */
  readonly facts?: Readonly<Record<string, unknown>>;
};

/** A step taken: where from, where to, when, and the lease afterwards. */
export type LeaseMoved = {
  readonly from: LeaseState;
  readonly to: LeaseState;
  readonly now: Instant;
  readonly row: LeaseRow;
  readonly facts: LeaseFacts;
};

/** Whom a lease concerns: everybody who may have its page open. */
export const leaseTopics = (row: Pick<LeaseRow, 'offerId' | 'landlordCompanyId' | 'tenantCompanyId'>): readonly string[] => [
  `offer:${row.offerId}`,
  `company:${row.landlordCompanyId}`,
  `company:${row.tenantCompanyId}`,
  'admin',
];

/** Columns that the machine's own `with` names set, whoever takes the step. */
const withChange: Readonly<Record<string, (now: Instant) => { refundDue?: Day; payoutDue?: Day; protocolConfirmedAt?: Instant }>> = {
  refundDue: (now) => ({ refundDue: refundDue(now) }),
  payoutDue: (now) => ({ payoutDue: payoutDue(now), protocolConfirmedAt: now }),
};

const changeOf = (move: LeaseMove, step: Step<LeaseState, LeaseEvent>, now: Instant, facts: LeaseFacts): LeaseChange => ({
  ...(typeof move.change === 'function' ? move.change(now, facts) : move.change),
  ...Object.assign({}, ...step.with.map((name) => withChange[name]?.(now) ?? {})),
});

/**
 * Takes a step of a lease: locks it, lets the domain's table decide by database time, changes the state only if it is still the one
 * decided upon, and writes history, notices and the effects that the table names in the same transaction.
 */
export const moveLease = async (services: Services, tx: Tx, move: LeaseMove): Promise<Result<LeaseMoved>> => {
  const row = await lockLease(tx, move.leaseId);
  if (!row) return refused(refuse('lease.not_found'));
  const before = await loadFacts(tx, row);
  const now = await databaseNow(tx);
  const actors = typeof move.actors === 'function' ? move.actors(before) : move.actors;
  const attempt: LeaseAttempt = { lease: before, now };
  const step = decide(leaseMachine, { state: row.state, event: move.event, actors, facts: attempt });
  if (!step.ok) return step;
  const { from, to } = step.value;
  const changed = await changeState(tx, { id: row.id, from, to, at: now, change: changeOf(move, step.value, now, before) });
  if (!changed) return refused(refuse('lease.not_found'));
  await insertHistory(tx, {
    leaseId: row.id,
    event: move.event,
    fromState: from,
    toState: to,
    actors: [...actors],
    uid: move.uid,
    facts: move.facts ?? {},
    createdAt: now,
  });
  await notice(tx, leaseTopics(row));
  const after = (await lockLease(tx, row.id)) ?? row;
  const moved = { from, to, now, row: after, facts: await loadFacts(tx, after) };
  for (const effect of [...step.value.with, ...step.value.then]) await effects[effect]?.(services, tx, moved);
  return ok(moved);
};

/** Writes down whom a side named to receive or hand over, as the rules read it. */
export const setAppointment = async (tx: Tx, leaseId: Id, side: Side, appointment: Appointment): Promise<void> => {
  const row = await lockLease(tx, leaseId);
  if (!row) return;
  await changeLease(tx, leaseId, side === 'tenant' ? { reception: appointment } : { transfer: appointment });
  await notice(tx, leaseTopics(row));
};
