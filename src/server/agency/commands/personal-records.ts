/** What agency stores about people: agreements in force hold an account, what was signed stays with signing, what was never sent goes. */

import { holdOf } from '../../../domain/accounts/rules/deletion.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { forgetUnsigned } from '../../signing/commands/personal-records.ts';
import { agencyRecordsOf, agreementsThatHold, forgetUnsent } from '../store/people.ts';

/** The share of agency. It comes before that of offers, whose drafts the unsent agreements are about. */
export const agencyRecords: PersonalRecords = {
  step: 'offers',
  holds: async (_services, reader, uid) =>
    (await agreementsThatHold(reader, uid)).map(({ offerId, name, until }) => holdOf('agency', { offerId, name, until })),
  copy: async (reader, uid) => ({ sections: { agency: await agencyRecordsOf(reader, uid) } }),
  erase: async (services, tx, { uid }) => forgetUnsigned(services, tx, { ids: await forgetUnsent(tx, uid) }),
};
