import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse as refuseAccount } from '../../../domain/accounts/refusals.ts';
import { verificationRefusals } from '../../../domain/accounts/rules/people.ts';
import { mayNamePerson } from '../../../domain/handover/permissions.ts';
import { checkAppointment, type NamedPerson } from '../../../domain/handover/rules/appointment.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { leaseActors } from '../../../domain/leases/machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { meetingWindow } from '../../../domain/leases/rules/meeting.ts';
import type { Appointment } from '../../../domain/leases/types.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { leaseFactsForSide } from '../../leases/queries/lease.ts';

type Input = InputOf<typeof handoverCalls.namePerson>;

/** Names who receives (tenant, with day and hour) or hands over (landlord) the premises. */
export const namePerson = async (ctx: Ctx, input: Input): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const found = await leaseFactsForSide(ctx, tx, input.id);
    if (!found.ok) return found;
    const { row, facts, side } = found.value;
    if (side !== (input.landlord ? 'landlord' : 'tenant')) return refused(refuse('lease.not_found'));
    const closed = verificationRefusals(viewer).length > 0 ? refuseAccount('person.not_verified') : mayNamePerson(facts);
    if (closed) return refused(closed);
    const now = await databaseNow(tx);
    const window = meetingWindow(facts, now);
    const person = checkAppointment(input.receptionForm, { side, now, window, meetingAt: facts.reception?.meetingAt ?? null });
    if (!person.ok) return person;
    if (isSame(facts[side === 'tenant' ? 'reception' : 'transfer'], person.value)) return done;
    const moved = await leaseEngine.move(ctx, tx, {
      id: row.id,
      event: side === 'tenant' ? 'nameReceiver' : 'nameTransfer',
      actors: ({ lease }) => leaseActors(lease, { side }),
      uid: viewer.uid,
      given: null,
      input: { appointment: { side, ...person.value, savedAt: now }, windowFrom: window.from, lang: ctx.lang },
    });
    return moved.ok ? done : moved;
  });
};

/** A repeat of the press mails nobody again and leaves the link that was sent as it is. */
const isSame = (stored: Appointment | null, { firstName, lastName, email, meetingAt }: NamedPerson): boolean =>
  stored !== null && stored.firstName === firstName && stored.lastName === lastName && stored.email === email && stored.meetingAt === meetingAt;
