import type { Id } from '../../../domain/kit/brand.ts';
import { reservationPath } from '../../../domain/kit/page/deal-paths.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { isLandlordVerified } from '../../companies/queries/verification.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { publishedBySigner, publishedVersion } from '../../offers/queries/facts.ts';
import { reservationMails } from '../mail.ts';
import { runningOf } from '../store.ts';
import { leaseSigners, tenantReaders } from './mail-reservation.ts';

/**
 * Tells whoever has reserved an offer that a person signed for its landlord that the lease cannot be signed now (`isSignable` false), or that it can
 * be again (docs/rules/reservations.md#landlord-not-verified). An offer whose landlord stands otherwise, because of the other one who signed it, is left out.
 */
export const mailHolders = async (services: Services, tx: Tx, signer: Id, isSignable: boolean): Promise<void> => {
  for (const offerId of await publishedBySigner(tx, signer)) {
    const reservation = await runningOf(tx, offerId);
    if (reservation === null) continue;
    const { companyId, offerVersion, reservedUntil: until } = reservation;
    const version = await publishedVersion(tx, offerId, offerVersion);
    if (version === null || (await isLandlordVerified(tx, version)) !== isSignable) continue;
    const about = { offerId, offer: version.form.name ?? '', other: version.landlord.name, until } as const;
    const facts = { ...about, to: 'tenant', path: reservationPath(offerId), button: 'contract' } as const;
    const template = reservationMails[isSignable ? 'signable' : 'unsignable'];
    for (const reader of await tenantReaders(tx, companyId, leaseSigners(reservation))) await mail(services, tx, template, reader, { facts });
  }
};
