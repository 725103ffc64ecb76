import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCrowd } from '../../../../tests/factories/crowd.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { type SearchFilters, searchCalls } from '../../../contract/search/endpoints.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { warmSearch } from './search.ts';

let server: TestServer;
let anna: TestPerson;

/** 400 offers in the south, 400 in the north, one alone between them, and some that nobody may find or place. */
const fill = async (): Promise<void> => {
  await aCrowd(server.db, { name: 'Tlum', count: 800, lat: 50, lng: 19, apart: 3 });
  await aCrowd(server.db, { name: 'Sam', count: 2, lat: 51.5, lng: 19, apart: 0.1 });
  await aCrowd(server.db, { name: 'Bez', count: 20, lat: 52, lng: 19, apart: 0.1 });
  await server.db.execute(sql`update listing set listed = false where name = 'Sam 2' or name like 'Bez %' and number > 10`);
  await server.db.execute(sql`update listing set lat = null, lng = null where name like 'Bez %'`);
};

beforeAll(async () => {
  server = await testServer();
  anna = await server.person();
  await fill();
  await server.db.execute(sql`analyze listing`);
});
afterAll(() => server.close());

const plain = { sort: 'published', direction: 'desc', page: 1 } as const;
const country = { south: 49, west: 14.1, north: 54.9, east: 24.2 };
const markers = (who: Client, filters: Partial<SearchFilters> = {}) => must(who, searchCalls.searchMarkers, { ...plain, ...filters });
type Markers = Awaited<ReturnType<typeof markers>>;

const counted = ({ cells, markers: pins }: Markers, from: number, to: number): number =>
  [...cells, ...pins.map((pin) => ({ ...pin, count: 1 }))].filter(({ lat }) => lat >= from && lat < to).reduce((sum, { count }) => sum + count, 0);

/** Searches with more than 500 offers on the map: answered by the statements made for them, and by any filters. */
const crowded = [
  ['the whole country', {}],
  ['the whole country as the map shows it', { bounds: country }],
  [
    'a drawn area',
    {
      area: [
        [49, 14.1],
        [49, 24.2],
        [54.9, 24.2],
        [54.9, 14.1],
      ] as [number, number][],
    },
  ],
] as const;

describe.each([['before the columns are loaded'], ['out of the columns']])('the map, %s', (when) => {
  beforeAll(async () => {
    if (when === 'out of the columns') await warmSearch(server.services);
  });

  it.each(crowded)('counts every offer of %s where it lies, and keeps the pin of one that stands alone', async (_, filters) => {
    for (const who of [server.visitor, anna]) {
      const seen = await markers(who, filters);
      expect([counted(seen, 49, 51), counted(seen, 51, 52), counted(seen, 52, 55)]).toEqual([400, 1, 400]);
      expect(seen.capped).toBe(true);
      expect(seen.cells.length).toBeLessThanOrEqual(listNumbers.markerCellsMax);
      // Each cell stands in a square of its own, and so do the markers between them.
      const { perLat, perLng } = seen.grid ?? { perLat: 0, perLng: 0 };
      const squares = [...seen.cells, ...seen.markers].map(({ lat, lng }) => `${Math.floor(lat * perLat)} ${Math.floor(lng * perLng)}`);
      expect(new Set(squares).size).toBe(squares.length);
      expect(seen.markers.filter(({ lat }) => lat > 51 && lat < 52).map(({ name }) => name)).toEqual(['Sam 1']);
    }
  });

  it('gives each its pin as soon as there are no more than 500', async () => {
    for (const filters of [{ premisesPurpose: 'office' }, { bounds: { ...country, north: 52 } }, { bounds: { ...country, south: 52 } }] as const) {
      const seen = await markers(server.visitor, filters);
      expect(seen).toMatchObject({ cells: [], grid: null, capped: false });
      expect(seen.markers.length).toBeGreaterThanOrEqual(400);
    }
  });

  it('is the same for a visitor whatever the prices are', async () => {
    const before = await markers(server.visitor, { maxPrice: 1 as never });
    expect(before).toEqual(await markers(server.visitor));
    await server.db.execute(sql`update listing set price = 1000 * (1 + (price / 100 + 7) % 800)`);
    expect(await markers(server.visitor)).toEqual(before);
    expect(await server.visitor.ask(searchCalls.searchMarkers, { ...plain, pricePerMetre: { max: 1 } })).toMatchObject({
      refusal: { code: 'filter.hidden' },
    });
    const cheap = await markers(anna, { maxPrice: 400_000 as never });
    expect([counted(cheap, 49, 55) > 0, counted(cheap, 49, 55) < 801]).toEqual([true, true]);
  });
});
