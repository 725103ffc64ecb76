import { sql } from 'drizzle-orm';
import type { InputOf } from '../../src/contract/kit/call.ts';
import { savedSearchCalls } from '../../src/contract/search/endpoints/saved.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { saveSearch } from '../../src/server/search/commands/saved/save.ts';
import { acting } from './acting.ts';
import type { Cast } from './people.ts';

type SearchInput = InputOf<typeof savedSearchCalls.saveSearch>;

const searches: readonly SearchInput[] = [
  { filters: { premisesPurpose: 'retail', city: 'Łódź', province: 'lodzkie' }, name: 'Parter pod drugą piekarnię', frequency: 'instant' },
  { filters: { premisesPurpose: 'warehouse', province: 'lodzkie', minArea: 600 }, name: 'Hala pod mroźnię', frequency: 'weekly' },
];

/**
 * What the tenant of the demo has saved, before any of its offers was published: the column's default knows only the real clock. One that an
 * interrupted start has left is refused as a duplicate.
 */
export async function seedSearches(services: Services, cast: Cast): Promise<void> {
  const ctx = await acting(services, cast.uid('tenant'));
  for (const search of searches) await saveSearch(ctx, savedSearchCalls.saveSearch.in.parse(search));
  await services.db.execute(sql`update saved_search set created_at = now() - interval '90 days' where mailed_at is null`);
}
