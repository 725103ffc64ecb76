/** Reads and forgets how people were verified. */

import { eq } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { identityFile, identityRequest } from '../tables.ts';

/** The requests and signed files of a person. */
export const identityRecordsOf = async (reader: Reader, uid: Id) => ({
  requests: await reader.select().from(identityRequest).where(eq(identityRequest.uid, uid)).orderBy(identityRequest.createdAt),
  files: await reader.select().from(identityFile).where(eq(identityFile.uid, uid)).orderBy(identityFile.createdAt),
});

/** Forgets them; answers where the bytes of files lie. */
export const forgetIdentity = async (tx: Tx, uid: Id): Promise<string[]> => {
  await tx.delete(identityRequest).where(eq(identityRequest.uid, uid));
  const gone = await tx.delete(identityFile).where(eq(identityFile.uid, uid)).returning({ key: identityFile.fileKey });
  return gone.flatMap(({ key }) => (key === null ? [] : [key]));
};
