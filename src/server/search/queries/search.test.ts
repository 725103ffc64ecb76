import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { statementsOf } from '../../../../tests/kit/statements.ts';
import { type SearchFilters, searchCalls } from '../../../contract/search/endpoints.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { enginePort } from '../adapters/engine.ts';

let server: TestServer;
let anna: TestPerson;
const total = 3000;

/** Thousands of rows of the projection, written past the program: what is tested here only reads them. */
const fill = () => sql`
  insert into listing (offer_id, number, state, listed, booked, sale, name, use, address, city, city_key, county, county_key, province, surface, floors, free_from, price, price_per_metre,
    lat, lng, image_count, valid_to, published_at, modified_at)
  select lpad(n::text, 20, 'x'), n, case when n % 50 = 0 then 'BOOKED' else 'ACTIVE' end, n % 40 <> 1, n % 50 = 0, n % 5 < 4, 'Lokal ' || n, (array['office', 'retail', 'warehouse'])[n % 3 + 1],
    'ul. Prosta ' || n, case n % 4 when 0 then 'Łódź' else 'Płock' end, case n % 4 when 0 then 'lodz' else 'plock' end, null, '', case n % 4 when 0 then 'lodzkie' else 'mazowieckie' end,
    20 + n % 500, '["0"]', '2026-12-01'::date + n % 90, (n * 7919 % 100000 + 1000) * 100, 5000, 49.5 + (n % 50) / 10.0, 15 + (n % 80) / 10.0, 0,
    now() + case when n % 30 = 2 then interval '-1 hour' else interval '20 days' end, now() - make_interval(mins => n), now() + make_interval(mins => n)
  from generate_series(1, ${sql.raw(String(total))}) n`;

beforeAll(async () => {
  server = await testServer();
  anna = await server.person();
  await server.db.execute(fill());
  await server.db.execute(sql`analyze listing`);
  await server.services.ports.of(enginePort).load(server.db);
});
afterAll(() => server.close());

const plain = { sort: 'published', direction: 'desc', page: 1 } as const;
const search = (who: Client, filters: Partial<SearchFilters> = {}) => must(who, searchCalls.searchOffers, { ...plain, ...filters });
const ids = (found: { items: { id: string }[] }) => found.items.map((card) => card.id);

describe('search', () => {
  it('stops counting at a thousand by the statements of plain searches, and counts all in the columns; numbers of pages end there', async () => {
    const [{ n = 0 } = {}] = (
      await server.db.execute<{ n: number }>(sql`select count(*)::int as n from listing where listed and valid_to > now() and surface >= 21`)
    ).rows;
    expect(n).toBeGreaterThan(2000);
    const wide = { minArea: 21, sort: 'modified' } as const;
    expect(await search(server.visitor)).toMatchObject({ total: 1000, capped: true, page: 1, pages: 112 });
    expect(await search(anna, wide)).toMatchObject({ total: n, capped: false, page: 1, pages: 112 });
    const away = vi.spyOn(server.services.ports.of(enginePort), 'current').mockResolvedValue(null);
    expect(await search(anna, wide)).toMatchObject({ total: 1000, capped: true, pages: 112 });
    away.mockRestore();
    const office = { premisesPurpose: 'office' } as const;
    expect(await search(anna, office)).toMatchObject({ capped: false, pages: Math.ceil((await search(anna, office)).total / 9) });
  });

  it('answers nine cards, newest first', async () => {
    const first = await search(server.visitor);
    expect(first.items).toHaveLength(9);
    const second = await search(server.visitor, { page: 2 });
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(18);
    expect(first.items.map((card) => card.modifiedAt)).toEqual(first.items.map(() => null));
    const shown = [await search(anna), await search(anna, { page: 2 })].flatMap(({ items }) => items);
    expect(shown.map(({ id }) => id)).toEqual([...ids(first), ...ids(second)]);
    const moments = shown.map((card) => card.modifiedAt ?? '');
    // What was published last was changed first.
    expect(moments).toEqual([...moments].sort());
    expect(await search(server.visitor, { page: 9999 })).toMatchObject({ page: 112 });
  });

  it.each([
    ['everything', {}, false],
    ['the oldest first', { direction: 'asc' }, false],
    ['a use in a city', { premisesPurpose: 'office', city: 'Łódź' }, false],
    ['a city by area', { city: 'Płock', sort: 'area', direction: 'asc' }, false],
    ['a part of the map', { bounds: { south: 50, west: 16, north: 51, east: 17 } }, false],
    ['a part of the map by area', { bounds: { south: 50, west: 16, north: 51, east: 17 }, sort: 'area' }, false],
    ['a city by price', { city: 'Łódź', sort: 'price', direction: 'asc' }, true],
    ['what lies around a point, the nearest first', { near: { lat: 51, lng: 17, km: 150 }, sort: 'distance', direction: 'asc' }, false],
  ] as const)('turns the pages of %s by keys, there and back, and reads nothing before them', async (_, filters, isSignedIn) => {
    const who = isSignedIn ? anna : server.visitor;
    const numbered = async (page: number) => ids(await search(who, { ...filters, page }));
    let found = await search(who, filters);
    expect(found.previous).toBeNull();
    const seen = [ids(found)];
    for (let page = 2; page <= Math.min(found.pages, 6); page += 1) {
      const { next: after } = found;
      if (after === null) throw new Error(`no key behind page ${page - 1}`);
      const statements = await statementsOf(server.db, async () => {
        found = await search(who, { ...filters, page, after });
      });
      expect(statements.filter(({ text }) => /\boffset\b/.test(text))).toEqual([]);
      expect(ids(found)).toEqual(await numbered(page));
      seen.push(ids(found));
    }
    expect(seen.length).toBeGreaterThan(2);
    for (let page = seen.length - 1; page >= 1; page -= 1) {
      const { previous: before } = found;
      if (before === null) throw new Error(`no key before page ${page + 1}`);
      found = await search(who, { ...filters, page, before });
      expect(ids(found)).toEqual(seen[page - 1]);
    }
  });

  it('goes on where a page ended whatever was listed since, and takes a key that nothing has for a place in the order', async () => {
    const first = await search(server.visitor, { city: 'Łódź' });
    const second = ids(await search(server.visitor, { city: 'Łódź', page: 2 }));
    const [newest] = ids(first);
    await server.db.execute(sql`update listing set listed = false where offer_id = ${newest}`);
    const after = first.next ?? '';
    expect(ids(await search(server.visitor, { city: 'Łódź', page: 2 }))).not.toEqual(second);
    expect(ids(await search(server.visitor, { city: 'Łódź', page: 2, after }))).toEqual(second);
    await server.db.execute(sql`update listing set listed = true where offer_id = ${newest}`);
    for (const key of ['Infinity', '-Infinity', '1.5', '99999999999999999999', '-1', '1e300'])
      for (const sort of ['published', 'modified', 'area', 'price'] as const)
        expect((await search(anna, { city: 'Łódź', sort, page: 2, after: `${key}~${'x'.repeat(20)}` })).page, `${sort} ${key}`).toBe(2);
  });

  it('gives the number of the last page to what stands behind a key with a number that no page has', async () => {
    const first = await search(server.visitor, { city: 'Łódź' });
    const found = await search(server.visitor, { city: 'Łódź', page: first.pages + 5, ...(first.next !== null && { after: first.next }) });
    expect({ page: found.page, pages: found.pages }).toEqual({ page: first.pages, pages: first.pages });
    expect(ids(found)).toEqual(ids(await search(server.visitor, { city: 'Łódź', page: 2 })));
  });

  it('gives the card behind a pin to whoever may see the pin, with the price for the signed-in alone', async () => {
    const card = async (who: Client, n: number) => (await must(who, searchCalls.getCard, { offerId: String(n).padStart(20, 'x') })).card;
    expect(await card(server.visitor, 3)).toMatchObject({ name: 'Lokal 3', surface: 23, price: null });
    expect((await card(anna, 3))?.price).toBeGreaterThan(0);
    expect([await card(anna, 41), await card(anna, 32), await card(anna, 99_999)]).toEqual([null, null, null]);
    const around = { south: 49.7, west: 15.2, north: 49.9, east: 15.4 };
    const { markers } = await must(server.visitor, searchCalls.searchMarkers, { ...plain, bounds: around });
    expect(markers.find(({ id }) => id.endsWith('x3'))?.label).toBe(formatOf('pl').area(23));
  });

  it.each([
    ['a list', (who: Client) => search(who, { premisesPurpose: 'office' })],
    ['a list of a part of the map', (who: Client) => search(who, { bounds: { south: 50, west: 16, north: 51, east: 17 } })],
    ['a list by any filters', (who: Client) => search(who, { near: { lat: 51, lng: 17, km: 150 } })],
    ['the landing page', async (who: Client) => ({ items: (await must(who, searchCalls.getLanding, {})).interesting })],
  ])('tells the favourites of whoever is signed in with %s, in the one statement of the cards', async (_, read) => {
    await server.db.execute(sql`delete from favourite`);
    const kept = ids(await read(server.visitor)).filter((_id, at) => at % 2 === 0);
    await server.db.execute(sql`insert into favourite (uid, offer_id) select ${anna.uid}, unnest(${sql.param(kept)}::text[])`);
    const asked = async (who: Client) => {
      const all = (await statementsOf(server.db, () => read(who))).map(({ text }) => text);
      return { cards: all.filter((text) => text.includes('image_count')), favourites: all.filter((text) => text.includes('favourite')) };
    };
    const [visitor, signedIn] = [await asked(server.visitor), await asked(anna)];
    expect([visitor.cards.length, visitor.favourites]).toEqual([1, []]);
    expect(signedIn.cards).toEqual(signedIn.favourites);
    expect(signedIn.cards).toHaveLength(1);
    const { items } = await read(anna);
    expect(items.filter(({ isFavourite }) => isFavourite).map(({ id }) => id)).toEqual(kept);
    expect(items.length).toBeGreaterThan(kept.length);
  });

  it('never shows what is hidden or has run out', async () => {
    for (let page = 1; page <= 8; page += 1) {
      const numbers = ids(await search(anna, { page })).map((id) => Number(id.replaceAll('x', '')));
      expect(numbers.filter((n) => n % 40 === 1 || n % 30 === 2)).toEqual([]);
    }
  });

  it('filters by use, place without Polish letters, area, day, price and viewport', async () => {
    const office = await search(anna, {
      premisesPurpose: 'office',
      province: 'lodzkie',
      city: 'LODZ',
      minArea: 300,
      freeFrom: '2027-01-15' as never,
      maxPrice: 50_000_00 as never,
    });
    expect(office.total).toBeGreaterThan(0);
    for (const card of office.items) {
      expect(card).toMatchObject({ use: 'office', city: 'Łódź' });
      expect(card.surface).toBeGreaterThanOrEqual(300);
      expect(card.price).toBeLessThanOrEqual(50_000_00);
      expect(card.freeFrom && card.freeFrom <= '2027-01-15').toBe(true);
    }
    expect((await search(anna, { city: 'Kraków' })).total).toBe(0);
    const { markers } = await must(anna, searchCalls.searchMarkers, { ...plain, bounds: { south: 50, west: 16, north: 50.3, east: 17 } });
    expect(markers.length).toBeGreaterThan(0);
    expect(markers.every((pin) => pin.lat >= 50 && pin.lat <= 50.3 && pin.lng >= 16 && pin.lng <= 17)).toBe(true);
  });

  it('sorts by price and area for people who are signed in', async () => {
    const prices = (await search(anna, { sort: 'price', direction: 'asc' })).items.map((card) => card.price ?? 0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const areas = (await search(anna, { sort: 'area', direction: 'desc' })).items.map((card) => card.surface ?? 0);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
  });

  it('narrows the rails of the landing page by the last filters, the first one also by use, and leaves the totals those of the country', async () => {
    const whole = await must(server.visitor, searchCalls.getLanding, {});
    const filters = { province: 'lodzkie', minArea: 300, freeFrom: '2027-01-15' as never } as const;
    const narrowed = await must(anna, searchCalls.getLanding, { ...filters, premisesPurpose: 'office', maxPrice: 50_000_00 as never });
    expect(narrowed.totals).toEqual(whole.totals);
    // What the page says to bind are the offers to let; a use counts what its list shows.
    const counted = sql`select count(*) filter (where not sale)::int as offers, count(*) filter (where use = 'office')::int as office
      from listing where listed and valid_to > now()`;
    const { offers, office } = whole.totals;
    expect((await server.db.execute(counted)).rows).toEqual([{ offers, office }]);
    expect(narrowed.interesting.length).toBeGreaterThan(0);
    expect(narrowed.interesting.every(({ use, price }) => use === 'office' && price !== null && price <= 50_000_00)).toBe(true);
    for (const use of ['retail', 'warehouse'] as const) {
      expect(narrowed[use].length).toBeGreaterThan(0);
      expect(narrowed[use].every((card) => card.use === use && card.province === 'lodzkie' && card.surface !== null && card.surface >= 300)).toBe(
        true,
      );
      expect(narrowed[use].filter(({ badge }) => badge === 'booked').length).toBeLessThanOrEqual(3);
      expect(narrowed[use].filter(({ badge }) => badge !== 'booked').length).toBeLessThanOrEqual(10);
    }
    const shown = [...narrowed.interesting, ...narrowed.office, ...narrowed.retail, ...narrowed.warehouse].map(({ id }) => id);
    expect(new Set(shown).size).toBe(shown.length);
    // The rent counts for nobody who may not see it.
    const visitor = (maxPrice: object) => must(server.visitor, searchCalls.getLanding, { ...filters, ...maxPrice });
    expect(await visitor({ maxPrice: 1 })).toEqual(await visitor({}));
    expect(await must(server.visitor, searchCalls.getLanding, { maxPrice: 1 as never })).toEqual(whole);
  });

  it('fills a rail of the last filters up with free offers where the newest ones are reserved, none on two rails', async () => {
    const newest = sql`select offer_id from listing where use = 'retail' and city_key = 'lodz' order by published_at desc, offer_id desc limit 40`;
    await server.db.execute(sql`create table was_booked as select offer_id, booked from listing`);
    await server.db.execute(sql`update listing set booked = offer_id in (${newest})`);
    const { interesting, retail } = await must(server.visitor, searchCalls.getLanding, { city: 'Łódź', premisesPurpose: 'retail' });
    await server.db.execute(sql`update listing l set booked = w.booked from was_booked w where w.offer_id = l.offer_id`);
    await server.db.execute(sql`drop table was_booked`);
    const counted = [interesting, retail].map((rail) => [rail.filter(({ badge }) => badge !== 'booked').length, rail.length]);
    expect(counted).toEqual([
      [10, 13],
      [10, 13],
    ]);
    expect(new Set([...interesting, ...retail].map(({ id }) => id)).size).toBe(26);
  });

  it.each([
    [999, 999],
    [1000, 1000],
    [1001, 1001],
    [1500, 1001],
  ])('counts %i offers to let as %i on the landing page, plain or narrowed, from memory or by statements', async (listed, counted) => {
    const some = sql`select offer_id from listing where listed and valid_to > now() order by number limit ${listed}`;
    await server.db.execute(sql`update listing set sale = offer_id not in (${some})`);
    const offers = async (filters: object) => (await must(anna, searchCalls.getLanding, filters)).totals.offers;
    const fromMemory = [await offers({}), await offers({ minArea: 30 })];
    const away = vi.spyOn(server.services.ports.of(enginePort), 'current').mockResolvedValue(null);
    const byStatements = await offers({ minArea: 30 });
    away.mockRestore();
    await server.db.execute(sql`update listing set sale = number % 5 < 4`);
    expect([...fromMemory, byStatements]).toEqual([counted, counted, counted]);
  });

  it('finds what is free today by a day that has passed, as a saved search or an old link says it', async () => {
    await server.db.execute(sql`update listing set free_from = current_date - 3 where number = 3`);
    const [old, now] = [
      await search(anna, { freeFrom: '2020-01-01' as never }),
      await search(anna, { freeFrom: new Date().toISOString().slice(0, 10) as never }),
    ];
    expect(old.items.map(({ name }) => name)).toContain('Lokal 3');
    expect(ids(old)).toEqual(ids(now));
  });

  it('answers a visitor the same whatever the prices are', async () => {
    const free = await search(server.visitor);
    expect(ids(await search(server.visitor, { maxPrice: 1 as never }))).toEqual(ids(free));
    expect(await search(server.visitor, { sort: 'price', direction: 'asc' })).toEqual(free);
    expect(await search(server.visitor, { sort: 'price', direction: 'desc' })).toEqual(free);
    expect(free.items.every((card) => card.price === null && card.pricePerMetre === null)).toBe(true);
    const pins = await must(server.visitor, searchCalls.searchMarkers, { ...plain, maxPrice: 1 as never });
    expect(pins.capped).toBe(true);
    expect(pins.cells.reduce((sum, { count }) => sum + count, pins.markers.length)).toBeGreaterThan(2500);
    expect(pins.markers.every((pin) => pin.label.endsWith('m²'))).toBe(true);
    const viewport = { ...plain, bounds: { south: 50, west: 16, north: 51, east: 17 } } as const;
    const seen = await must(server.visitor, searchCalls.searchMarkers, viewport);
    expect(seen.markers.length).toBeGreaterThan(20);
    await server.db.execute(sql`update listing set price = 200000000 - price, price_per_metre = 1`);
    expect(await search(server.visitor)).toEqual(free);
    expect(await must(server.visitor, searchCalls.searchMarkers, { ...plain, maxPrice: 1 as never })).toEqual(pins);
    expect(await must(server.visitor, searchCalls.searchMarkers, viewport)).toEqual(seen);
    expect(JSON.stringify(await must(server.visitor, searchCalls.getLanding, {}))).not.toMatch(/"price":\d/);
  });

  it('puts at most ten free and three booked offers on a rail of the landing page, and none on two of them', async () => {
    const landing = await must(server.visitor, searchCalls.getLanding, { province: 'lodzkie' });
    for (const rail of [landing.interesting, landing.office, landing.retail, landing.warehouse]) {
      expect(rail.filter((card) => card.badge === 'booked').length).toBeLessThanOrEqual(3);
      expect(rail.filter((card) => card.badge !== 'booked')).toHaveLength(10);
      expect(rail.every((card) => card.province === 'lodzkie')).toBe(true);
    }
    expect(landing.warehouse.every((card) => card.use === 'warehouse')).toBe(true);
    const shown = [landing.interesting, landing.office, landing.retail, landing.warehouse].flatMap((items) => ids({ items }));
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe('places', () => {
  it('are suggested without Polish letters and found by their id', async () => {
    const { predictions } = await must(server.visitor, searchCalls.suggestPlaces, { input: 'lod' });
    expect(predictions[0]).toMatchObject({ main_text: 'Łódź', secondary_text: 'woj. łódzkie' });
    const details = await must(server.visitor, searchCalls.getPlace, { place_id: predictions[0]?.place_id ?? '' });
    expect(details).toMatchObject({ city: 'Łódź', province: 'lodzkie' });
    expect(await server.visitor.ask(searchCalls.getPlace, { place_id: 'nowhere' })).toMatchObject({ refusal: { code: 'place.not_found' } });
  });

  it.each(['Mokotów', 'Ursynów', 'Praga Południe', 'Wola', 'Żoliborz'])('suggests %s as a district of Warszawa', async (district) => {
    const { predictions } = await must(server.visitor, searchCalls.suggestPlaces, { input: district.toLowerCase() });
    const [found, ...others] = predictions.filter(({ main_text, secondary_text }) => main_text === district && secondary_text.startsWith('Warszawa'));
    expect(found).toMatchObject({ secondary_text: 'Warszawa, woj. mazowieckie' });
    expect(others).toEqual([]);
  });
});
