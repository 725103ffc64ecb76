/** What companies store about people: links, documents of capacities, companies that only they belonged to. */

import { holdOf } from '../../../domain/accounts/rules/deletion.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { signedForPort } from '../queries/ports.ts';
import { refreshAcceptance, unlinkMember } from '../store/companies.ts';
import { companiesToHandOver, companyRecordsOf, deleteAuthority, deleteCompany, deleteOpenChanges, emptyCompaniesOf } from '../store/people.ts';

/** The share of companies. A document of a capacity stays with what was signed in it, and a company with its deals. */
export const companyRecords: PersonalRecords = {
  step: 'company',
  holds: async (_services, reader, uid) =>
    (await companiesToHandOver(reader, uid)).map(({ name, others }) => holdOf('companyCreator', { name, count: others })),
  copy: async (reader, uid) => {
    const { authorities, ...records } = await companyRecordsOf(reader, uid);
    return { sections: { companies: records }, files: authorities.map(({ key, bytes }) => ({ name: 'Umocowanie.pdf', key, bytes })) };
  },
  erase: async (services, tx, { uid }) => {
    const hasSigned = services.ports.of(signedForPort);
    const { links, authorities } = await companyRecordsOf(tx, uid);
    for (const { companyId } of links) {
      await unlinkMember(tx, companyId, uid);
      await refreshAcceptance(tx, companyId);
    }
    await deleteOpenChanges(tx, uid);
    const keys: string[] = [];
    for (const { id, companyId } of authorities) if (!(await hasSigned(tx, { companyId, uid }))) keys.push(...(await deleteAuthority(tx, id)));
    for (const companyId of await emptyCompaniesOf(tx, uid)) if (!(await hasSigned(tx, { companyId, uid: null }))) await deleteCompany(tx, companyId);
    if (keys.length > 0) await enqueue(services, tx, removeFiles, { keys });
  },
};
