import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { keptAmong, keptCount, keptPage } from '../store/favourites.ts';

export { keptCount, keptPage };

/** Which of these offers the viewer keeps; a visitor keeps none. */
export const favouritesAmong = async (reader: Reader, viewer: Viewer, offerIds: readonly Id[]): Promise<ReadonlySet<Id>> =>
  isSignedIn(viewer) ? keptAmong(reader, viewer.uid, offerIds) : new Set();
