/** What offers store about people: published ones hold an account, drafts go with it or to the company's creator. */

import { holdOf } from '../../../domain/accounts/rules/deletion.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { dealHolderOf, membershipOf } from '../../companies/queries/membership.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { forgetUnsigned } from '../../signing/commands/personal-records.ts';
import { dropUnused } from '../effects/jobs.ts';
import { sharePictureFolder } from '../present/share-picture.ts';
import { deleteDrafts, deleteTracesOf, draftsOf, handDraftsOver, offerRecordsOf, offersThatHold } from '../store/people.ts';

/** The share of offers. */
export const offerRecords: PersonalRecords = {
  step: 'offers',
  holds: async (_services, reader, uid) => {
    const found = await offersThatHold(reader, await dealHolderOf(reader, uid));
    return found.map(({ id, name, isBooked, until }) => holdOf(isBooked ? 'booking' : 'activeOffer', { offerId: id, name, until }));
  },
  copy: async (reader, uid) => ({ sections: { ...(await offerRecordsOf(reader, uid)) } }),
  erase: async (services, tx, { uid }) => {
    const membership = await membershipOf(tx, uid);
    if (membership !== null && !membership.isAlone) await handDraftsOver(tx, { uid, companyId: membership.companyId });
    const ids = (await draftsOf(tx, uid)).map(({ id }) => id);
    await forgetUnsigned(services, tx, { offerIds: ids });
    const pictures: string[] = [];
    for (const id of ids) pictures.push(...(await services.files.list(sharePictureFolder(id))));
    const keys = [...(await deleteDrafts(tx, ids)), ...pictures];
    if (keys.length > 0) await enqueue(services, tx, dropUnused, { keys });
    await deleteTracesOf(tx, uid);
  },
};
