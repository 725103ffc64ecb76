/** The tenant signs: from here on the lease exists. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { isNamedSigner, partySigners } from '../../../domain/companies/rules/party.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { signLeasePath } from '../../../domain/kit/page/deal-paths.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type BookingVerdicts, offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { maySignLease } from '../../../domain/reservations/rules.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { isLandlordVerified } from '../../companies/queries/verification.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { offerEngine } from '../../offers/lifecycle.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { lockRunningOf, runningOf } from '../../reservations/queries.ts';
import { completeFirst, firstOf, holdFirst } from '../../signing/commands/second-signer.ts';
import { type CheckedAct, checkSigning, recordSigning } from '../../signing/commands/sign.ts';
import { type PendingRow, pendingOf } from '../../signing/queries/pending.ts';
import { leaseOfOffer } from '../store/leases.ts';
import { isStale } from './prepare-lease.ts';
import { isReady, leaseAct, readyReservation } from './ready-reservation.ts';

type ConfirmInput = InputOf<typeof leasesCalls.signLease>;
type SignAnswer = OutputOf<typeof leasesCalls.signLease>;

/** Signs the booked lease with the e-mailed code. A repeat by the same person gets the first answer. */
export const signLease = async (ctx: Ctx, input: ConfirmInput): Promise<Result<SignAnswer>> => {
  const viewer = signedIn(ctx);
  if (input.userUid !== viewer.uid) return refused(refuseOffer('reservation.not_yours'));
  const before = await leaseOfOffer(ctx.db, input.offerId);
  if (before !== null && isNamedSigner(before.tenant, viewer.uid)) return ok({ leaseId: before.id, offerId: input.offerId, waitsUntil: null });
  await offerEngine.settle(ctx, input.offerId);
  const ready = await readyReservation(ctx, { offerId: input.offerId, now: await databaseNow(ctx.db), mayRedraw: true });
  if (!ready.ok) return ready;
  const act = await leaseAct(ctx, ready.value);
  if (!act.ok) return act;
  const first = firstOf(await pendingOf(ctx.db, 'lease', input.offerId), viewer.uid, ready.value.documentId);
  if (!first.ok) return first;
  const checked = await checkSigning(ctx, act.value, input);
  if (!checked.ok) return checked;
  const isFirst = ready.value.facts.tenant.cosigner !== undefined && first.value === null;
  return transact(ctx, async (tx) => {
    const person = await personByUid(tx, viewer.uid);
    if (person === null) return refused(refuseOffer('reservation.not_yours'));
    return isFirst ? keepFirst(ctx, tx, person, checked.value) : conclude(ctx, tx, person, checked.value, first.value);
  });
};

/** The first of two signatures: kept at most until the reservation ends, and the other person is asked. No lease exists by it. */
const keepFirst = async (ctx: Ctx, tx: Tx, person: Person, act: CheckedAct): Promise<Result<SignAnswer>> => {
  const reservation = await lockRunningOf(tx, act.offerId);
  const now = await databaseNow(tx);
  if (reservation === null || reservation.reservedUntil <= now) return refused(refuseOffer('reservation.expired'));
  if (!isReady(reservation) || reservation.documentSha256 !== act.documentSha256 || isStale(reservation, now))
    return refused(refuse('signing.document_changed'));
  const facts = await signingFacts(tx, person, act.offerId, now);
  if (!facts.ok) return facts;
  if (facts.value.booking.sign) return refused(facts.value.booking.sign);
  const { tenant, offer } = reservation.facts;
  const second = partySigners(tenant).find(({ uid }) => uid !== person.uid);
  if (second === undefined) return refused(refuse('signing.document_changed'));
  const path = signLeasePath(act.offerId, second.uid);
  const held = await holdFirst(ctx, tx, act, { second, offerName: offer.name, path, latest: reservation.reservedUntil });
  if (!held.ok) return held;
  await logEvent(tx, {
    method: 'onOfferSignConfirm',
    details: { first: true, documentSha256: act.documentSha256 },
    uid: person.uid,
    offerId: act.offerId,
  });
  return ok({ leaseId: null, offerId: act.offerId, waitsUntil: held.value.until });
};

/** The moment the contract comes into being: one transaction for offer, evidence, lease, reservation and everything owed afterwards. */
const conclude = async (ctx: Ctx, tx: Tx, person: Person, checked: CheckedAct, first: PendingRow | null): Promise<Result<SignAnswer>> => {
  const { offerId, documentSha256 } = checked;
  const leaseId = newId();
  const moved = await offerEngine.move(ctx, tx, {
    id: offerId,
    event: 'sign',
    actors: ({ offer }) => offerActors(person, offer),
    uid: person.uid,
    given: async (_row, now) => signingFacts(tx, person, offerId, now),
    input: async ({ now }) => {
      const reservation = await lockRunningOf(tx, offerId);
      if (reservation === null || reservation.documentSha256 !== documentSha256 || isStale(reservation, now))
        return refused(refuse('signing.document_changed'));
      const completed = first === null ? ok(null) : await completeFirst(tx, first, leaseId);
      if (!completed.ok) return completed;
      const act = await recordSigning(ctx, tx, checked, leaseId);
      return act.ok ? ok({ leaseId, documentSha256, ...act.value }) : act;
    },
  });
  if (!moved.ok) return moved;
  await logEvent(tx, { method: 'onOfferSignConfirm', details: { leaseId, documentSha256 }, uid: person.uid, offerId });
  return ok({ leaseId, offerId, waitsUntil: null });
};

/** What the guards of the signing look at; a reservation whose lease is not drawn has nothing to sign. */
const signingFacts = async (tx: Tx, person: Person, offerId: Id, now: Instant): Promise<Result<{ person: Person; booking: BookingVerdicts }>> => {
  const reservation = await runningOf(tx, offerId);
  if (reservation === null || !isReady(reservation)) return refused(refuseOffer('reservation.expired'));
  const landlordVerified = await isLandlordVerified(tx, await publishedVersion(tx, offerId, reservation.offerVersion));
  return ok({ person, booking: { sign: maySignLease(person, { landlordVerified }, now) } });
};
