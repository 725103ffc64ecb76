/** Forgets proposals that came to nothing, with what they say of an owner who never was a side (docs/rules/agency.md#what-is-forgotten). */

import type { Duty } from '../../kit/clock/duties.ts';
import { allowErasure } from '../../kit/people/erasure.ts';
import { forgetDocuments, forgetUnsigned } from '../../signing/commands/personal-records.ts';
import { deleteUnsent, forgetOwner } from '../store/people.ts';

/** One that was drawn and never sent: all of it. */
export const forgetUnsentProposal: Duty['fulfil'] = async (services, tx, { id }) => {
  await allowErasure(tx);
  await forgetUnsigned(services, tx, { ids: await deleteUnsent(tx, id) });
};

/** One that the agent has signed and nobody accepted: the owner's data and the document. That it was made, and how it ended, stays. */
export const forgetEmptyProposal: Duty['fulfil'] = async (services, tx, { id, now }) => {
  await allowErasure(tx);
  await forgetDocuments(services, tx, await forgetOwner(tx, id, now));
};
