/** What agency stores about people: agreements in force hold an account, what was signed stays with signing, what was never sent goes. */

import { holdOf } from '../../../domain/accounts/rules/deletion.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { agencyNumbers } from '../../../domain/kit/numbers.ts';
import type { CopiedFile, PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { personByUid } from '../../accounts/queries.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { forgetUnsigned } from '../../signing/commands/personal-records.ts';
import { policyName } from '../present.ts';
import { type AgencyFileRow, filesOf, policyOf } from '../store/files.ts';
import { agencyRecordsOf, agreementsThatHold, forgetUnsent } from '../store/people.ts';

/** The share of agency. It comes before that of offers, whose drafts the unsent agreements are about. */
export const agencyRecords: PersonalRecords = {
  step: 'offers',
  holds: async (_services, reader, uid) => (await agreementsThatHold(reader, uid)).map(({ kind, ...known }) => holdOf(kind, known)),
  copy: async (reader, uid) => {
    const person = await personByUid(reader, uid);
    const email = person?.emailVerified ? person.email.toLowerCase() : null;
    const { agreements, insurance } = await agencyRecordsOf(reader, { uid, email });
    // What the agent says of the owner is the agent's own record. The owner's number stands in the document, which comes along.
    const brought = await filesOf(
      reader,
      agreements.map(({ id }) => id),
    );
    const own = agreements.map(({ id, agentUid, aml, facts, policyKey: _key, ...agreement }) => {
      const { peselOrNip: _number, ...owner } = facts.owner;
      const files = brought.filter(({ agreementId }) => agreementId === id).map(recordOf);
      return { ...agreement, facts: { ...facts, owner }, ...(agentUid === uid ? { aml } : {}), files };
    });
    const policy = await policyOf(reader, uid);
    const current = policy === null ? [] : [{ name: policyName, ...policy }];
    return {
      sections: { agency: { agreements: own, insurance } },
      files: [...current, ...annexesOf(agreements, policy?.key), ...signedFilesOf(agreements, brought)],
    };
  },
  erase: async (services, tx, { uid }) => {
    const { documents, policies } = await forgetUnsent(tx, uid);
    await forgetUnsigned(services, tx, { ids: documents });
    if (policies.length > 0) await enqueue(services, tx, removeFiles, { keys: [...policies] });
  },
};

/** What either side reads of a file: who reviewed it is the operator's own, and what was read in it stands in the file. */
const recordOf = ({ side, kind, name, bytes, sha256, outcome, note, uploadedAt, reviewedAt }: AgencyFileRow) => ({
  ...{ side, kind, name, bytes, sha256, outcome, note },
  ...{ uploadedAt, reviewedAt },
});

type AgreementNumber = { readonly id: Id; readonly number: string };

/** The signed files of agreements, whichever side brought them: both read them on the agreement's page. Their names were typed by people, and may not lead out of the folder. */
const signedFilesOf = (agreements: readonly AgreementNumber[], brought: readonly AgencyFileRow[]): readonly CopiedFile[] => {
  const numbers = new Map(agreements.map(({ id, number }) => [id as string, number.replaceAll('/', '-')]));
  return brought.map(({ agreementId, name, fileKey: key, bytes }) => ({
    name: `${numbers.get(agreementId)} ${name.replace(/[/\\]/g, '-')}`,
    ...{ key, bytes },
  }));
};

type WithPolicy = { readonly number: string; readonly policyKey: string | null };

/** The policies that were annexed to agreements, for either side, each once: of the agent's present one the copy tells already. */
const annexesOf = (agreements: readonly WithPolicy[], current: string | undefined): readonly CopiedFile[] => {
  const named = new Map(agreements.flatMap(({ number, policyKey }) => (policyKey === null || policyKey === current ? [] : [[policyKey, number]])));
  // Agreements keep no size of it; none is larger than this.
  return [...named].map(([key, number]) => ({ name: `${number.replaceAll('/', '-')} ${policyName}`, key, bytes: agencyNumbers.policyBytes }));
};
