/** Mails what becomes of a reservation. */

import { isCompanyAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { isListed } from '../../../domain/offers/permissions.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { peopleByUid, personByUid } from '../../accounts/queries.ts';
import { companyNameOf } from '../../companies/queries/company.ts';
import { companyReaders, type PartyReader, partyReaders } from '../../companies/queries/readers.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { factsOf, type OfferRow, publishedVersion } from '../../offers/queries/facts.ts';
import { pendingOf } from '../../signing/queries/pending.ts';
import { reservationMails } from '../mail.ts';
import type { ReservationRow } from '../store.ts';

type MailedReservation = Pick<ReservationRow, 'id' | 'uid' | 'companyId' | 'offerVersion' | 'reservedUntil'>;

type Signers = Pick<ReservationRow, 'uid' | 'signerUid' | 'cosignerUid'>;

/** Who signs the lease for the tenant: those who were named, or whoever booked. */
export const leaseSigners = ({ uid, signerUid, cosignerUid }: Signers): readonly Id[] => [
  signerUid ?? uid,
  ...(cosignerUid === null ? [] : [cosignerUid]),
];

/** Those of them whose signature is still awaited. */
export const awaitedSigners = async (reader: Reader, reservation: Signers & Pick<ReservationRow, 'offerId'>): Promise<readonly Id[]> => {
  const first = await pendingOf(reader, 'lease', reservation.offerId);
  return leaseSigners(reservation).filter((uid) => uid !== first?.uid);
};

/** These people of the tenant, as long as they act for its company; when none of them does, whoever may sign for it now. */
export const tenantReaders = async (reader: Reader, companyId: Id, uids: readonly Id[]): Promise<readonly PartyReader[]> => {
  const still = (await peopleByUid(reader, uids)).filter((person) => person.company?.id === companyId && isCompanyAccepted(person));
  return still.length > 0 ? still : companyReaders(reader, companyId);
};

/** Mails both sides of a reservation; of one that is over what becomes of the offer at this moment: one that ran out or is hidden is not shown again. */
export const mailReservation = async (
  services: Services,
  tx: Tx,
  event: 'made' | 'expired' | 'withdrawn',
  { offer, reservation, now }: { readonly offer: OfferRow; readonly reservation: MailedReservation; readonly now: Instant },
): Promise<void> => {
  const { id: once, uid, companyId, offerVersion, reservedUntil } = reservation;
  const [version, booker] = await Promise.all([publishedVersion(tx, offer.id, offerVersion), personByUid(tx, uid)]);
  // Who books acts for the company; who booked may have left it.
  const still = booker?.company?.id === companyId && isCompanyAccepted(booker) ? booker : null;
  const tenant = still?.company?.name ?? (await companyNameOf(tx, companyId));
  const isShown = event === 'made' || isListed(factsOf(offer), now);
  const template = reservationMails[isShown ? event : event === 'expired' ? 'expiredUnlisted' : 'withdrawnUnlisted'];
  const until = event === 'made' ? { until: reservedUntil } : {};
  const about = { offerId: offer.id, offer: offer.form.name ?? '', path: offerPath(offer.id), button: 'offer', ...until } as const;
  const forLandlord = { facts: { ...about, to: 'landlord', other: tenant ?? '' }, once } as const;
  for (const signer of version === null ? [] : await partyReaders(tx, version.landlord)) await mail(services, tx, template, signer, forLandlord);
  const forTenant = { facts: { ...about, to: 'tenant', other: version?.landlord.name ?? '' }, once, isOwnAct: event === 'made' } as const;
  for (const reader of still === null ? await companyReaders(tx, companyId) : [still]) await mail(services, tx, template, reader, forTenant);
};
