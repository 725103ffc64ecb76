import { reservationPath } from '../../../domain/kit/page/deal-paths.ts';
import { mail } from '../../accounts/commands/mail.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { reservationMails } from '../mail.ts';
import { markWarned, reservationById } from '../store.ts';

/** Warns the holder of a reservation before it ends. */
export const warnHolder: Duty['fulfil'] = async (services, tx, { id }) => {
  const reservation = await reservationById(tx, id);
  if (reservation === null || !(await markWarned(tx, id))) return;
  const version = await publishedVersion(tx, reservation.offerId, reservation.offerVersion);
  if (version === null) return;
  const facts = {
    to: 'tenant',
    offerId: reservation.offerId,
    offer: version.form.name ?? '',
    other: version.landlord.name,
    path: reservationPath(reservation.offerId),
    button: 'contract',
    until: reservation.reservedUntil,
  } as const;
  await mail(services, tx, reservationMails.warning, reservation.uid, { facts, once: id });
};
