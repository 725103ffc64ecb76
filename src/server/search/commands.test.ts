import { asc, eq, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book } from '../../../tests/factories/deals.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { filterShape } from '../../domain/search/rules/filters.ts';
import { newId } from '../kit/database/ids.ts';
import { offer } from '../offers/tables/offer.ts';
import { refreshListings } from './commands.ts';
import { searchJobs } from './jobs.ts';
import { listingFilter } from './tables/filter.ts';
import { listing } from './tables/listing.ts';

let server: TestServer;
let ids: string[];
let project: string;

beforeAll(async () => {
  server = await testServer();
  const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  ids = [await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord)];
  expect(await book(tenant, ids[1] ?? '')).toMatchObject({ ok: true });
  const made = await landlord.ask(offersCalls.createOffer, {});
  project = made.ok ? made.value.offerId : '';
});
afterAll(() => server.close());

const rows = () => server.db.select().from(listing).orderBy(asc(listing.offerId));
const refresh = (offerIds: readonly string[]) => server.db.transaction((tx) => refreshListings(tx, offerIds));

describe('the projection of many offers', () => {
  it('is the same as that of each alone', async () => {
    await server.db.delete(listing);
    await server.db.transaction(async (tx) => {
      for (const id of ids) await refreshListings(tx, [id]);
    });
    const alone = await rows();
    await server.db.delete(listing);
    await refresh([...ids, project, newId()]);
    expect(await rows()).toEqual(alone);
    expect(alone.map(({ offerId, booked }) => [offerId, booked])).toEqual([...ids].sort().map((id) => [id, id === ids[1]]));
  });

  it('writes what changed over what stood there, and takes out what is not published', async () => {
    const [first = '', second = '', third = ''] = ids;
    const [stale] = await rows();
    await server.db.insert(listing).values({ ...(stale as typeof listing.$inferInsert), offerId: project });
    await server.db.update(listing).set({ city: 'Nigdzie', imageCount: 7 });
    await server.db.update(offer).set({ hiddenReason: 'spam', form: sql`jsonb_set(form, '{name}', '"Nowa nazwa"')` }).where(eq(offer.id, first));
    await refresh([first, second, project]);
    const after = new Map((await rows()).map((row) => [row.offerId, row]));
    expect(after.get(first)).toMatchObject({ listed: false, name: 'Nowa nazwa', imageCount: 0 });
    expect(after.get(second)?.city).not.toBe('Nigdzie');
    expect(after.get(third)?.city).toBe('Nigdzie');
    expect(after.has(project)).toBe(false);
  });

  it('takes as many statements for three offers as for one, and none for none', async () => {
    const asked: string[] = [];
    const db = drizzle(server.db.$client, { logger: { logQuery: (text) => void (/^(begin|commit)/.test(text) || asked.push(text)) } });
    const statements = async (offerIds: readonly string[]): Promise<number> => {
      const before = asked.length;
      await db.transaction((tx) => refreshListings(tx, offerIds));
      return asked.length - before;
    };
    await server.db.delete(listing).where(inArray(listing.offerId, ids));
    expect(await statements(ids.slice(0, 1))).toBe(7);
    expect(await statements(ids)).toBe(7);
    expect(await statements([])).toBe(0);
  });
});

describe('listings that were made by other filters', () => {
  const shapes = async () => new Map((await server.db.select().from(listingFilter)).map(({ offerId, shape }) => [offerId, shape]));

  it('are made anew after a start, and those alone', async () => {
    await refresh(ids);
    const [first = '', second = '', third = ''] = ids;
    await server.db.update(listingFilter).set({ shape: 0, words: '' }).where(eq(listingFilter.offerId, first));
    await server.db.update(listingFilter).set({ words: ' kept' }).where(eq(listingFilter.offerId, second));
    await server.db.delete(listingFilter).where(eq(listingFilter.offerId, third));
    const job = searchJobs.find(({ name }) => name === 'search.project');
    await job?.run(server.services, {}, { id: 'a job', attempt: 1, lastAttempt: true, signal: new AbortController().signal });
    const after = await shapes();
    expect(ids.map((id) => after.get(id))).toEqual([filterShape, filterShape, filterShape]);
    const words = new Map((await server.db.select().from(listingFilter)).map((row) => [row.offerId, row.words]));
    expect(words.get(first)).toContain(' nawrot');
    expect(words.get(second)).toBe(' kept');
    await refresh(ids);
  });
});

describe('a step that changes nothing but the state', () => {
  const rowOf = async (offerId: string) => (await rows()).find((row) => row.offerId === offerId);

  it('writes what follows from the state and leaves the rest of the row alone', async () => {
    const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    await server.db.update(listing).set({ city: 'Nigdzie' }).where(eq(listing.offerId, offerId));
    const before = await rowOf(offerId);
    expect(await book(tenant, offerId)).toMatchObject({ ok: true });
    const booked = await rowOf(offerId);
    expect(booked).toEqual({ ...before, state: 'BOOKED', booked: true, bookedAt: expect.any(String), reservedUntil: expect.any(String) });
    expect(await tenant.ask(reservationsCalls.withdrawReservation, { offerId })).toMatchObject({ ok: true });
    expect(await rowOf(offerId)).toEqual(before);
  });

  it('makes the row when it is missing', async () => {
    const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    const before = await rowOf(offerId);
    await server.db.delete(listing).where(eq(listing.offerId, offerId));
    expect(await book(tenant, offerId)).toMatchObject({ ok: true });
    expect(await rowOf(offerId)).toMatchObject({ offerId, city: before?.city, booked: true });
  });
});
