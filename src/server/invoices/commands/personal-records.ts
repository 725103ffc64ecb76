import { keptUntil } from '../../../domain/accounts/rules/deletion.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { leasesOfPerson } from '../../leases/queries/people.ts';
import { lastIssuedAt } from '../store/people.ts';

/** What invoices know of people: those of their leases stay for the years of taxes. They name companies. */
export const invoiceRecords: PersonalRecords = {
  step: 'deals',
  keeps: async (reader, uid) => {
    const at = await lastIssuedAt(reader, await leasesOfPerson(reader, uid));
    return at === null ? [] : [{ kind: 'invoices', until: keptUntil('invoices', dayOf(at)) }];
  },
};
