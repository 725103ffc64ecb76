/** Sets a new term for an unpaid deposit, and objects to a rejection of the premises. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type LeaseAttempt, leaseActors } from '../../../domain/leases/machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { newTermWindow } from '../../../domain/leases/rules/deadlines.ts';
import type { Side } from '../../../domain/leases/types.ts';
import type { Ctx } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { leaseEngine } from '../lifecycle.ts';
import { loadFacts } from '../queries/facts.ts';
import { ownLease } from '../queries/get-lease.ts';
import { lockLease } from '../store/leases.ts';

/** The landlord, who let the time for ending an unpaid lease pass, sets a new day for the deposit; from it a new time runs. */
export const setNewDepositTerm = async (ctx: Ctx, { offerId, until }: InputOf<typeof leasesCalls.setNewDepositTerm>): Promise<Result<DoneAnswer>> => {
  const found = await ownLease(ctx, { offerId });
  if (!found.ok) return found;
  const { viewer, row } = found.value;
  const { uid } = viewer;
  const actors = actorsOf(found.value);
  return transact(ctx, async (tx) => {
    const moved = await leaseEngine.move(ctx, tx, {
      ...{ id: row.id, event: 'setNewTerm', actors, uid, given: null, details: { until } },
      input: async ({ now }) => {
        const { from, to } = newTermWindow(dayOf(now));
        return until >= from && until <= to ? ok({ until }) : refused(refuse('lease.new_term_outside', { field: 'until', params: { from, to } }));
      },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'setNewDepositTerm', details: { until }, uid, offerId });
    return done;
  });
};

const actorsOf =
  ({ viewer, side }: { readonly viewer: SignedIn; readonly side: Side | null }) =>
  ({ lease }: LeaseAttempt) =>
    leaseActors(lease, { side, isAdmin: isAdmin(viewer) });

/** The landlord objects within two business days: the refund stops until the sides agree, a title decides or the court takes the money. */
export const objectToRejection = async (
  ctx: Ctx,
  { offerId, reason }: InputOf<typeof leasesCalls.objectToRejection>,
): Promise<Result<DoneAnswer>> => {
  const found = await ownLease(ctx, { offerId });
  if (!found.ok) return found;
  const { uid } = found.value.viewer;
  if (found.value.side !== 'landlord') return refused(refuse('lease.not_found'));
  return transact(ctx, async (tx) => {
    const row = await lockLease(tx, found.value.row.id);
    if (row === null) return refused(refuse('lease.not_found'));
    const { dispute } = await loadFacts(ctx, tx, row);
    if (dispute?.stage === 'open' && dispute.objection === reason) return done;
    const actors = actorsOf(found.value);
    const move = { id: row.id, event: 'objectToRejection', actors, uid, given: null, input: { reason }, details: { reason } } as const;
    const moved = await leaseEngine.move(ctx, tx, move);
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'objectToRejection', details: { reason }, uid, offerId });
    return done;
  });
};
