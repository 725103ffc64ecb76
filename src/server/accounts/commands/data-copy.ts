/** Makes a copy of everything that is stored about a person: one archive with JSON and documents. */

import { z } from 'zod';
import type { leavingCalls } from '../../../contract/accounts/endpoints/leaving.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type ZipEntry, zipOf } from '../../kit/documents/zip.ts';
import { defineJob, enqueue, type JobRun } from '../../kit/jobs/jobs.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { dataCopyReady } from '../mail.ts';
import { isRecent, presentCopy } from '../queries/leaving.ts';
import { type CopiedFile, personalRecordsPort } from '../queries/personal-records.ts';
import { completeCopy, copyById, copyKey, failCopy, insertCopy, newestCopy } from '../store/leaving.ts';
import { lockPerson } from '../store.ts';
import { mail } from './mail.ts';

/** Makes a copy that was ordered. */
export const makeDataCopy = defineJob({
  name: 'accounts.make_data_copy',
  payload: z.object({ copyId: z.string() }),
  key: ({ copyId }) => copyId,
  retries: 5,
});

/**
 * Orders a copy. One that is being made, or can still be fetched, is answered again: there is one at a time. A session may be somebody else's
 * hand on an open laptop, so the sign-in must be recent, as for a deletion.
 */
export const requestDataCopy = async (ctx: Ctx): Promise<Result<OutputOf<typeof leavingCalls.requestDataCopy>>> => {
  if (!(await isRecent(ctx))) return refused(refuse('copy.sign_in_again'));
  return transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    await lockPerson(tx, uid);
    const found = await newestCopy(tx, uid);
    if (found !== null && found.failedAt === null) return ok({ copy: presentCopy(found) });
    const row = await insertCopy(tx, newId(), uid);
    if (row === null) throw new Error('the copy was not stored');
    await enqueue(ctx, tx, makeDataCopy, { copyId: row.id });
    await logEvent(tx, { method: 'requestDataCopy', details: { copyId: row.id }, uid });
    return ok({ copy: presentCopy(row) });
  });
};

/** The work of `makeDataCopy`. */
export const makeCopy = async (services: Services, copyId: Id, { lastAttempt }: Pick<JobRun, 'lastAttempt'>): Promise<void> => {
  const row = await copyById(services.db, copyId);
  if (row === null || row.readyAt !== null) return;
  try {
    const bytes = zipOf(await entriesOf(services, row.uid));
    const key = copyKey(row.uid, copyId);
    await services.files.put(key, bytes, { contentType: 'application/zip' });
    await transact(services, async (tx) => {
      const person = await lockPerson(tx, row.uid);
      const ready = await completeCopy(tx, copyId, { key, bytes: bytes.length });
      if (person === null || ready?.expiresAt == null) return ok(await services.files.remove(key));
      await mail(services, tx, dataCopyReady, person, { facts: { firstName: person.firstName, until: ready.expiresAt } });
      await notice(tx, [`user:${row.uid}`]);
      return ok(undefined);
    });
  } catch (fault) {
    if (lastAttempt)
      await transact(services, async (tx) => {
        await failCopy(tx, copyId);
        await notice(tx, [`user:${row.uid}`]);
        return ok(null);
      });
    throw fault;
  }
};

const megabyte = 1_000_000;

/** The entries of the archive: a JSON file for each section, the documents as far as they fit, and a list that says which do not. */
const entriesOf = async (services: Services, uid: Id): Promise<readonly ZipEntry[]> => {
  const sections: Record<string, unknown> = {};
  const files: CopiedFile[] = [];
  for (const { copy } of services.ports.of(personalRecordsPort)) {
    const part = await copy?.(services.db, uid);
    Object.assign(sections, part?.sections);
    files.push(...(part?.files ?? []));
  }
  const documents: ZipEntry[] = [];
  const list: { readonly name: string; readonly isInside: boolean }[] = [];
  let left = accountNumbers.dataCopyMegabytes * megabyte;
  for (const [index, { name, key, bytes }] of files.entries()) {
    const content = bytes <= left ? await services.files.get(key) : null;
    // Two documents may bear the same number, such as a drawn and a sealed one.
    const entry = `documents/${String(index + 1).padStart(3, '0')} ${name}`;
    list.push({ name: entry, isInside: content !== null });
    if (content === null) continue;
    left -= content.length;
    documents.push({ name: entry, bytes: content });
  }
  return [...Object.entries({ ...sections, documents: list }).map(jsonEntry), ...documents];
};

const jsonEntry = ([name, value]: [string, unknown]): ZipEntry => ({
  name: `${name}.json`,
  bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`),
});
