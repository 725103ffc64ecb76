/** Reads and writes which kinds of mail people have left. */

import { and, eq } from 'drizzle-orm';
import type { LeavableKind } from '../../../domain/accounts/rules/mail-kinds.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { mailLeft } from '../tables.ts';

/** The kinds that a person has left. */
export const kindsLeft = async (reader: Reader, uid: Id): Promise<ReadonlySet<LeavableKind>> =>
  new Set((await reader.select({ kind: mailLeft.kind }).from(mailLeft).where(eq(mailLeft.uid, uid))).map(({ kind }) => kind));

/** Notes that a person leaves a kind; once more changes nothing. */
export const insertLeft = async (tx: Tx, uid: Id, kind: LeavableKind): Promise<void> => {
  await tx.insert(mailLeft).values({ uid, kind }).onConflictDoNothing();
};

/** Notes that they get it again. */
export const deleteLeft = async (tx: Tx, uid: Id, kind: LeavableKind): Promise<void> => {
  await tx.delete(mailLeft).where(and(eq(mailLeft.uid, uid), eq(mailLeft.kind, kind)));
};
