import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer, sign } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { bellCalls } from '../../../contract/accounts/endpoints/bell.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { workspaceCalls } from '../../../contract/workspace/endpoints.ts';

let server: TestServer;
let landlord: Signer;
let tenant: Signer;
let offerId: string;
beforeAll(async () => {
  server = await testServer();
  [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  offerId = await anInsertedOffer(server, landlord);
}, 120_000);
afterAll(() => server.close());

const unread = async (who: Signer) => (await must(who, bellCalls.countBell, {})).unread;
const notes = (who: Signer, before?: string) => must(who, bellCalls.listBell, before ? { before } : {});

it('rings with what is mailed to an account, never with codes, and counts what nobody has read', async () => {
  expect(await unread(landlord)).toBe(0);
  await must(tenant, offersCalls.askQuestion, { offerId, title: 'Dostawy', description: 'Czy podjedzie samochód?' });
  expect(await unread(landlord)).toBe(1);
  const { entries, isMore } = await notes(landlord);
  expect([entries, isMore]).toMatchObject([
    [{ kind: 'letters', isRead: false, path: expect.stringMatching(/^\//), title: expect.any(String) }],
    false,
  ]);
  await must(landlord, accountsCalls.updateProfile, { lang: 'en' });
  expect((await notes(landlord)).entries[0]?.title).not.toBe(entries[0]?.title);
  const id = entries[0]?.id ?? '';
  await must(tenant, bellCalls.markBellRead, { ids: [id] });
  expect(await unread(landlord), 'nobody marks the notes of others').toBe(1);
  await must(landlord, bellCalls.markBellRead, { ids: [id] });
  expect([await unread(landlord), (await notes(landlord)).entries[0]?.isRead]).toEqual([0, true]);
});

it('is read page by page, each note once', async () => {
  for (let n = 0; n < 12; n += 1) {
    const asker = await server.person();
    await must(asker, offersCalls.askQuestion, { offerId, title: `Pytanie ${n}`, description: 'Ile jest miejsc?' });
  }
  const first = await notes(landlord);
  const second = await notes(landlord, first.entries.at(-1)?.id);
  const all = [...first.entries, ...second.entries].map(({ id }) => id);
  expect([first.entries.length, first.isMore, second.isMore, new Set(all).size]).toEqual([10, true, false, 13]);
  await must(await server.person(), offersCalls.askQuestion, { offerId, title: 'Później', description: 'Ile jest miejsc?' });
  await must(landlord, bellCalls.markBellRead, { until: all[0] ?? '' });
  expect(await unread(landlord), 'what came after the list was drawn').toBe(1);
  await server.db.execute(sql`update mail set facts = '{}'::jsonb where id = ${all[3]}`);
  const now = await notes(landlord);
  expect(
    now.entries.map(({ id }) => id),
    'a note that cannot be shown hides no other',
  ).toEqual([expect.any(String), ...all.slice(0, 3), ...all.slice(4, 9)]);
  await must(landlord, bellCalls.markBellRead, { until: now.entries[0]?.id ?? '' });
  expect(await unread(landlord)).toBe(0);
});

it('shows what its reader has done as read: a booking is news to the landlord alone', async () => {
  const before = await unread(landlord);
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  const made = async (who: Signer) => (await notes(who)).entries.find(({ title }) => /reserved|zarezerwowana|Rezerwacja/.test(title))?.isRead;
  expect([await made(tenant), await made(landlord)]).toEqual([true, false]);
  expect([await unread(tenant), await unread(landlord)]).toEqual([0, before + 1]);
});

it('the home says whose move it is, and until when', async () => {
  expect((await must(landlord, workspaceCalls.getHome, {})).questions).toBe(14);
  const [owners, tenants] = [await must(landlord, workspaceCalls.getHome, {}), await must(tenant, workspaceCalls.getHome, {})];
  expect([owners.yours, owners.others]).toMatchObject([
    [],
    [{ id: offerId, nextStep: 'sign_lease', nextActor: 'other', nextBy: expect.any(String) }],
  ]);
  expect([tenants.yours, tenants.others, tenants.questions]).toMatchObject([[{ id: offerId, nextStep: 'sign_lease', nextActor: 'you' }], [], 0]);
});

it('rings once for a lease that both mail and sealed file tell of', async () => {
  expect(await sign(server, tenant, offerId)).toMatchObject({ ok: true });
  await server.work();
  const { rows } = await server.db.execute<{ template: string }>(
    sql`select template from mail where uid = ${landlord.uid} and template ~ '^leases\\.(signed|sealed)' order by template`,
  );
  const [sealed, signed] = rows.map(({ template }) => template);
  expect([rows.length, sealed, signed]).toEqual([2, expect.stringContaining('sealed'), expect.stringContaining('signed')]);
  const titles = (await notes(landlord)).entries.map(({ title }) => title);
  expect(titles.filter((title) => /lease of|concluded|sealed/i.test(title))).toEqual([expect.stringMatching(/concluded/)]);
});

it('rings for its owner alone', async () => {
  const [anna, other] = [await server.person(), await server.person()];
  expect((await other.fetch(`/live?topics=bell:${anna.uid}`)).status).toBe(403);
  expect(await (await server.visitor.fetch(`/live?topics=bell:${anna.uid}`)).text()).not.toContain('event: mark');
});
