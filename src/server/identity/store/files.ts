/** Reads and writes signed files by which people show who they are. */

import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { FileSignature } from '../../../domain/identity/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { identityNumbers } from '../../../domain/kit/numbers.ts';
import { HOUR_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { person } from '../../accounts/tables.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { takeLock } from '../../kit/database/locks.ts';
import type { DrawnFiles } from '../../kit/files/clean-up.ts';
import { keyColumn } from '../../kit/files/references.ts';
import { identityFile } from '../tables.ts';

/** A stored file. */
export type FileRow = typeof identityFile.$inferSelect;

/** What of a file is kept until somebody has decided. */
export type NewFile = {
  readonly id: Id;
  readonly uid: Id;
  readonly name: string;
  readonly fileKey: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly signatures: readonly FileSignature[];
};

const isOpen = isNull(identityFile.decidedAt);

/** The file of a person that nobody has decided on. */
export const openFileOf = async (reader: Reader, uid: Id): Promise<FileRow | null> =>
  (
    await reader
      .select()
      .from(identityFile)
      .where(and(eq(identityFile.uid, uid), isOpen))
  )[0] ?? null;

/** The files of several people that nobody has decided on. */
export const openFilesOf = async (reader: Reader, uids: readonly Id[]): Promise<readonly FileRow[]> =>
  uids.length === 0
    ? []
    : reader
        .select()
        .from(identityFile)
        .where(and(inArray(identityFile.uid, [...uids]), isOpen))
        .orderBy(desc(identityFile.createdAt));

/** Whether another person has brought the same bytes and nobody has decided on them. Two at once are told one after the other. */
export const isOpenElsewhere = async (tx: Tx, { uid, sha256 }: Pick<NewFile, 'uid' | 'sha256'>): Promise<boolean> => {
  await takeLock(tx, 'identity-file', sha256);
  return (await tx.$count(identityFile, and(eq(identityFile.sha256, sha256), ne(identityFile.uid, uid), isOpen))) > 0;
};

/** Keeps a file in the place of the one that was not sent yet; answers where that one lies. */
export const replaceFile = async (tx: Tx, file: NewFile): Promise<string | null> => {
  const gone = await tx
    .delete(identityFile)
    .where(and(eq(identityFile.uid, file.uid), isOpen))
    .returning({ key: identityFile.fileKey });
  await tx.insert(identityFile).values(file);
  return gone[0]?.key ?? null;
};

/** Notes that a file was sent to a moderator. */
export const markSent = async (tx: Tx, id: Id, now: Instant): Promise<void> => {
  await tx.update(identityFile).set({ submittedAt: now }).where(eq(identityFile.id, id));
};

/** What a decision leaves of a file: the result, with names, time and moderator (docs/rules/identity.md#what-is-kept). */
export const closeFile = async (
  tx: Tx,
  uid: Id,
  decision: {
    readonly accepted: boolean;
    readonly at: Instant;
    readonly by: Id | null;
    readonly names: { readonly firstName: string; readonly lastName: string };
  },
): Promise<void> => {
  const { accepted, at, by, names } = decision;
  await tx
    .update(identityFile)
    .set({
      ...{ name: null, fileKey: null, sha256: null, bytes: null, signatures: [], submittedAt: null },
      ...{ accepted, decidedAt: at, decidedBy: by },
      ...(accepted && { matchedFirstName: names.firstName, matchedLastName: names.lastName }),
    })
    .where(and(eq(identityFile.uid, uid), isOpen));
};

/** Removes a file that was never sent; answers where it lies. */
export const deleteUnsent = async (tx: Tx, id: Id): Promise<string | null> => {
  const rows = await tx
    .delete(identityFile)
    .where(and(eq(identityFile.id, id), isOpen, isNull(identityFile.submittedAt)))
    .returning({ key: identityFile.fileKey });
  return rows[0]?.key ?? null;
};

/** Files that were uploaded a day ago and never sent. */
export const unsentFiles: DueRows = {
  table: identityFile,
  id: identityFile.id,
  where: (now) =>
    and(
      isOpen,
      isNull(identityFile.submittedAt),
      sql`${identityFile.createdAt} <= ${plusMs(now, -identityNumbers.unsentFileHours * HOUR_MS)}::timestamptz`,
    ),
};

/** The column that names these files. */
export const signedFiles = keyColumn(identityFile.fileKey);

const ownerOf = (key: string): Id | null => /^users\/([^/]+)\/Regulamin\/[^/]+$/.exec(key)?.[1] ?? null;

/** Where they lie: what no row names any more is removed at night. */
export const storedSignedFiles: DrawnFiles = {
  folder: 'users',
  holds: (key) => ownerOf(key) !== null,
  ours: async (reader, keys) => {
    const uids = [...new Set(keys.flatMap((key) => ownerOf(key) ?? []))];
    const known = new Set((await reader.select({ uid: person.uid }).from(person).where(inArray(person.uid, uids))).map(({ uid }) => uid));
    return keys.filter((key) => known.has(ownerOf(key) ?? ''));
  },
};

/** Where a person's file lies. */
export const signedFileKey = (uid: Id, id: Id): string => `users/${uid}/Regulamin/${id}.pdf`;
