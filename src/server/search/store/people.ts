/** Forgets the searches that people saved. */

import { eq, inArray } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { savedSearch, savedSearchMatch } from '../tables/saved.ts';

/** Every search that a person saved, deleted ones too. */
export const searchesOf = (reader: Reader, uid: Id) =>
  reader.select().from(savedSearch).where(eq(savedSearch.uid, uid)).orderBy(savedSearch.createdAt);

export const deleteSearchesOf = async (tx: Tx, uid: Id): Promise<void> => {
  const gone = await tx.delete(savedSearch).where(eq(savedSearch.uid, uid)).returning({ id: savedSearch.id });
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await tx.delete(savedSearchMatch).where(inArray(savedSearchMatch.searchId, ids));
};
