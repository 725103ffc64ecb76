import { personByUid } from '../../accounts/queries.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import { mailPerson } from '../../leases/commands/mail-sides.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { markWarned, reservationById } from '../store.ts';

/** Warns the holder of a reservation before it ends. */
export const warnHolder: Duty['fulfil'] = async (services, tx, { id }) => {
  const held = await reservationById(tx, id);
  if (held === null || !(await markWarned(tx, id))) return;
  const person = await personByUid(tx, held.uid);
  const version = await publishedVersion(tx, held.offerId, held.offerVersion);
  if (person === null || version === null) return;
  const facts = {
    to: 'tenant',
    offerId: held.offerId,
    offer: version.form.name ?? '',
    other: version.landlord.name,
    path: `/contract/${held.offerId}/verify`,
    button: 'contract',
    until: held.reservedUntil,
  } as const;
  await mailPerson(services, tx, 'reservation_warning', person, facts, { once: id });
};
