/** What the sides agree about the time of the meeting: another one that the landlord proposes, and handing over before its hour. */

import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { checkProposal } from '../../../domain/handover/rules/appointment.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import { leaseActors } from '../../../domain/leases/machine.ts';
import { meetingWindow } from '../../../domain/leases/rules/meeting.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { leaseFactsForSide } from '../../leases/queries/lease.ts';

/** The landlord proposes another day and hour; the tenant takes it by naming it. */
export const proposeMeeting = async (ctx: Ctx, input: InputOf<typeof handoverCalls.proposeMeeting>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const found = await leaseFactsForSide(ctx, tx, input.offerId);
    if (!found.ok) return found;
    const { row, facts, side } = found.value;
    const now = await databaseNow(tx);
    const proposed = checkProposal(input, { now, window: meetingWindow(facts, now), meetingAt: facts.reception?.meetingAt ?? null });
    if (!proposed.ok) return proposed;
    const { meetingAt } = proposed.value;
    if (meetingAt === facts.proposal?.meetingAt || meetingAt === facts.reception?.meetingAt) return done;
    const moved = await leaseEngine.move(ctx, tx, {
      id: row.id,
      event: 'proposeMeeting',
      actors: ({ lease }) => leaseActors(lease, { side }),
      uid: signedIn(ctx).uid,
      given: null,
      input: proposed.value,
      details: { meetingAt },
    });
    return moved.ok ? done : moved;
  });

/** A side agrees to hand the premises over before the agreed hour; when both have, the protocol may be sent at once. */
export const agreeEarlyHandover = async (ctx: Ctx, input: InputOf<typeof handoverCalls.agreeEarlyHandover>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const found = await leaseFactsForSide(ctx, tx, input.offerId);
    if (!found.ok) return found;
    const { row, facts, side } = found.value;
    if (facts.early.includes(side)) return done;
    const moved = await leaseEngine.move(ctx, tx, {
      id: row.id,
      event: 'agreeEarly',
      actors: ({ lease }) => leaseActors(lease, { side }),
      uid: signedIn(ctx).uid,
      given: null,
      input: { side },
      details: { side },
    });
    return moved.ok ? done : moved;
  });
