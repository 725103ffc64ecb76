/** Makes the reservation ready to be signed: its lease as it must read now, drawn for whoever signs it. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import { maySign } from '../../../domain/accounts/rules/people.ts';
import { isNamedSigner, partySigners } from '../../../domain/companies/rules/party.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { mayView } from '../../../domain/offers/permissions.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { peopleByUid } from '../../accounts/queries.ts';
import { unchangedParty } from '../../companies/queries/party.ts';
import { cosignerOf, mayRepresent } from '../../companies/queries/representation.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { loadOfferFacts } from '../../offers/queries/facts.ts';
import { nameSigners, orderLease } from '../../reservations/commands/order-lease.ts';
import { type ReservationRow, runningOf } from '../../reservations/queries.ts';
import type { SigningAct } from '../../signing/commands/sign.ts';
import { pendingOf, waitsForSecond } from '../../signing/queries/pending.ts';
import { isStale, namesItsSigners } from './prepare-lease.ts';

type ReadyReservation = ReservationRow & { readonly facts: LeaseDocumentFacts; readonly documentId: Id; readonly documentSha256: string };

/** Names the caller, with the second signer whom the company's rule wants, as those who sign a booked lease, and orders it anew for them. */
export const nameLeaseSigners = async (
  ctx: Ctx,
  { offerId, cosignerUid }: InputOf<typeof leasesCalls.nameLeaseSigners>,
): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  const reservation = await signableReservation(ctx, offerId);
  if (!reservation.ok) return reservation;
  const cosigner = await cosignerOf(ctx.db, uid, cosignerUid ?? null);
  return cosigner.ok ? transact(ctx, (tx) => drawFor(ctx, tx, reservation.value, uid, cosigner.value)) : cosigner;
};

/** Orders the lease for these signers, unless a first signature waits on what is drawn. */
const drawFor = async (ctx: Ctx, tx: Tx, reservation: ReservationRow, uid: Id, cosignerUid: Id | null): Promise<Result<DoneAnswer>> => {
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
export const readyReservation = async (ctx: Ctx, { offerId, now, mayRedraw }: SigningQuestion): Promise<Result<ReadyReservation>> => {
  const { uid } = signedIn(ctx);
  const found = await signableReservation(ctx, offerId);
  if (!found.ok) return found;
  const reservation = found.value;
  if (!isReady(reservation)) return refused(refuse('signing.document_missing'));
  const isNamed = isNamedSigner(reservation.facts.tenant, uid);
  const pending = await pendingOf(ctx.db, 'lease', offerId);
  if (pending !== null && (!isNamed || pending.uid === uid)) return refused(waitsForSecond(pending));
  const areFit = isNamed && (await mayOthersSign(ctx.db, reservation.facts, uid, now));
  if (areFit && !isStale(reservation, now) && (await namesItsSigners(ctx.db, reservation))) return ok(reservation);
  if (!mayRedraw) return refused(refuse('signing.document_changed'));
  const ordered = await transact(ctx, async (tx): Promise<Result<DoneAnswer>> => {
    if (isNamed && areFit) {
      await orderLease(ctx, tx, reservation);
      return done;
    }
    const cosigner = await cosignerOf(tx, uid, null);
    return cosigner.ok ? drawFor(ctx, tx, reservation, uid, cosigner.value) : cosigner;
  });
  return ordered.ok ? refused(refuse('signing.document_changed')) : ordered;
};

/** Whether the others whom the lease names for the tenant may still sign for the company: with whoever may not, nobody waits for a signature that cannot come. */
const mayOthersSign = async (reader: Reader, { tenant }: LeaseDocumentFacts, uid: Id, now: Instant): Promise<boolean> => {
  const others = partySigners(tenant).filter((signer) => signer.uid !== uid);
  const people = await peopleByUid(
    reader,
    others.map((signer) => signer.uid),
  );
  const fit = people.filter((person) => person.company?.id === tenant.companyId && maySign(person, now) === null);
  return fit.length === others.length;
};

export const isReady = (reservation: ReservationRow): reservation is ReadyReservation =>
  reservation.facts !== null && reservation.documentId !== null && reservation.documentSha256 !== null;

/** The signing of a booked lease by this person. */
export const leaseAct = async (ctx: Ctx, reservation: ReadyReservation): Promise<Result<SigningAct>> => {
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
