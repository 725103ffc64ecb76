/** Reads and forgets how people were verified. */

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { identityFile, identityRequest } from '../tables.ts';

/** What the person's requests came to, as the person may read it: neither the code, which is the moment's, nor which moderator decided. */
export const requestRecordsOf = (reader: Reader, uid: Id) => {
  const { status, createdAt, decidedAt, rejectionReason, customRejectionMessage, matchedFirstName, matchedLastName } = identityRequest;
  return reader
    .select({ status, createdAt, decidedAt, rejectionReason, customRejectionMessage, matchedFirstName, matchedLastName })
    .from(identityRequest)
    .where(eq(identityRequest.uid, uid))
    .orderBy(createdAt);
};

/** The person's signed files: what they came to, what was read in those that nobody has decided on, and where those lie. */
export const fileRecordsOf = (reader: Reader, uid: Id) => {
  const { name, fileKey, bytes, signatures, submittedAt, accepted, decidedAt, matchedFirstName, matchedLastName, createdAt } = identityFile;
  return reader
    .select({ name, fileKey, bytes, signatures, submittedAt, accepted, decidedAt, matchedFirstName, matchedLastName, createdAt })
    .from(identityFile)
    .where(eq(identityFile.uid, uid))
    .orderBy(createdAt);
};

/** Empties what a moderator wrote of their own when they refused a request, once it is so many days ago. */
export const forgetMessages = async (tx: Tx, days: number): Promise<void> => {
  const old = sql`${identityRequest.decidedAt} < now() - make_interval(days => ${days}::int)`;
  await tx
    .update(identityRequest)
    .set({ customRejectionMessage: null })
    .where(and(isNotNull(identityRequest.customRejectionMessage), old));
};

/** Forgets them; answers where the bytes of files lie. */
export const forgetIdentity = async (tx: Tx, uid: Id): Promise<string[]> => {
  await tx.delete(identityRequest).where(eq(identityRequest.uid, uid));
  const gone = await tx.delete(identityFile).where(eq(identityFile.uid, uid)).returning({ key: identityFile.fileKey });
  return gone.flatMap(({ key }) => (key === null ? [] : [key]));
};
