import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, aSignedLease } from '../../../../tests/factories/deals.ts';
import { aProject, must } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';

let server: TestServer;
let anna: TestPerson;
let unconfirmed: TestPerson;
beforeAll(async () => {
  server = await testServer();
  anna = await server.person();
  unconfirmed = await server.person({ verified: false });
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from listing`));

const idOf = (name: string): string => name.replaceAll(/[^a-z0-9]/g, '').padStart(20, 'x');

type Row = Partial<{ use: string; sale: boolean; booked: boolean; listed: boolean; surface: number; metre: number; north: number; hours: number }>;

/** A row of the projection, written past the program: 100 m² in the middle of Łódź, at 50 zł a metre, so many kilometres north. */
const anOffer = async (name: string, { use = 'office', surface = 100, metre = 50_00, north = 0, ...row }: Row = {}): Promise<void> => {
  const { sale = false, booked = false, listed = true, hours = 24 } = row;
  await server.db.execute(sql`
    insert into listing (offer_id, number, state, listed, booked, name, sale, use, address, city, city_key, county_key, province, surface, floors, price,
      price_per_metre, lat, lng, image_count, valid_to, published_at, modified_at)
    values (${idOf(name)}, 1, ${booked ? 'BOOKED' : 'ACTIVE'}, ${listed}, ${booked}, ${name}, ${sale}, ${use}, 'ul. Prosta 1', 'Łódź', 'lodz', '', 'lodzkie',
      ${surface}, '["0"]', ${Math.round(surface * metre)}, ${metre}, ${51.77 + north / 111.2}, 19.46, 0, now() + make_interval(hours => ${hours}), now(), now())`);
};

const similarTo = async (who: Client, name: string) => (await must(who, searchCalls.listSimilarOffers, { offerId: idOf(name) })).offers;
const names = async (who: Client, name = 'this') => (await similarTo(who, name)).map((card) => card.name);

it('finds at most four free offers of the same use and kind and of a like area, near ones before others, the likest first of each', async () => {
  await anOffer('this');
  await anOffer('far', { north: 20 });
  await anOffer('next door');
  await anOffer('near', { north: 3 });
  await anOffer('larger', { surface: 150 });
  await anOffer('much larger', { surface: 290 });
  for (const [name, row] of Object.entries({
    'another use': { use: 'retail' },
    'a sale': { sale: true },
    booked: { booked: true },
    hidden: { listed: false },
    'run out': { hours: -1 },
    'further away': { north: 31 },
    'too large': { surface: 301 },
    'too small': { surface: 33 },
  } satisfies Record<string, Row>))
    await anOffer(name, row);
  expect(await names(server.visitor)).toEqual(['next door', 'near', 'larger', 'much larger']);
  await server.db.execute(sql`delete from listing where name in ('near', 'larger', 'much larger')`);
  expect(await names(server.visitor)).toEqual(['next door', 'far', 'further away']);
});

it('says how far away each lies, however far that is', async () => {
  await anOffer('this');
  await anOffer('at the sea', { north: 290 });
  await anOffer('as far and larger', { north: -250, surface: 140 });
  await anOffer('next door', { north: 0.2, surface: 280 });
  await anOffer('of another use', { use: 'warehouse', north: 40 });
  for (const who of [server.visitor, anna])
    expect((await similarTo(who, 'this')).map(({ name, km }) => [name, km])).toEqual([
      ['next door', 0],
      ['as far and larger', 250],
      ['at the sea', 290],
    ]);
});

it('finds those of the province first where an offer has no pin', async () => {
  await anOffer('this');
  await anOffer('elsewhere', { north: 150 });
  await anOffer('of the province', { surface: 250, north: -20 });
  await server.db.execute(sql`update listing set lat = null, lng = null where name = 'this'`);
  await server.db.execute(sql`update listing set province = 'mazowieckie' where name = 'elsewhere'`);
  expect((await similarTo(server.visitor, 'this')).map(({ name, km }) => [name, km])).toEqual([
    ['of the province', null],
    ['elsewhere', null],
  ]);
});

it('weighs the rent per m² for people who see prices alone, and shows the price to nobody else', async () => {
  await anOffer('this');
  await anOffer('a dear neighbour', { metre: 400_00 });
  await anOffer('as dear, 9 km away', { north: 9 });
  expect(await names(anna)).toEqual(['as dear, 9 km away', 'a dear neighbour']);
  for (const early of [server.visitor, unconfirmed]) {
    const before = await similarTo(early, 'this');
    expect(before.map((card) => card.name)).toEqual(['a dear neighbour', 'as dear, 9 km away']);
    expect(before.every((card) => card.price === null && card.pricePerMetre === null && card.badgeUntil === null)).toBe(true);
    await server.db.execute(sql`update listing set price = 900000000 - price, price_per_metre = 90000 - price_per_metre`);
    expect(await similarTo(early, 'this')).toEqual(before);
  }
});

it('still finds a way on from an offer that is booked or has run out', async () => {
  await anOffer('booked', { booked: true });
  await anOffer('run out', { hours: -1 });
  await anOffer('next door');
  expect(await names(server.visitor, 'booked')).toEqual(['next door']);
  expect(await names(server.visitor, 'run out')).toEqual(['next door']);
});

it('answers nothing of an offer that not everybody may open, as of one that never was', async () => {
  const [landlord, admin] = [await anInsertedSigner(server), await server.person({ claims: ['admin'] })];
  const [hidden, open] = [await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord)];
  const project = await aProject(landlord);
  const similar = async (who: Client, offerId: string) => (await must(who, searchCalls.listSimilarOffers, { offerId })).offers.map(({ id }) => id);
  expect(await similar(server.visitor, hidden)).toEqual([open]);
  await must(admin, offersCalls.hideOffer, { offerId: hidden, hidden: true, reason: 'Kontrola danych' });
  const { offerId: signed } = await aSignedLease(server);
  for (const who of [server.visitor, landlord, admin])
    for (const offerId of [hidden, project, signed, idOf('none')]) expect(await similar(who, offerId)).toEqual([]);
});
