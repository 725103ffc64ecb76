/** The tenant signs: from here on the lease exists. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { depositDue } from '../../../domain/leases/rules/deadlines.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { isLandlordVerified, partyOf } from '../../companies/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { logEvent } from '../../kit/process/events.ts';
import { moveOffer } from '../../offers/commands/transition.ts';
import { loadOfferFacts, publishedVersion } from '../../offers/queries/facts.ts';
import { orderLease } from '../../reservations/commands/order-lease.ts';
import { endReservation, lockRunningOf, settleOverdue } from '../../reservations/commands/settle-overdue.ts';
import { type ReservationRow, runningOf } from '../../reservations/queries.ts';
import { attachToLease } from '../../signing/commands/draw-and-seal.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { sealLease } from '../effects.ts';
import { insertLease, leaseOfOffer } from '../store/leases.ts';
import { isStale } from './prepare-lease.ts';
import { moveLease } from './transition.ts';

type ConfirmInput = InputOf<typeof leasesCalls.onOfferSignConfirm>;
type Confirmed = OutputOf<typeof leasesCalls.onOfferSignConfirm>;
type Ready = ReservationRow & { readonly facts: LeaseDocumentFacts; readonly documentId: Id; readonly documentSha256: string };

const isReady = (held: ReservationRow): held is Ready => held.facts !== null && held.documentId !== null && held.documentSha256 !== null;

/** The reservation that the person may sign from, with its drawn lease as it must read now; a lease of yesterday is ordered anew. */
export const readyReservation = async (ctx: Ctx, offerId: Id, now: Instant): Promise<Result<Ready>> => {
  const viewer = signedIn(ctx);
  const held = await runningOf(ctx.db, offerId);
  if (held === null) return refused(refuseOffer('reservation.expired'));
  if (actingCompanyId(viewer) !== held.companyId) return refused(refuseOffer('reservation.not_yours'));
  if (!isReady(held)) return refused(refuse('signing.document_missing'));
  if (!isStale(held, now)) return ok(held);
  await transact(ctx, async (tx) => ok(await orderLease(ctx, tx, held)));
  return refused(refuse('signing.document_changed'));
};

/** The signing of a booked lease by this person. */
export const leaseAct = async (ctx: Ctx, held: Ready): Promise<Result<SigningAct>> => {
  const { uid } = signedIn(ctx);
  const party = await partyOf(ctx.db, held.companyId, uid);
  if (party === null) return refused(refuseOffer('reservation.not_yours'));
  const { signer, companyId } = party;
  return ok({
    purpose: 'lease',
    offerId: held.offerId,
    documentId: held.documentId,
    documentSha256: held.documentSha256,
    signer: { ...signer, companyId },
  });
};

const storeLease = async (
  tx: Tx,
  held: Ready,
  act: { readonly leaseId: Id; readonly evidenceId: Id; readonly signedAt: Instant; readonly person: Person },
): Promise<void> => {
  const { facts } = held;
  const { terms, landlord, offer } = facts;
  const tenant = (await partyOf(tx, held.companyId, act.person.uid)) ?? facts.tenant;
  await insertLease(tx, {
    id: act.leaseId,
    offerId: held.offerId,
    offerVersion: held.offerVersion,
    reservationId: held.id,
    stateSince: act.signedAt,
    offerName: offer.name,
    landlordCompanyId: landlord.companyId,
    tenantCompanyId: held.companyId,
    landlord,
    tenant: { ...facts.tenant, signer: tenant.signer },
    signerUid: act.person.uid,
    signedAt: act.signedAt,
    evidenceId: act.evidenceId,
    documentId: held.documentId,
    option: terms.option,
    months: terms.months,
    startOn: terms.start,
    endOn: terms.end,
    rentNet: terms.rentNet,
    deposit: terms.deposit,
    depositDue: depositDue(dayOf(act.signedAt)),
    reference: facts.escrow.reference,
    feeLandlord: held.feeRates.landlord,
    feeTenant: held.feeRates.tenant,
  });
};

const moveToSigned = async (tx: Tx, person: Person, held: Ready): Promise<Result<Instant>> => {
  const offer = await loadOfferFacts(tx, held.offerId);
  if (offer === null) return refused(refuseOffer('offer.not_found'));
  const version = await publishedVersion(tx, held.offerId, held.offerVersion);
  const booking = {
    companyId: held.companyId,
    attempt: null,
    running: 0,
    lastEndedAt: null,
    landlordVerified: await isLandlordVerified(tx, version),
    firstRight: null,
  };
  const moved = await moveOffer(tx, { offerId: held.offerId, event: 'sign', actors: offerActors(person, offer), person, booking });
  return moved.ok ? ok(moved.value.at) : moved;
};

/** The moment the contract comes into being: one transaction for offer, evidence, lease, reservation and everything owed afterwards. */
const conclude = async (ctx: Ctx, tx: Tx, person: Person, checked: CheckedAct): Promise<Result<Confirmed>> => {
  const { offerId } = checked;
  const held = await runningOf(tx, offerId);
  if (held === null || !isReady(held)) return refused(refuseOffer('reservation.expired'));
  const moved = await moveToSigned(tx, person, held);
  if (!moved.ok) return moved;
  const locked = await lockRunningOf(tx, offerId);
  if (locked === null || locked.documentSha256 !== checked.documentSha256 || isStale(locked, moved.value))
    return refused(refuse('signing.document_changed'));
  const leaseId = newId();
  const act = await recordSigning(ctx, tx, checked, leaseId);
  if (!act.ok) return act;
  await storeLease(tx, held, { leaseId, ...act.value, person });
  await endReservation(tx, held.id, 'signed');
  await attachToLease(tx, held.documentId, leaseId);
  const signed = await moveLease(ctx, tx, {
    leaseId,
    event: 'sign',
    actors: ['tenant'],
    uid: person.uid,
    facts: { evidenceId: act.value.evidenceId, documentSha256: checked.documentSha256 },
  });
  if (!signed.ok) return signed;
  const runId = newId();
  await startProgress(tx, { runId, offerId, flow: 'sign-submit', uid: person.uid });
  await enqueue(ctx, tx, sealLease, { leaseId, runId });
  await logEvent(tx, { method: 'onOfferSignConfirm', details: { leaseId, documentSha256: checked.documentSha256 }, uid: person.uid, offerId });
  return ok({ leaseId, offerId });
};

/** Signs the booked lease with the e-mailed code. A repeat by the same person gets the first answer. */
export const onOfferSignConfirm = async (ctx: Ctx, input: ConfirmInput): Promise<Result<Confirmed>> => {
  const viewer = signedIn(ctx);
  if (input.userUid !== viewer.uid) return refused(refuseOffer('reservation.not_yours'));
  const before = await leaseOfOffer(ctx.db, input.offerId);
  if (before?.signerUid === viewer.uid) return ok({ leaseId: before.id, offerId: input.offerId });
  await settleOverdue(ctx, input.offerId);
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
