import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Db } from '../../kit/database/database.ts';
import { batchPer } from '../../kit/fast/batch.ts';
import { keptCount, keptPage, keptReader, keptTotal } from '../store/favourites.ts';

export { keptCount, keptPage, keptTotal };

/** Every list of a signed-in person asks this: those that ask at the same time share a statement. */
const readerOf = batchPer(keptReader);

/** Which of these offers the viewer keeps; a visitor keeps none. */
export const favouritesAmong = async (db: Db, viewer: Viewer, offerIds: readonly Id[]): Promise<ReadonlySet<Id>> =>
  isSignedIn(viewer) && offerIds.length > 0 ? readerOf(db)({ uid: viewer.uid, offerIds }) : new Set();
