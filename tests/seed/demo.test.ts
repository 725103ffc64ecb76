import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoState, seed } from '../../scripts/seed/main.ts';
import { beginStories, openClock } from '../../scripts/seed/past.ts';
import { offers } from '../../scripts/seed/world/offers.ts';
import { people } from '../../scripts/seed/world/people.ts';
import { bellCalls } from '../../src/contract/accounts/endpoints/bell.ts';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { adminCalls } from '../../src/contract/admin/endpoints.ts';
import { searchCalls } from '../../src/contract/search/endpoints.ts';
import { placeAlertCalls } from '../../src/contract/wanted/endpoints/place-alerts.ts';
import { wantedCalls } from '../../src/contract/wanted/endpoints.ts';
import { type TestServer, testServer } from '../kit/server.ts';

/** Every offer with a story, what is for sale, and a few plain ones; pictures only on one, for they take most of the time. */
const world = offers
  .filter((offer, index) => offer.fate !== undefined || offer.sale || offer.key === 'lodz-piotrkowska' || index % 30 === 12)
  .map((offer, index) => ({ ...offer, pictures: index === 0 ? (4 as const) : (0 as const) }));

let server: TestServer;
const count = async (query: ReturnType<typeof sql>): Promise<number> => Number((await server.db.execute<{ n: number }>(query)).rows[0]?.n);

beforeAll(async () => {
  server = await testServer({ env: { NODE_ENV: 'development', DEMO_PASSWORD: 'Parter-demo-2' } });
  const { told } = await seed(server.services, world);
  await told;
}, 240_000);
afterAll(() => server.close());

describe('the demo in a database', () => {
  it("takes every lease to its status by the product's own commands, at a time of its own", async () => {
    const { rows } = await server.db.execute<{ offer_name: string; state: string; days: number }>(
      sql`select offer_name, state, round(extract(epoch from now() - signed_at) / 86400) as days from lease`,
    );
    const wanted = world.flatMap(({ name, fate }) => (fate?.at === 'leased' ? [[name, fate.status, fate.daysAgo] as const] : []));
    expect(new Map(rows.map((row) => [row.offer_name, row.state]))).toEqual(new Map(wanted.map(([name, status]) => [name, status])));
    for (const [name, , days] of wanted) expect(Math.abs(Number(rows.find((row) => row.offer_name === name)?.days) - days)).toBeLessThanOrEqual(1);
  });

  it('has weeks of visits behind it that no property is told of, links that were opened, and a funnel down to signed leases', async () => {
    expect(await count(sql`select count(distinct created_at::date) as n from analytics_event where name = 'view_item'`)).toBeGreaterThanOrEqual(27);
    expect(
      await count(sql`select count(*) as n from analytics_event where name <> 'purchase' and (forwarded_at is null or created_at > now())`),
    ).toBe(0);
    expect(await count(sql`select count(*) as n from short_link where prospect_id is not null`)).toBeGreaterThan(100);
    for (const milestone of ['linkClick', 'accountCreation', 'offerSubmission', 'contractSigning'])
      expect(await count(sql`select count(*) as n from prospect_milestone where milestone = ${milestone}`), milestone).toBeGreaterThan(1);
    expect(await count(sql`select sum(clicks) as n from short_link`)).toBe(
      await count(sql`select count(*) as n from prospect_milestone where milestone = 'linkClick'`),
    );
    expect(await count(sql`select sum(n) as n from outreach_conversion where step_from = 'linkClick' and step_to = 'accountCreation'`)).toBe(
      await count(sql`select count(*) as n from prospect_milestone where milestone = 'accountCreation'`),
    );
  });

  it('leaves reservations running, one offer hidden, one run out, and projects', async () => {
    const proposed = world.filter(({ fate }) => fate?.at === 'agency' && fate.owner === null);
    const fates = (at: string): number => world.filter(({ fate }) => fate?.at === at).length;
    expect(await count(sql`select count(*) as n from reservation where ended_at is null and reserved_until > now()`)).toBe(fates('booked'));
    expect(await count(sql`select count(*) as n from offer where hidden_reason is not null`)).toBe(fates('hidden'));
    expect(await count(sql`select count(*) as n from offer where state = 'ACTIVE' and valid_to < now()`)).toBe(fates('expired'));
    expect(await count(sql`select count(*) as n from offer where state = 'UNSIGNED'`)).toBe(fates('draft') + proposed.length);
    expect(await count(sql`select count(*) as n from offer_image where kind = 'photo'`)).toBe(4);
  });

  it('shows what is on offer to a visitor, and nothing that is hidden, run out or let', async () => {
    const found = await server.visitor.ask(searchCalls.searchOffers, searchCalls.searchOffers.in.parse({}));
    if (!found.ok) throw new Error(found.refusal.code);
    const isOpen = ({ fate }: (typeof world)[number]): boolean =>
      fate === undefined || fate.at === 'booked' || fate.at === 'countered' || (fate.at === 'agency' && fate.owner !== null);
    const open = world.filter(isOpen).map(({ name }) => name);
    expect(found.value.total).toBe(open.length);
    for (const item of found.value.items) expect(open).toContain(item.name);
    const sold = await server.visitor.ask(searchCalls.searchOffers, searchCalls.searchOffers.in.parse({ offerType: 'sell' }));
    expect(sold.ok && sold.value.items.map(({ name }) => name)).toEqual(world.flatMap(({ name, sale }) => (sale ? [name] : [])));
  });

  it('gives the agent a client whose offer is published, and a proposal that waits for its owner', async () => {
    const { rows } = await server.db.execute<{ state: string; offer: string }>(
      sql`select a.state, o.state as offer from agency_agreement a join offer o on o.id = a.offer_id order by a.state`,
    );
    expect(rows).toEqual([
      { state: 'PENDING', offer: 'UNSIGNED' },
      { state: 'SIGNED', offer: 'ACTIVE' },
    ]);
  });

  it('has told everybody of each thing when it happened, and what is older than two days they have read', async () => {
    const old = sql`created_at < now() - interval '3 days'`;
    expect(await count(sql`select count(*) as n from mail where template = 'leases.signed' and ${old}`)).toBeGreaterThan(2);
    for (const { email } of people.slice(0, 2)) {
      const { rows } = await server.db.execute<{ template: string }>(
        sql`select template from mail join person using (uid) where email = ${email} and read_at is null and mail.${old}`,
      );
      expect(rows, email).toEqual([]);
    }
    const tenant = server.client();
    await tenant.ask(accountsCalls.signIn, { email: people[1]?.email ?? '', password: 'Parter-demo-2', bearer: false });
    const bell = await tenant.ask(bellCalls.listBell, {});
    if (!bell.ok) throw new Error(bell.refusal.code);
    expect(bell.value.entries.some(({ isRead }) => isRead)).toBe(true);
    const unread = await tenant.ask(bellCalls.countBell, {});
    expect(unread.ok && unread.value.unread).toBeLessThan(10);
  });

  it('has an offer lie with the tenant, sent to one of the listings of their company', async () => {
    const tenant = server.client();
    await tenant.ask(accountsCalls.signIn, { email: people[1]?.email ?? '', password: 'Parter-demo-2', bearer: false });
    const own = await tenant.ask(wantedCalls.listOwnWanted, {});
    if (!own.ok) throw new Error(own.refusal.code);
    expect(own.value.listings.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
  });

  it('has the landlord hear of new listings around Łódź, and not of those that were there before', async () => {
    const landlord = server.client();
    await landlord.ask(accountsCalls.signIn, { email: people[0]?.email ?? '', password: 'Parter-demo-2', bearer: false });
    const own = await landlord.ask(placeAlertCalls.listPlaceAlerts, {});
    if (!own.ok) throw new Error(own.refusal.code);
    expect(own.value.alerts).toMatchObject([{ location: 'Łódź', radius: 10, use: 'retail', frequency: 'daily', mailedAt: null }]);
    const { rows } = await server.db.execute(sql`select 1 from place_alert_match`);
    expect(rows).toEqual([]);
  });

  it('has an admin who must set up a second factor in time, as whoever is made one, and nobody else who must', async () => {
    const { rows } = await server.db.execute(sql`select email, second_factor_due > now() as due from person where second_factor_due is not null`);
    expect(rows).toEqual([{ email: 'admin@parter.example', due: true }]);
  });

  it('has a log in which the day is a day of a small market, and which goes on in the order of its moments', async () => {
    const admin = server.client();
    await admin.ask(accountsCalls.signIn, { email: 'admin@parter.example', password: 'Parter-demo-2', bearer: false });
    const overview = await admin.ask(adminCalls.getOverview, { mine: false });
    if (!overview.ok) throw new Error(overview.refusal.code);
    const { offers: added, reservations, leases, wanted, counterOffers } = overview.value.day;
    expect(world.length).toBeGreaterThan(20);
    for (const [name, n] of Object.entries({ added, reservations, leases, wanted, counterOffers })) expect(n, name).toBeLessThanOrEqual(6);
    expect(await count(sql`select count(*) as n from event where method = 'onOfferAddConfirm'`)).toBeGreaterThan(20);
    expect(
      await count(
        sql`select count(*) as n from (select created_at < lag(created_at) over (order by id) as is_back from event) as entry where is_back`,
      ),
    ).toBe(0);
    expect(await count(sql`select count(*) as n from event where created_at > now()`)).toBe(0);
  });

  it('opens the five accounts with the configured password', async () => {
    for (const { email } of people.slice(0, 5))
      expect(await server.client().ask(accountsCalls.signIn, { email, password: 'Parter-demo-2', bearer: false })).toMatchObject({ ok: true });
  });

  it('leaves an identity for the moderator to look at', async () => {
    const waiting = people.filter(({ verified }) => !verified).map(({ email }) => email);
    const { rows } = await server.db.execute<{ email: string }>(sql`select email from person where identity_state = 'CHECKING'`);
    expect(rows.map(({ email }) => email)).toEqual(waiting);
    expect(waiting.length).toBeGreaterThan(0);
  });

  it('balances its books, seals its documents and leaves no clock behind', async () => {
    await server.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`);
    await server.work();
    expect(await count(sql`select count(*) as n from document where sealed_at is null and kind in ('offer', 'lease')`)).toBe(
      world.filter(({ fate }) => fate?.at === 'booked').length,
    );
    expect(await count(sql`select coalesce(sum(amount), 0) as n from ledger_line`)).toBe(0);
    expect(await count(sql`select count(*) as n from pg_namespace where nspname = 'demo_clock'`)).toBe(0);
    expect(await count(sql`select count(*) as n from pgboss.job where state = 'failed'`)).toBe(0);
  }, 180_000);

  it('does nothing the second time', async () => {
    const before = await count(sql`select count(*) as n from offer`);
    await (await seed(server.services, world)).told;
    expect(await count(sql`select count(*) as n from offer`)).toBe(before);
  });
});

describe('before anything is written', () => {
  const demoPerson = people[0]?.email ?? '';
  let fresh: TestServer;
  beforeAll(async () => {
    fresh = await testServer({ env: { NODE_ENV: 'development' } });
  });
  afterAll(() => fresh.close());

  it('only a database without a person is empty', async () => {
    expect(await demoState(fresh.db)).toBe('load');
    await fresh.person({ email: 'anna@firma.example' });
    expect(await demoState(fresh.db)).toBe('nothing');
    await (await seed(fresh.services, world)).told;
    expect((await fresh.db.execute(sql`select email from person`)).rows).toEqual([{ email: 'anna@firma.example' }]);
  });

  it('half a demo is made anew only while nobody else is in the database', async () => {
    await openClock(fresh.db);
    expect(await demoState(fresh.db)).toBe('nothing');
    await fresh.db.execute(sql`update person set email = ${demoPerson}`);
    expect(await demoState(fresh.db)).toBe('anew');
  });

  it('a demo whose stories were cut off is completed, whoever came meanwhile', async () => {
    await beginStories(fresh.db);
    await fresh.person({ email: 'jan@firma.example' });
    expect(await demoState(fresh.db)).toBe('complete');
  });
});
