import { mail } from '../../accounts/commands/mail.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { reservationMails } from '../mail.ts';
import { markWarned, reservationById } from '../store.ts';

/** Warns the holder of a reservation before it ends. */
export const warnHolder: Duty['fulfil'] = async (services, tx, { id }) => {
  const held = await reservationById(tx, id);
  if (held === null || !(await markWarned(tx, id))) return;
  const version = await publishedVersion(tx, held.offerId, held.offerVersion);
  if (version === null) return;
  const facts = {
    to: 'tenant',
    offerId: held.offerId,
    offer: version.form.name ?? '',
    other: version.landlord.name,
    path: `/contract/${held.offerId}/verify`,
    button: 'contract',
    until: held.reservedUntil,
  } as const;
  await mail(services, tx, reservationMails.warning, held.uid, { facts, once: id });
};
