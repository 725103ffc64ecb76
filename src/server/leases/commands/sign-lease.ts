/** The tenant signs: from here on the lease exists. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { depositDue } from '../../../domain/leases/rules/deadlines.ts';
import { type BookingVerdicts, offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { maySignLease } from '../../../domain/reservations/rules.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { isLandlordVerified, partyOf } from '../../companies/queries.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { offerEngine, type SignedLease } from '../../offers/lifecycle.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { orderLease } from '../../reservations/commands/order-lease.ts';
import { lockRunningOf, type ReservationRow, runningOf } from '../../reservations/queries.ts';
import { attachToLease } from '../../signing/commands/draw-and-seal.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { leaseEngine } from '../lifecycle.ts';
import { insertLease, leaseOfOffer } from '../store/leases.ts';
import { isStale } from './prepare-lease.ts';

type ConfirmInput = InputOf<typeof leasesCalls.signLease>;
type Confirmed = OutputOf<typeof leasesCalls.signLease>;
type Ready = ReservationRow & { readonly facts: LeaseDocumentFacts; readonly documentId: Id; readonly documentSha256: string };

/** Signs the booked lease with the e-mailed code. A repeat by the same person gets the first answer. */
export const signLease = async (ctx: Ctx, input: ConfirmInput): Promise<Result<Confirmed>> => {
  const viewer = signedIn(ctx);
  if (input.userUid !== viewer.uid) return refused(refuseOffer('reservation.not_yours'));
  const before = await leaseOfOffer(ctx.db, input.offerId);
  if (before?.signerUid === viewer.uid) return ok({ leaseId: before.id, offerId: input.offerId });
  await offerEngine.settle(ctx, input.offerId);
  const ready = await readyReservation(ctx, input.offerId, await databaseNow(ctx.db));
  if (!ready.ok) return ready;
  const act = await leaseAct(ctx, ready.value);
  if (!act.ok) return act;
  const checked = await checkSigning(ctx, act.value, input);
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    const person = await personByUid(tx, viewer.uid);
    return person === null ? refused(refuseOffer('reservation.not_yours')) : conclude(ctx, tx, person, checked.value);
  });
};

/** The reservation that the person may sign from, with its drawn lease as it must read now; a lease of yesterday is ordered anew. */
export const readyReservation = async (ctx: Ctx, offerId: Id, now: Instant): Promise<Result<Ready>> => {
  const viewer = signedIn(ctx);
  const reservation = await runningOf(ctx.db, offerId);
  if (reservation === null) return refused(refuseOffer('reservation.expired'));
  if (actingCompanyId(viewer) !== reservation.companyId) return refused(refuseOffer('reservation.not_yours'));
  if (!isReady(reservation)) return refused(refuse('signing.document_missing'));
  if (!isStale(reservation, now)) return ok(reservation);
  await transact(ctx, async (tx) => ok(await orderLease(ctx, tx, reservation)));
  return refused(refuse('signing.document_changed'));
};

const isReady = (reservation: ReservationRow): reservation is Ready =>
  reservation.facts !== null && reservation.documentId !== null && reservation.documentSha256 !== null;

/** The signing of a booked lease by this person. */
export const leaseAct = async (ctx: Ctx, reservation: Ready): Promise<Result<SigningAct>> => {
  const { uid } = signedIn(ctx);
  const party = await partyOf(ctx.db, reservation.companyId, uid);
  if (party === null) return refused(refuseOffer('reservation.not_yours'));
  const { signer, companyId } = party;
  return ok({
    purpose: 'lease',
    offerId: reservation.offerId,
    documentId: reservation.documentId,
    documentSha256: reservation.documentSha256,
    signer: { ...signer, companyId },
  });
};

/** The moment the contract comes into being: one transaction for offer, evidence, lease, reservation and everything owed afterwards. */
const conclude = async (ctx: Ctx, tx: Tx, person: Person, checked: CheckedAct): Promise<Result<Confirmed>> => {
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
      const act = await recordSigning(ctx, tx, checked, leaseId);
      return act.ok ? ok({ leaseId, documentSha256, ...act.value }) : act;
    },
  });
  if (!moved.ok) return moved;
  await logEvent(tx, { method: 'onOfferSignConfirm', details: { leaseId, documentSha256 }, uid: person.uid, offerId });
  return ok({ leaseId, offerId });
};

/** What the guards of the signing look at; a reservation whose lease is not drawn has nothing to sign. */
const signingFacts = async (tx: Tx, person: Person, offerId: Id, now: Instant): Promise<Result<{ person: Person; booking: BookingVerdicts }>> => {
  const reservation = await runningOf(tx, offerId);
  if (reservation === null || !isReady(reservation)) return refused(refuseOffer('reservation.expired'));
  const landlordVerified = await isLandlordVerified(tx, await publishedVersion(tx, offerId, reservation.offerVersion));
  return ok({ person, booking: { sign: maySignLease(person, { landlordVerified }, now) } });
};

/** The signed offer opens its lease, in the same transaction. */
export const openLease = async (
  services: Services,
  tx: Tx,
  { input, uid, row }: { readonly input: SignedLease; readonly uid: Id | null; readonly row: { readonly id: Id } },
): Promise<void> => {
  const reservation = await runningOf(tx, row.id);
  if (reservation === null || uid === null) throw new Error(`offer ${row.id} was signed without a reservation or a signer`);
  await storeLease(tx, reservation, input, uid);
  if (reservation.documentId !== null) await attachToLease(tx, reservation.documentId, input.leaseId);
  const { leaseId, evidenceId, documentSha256 } = input;
  const opened = await leaseEngine.move(services, tx, {
    id: leaseId,
    event: 'sign',
    actors: ['tenant'],
    uid,
    given: null,
    input: { runId: newId() },
    details: { evidenceId, documentSha256 },
  });
  if (!opened.ok) throw new Error(`lease ${leaseId} could not be opened: ${opened.refusal.code}`);
};

/** The lease as it was read and signed: everything it says stands frozen in the reservation. */
const storeLease = async (tx: Tx, reservation: ReservationRow, act: SignedLease, uid: Id): Promise<void> => {
  const { facts, documentId } = reservation;
  if (facts === null || documentId === null) throw new Error(`reservation ${reservation.id} has no drawn lease`);
  const { terms, landlord, offer } = facts;
  const tenant = (await partyOf(tx, reservation.companyId, uid)) ?? facts.tenant;
  await insertLease(tx, {
    id: act.leaseId,
    offerId: reservation.offerId,
    offerVersion: reservation.offerVersion,
    reservationId: reservation.id,
    stateSince: act.signedAt,
    offerName: offer.name,
    landlordCompanyId: landlord.companyId,
    tenantCompanyId: reservation.companyId,
    landlord,
    tenant: { ...facts.tenant, signer: tenant.signer },
    signerUid: uid,
    signedAt: act.signedAt,
    evidenceId: act.evidenceId,
    documentId,
    option: terms.option,
    months: terms.months,
    startOn: terms.start,
    endOn: terms.end,
    rentNet: terms.rentNet,
    deposit: terms.deposit,
    depositDue: depositDue(dayOf(act.signedAt)),
    reference: facts.escrow.reference,
    feeLandlord: reservation.feeRates.landlord,
    feeTenant: reservation.feeRates.tenant,
  });
};
