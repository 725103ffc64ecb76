/** Forgets documents whose term of keeping is over, with their bytes and the evidence of who signed them (docs/rules/accounts.md#when-the-term-ends). */

import { keptUntil } from '../../../domain/accounts/rules/deletion.ts';
import type { Day, Id } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import type { DueSubject } from '../../kit/clock/duties.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { allowForgetting } from '../../kit/people/erasure.ts';
import { signingPort } from '../queries/purposes.ts';
import { documentById } from '../store/documents.ts';
import { deleteDocuments } from '../store/people.ts';
import { deleteEvidence, lastActOfOffer } from '../store/retention.ts';

/**
 * A document is as old as the newest act about its offer, or as what was signed there still ran: one that a running lease needs is asked about
 * again in the next year.
 */
export const forgetSigned = async (services: Services, tx: Tx, { id, now }: DueSubject): Promise<void> => {
  const row = await documentById(tx, id);
  if (row === null) return;
  const runs = await services.ports.of(signingPort).runsUntil(tx, row.offerId);
  if (runs === 'open') return;
  const acted = await lastActOfOffer(tx, row.offerId);
  const newest = [dayOf(row.createdAt), ...(acted === null ? [] : [dayOf(acted)]), ...(runs === null ? [] : [runs])].toSorted().at(-1) as Day;
  if (keptUntil('contracts', newest) >= dayOf(now)) return;
  await forgetDocuments(services, tx, [id]);
};

/** Forgets documents with their evidence and bytes; the database refuses it before their term is over. */
export const forgetDocuments = async (services: Services, tx: Tx, ids: readonly Id[]): Promise<void> => {
  await allowForgetting(tx);
  await deleteEvidence(tx, ids);
  const keys = await deleteDocuments(tx, ids);
  if (keys.length > 0) await enqueue(services, tx, removeFiles, { keys });
};
