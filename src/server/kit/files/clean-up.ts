/** Removes drawn files whose row was never written. */

import { DAY_MS } from '../../../domain/kit/time/units.ts';
import type { Reader } from '../database/database.ts';
import { cron, type JobEntry } from '../jobs/jobs.ts';
import type { Files } from './port.ts';
import { type FileReference, unnamedOf } from './references.ts';

/** Files that are stored before the row that names them. A room lists its own in `drawn` of its `room.ts`. */
export type DrawnFiles = {
  readonly folder: string;
  readonly holds: (key: string) => boolean;
  /** Those whose subject this database has: a folder that stands beside another database is left alone. */
  readonly ours: (reader: Reader, keys: readonly string[]) => Promise<readonly string[]>;
};

/** What the rooms say of their files. */
export type KnownFiles = { readonly drawn: readonly DrawnFiles[]; readonly references: readonly FileReference[] };

/** At night, once: the folders are walked whole. */
export const cleanUpJob = (known: KnownFiles): JobEntry =>
  cron('kit.clean_up_files', '40 3 * * *', async (services) => {
    const removed = await removeUnnamed(services, known);
    if (removed > 0) services.log.info({ removed }, 'drawn files without a row were removed');
  });

/**
 * A document is drawn and stored before the transaction that writes its row, so that a failure binds nobody; what fails leaves the file
 * (docs/rules/documents.md#files-without-a-row). Answers how many files were removed.
 */
export const removeUnnamed = async (
  { db, files }: { readonly db: Reader; readonly files: Files },
  { drawn, references }: KnownFiles,
): Promise<number> => {
  const before = new Date(Date.now() - DAY_MS);
  let removed = 0;
  for (const { folder, holds, ours } of drawn)
    for await (const keys of inBatches(files.olderThan(folder, before), holds)) {
      const unnamed = await unnamedOf(db, references, await ours(db, keys));
      for (const key of unnamed) await files.remove(key);
      removed += unnamed.length;
    }
  return removed;
};

const batchSize = 500;

async function* inBatches(keys: AsyncIterable<string>, holds: (key: string) => boolean): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    if (holds(key)) batch.push(key);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
