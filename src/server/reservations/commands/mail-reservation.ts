import type { OfferFacts } from '../../../domain/offers/types.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { type MailDetails, mailPerson } from '../../leases/commands/mail-sides.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import type { ReservationRow } from '../store.ts';

/** Mails both sides of a reservation. */
export const mailReservation = async (
  services: Services,
  tx: Tx,
  event: 'reservation_made' | 'reservation_expired' | 'reservation_withdrawn',
  offer: Pick<OfferFacts, 'id' | 'form'>,
  held: Pick<ReservationRow, 'id' | 'uid' | 'offerVersion' | 'reservedUntil'>,
): Promise<void> => {
  const [version, tenant] = await Promise.all([publishedVersion(tx, offer.id, held.offerVersion), personByUid(tx, held.uid)]);
  const about = { offerId: offer.id, offer: offer.form.name ?? '', path: `/offer/${offer.id}`, button: 'offer' } as const;
  const details: MailDetails = event === 'reservation_made' ? { until: held.reservedUntil } : {};
  const once = held.id;
  if (version) {
    const facts = { ...about, to: 'landlord', other: tenant?.company?.name ?? '', ...details } as const;
    await mailPerson(services, tx, event, version.landlord.signer, facts, { once });
  }
  if (tenant) {
    const facts = { ...about, to: 'tenant', other: version?.landlord.name ?? '', ...details } as const;
    await mailPerson(services, tx, event, tenant, facts, { once, known: tenant });
  }
};
