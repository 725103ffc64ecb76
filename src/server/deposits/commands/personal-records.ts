import { holdOf, keptUntil } from '../../../domain/accounts/rules/deletion.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { dealHolderOf } from '../../companies/queries/membership.ts';
import { leasesOfPerson, leasesToSettle } from '../../leases/queries/people.ts';
import { leasesHolding } from '../store/ledger.ts';
import { lastValueDate } from '../store/people.ts';

/** What deposits know of people: money of their leases holds an account, the ledger stays for the years of accounting. It names nobody but by id. */
export const depositRecords: PersonalRecords = {
  step: 'deals',
  holds: async (_services, reader, uid) => {
    const leases = await leasesToSettle(reader, await dealHolderOf(reader, uid));
    const holding = await leasesHolding(
      reader,
      leases.map(({ id }) => id),
    );
    return leases.filter(({ id }) => holding.has(id)).map(({ offerId, name }) => holdOf('money', { offerId, name }));
  },
  keeps: async (reader, uid) => {
    const on = await lastValueDate(reader, await leasesOfPerson(reader, uid));
    return on === null ? [] : [{ kind: 'ledger', until: keptUntil('ledger', on) }];
  },
};
