import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasingCalls } from '../../../contract/leases/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { loadOfferFacts, moveOffer } from '../../offers/commands/transition.ts';
import { type PublishedVersion, publishedVersion } from '../store/offers.ts';
import { endReservation, isOverdue, lockRunningOf, type ReservationRow } from '../store/reservations.ts';
import { type Said, tellPerson } from './telling.ts';

/** Ends a reservation whose time is over, so that the command after it sees the offer as it is (docs/rules/reservations.md#end). */
export const settleOverdue = async (services: Services, offerId: Id): Promise<void> => {
  if (!(await isOverdue(services.db, offerId))) return;
  await transact(services, async (tx) => {
    const moved = await moveOffer(tx, { offerId, event: 'expire', actors: ['clock'], person: null });
    if (!moved.ok) return moved;
    const held = await lockRunningOf(tx, offerId);
    if (held === null) return ok(null);
    await endReservation(tx, held.id, 'expired');
    await tellReservation(services, tx, 'reservation_expired', moved.value.offer, held);
    return ok(null);
  });
};

type Held = Pick<ReservationRow, 'id' | 'uid' | 'offerVersion' | 'reservedUntil'>;

type Told = { readonly version: PublishedVersion | null; readonly landlord: Person | null; readonly tenant: Person | null };

const told = async (tx: Tx, offer: OfferFacts, held: Held): Promise<Told> => {
  const version = await publishedVersion(tx, offer.id, held.offerVersion);
  return { version, landlord: null, tenant: await personByUid(tx, held.uid) };
};

/** Mails both sides of a reservation; whoever knows them already hands them over. */
export const tellReservation = async (
  services: Services,
  tx: Tx,
  event: 'reservation_made' | 'reservation_expired' | 'reservation_withdrawn',
  offer: OfferFacts,
  held: Held,
  known?: Told,
): Promise<void> => {
  const { version, landlord, tenant } = known ?? (await told(tx, offer, held));
  const about = { offerId: offer.id, offer: offer.form.name ?? '', path: `/offer/${offer.id}`, button: 'offer' } as const;
  const said: Said = event === 'reservation_made' ? { until: held.reservedUntil } : {};
  const once = held.id;
  if (version) {
    const facts = { ...about, to: 'landlord', other: tenant?.company?.name ?? '', ...said } as const;
    await tellPerson(services, tx, event, version.landlord.signer, facts, {
      once,
      known: landlord?.uid === version.landlord.signer.uid ? landlord : null,
    });
  }
  if (tenant) {
    const facts = { ...about, to: 'tenant', other: version?.landlord.name ?? '', ...said } as const;
    await tellPerson(services, tx, event, tenant, facts, { once, known: tenant });
  }
};

/** Gives a running reservation up; any member of the company that holds it may. */
export const withdrawReservation = async (
  ctx: Ctx,
  { offerId }: InputOf<typeof leasingCalls.withdrawReservation>,
): Promise<Result<OutputOf<typeof leasingCalls.withdrawReservation>>> => {
  const viewer = signedIn(ctx);
  await settleOverdue(ctx, offerId);
  return transact(ctx, async (tx) => {
    const offer = await loadOfferFacts(tx, offerId);
    if (offer === null) return refused(refuseOffer('offer.not_found'));
    const moved = await moveOffer(tx, { offerId, event: 'withdraw', actors: offerActors(viewer, offer), person: viewer });
    if (!moved.ok) return moved;
    const held = await lockRunningOf(tx, offerId);
    if (held === null) return refused(refuseOffer('reservation.expired'));
    await endReservation(tx, held.id, 'withdrawn');
    await tellReservation(ctx, tx, 'reservation_withdrawn', offer, held);
    await logEvent(tx, { method: 'withdrawReservation', details: {}, uid: viewer.uid, offerId });
    return ok({ status: 'SUCCESS' as const });
  });
};
