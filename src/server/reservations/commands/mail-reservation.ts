import type { OfferFacts } from '../../../domain/offers/types.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { type MailDetails, tellPerson } from '../../leases/commands/mail-sides.ts';
import { type PublishedVersion, publishedVersion } from '../../offers/queries/facts.ts';
import type { ReservationRow } from '../store.ts';

type Held = Pick<ReservationRow, 'id' | 'uid' | 'offerVersion' | 'reservedUntil'>;

type Recipients = { readonly version: PublishedVersion | null; readonly landlord: Person | null; readonly tenant: Person | null };

const recipientsOf = async (tx: Tx, offer: OfferFacts, held: Held): Promise<Recipients> => {
  const version = await publishedVersion(tx, offer.id, held.offerVersion);
  return { version, landlord: null, tenant: await personByUid(tx, held.uid) };
};

/** Mails both sides of a reservation; whoever knows them already hands them over. */
export const mailReservation = async (
  services: Services,
  tx: Tx,
  event: 'reservation_made' | 'reservation_expired' | 'reservation_withdrawn',
  offer: OfferFacts,
  held: Held,
  known?: Recipients,
): Promise<void> => {
  const { version, landlord, tenant } = known ?? (await recipientsOf(tx, offer, held));
  const about = { offerId: offer.id, offer: offer.form.name ?? '', path: `/offer/${offer.id}`, button: 'offer' } as const;
  const details: MailDetails = event === 'reservation_made' ? { until: held.reservedUntil } : {};
  const once = held.id;
  if (version) {
    const facts = { ...about, to: 'landlord', other: tenant?.company?.name ?? '', ...details } as const;
    await tellPerson(services, tx, event, version.landlord.signer, facts, {
      once,
      known: landlord?.uid === version.landlord.signer.uid ? landlord : null,
    });
  }
  if (tenant) {
    const facts = { ...about, to: 'tenant', other: version?.landlord.name ?? '', ...details } as const;
    await tellPerson(services, tx, event, tenant, facts, { once, known: tenant });
  }
};
