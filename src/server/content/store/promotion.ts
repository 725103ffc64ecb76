import { gte } from 'drizzle-orm';
import type { Instant } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { offer } from '../../offers/tables/offer.ts';

/** How many offers were published since then, counted up to a limit. */
export const countPublishedSince = async (reader: Reader, since: Instant, limit: number): Promise<number> =>
  (await reader.select({ id: offer.id }).from(offer).where(gte(offer.publishedAt, since)).limit(limit)).length;
