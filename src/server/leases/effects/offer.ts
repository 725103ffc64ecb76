/** What a step of an offer causes in the leases room: signed, it opens its lease. */

import type { Id } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { withdrawalUntil } from '../../../domain/leases/document/open-facts.ts';
import { depositDue } from '../../../domain/leases/rules/deadlines.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { offerEngine, type SignedLease } from '../../offers/lifecycle.ts';
import { type ReservationRow, runningOf } from '../../reservations/queries.ts';
import { attachToLease } from '../../signing/commands/draw-and-seal.ts';
import { leaseEngine } from '../lifecycle.ts';
import { insertForm } from '../store/form.ts';
import { insertLease } from '../store/leases.ts';

/** What a step of an offer causes in this room. */
export const leaseOfferEffects = offerEngine.effects({
  /** The signed offer opens its lease, in the same transaction. */
  openLease: async (services, tx, { input, uid, row }) => {
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
  },
});

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
