/** What agency stores about people: agreements in force hold an account, what was signed stays with signing, what was never sent goes. */

import { holdOf } from '../../../domain/accounts/rules/deletion.ts';
import { agencyNumbers } from '../../../domain/kit/numbers.ts';
import type { CopiedFile, PersonalRecords } from '../../accounts/queries/personal-records.ts';
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
    const own = agreements.map(({ agentUid, aml, facts, policyKey: _key, ...agreement }) => {
      const { peselOrNip: _number, ...owner } = facts.owner;
      return { ...agreement, facts: { ...facts, owner }, ...(agentUid === uid ? { aml } : {}) };
    });
    const policy = await policyOf(reader, uid);
    const current = policy === null ? [] : [{ name: policyName, ...policy }];
    return { sections: { agency: { agreements: own, insurance } }, files: [...current, ...annexesOf(agreements, policy?.key)] };
  },
  erase: async (services, tx, { uid }) => {
    const { documents, policies } = await forgetUnsent(tx, uid);
    await forgetUnsigned(services, tx, { ids: documents });
    if (policies.length > 0) await enqueue(services, tx, removeFiles, { keys: [...policies] });
  },
};

type WithPolicy = { readonly number: string; readonly policyKey: string | null };

/** The policies that were annexed to agreements, for either side, each once: of the agent's present one the copy tells already. */
const annexesOf = (agreements: readonly WithPolicy[], current: string | undefined): readonly CopiedFile[] => {
  const named = new Map(agreements.flatMap(({ number, policyKey }) => (policyKey === null || policyKey === current ? [] : [[policyKey, number]])));
  // Agreements keep no size of it; none is larger than this.
  return [...named].map(([key, number]) => ({ name: `${number.replaceAll('/', '-')} ${policyName}`, key, bytes: agencyNumbers.policyBytes }));
};
