/** What leases store about people: running ones hold an account, signed ones stay until claims lapse. */

import { holdOf, keptUntil } from '../../../domain/accounts/rules/deletion.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { dealHolderOf } from '../../companies/queries/membership.ts';
import { forgetUnsigned } from '../../signing/commands/personal-records.ts';
import { forgetUnsignedStatements, lastLeaseEnd, leasesOf, leasesThatHold } from '../store/people.ts';

/** The share of leases. */
export const leaseRecords: PersonalRecords = {
  step: 'deals',
  holds: async (_services, reader, uid) => {
    const found = await leasesThatHold(reader, await dealHolderOf(reader, uid));
    return found.map(({ offerId, name }) => holdOf('lease', { offerId, name }));
  },
  keeps: async (reader, uid) => {
    const end = await lastLeaseEnd(reader, uid);
    return end === null ? [] : [{ kind: 'contracts', until: keptUntil('contracts', end) }];
  },
  copy: async (reader, uid) => ({ sections: { leases: await leasesOf(reader, uid) } }),
  erase: async (services, tx, leaver) => forgetUnsigned(services, tx, { ids: await forgetUnsignedStatements(tx, leaver) }),
};
