import { reservationPath } from '../../../domain/kit/page/deal-paths.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { isLandlordVerified } from '../../companies/queries/verification.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { reservationMails } from '../mail.ts';
import { markWarned, reservationById } from '../store.ts';
import { awaitedSigners, tenantReaders } from './mail-reservation.ts';

/** Warns those whose signature is still awaited before a reservation ends. */
export const warnHolder: Duty['fulfil'] = async (services, tx, { id }) => {
  const reservation = await reservationById(tx, id);
  if (reservation === null || !(await markWarned(tx, id))) return;
  const { offerId, companyId } = reservation;
  const version = await publishedVersion(tx, offerId, reservation.offerVersion);
  // Whoever holds it was told when its landlord lost the verification, and will be when the lease can be signed again.
  if (version === null || !(await isLandlordVerified(tx, version))) return;
  const facts = {
    to: 'tenant',
    offerId: reservation.offerId,
    offer: version.form.name ?? '',
    other: version.landlord.name,
    path: reservationPath(reservation.offerId),
    button: 'contract',
    until: reservation.reservedUntil,
  } as const;
  for (const reader of await tenantReaders(tx, companyId, await awaitedSigners(tx, reservation)))
    await mail(services, tx, reservationMails.warning, reader, { facts, once: id });
};
