import { sql } from 'drizzle-orm';
import type { Id, Instant } from '../../src/domain/kit/brand.ts';
import { HOUR_MS } from '../../src/domain/kit/time/units.ts';
import { addDays, dayOf, instantAt, msOf } from '../../src/domain/kit/time.ts';
import type { LeaseOption } from '../../src/domain/offers/types.ts';
import { bookingConsents } from '../../src/domain/reservations/rules.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { prepare } from '../../src/server/leases/commands/prepare-lease.ts';
import { signLease } from '../../src/server/leases/commands/sign-lease.ts';
import { sendCounterOffer } from '../../src/server/offers/commands/counter-offers/send.ts';
import { hideOffer } from '../../src/server/offers/commands/hide-offer.ts';
import { waitingOf } from '../../src/server/offers/store/counter-offers.ts';
import { findOffer } from '../../src/server/offers/store/offers.ts';
import { bookOffer } from '../../src/server/reservations/commands/book-offer.ts';
import { runningOf } from '../../src/server/reservations/store.ts';
import { acting, must } from './acting.ts';
import { afterSigning } from './after-signing.ts';
import type { OfferPlacement } from './offers.ts';
import { hoursAgo } from './past.ts';
import type { Cast } from './people.ts';
import { signatureOf } from './signing.ts';

/** Books the offer and draws its lease, as the job of the booking does. */
export async function book(services: Services, offerId: Id, tenant: string, option: LeaseOption): Promise<string> {
  const ctx = await acting(services, tenant);
  await must(`book ${offerId}`, bookOffer(ctx, { offerId, selectedOfferOption: option, offerVersion: 1, consents: bookingConsents }));
  // A reservation of weeks ago is overdue by the real clock: the server's own job must not end it before it is signed.
  await services.db.execute(sql`
    with longer as (
      update reservation set reserved_until = greatest(reserved_until, pg_catalog.clock_timestamp() + interval '10 minutes') where offer_id = ${offerId} returning reserved_until
    )
    update offer set reservation = jsonb_set(reservation, '{reservedUntil}', to_jsonb(to_char(reserved_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      from longer where id = ${offerId}`);
  const reservation = await runningOf(services.db, offerId);
  if (reservation === null) throw new Error(`The demo lost its reservation of ${offerId}.`);
  await prepare(services, { reservationId: reservation.id, runId: reservation.runId }, { lastAttempt: true });
  return (await runningOf(services.db, offerId))?.documentSha256 ?? '';
}

/** Books and signs in one go. */
export async function sign(services: Services, offerId: Id, tenant: string, option: LeaseOption): Promise<void> {
  const sha256 = await book(services, offerId, tenant, option);
  const ctx = await acting(services, tenant);
  await must(`sign ${offerId}`, signLease(ctx, { userUid: tenant, offerId, ...(await signatureOf(ctx, 'lease', offerId, sha256)) }));
  await services.db.execute(sql`update reservation set reserved_until = booked_at + interval '24 hours' where offer_id = ${offerId}`);
}

/** Proposes a lower rent, in full hundreds of złoty, and a further term. */
async function propose(
  services: Services,
  offerId: Id,
  tenant: string,
  { rent, months }: { readonly rent: number; readonly months: number },
): Promise<void> {
  // A demo whose loading was cut off is told on from here.
  if ((await waitingOf(services.db, offerId)).length > 0) return;
  const price = (await findOffer(services.db, offerId))?.form.price ?? 0;
  const proposal = {
    offerId,
    isRentToggleChecked: true,
    isContractDurationToggleChecked: true,
    newPrice: Math.round((price * rent) / 10_000) * 10_000,
    newDuration: months,
  };
  await must(`propose terms for ${offerId}`, sendCounterOffer(await acting(services, tenant), proposal));
}

/** Hours since twenty past eleven in the morning some days ago: people sign in working hours. */
const hoursSince = (now: Instant, days: number): number => (msOf(now) - msOf(instantAt(addDays(dayOf(now), -days), '11:20:00'))) / HOUR_MS;

/** What has become of a published offer: booked, leased up to its status, or hidden. */
export async function tell(services: Services, cast: Cast, { seed, id }: OfferPlacement): Promise<void> {
  const { fate } = seed;
  if (fate?.at === 'hidden')
    await must(`hide ${seed.key}`, hideOffer(await acting(services, cast.uid('admin')), { offerId: id, hidden: true, reason: fate.reason }));
  if (fate?.at === 'booked') await hoursAgo(services, fate.hoursAgo, (past) => book(past, id, cast.signer(fate.tenant), fate.option));
  if (fate?.at === 'countered') await hoursAgo(services, fate.hoursAgo, (past) => propose(past, id, cast.signer(fate.tenant), fate));
  if (fate?.at !== 'leased') return;
  const tenant = cast.signer(fate.tenant);
  const signedHoursAgo = hoursSince(await databaseNow(services.db), fate.daysAgo);
  await hoursAgo(services, signedHoursAgo, (past) => sign(past, id, tenant, fate.option));
  await afterSigning(services, { signedHoursAgo, offerId: id, landlord: cast.signer(seed.by), tenant, admin: cast.uid('admin'), fate });
}
