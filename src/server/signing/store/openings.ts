/** Keeps when a document was opened by whoever was asked to sign it. */

import { and, eq, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Db, Tx } from '../../kit/database/database.ts';
import { documentOpening } from '../tables/opening.ts';

/** Notes that somebody opened a document; the first time counts. */
export const noteOpening = async (db: Db, documentId: Id, reader: string): Promise<void> => {
  await db.insert(documentOpening).values({ documentId, reader, openedAt: sql`clock_timestamp()` }).onConflictDoNothing();
};

/** When somebody first opened a document, or null. */
export const openedAt = async (tx: Tx, documentId: Id, reader: string): Promise<Instant | null> => {
  const where = and(eq(documentOpening.documentId, documentId), eq(documentOpening.reader, reader));
  return (await tx.select({ at: documentOpening.openedAt }).from(documentOpening).where(where))[0]?.at ?? null;
};
