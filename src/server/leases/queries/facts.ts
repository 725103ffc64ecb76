/** Loads the facts of leases: the lease's own row, and what later rooms know of it. */

import type { Id } from '../../../domain/kit/brand.ts';
import { leaseLifecycle } from '../../../domain/leases/machine.ts';
import { endedStates } from '../../../domain/leases/rules/form.ts';
import { endingOf, type PastStep, statusBefore } from '../../../domain/leases/rules/how-ended.ts';
import { fellThrough } from '../../../domain/leases/rules/status.ts';
import type { Booking, DepositFacts, HandoverFacts, LeaseEnd, LeaseFacts, OwnFacts, Rejection } from '../../../domain/leases/types.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { type StepRow, stepsInto } from '../../kit/lifecycle/steps.ts';
import { definePort } from '../../kit/ports.ts';
import { type LeaseRow, leasesOfOffers } from '../store/leases.ts';
import { rejectionsOf } from '../store/rejections.ts';

export type { LeaseRow };

/** What deposits bring to leases: the facts of many leases at once, each of them named in the answer; the bookings of one; whose money is still there. */
export type LeaseDeposits = {
  readonly facts: (reader: Reader, leaseIds: readonly Id[]) => Promise<ReadonlyMap<Id, DepositFacts>>;
  readonly bookings: (reader: Reader, leaseId: Id) => Promise<readonly Booking[]>;
  /** Which of these leases have money that has not left yet. */
  readonly holding: (reader: Reader, leaseIds: readonly Id[]) => Promise<ReadonlySet<Id>>;
};

/** The port through which leases reach deposits. */
export const leaseDepositsPort = definePort<LeaseDeposits>({ name: 'lease deposits' });

/** What the handover brings to leases: the facts of many leases at once, each of them named in the answer. */
export type LeaseHandover = { readonly facts: (reader: Reader, leaseIds: readonly Id[]) => Promise<ReadonlyMap<Id, HandoverFacts>> };

/** The port through which leases reach the handover. */
export const leaseHandoverPort = definePort<LeaseHandover>({ name: 'lease handover' });

/** Whoever asks for facts has the ports at hand. */
type WithPorts = Pick<Services, 'ports'>;

/** The facts of a stored lease. */
export const loadFacts = async (services: WithPorts, reader: Reader, row: LeaseRow): Promise<LeaseFacts> =>
  factsIn(await loadFactsOfMany(services, reader, [row]), row);

/** The facts of several stored leases by their ids, with as many statements as for one. */
export const loadFactsOfMany = async (services: WithPorts, reader: Reader, rows: readonly LeaseRow[]): Promise<ReadonlyMap<Id, LeaseFacts>> => {
  const ids = rows.map((row) => row.id);
  const deposits = await services.ports.of(leaseDepositsPort).facts(reader, ids);
  const handovers = await services.ports.of(leaseHandoverPort).facts(reader, ids);
  const rejections = await rejectionsOf(reader, ids);
  const ended = rows.filter(({ state }) => endedStates.includes(state)).map(({ id }) => id);
  const steps = await stepsInto(reader, leaseLifecycle.name, ended, endedStates);
  const factsOf = (row: LeaseRow): LeaseFacts => ({
    ...ownFacts(row, rejections.get(row.id) ?? null, steps.filter(({ subjectId }) => subjectId === row.id).map(pastStep)),
    ...factsIn(deposits, row),
    ...factsIn(handovers, row),
  });
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
};

/** A lease as stored and as the rules see it. */
export type LoadedLease = { readonly row: LeaseRow; readonly facts: LeaseFacts };

/** The lease of an offer. */
export const leaseFactsOfOffer = async (services: WithPorts, reader: Reader, offerId: Id): Promise<LoadedLease | null> =>
  (await leaseFactsOfOffers(services, reader, [offerId])).get(offerId) ?? null;

/** Whether an offer's lease ended before a handover, with the deposit unpaid or back with its payer. */
export const leaseFellThrough = async (reader: Reader, offerId: Id): Promise<boolean> => {
  const [row] = await leasesOfOffers(reader, [offerId]);
  return row !== undefined && fellThrough(row.state);
};

/** The leases of several offers by the offers' ids; an offer without one has none. */
export const leaseFactsOfOffers = async (services: WithPorts, reader: Reader, offerIds: readonly Id[]): Promise<ReadonlyMap<Id, LoadedLease>> => {
  const rows = offerIds.length === 0 ? [] : await leasesOfOffers(reader, offerIds);
  if (rows.length === 0) return new Map();
  const facts = await loadFactsOfMany(services, reader, rows);
  return new Map(rows.map((row) => [row.offerId, { row, facts: factsIn(facts, row) }]));
};

/** What stands under a lease's id; a room that leaves a lease out breaks its promise. */
export const factsIn = <T>(facts: ReadonlyMap<Id, T>, { id }: Pick<LeaseRow, 'id'>): T => {
  const found = facts.get(id);
  if (found === undefined) throw new Error(`nobody knows the facts of lease ${id}`);
  return found;
};

/** A step of the history as the rules see it. */
export const pastStep = ({ event, fromState: from, toState: to, createdAt: at }: StepRow): PastStep => ({ event, from, to, at });

const ownFacts = (row: LeaseRow, rejection: Rejection | null, steps: readonly PastStep[]): OwnFacts => ({
  id: row.id,
  offerId: row.offerId,
  state: row.state,
  stateSince: row.stateSince,
  landlordCompanyId: row.landlordCompanyId,
  tenantCompanyId: row.tenantCompanyId,
  signedAt: row.signedAt,
  terms: {
    option: row.option,
    months: row.months,
    start: row.startOn,
    end: row.endOn,
    rentNet: row.rentNet,
    deposit: row.deposit,
    depositDue: row.depositDue,
  },
  reference: row.reference,
  withdrawalUntil: row.withdrawalUntil,
  calledAt: row.calledAt,
  roundsBefore: row.roundsBefore,
  statusBefore: statusBefore(steps),
  ...endOf(rejection, endingOf(steps)),
});

const endOf = (rejection: Rejection | null, ending: LeaseEnd | null): Pick<OwnFacts, 'ending' | 'rejection'> => ({
  ending,
  rejection: ending?.by === 'rejection' ? rejection : null,
});
