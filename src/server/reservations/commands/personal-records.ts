import { holdOf } from '../../../domain/accounts/rules/deletion.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { dealHolderOf } from '../../companies/queries/membership.ts';
import { forgetUnsigned } from '../../signing/commands/personal-records.ts';
import { forgetUnsignedLeases, reservationsOf, reservationsThatHold } from '../store/people.ts';

/** What reservations store about people: running ones hold an account, the drawn leases of those that came to nothing go. */
export const reservationRecords: PersonalRecords = {
  step: 'deals',
  holds: async (_services, reader, uid) => {
    const found = await reservationsThatHold(reader, await dealHolderOf(reader, uid));
    return found.map(({ offerId, name, until }) => holdOf('booking', { offerId, name: name ?? '', until }));
  },
  copy: async (reader, uid) => ({ sections: { reservations: await reservationsOf(reader, uid) } }),
  erase: async (services, tx, { uid }) => forgetUnsigned(services, tx, { ids: await forgetUnsignedLeases(tx, uid) }),
};
