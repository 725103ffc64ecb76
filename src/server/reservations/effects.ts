/** What steps of offers, and of the verification of people and companies, cause among reservations. */

import { randomBytes } from 'node:crypto';
import { makeReference } from '../../domain/kit/reference.ts';
import type { Reservation } from '../../domain/offers/types.ts';
import { companyEngine } from '../companies/lifecycle.ts';
import { identityEngine } from '../identity/lifecycle.ts';
import { startProgress } from '../kit/jobs/progress.ts';
import { notice } from '../kit/live/notices.ts';
import { offerEngine } from '../offers/lifecycle.ts';
import type { OfferRow } from '../offers/queries/facts.ts';
import { voidFirst } from '../signing/commands/second-signer.ts';
import { mailHolders } from './commands/mail-holders.ts';
import { mailReservation } from './commands/mail-reservation.ts';
import { orderLease } from './commands/order-lease.ts';
import { endReservation, insertReservation, lockRunningOf, runningOf } from './store.ts';

/** What a step of an offer causes among reservations. */
export const reservationEffects = offerEngine.effects({
  reserve: async (_services, tx, step) => {
    const { input, row } = step;
    const reference = makeReference(randomBytes(7));
    await insertReservation(tx, { ...input, ...reservedOf(row), offerId: row.id, reference });
    await notice(tx, [`user:${input.uid}`, `company:${input.companyId}`]);
  },
  prepareLease: async (services, tx, step) => {
    const { runId, uid } = step.input;
    await startProgress(tx, { runId, offerId: step.row.id, flow: 'sign-verify', uid });
    await orderLease(services, tx, step.input);
  },
  mailReserved: async (services, tx, { row: offer, input, now }) => {
    await mailReservation(services, tx, 'made', { offer, reservation: { ...input, ...reservedOf(offer) }, now });
  },
  mailReservationOver: async (services, tx, { row: offer, on, now }) => {
    const reservation = await runningOf(tx, offer.id);
    if (reservation !== null) await mailReservation(services, tx, on === 'withdraw' ? 'withdrawn' : 'expired', { offer, reservation, now });
  },
  freeReservation: async (services, tx, { row: offer, on }) => {
    const reservation = await lockRunningOf(tx, offer.id);
    const reason = on === 'sign' ? 'signed' : on === 'withdraw' ? 'withdrawn' : 'expired';
    if (reservation !== null) await endReservation(tx, reservation.id, reason);
    // What was signed by both is concluded already; a first signature alone goes with the reservation.
    await voidFirst(services, tx, 'lease', offer.id, offer.form.name ?? '');
  },
});

/** What a step of an identity causes among reservations. */
export const identityReservationEffects = identityEngine.effects({
  mailHolders: (services, tx, { row: { uid }, from }) => mailHolders(services, tx, { uid, identity: from }),
});

/** What a step of a company link causes among reservations. */
export const companyReservationEffects = companyEngine.effects({
  mailHolders: (services, tx, { row: { company, member }, from }) =>
    mailHolders(services, tx, { uid: member.uid, company: { id: company.id, state: from } }),
});

/** A booking step has written who holds the offer; the reservation repeats it. */
const reservedOf = ({ id, reservation }: OfferRow): Reservation => {
  if (reservation === null) throw new Error(`offer ${id} was booked by nobody`);
  return reservation;
};
