import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { personByUid } from '../../accounts/queries.ts';
import { partyReaders } from '../../companies/queries/readers.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { reservationMails } from '../mail.ts';
import type { ReservationRow } from '../store.ts';

/** Mails both sides of a reservation. */
export const mailReservation = async (
  services: Services,
  tx: Tx,
  event: 'made' | 'expired' | 'withdrawn',
  offer: Pick<OfferFacts, 'id' | 'form'>,
  reservation: Pick<ReservationRow, 'id' | 'uid' | 'offerVersion' | 'reservedUntil'>,
): Promise<void> => {
  const [version, tenant] = await Promise.all([publishedVersion(tx, offer.id, reservation.offerVersion), personByUid(tx, reservation.uid)]);
  const until = event === 'made' ? { until: reservation.reservedUntil } : {};
  const about = { offerId: offer.id, offer: offer.form.name ?? '', path: offerPath(offer.id), button: 'offer', ...until } as const;
  const [template, once] = [reservationMails[event], reservation.id];
  const forLandlord = { facts: { ...about, to: 'landlord', other: tenant?.company?.name ?? '' }, once } as const;
  for (const signer of version === null ? [] : await partyReaders(tx, version.landlord)) await mail(services, tx, template, signer, forLandlord);
  const forTenant = { facts: { ...about, to: 'tenant', other: version?.landlord.name ?? '' }, once, isOwnAct: event === 'made' } as const;
  if (tenant) await mail(services, tx, template, tenant, forTenant);
};
