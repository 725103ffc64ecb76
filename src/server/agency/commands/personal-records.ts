/** What agency stores about people: agreements in force hold an account, what was signed stays with signing, what was never sent goes. */

import { holdOf } from '../../../domain/accounts/rules/deletion.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { forgetUnsigned } from '../../signing/commands/personal-records.ts';
import { policyName } from '../present.ts';
import { policyOf } from '../store/files.ts';
import { agencyRecordsOf, agreementsThatHold, forgetUnsent } from '../store/people.ts';

/** The share of agency. It comes before that of offers, whose drafts the unsent agreements are about. */
export const agencyRecords: PersonalRecords = {
  step: 'offers',
  holds: async (_services, reader, uid) =>
    (await agreementsThatHold(reader, uid)).map(({ offerId, name, until }) => holdOf('agency', { offerId, name, until })),
  copy: async (reader, uid) => {
    const { agreements, insurance } = await agencyRecordsOf(reader, uid);
    // What the agent says of the owner is the agent's own record. The owner's number stands in the document, which comes along.
    const own = agreements.map(({ agentUid, aml, facts, ...agreement }) => {
      const { peselOrNip: _number, ...owner } = facts.owner;
      return { ...agreement, facts: { ...facts, owner }, ...(agentUid === uid ? { aml } : {}) };
    });
    const policy = await policyOf(reader, uid);
    return { sections: { agency: { agreements: own, insurance } }, files: policy === null ? [] : [{ name: policyName, ...policy }] };
  },
  erase: async (services, tx, { uid }) => {
    const { documents, policies } = await forgetUnsent(tx, uid);
    await forgetUnsigned(services, tx, { ids: documents });
    if (policies.length > 0) await enqueue(services, tx, removeFiles, { keys: [...policies] });
  },
};
