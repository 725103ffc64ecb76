import type { Id } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { depositDue } from '../../../domain/leases/rules/deadlines.ts';
import { partyOf } from '../../companies/queries.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { offerEngine, type SignedLease } from '../../offers/lifecycle.ts';
import { type ReservationRow, runningOf } from '../../reservations/queries.ts';
import { attachToLease } from '../../signing/commands/draw-and-seal.ts';
import { leaseEngine } from '../lifecycle.ts';
import { insertLease } from '../store/leases.ts';

/** What a step of an offer causes among leases. */
export const leaseOfferEffects = offerEngine.effects({
  openLease: async (services, tx, step) => {
    const { input, uid, row } = step;
    const held = await runningOf(tx, row.id);
    if (held === null || uid === null) throw new Error(`offer ${row.id} was signed without a reservation or a signer`);
    await storeLease(tx, held, input, uid);
    if (held.documentId !== null) await attachToLease(tx, held.documentId, input.leaseId);
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
const storeLease = async (tx: Tx, held: ReservationRow, act: SignedLease, uid: Id): Promise<void> => {
  const { facts, documentId } = held;
  if (facts === null || documentId === null) throw new Error(`reservation ${held.id} has no drawn lease`);
  const { terms, landlord, offer } = facts;
  const tenant = (await partyOf(tx, held.companyId, uid)) ?? facts.tenant;
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
    feeLandlord: held.feeRates.landlord,
    feeTenant: held.feeRates.tenant,
  });
};
