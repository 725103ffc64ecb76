import type { DueSubject } from '../../kit/clock/duties.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { allowForgetting } from '../../kit/people/erasure.ts';
import { forgetDocuments } from '../../signing/commands/forget.ts';
import { deleteInvoice } from '../store.ts';

/** Forgets an invoice whose tax has lapsed, with its document and its structured file (docs/rules/accounts.md#when-the-term-ends). */
export const forgetInvoice = async (services: Services, tx: Tx, { id }: DueSubject): Promise<void> => {
  await allowForgetting(tx);
  const gone = await deleteInvoice(tx, id);
  if (gone === null) return;
  if (gone.documentId !== null) await forgetDocuments(services, tx, [gone.documentId]);
  if (gone.xmlKey !== null) await enqueue(services, tx, removeFiles, { keys: [gone.xmlKey] });
};
