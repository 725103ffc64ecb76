import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { marketCalls } from '../../../contract/search/endpoints/market.ts';

let server: TestServer;

/** 60 rows of the projection: 30 in Łódź, 20 in Zgierz, 10 in a place that the gazetteer does not know; every fifth for sale, every tenth hidden. */
const fill = () => sql`
  insert into listing (offer_id, number, state, listed, booked, sale, name, use, address, city, city_key, county, county_key, province, surface, floors, free_from, price, price_per_metre,
    lat, lng, image_count, valid_to, published_at, modified_at)
  select lpad(n::text, 20, 'x'), n, 'ACTIVE', n % 10 <> 0, false, n % 5 = 1, 'Lokal ' || n, case when n % 2 = 0 then 'office' else 'retail' end, 'ul. Prosta ' || n,
    case when n <= 30 then 'Łódź' when n <= 50 then 'Zgierz' else 'Nieznanowo' end, case when n <= 30 then 'lodz' when n <= 50 then 'zgierz' else 'nieznanowo' end,
    null, '', 'lodzkie', 100, '["0"]', '2026-12-01', 100000, 5000, 51.7, 19.4, 0, now() + interval '20 days', now(), now() - make_interval(mins => n)
  from generate_series(1, 60) n`;

beforeAll(async () => {
  server = await testServer();
  await server.db.execute(fill());
});
afterAll(() => server.close());

const market = (city?: string) => must(server.visitor, marketCalls.getMarket, { use: 'office', province: 'lodzkie', ...(city && { city }) });

describe('the page of a market', () => {
  it('shows nine of a province, counts all that are listed and to let, and names its towns and the other uses', async () => {
    const { items, ...rest } = await market();
    expect(items).toHaveLength(9);
    expect(items.every(({ use, offerType, price }) => use === 'office' && offerType === 'rent' && price === null)).toBe(true);
    // Even numbers are offices; of them 6, 16, … are for sale and 10, 20, … hidden.
    expect(rest).toEqual({
      city: null,
      total: 18,
      cities: [
        { city: 'Łódź', count: 9 },
        { city: 'Zgierz', count: 6 },
        { city: 'Nieznanowo', count: 3 },
      ],
      uses: [
        { use: 'office', count: 18 },
        { use: 'retail', count: 24 },
      ],
    });
  });

  it('shows a town by the gazetteer’s name, and one that only offers know', async () => {
    expect(await market('zgierz')).toMatchObject({ city: 'Zgierz', total: 6, cities: [{ city: 'Łódź' }, { city: 'Nieznanowo' }] });
    expect(await market('nieznanowo')).toMatchObject({ city: 'Nieznanowo', total: 3 });
    expect(await market('pabianice')).toMatchObject({ city: 'Pabianice', total: 0, items: [], uses: [] });
  });

  it.each(['atlantyda', 'Zgierz', 'krakow', '--'])('there is none of %s', async (city) => {
    const answer = await server.visitor.ask(marketCalls.getMarket, { use: 'office', province: 'lodzkie', city });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'place.not_found' } });
  });
});

describe('a province with more towns than a page can name', () => {
  const towns = 1_200;
  beforeAll(async () => {
    // One retail offer in each of so many towns, two in every hundredth.
    await server.db.execute(sql`
      insert into listing (offer_id, number, state, listed, booked, sale, name, use, address, city, city_key, county, county_key, province, surface, floors, free_from, price,
        price_per_metre, lat, lng, image_count, valid_to, published_at, modified_at)
      select 'T' || lpad(n::text, 19, '0'), 1000 + n, 'ACTIVE', true, false, false, 'Lokal ' || n, 'retail', 'ul. Prosta ' || n, 'Wies ' || town, 'wies ' || town, null, '',
        'podlaskie', 100, '["0"]', '2026-12-01', 100000, 5000, 53.1, 23.1, 0, now() + interval '20 days', now(), now()
      from generate_series(1, ${towns}::int) town, lateral generate_series(town * 2, town * 2 + case when town % 100 = 0 then 1 else 0 end) n`);
  });
  afterAll(() => server.db.execute(sql`delete from listing where province = 'podlaskie'`));

  it('counts all of them, names the 24 with the most offers, and has a page and a line of the sitemap for the last one', async () => {
    const ask = (city?: string) => must(server.visitor, marketCalls.getMarket, { use: 'retail', province: 'podlaskie', ...(city && { city }) });
    const whole = await ask();
    expect(whole).toMatchObject({ total: towns + 12, uses: [{ use: 'retail', count: towns + 12 }] });
    expect(whole.cities.map(({ count }) => count)).toEqual([...Array<number>(12).fill(2), ...Array<number>(12).fill(1)]);
    expect(await ask('wies-1200')).toMatchObject({ city: 'Wies 1200', total: 2 });
    expect(await ask('wies-999')).toMatchObject({ city: 'Wies 999', total: 1 });
    const file = await (await server.visitor.fetch('/sitemap/pages.xml')).text();
    for (const path of ['podlaskie', 'podlaskie/wies-1', 'podlaskie/wies-999', 'podlaskie/wies-1200'])
      expect(file).toContain(`/wynajem/lokale/${path}<`);
  });
});

describe('what search engines ask for', () => {
  const read = async (path: string) => (await server.visitor.fetch(path)).text();
  const locs = (xml: string): readonly string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);

  it('robots.txt names the sitemap and what is closed', async () => {
    const text = await read('/robots.txt');
    expect(text).toContain('Disallow: /moja-tablica\n');
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  it('the sitemap leads to every listed offer and every market with offers, in both languages', async () => {
    const files = locs(await read('/sitemap.xml'));
    expect(files).toHaveLength(2);
    const pages = locs(await read(files[0] ?? ''));
    expect(pages).toEqual(expect.arrayContaining(['/', '/en', '/wynajem/biura/lodzkie', '/en/wynajem/lokale/lodzkie/zgierz']));
    expect(pages.filter((path) => path.includes('/magazyny/'))).toEqual([]);
    expect(await read(files[0] ?? '')).toMatch(
      /<loc>[^<]*\/en\/faq<\/loc><xhtml:link rel="alternate" hreflang="pl" href="[^"]*\/faq"\/><xhtml:link rel="alternate" hreflang="en" href="[^"]*\/en\/faq"\/>/,
    );
    const offers = locs(await read(files[1] ?? ''));
    expect(offers).toHaveLength(54 * 2);
    expect(new Set(offers).size).toBe(offers.length);
    expect(offers.some((path) => path.endsWith('xxx10'))).toBe(false);
  });

  it('a file that is none is not found', async () => {
    expect((await server.visitor.fetch('/sitemap/offers/1.xml')).status).toBe(404);
  });
});
