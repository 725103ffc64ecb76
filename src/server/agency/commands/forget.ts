/** Forgets proposals that came to nothing, with what they say of an owner who never was a side, and agreements whose term of keeping is over. */

import { ok } from '../../../domain/kit/verdict.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import type { Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { allowErasure } from '../../kit/people/erasure.ts';
import { forgetDocuments, forgetUnsigned } from '../../signing/commands/personal-records.ts';
import { closeNumber, numbersToClose } from '../store/owner-number.ts';
import { deleteAgreement, deleteUnsent, forgetOwner } from '../store/people.ts';

/** One that was drawn and never sent: all of it (docs/rules/agency.md#what-is-forgotten). */
export const forgetUnsentProposal: Duty['fulfil'] = async (services, tx, { id }) => {
  await allowErasure(tx);
  await forgetUnsigned(services, tx, { ids: await deleteUnsent(tx, id) });
};

/** One that the agent has signed and nobody accepted: the owner's data and the document. That it was made, and how it ended, stays. */
export const forgetEmptyProposal: Duty['fulfil'] = async (services, tx, { id, now }) => {
  await allowErasure(tx);
  await forgetDocuments(services, tx, await forgetOwner(tx, id, now));
};

/**
 * Closes the numbers of owners that an earlier version stored as text, or a former `SECRET` closed (docs/secret-rotation.md). A migration knows no key, so it is done after the start, in a transaction
 * for each; once all are closed it finds none.
 */
export const closeOpenNumbers = async (services: Services): Promise<void> => {
  for (const { id } of await numbersToClose(services.db, services.config))
    await transact(services, async (tx) => ok(await closeNumber(tx, services.config, id)));
};

/** An agreement whose term is over, with what was brought for it; its document and evidence go with signing (docs/rules/accounts.md#when-the-term-ends). */
export const forgetAgreement: Duty['fulfil'] = async (services, tx, { id }) => {
  const keys = await deleteAgreement(tx, id);
  if (keys.length > 0) await enqueue(services, tx, removeFiles, { keys: [...keys] });
};
