/** The tenant signs: from here on the lease exists. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import { maySign } from '../../../domain/accounts/rules/people.ts';
import { isNamedSigner, partySigners } from '../../../domain/companies/rules/party.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { signLeasePath } from '../../../domain/kit/page/deal-paths.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { withdrawalUntil } from '../../../domain/leases/document/open-facts.ts';
import { depositDue } from '../../../domain/leases/rules/deadlines.ts';
import { type BookingVerdicts, offerActors } from '../../../domain/offers/machine.ts';
import { mayView } from '../../../domain/offers/permissions.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import { maySignLease } from '../../../domain/reservations/rules.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { cosignerOf, isLandlordVerified, mayRepresent, unchangedParty } from '../../companies/queries.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { offerEngine, type SignedLease } from '../../offers/lifecycle.ts';
import { loadOfferFacts, publishedVersion } from '../../offers/queries/facts.ts';
import { nameSigners, orderLease } from '../../reservations/commands/order-lease.ts';
import { lockRunningOf, type ReservationRow, runningOf } from '../../reservations/queries.ts';
import { attachToLease } from '../../signing/commands/draw-and-seal.ts';
import { completeFirst, firstOf, holdFirst } from '../../signing/commands/second-signer.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { type PendingRow, pendingOf, waitsForSecond } from '../../signing/queries/pending.ts';
import { leaseEngine } from '../lifecycle.ts';
import { insertForm } from '../store/form.ts';
import { insertLease, leaseOfOffer } from '../store/leases.ts';
import { isStale, namesItsSigners } from './prepare-lease.ts';

type ConfirmInput = InputOf<typeof leasesCalls.signLease>;
type Confirmed = OutputOf<typeof leasesCalls.signLease>;
type Ready = ReservationRow & { readonly facts: LeaseDocumentFacts; readonly documentId: Id; readonly documentSha256: string };

/** Signs the booked lease with the e-mailed code. A repeat by the same person gets the first answer. */
export const signLease = async (ctx: Ctx, input: ConfirmInput): Promise<Result<Confirmed>> => {
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
const keepFirst = async (ctx: Ctx, tx: Tx, person: Person, act: CheckedAct): Promise<Result<Confirmed>> => {
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

/** Names the caller, with the second signer whom the company's rule wants, as those who sign a booked lease, and orders it anew for them. */
export const nameLeaseSigners = async (ctx: Ctx, { offerId, cosignerUid }: InputOf<typeof leasesCalls.nameLeaseSigners>): Promise<Result<Done>> => {
  const { uid } = signedIn(ctx);
  const reservation = await signableReservation(ctx, offerId);
  if (!reservation.ok) return reservation;
  const cosigner = await cosignerOf(ctx.db, uid, cosignerUid ?? null);
  return cosigner.ok ? transact(ctx, (tx) => drawFor(ctx, tx, reservation.value, uid, cosigner.value)) : cosigner;
};

/** Orders the lease for these signers, unless a first signature waits on what is drawn. */
const drawFor = async (ctx: Ctx, tx: Tx, reservation: ReservationRow, uid: Id, cosignerUid: Id | null): Promise<Result<Done>> => {
  const pending = await pendingOf(tx, 'lease', reservation.offerId);
  if (pending !== null) return refused(waitsForSecond(pending));
  await nameSigners(tx, reservation.id, { signerUid: uid, cosignerUid });
  await orderLease(ctx, tx, reservation);
  return done;
};

/** The running reservation of the caller's company, if they may bind it. */
const signableReservation = async (ctx: Ctx, offerId: Id): Promise<Result<ReservationRow>> => {
  const viewer = signedIn(ctx);
  const reservation = await runningOf(ctx.db, offerId);
  const isMine = reservation !== null && actingCompanyId(viewer) === reservation.companyId;
  // Whoever may not see the offer hears the same as if nobody held it.
  const offer = isMine ? null : await loadOfferFacts(ctx.db, offerId);
  const knows = isMine || (offer !== null && mayView(viewer, offer) === null);
  if (reservation === null || !knows) return refused(refuseOffer('reservation.expired'));
  if (!isMine) return refused(refuseOffer('reservation.not_yours'));
  const unfit = await mayRepresent(ctx.db, viewer.uid);
  return unfit === null ? ok(reservation) : refused(unfit);
};

type SigningQuestion = { readonly offerId: Id; readonly now: Instant; readonly mayRedraw: boolean };

/**
 * The reservation that the person may sign from, with its drawn lease as it must read now. A lease of yesterday, and one that does not name
 * the person as their company knows them now, is ordered anew; who needs a second signer is asked for one first.
 */
export const readyReservation = async (ctx: Ctx, { offerId, now, mayRedraw }: SigningQuestion): Promise<Result<Ready>> => {
  const { uid } = signedIn(ctx);
  const found = await signableReservation(ctx, offerId);
  if (!found.ok) return found;
  const reservation = found.value;
  if (!isReady(reservation)) return refused(refuse('signing.document_missing'));
  const isNamed = isNamedSigner(reservation.facts.tenant, uid);
  const pending = await pendingOf(ctx.db, 'lease', offerId);
  if (pending !== null && (!isNamed || pending.uid === uid)) return refused(waitsForSecond(pending));
  if (isNamed && !isStale(reservation, now) && (await namesItsSigners(ctx.db, reservation))) return ok(reservation);
  if (!mayRedraw) return refused(refuse('signing.document_changed'));
  const ordered = await transact(ctx, async (tx): Promise<Result<Done>> => {
    if (isNamed) {
      await orderLease(ctx, tx, reservation);
      return done;
    }
    const cosigner = await cosignerOf(tx, uid, null);
    return cosigner.ok ? drawFor(ctx, tx, reservation, uid, cosigner.value) : cosigner;
  });
  return ordered.ok ? refused(refuse('signing.document_changed')) : ordered;
};

const isReady = (reservation: ReservationRow): reservation is Ready =>
  reservation.facts !== null && reservation.documentId !== null && reservation.documentSha256 !== null;

/** The signing of a booked lease by this person. */
export const leaseAct = async (ctx: Ctx, reservation: Ready): Promise<Result<SigningAct>> => {
  const { uid } = signedIn(ctx);
  const party = await unchangedParty(ctx.db, reservation.facts.tenant);
  const signer = party && partySigners(party).find((named) => named.uid === uid);
  if (party === null || !signer) return refused(refuse('signing.document_changed'));
  const { companyId } = party;
  return ok({
    purpose: 'lease',
    offerId: reservation.offerId,
    documentId: reservation.documentId,
    documentSha256: reservation.documentSha256,
    signer: { ...signer, companyId },
  });
};

/** The moment the contract comes into being: one transaction for offer, evidence, lease, reservation and everything owed afterwards. */
const conclude = async (ctx: Ctx, tx: Tx, person: Person, checked: CheckedAct, first: PendingRow | null): Promise<Result<Confirmed>> => {
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
      const completed = await completeOf(tx, first, leaseId, now);
      if (!completed.ok) return completed;
      const act = await recordSigning(ctx, tx, checked, leaseId);
      return act.ok ? ok({ leaseId, documentSha256, ...act.value }) : act;
    },
  });
  if (!moved.ok) return moved;
  await logEvent(tx, { method: 'onOfferSignConfirm', details: { leaseId, documentSha256 }, uid: person.uid, offerId });
  return ok({ leaseId, offerId, waitsUntil: null });
};

/** Completes the first of two signatures, if who gave it may still bind the company. */
const completeOf = async (tx: Tx, first: PendingRow | null, leaseId: Id, now: Instant): Promise<Result<null>> => {
  if (first === null) return ok(null);
  const person = await personByUid(tx, first.uid);
  return person === null || maySign(person, now) !== null ? refused(refuse('signing.document_changed')) : completeFirst(tx, first, leaseId);
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
  if (needsWrittenForm(reservation.facts?.terms.months ?? null)) await insertForm(tx, input.leaseId, input.signedAt);
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
    tenant: facts.tenant,
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
    depositTermAt: act.signedAt,
    withdrawalUntil: withdrawalUntil(facts),
    reference: facts.escrow.reference,
    feeLandlord: reservation.feeRates.landlord,
    feeTenant: reservation.feeRates.tenant,
  });
};
