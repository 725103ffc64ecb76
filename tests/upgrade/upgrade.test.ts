/** Data that an earlier version stored are brought forward by the migrations, and everything in them can still be read and goes on. */

import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { handoverCalls } from '../../src/contract/handover/endpoints.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { searchCalls } from '../../src/contract/search/endpoints.ts';
import { workspaceCalls } from '../../src/contract/workspace/endpoints.ts';
import { dayOf } from '../../src/domain/kit/time.ts';
import { ok } from '../../src/domain/kit/verdict.ts';
import { type WorkspaceList, workspaceLists } from '../../src/domain/workspace/rules.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { migrate } from '../../src/server/kit/database/migrate.ts';
import { transact } from '../../src/server/kit/database/transaction.ts';
import { deliverStored } from '../../src/server/kit/mail/send.ts';
import { must } from '../factories/published-offer.ts';
import { testDatabase } from '../kit/database.ts';
import { type Client, type TestServer, testServer } from '../kit/server.ts';

const migrations = path.join(import.meta.dirname, '../../src/server/kit/migrations');
const sqlIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();

const [fixture = ''] = await sqlIn(import.meta.dirname);
const then = fixture.replace('after-', '');

let server: TestServer;
let applied: readonly string[];

/** The database as the earlier version left it: its migrations, its rows. */
const asItWas = async () => {
  const database = await testDatabase({ bare: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'parter-upgrade-'));
  for (const name of await sqlIn(migrations)) if (name <= then) await cp(path.join(migrations, name), path.join(folder, name));
  await migrate(database.url, folder);
  await rm(folder, { recursive: true });
  // Rows come table by table, so that neither references nor triggers may look at them meanwhile.
  const rows = await readFile(path.join(import.meta.dirname, fixture), 'utf8');
  await database.db.$client.query(`begin; set local session_replication_role = replica; ${rows}; commit`);
  return database;
};

beforeAll(async () => {
  const database = await asItWas();
  applied = await migrate(database.url);
  server = await testServer({ database });
}, 120_000);
afterAll(() => server.close());

const signedIn = async (email: string): Promise<Client> => {
  const client = server.client();
  await must(client, accountsCalls.signIn, { email, password: 'Parter-demo-1', bearer: false });
  return client;
};

type StoredLease = { readonly offerId: string; readonly state: string; readonly landlord: string; readonly tenant: string };
const leases = async () =>
  (
    await server.db.execute<StoredLease>(sql`
      select offer_id as "offerId", lease.state, one.email as landlord, other.email as tenant from lease
      join offer on offer.id = offer_id join person one on one.uid = offer.owner_uid join person other on other.uid = lease.signer_uid`)
  ).rows;

describe('data of an earlier version', () => {
  it('take every later migration', async () => {
    expect(applied).toEqual((await sqlIn(migrations)).filter((name) => name > then));
    expect(applied.length).toBeGreaterThan(0);
  });

  it('are offers that their owners and everybody else can open and find', async () => {
    const { rows } = await server.db.execute<{ id: string; state: string; hidden: boolean; email: string }>(
      sql`select offer.id, state, hidden_reason is not null as hidden, email from offer join person on uid = owner_uid`,
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['UNSIGNED', 'ACTIVE', 'BOOKED', 'SIGNED']));
    for (const { id: offerId, state, hidden, email } of rows) {
      const owner = await signedIn(email);
      await must(owner, offersCalls.getOffer, { offerId });
      await must(owner, offersCalls.getOfferForm, { offerId });
      if (['ACTIVE', 'BOOKED'].includes(state) && !hidden) await must(server.visitor, offersCalls.getOffer, { offerId });
    }
    await server.db.execute(sql`update listing set valid_to = now() + interval '9 days'`);
    const listed = rows.filter(({ state, hidden }) => ['ACTIVE', 'BOOKED'].includes(state) && !hidden);
    const found = await must(server.visitor, searchCalls.searchOffers, { sort: 'published', direction: 'desc', page: 1 });
    expect(found.items.map(({ id }) => id).toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
  }, 60_000);

  it('are leases in every state, with deposit and protocol, that both sides can read', async () => {
    const all = await leases();
    expect(new Set(all.map(({ state }) => state)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(5);
    for (const { offerId, state, landlord, tenant } of all) {
      const [one, other] = [await signedIn(landlord), await signedIn(tenant)];
      for (const side of [one, other]) expect(await must(side, leasesCalls.getLease, { offerId })).toMatchObject({ state });
      await must(other, depositsCalls.getDeposit, { offerId });
      if (state.startsWith('PROTOCOL')) await must(one, handoverCalls.getProtocol, { offerId });
      for (const list of Object.keys(workspaceLists) as WorkspaceList[])
        for (const side of [one, other]) await must(side, workspaceCalls.listOffers, { list, sort: 'lastModified', direction: 'desc', page: 1 });
    }
  }, 60_000);

  it('are mails that are still sent, each with words', async () => {
    const waiting = (await server.db.execute<{ id: string }>(sql`select id from mail where sent_at is null`)).rows.map(({ id }) => id);
    expect(waiting.length).toBeGreaterThan(10);
    await transact(server.services, async (tx) => ok(await deliverStored(server.services, tx, waiting)));
    await server.work();
    const { rows } = await server.db.execute(sql`select template, last_error from mail where sent_at is null`);
    expect(rows).toEqual([]);
  }, 60_000);

  it('go on: a deposit that was awaited is booked, and the ledger is even', async () => {
    const admin = await signedIn('admin@parter.example');
    const awaited = (await leases()).find(({ state }) => state === 'DEPOSIT_PENDING');
    const offerId = awaited?.offerId ?? '';
    const tenant = await signedIn(awaited?.tenant ?? '');
    const { amount } = await must(tenant, depositsCalls.getDeposit, { offerId });
    const valueDate = dayOf(await databaseNow(server.db));
    const payer = { payerName: 'KAWA SP. Z O.O.', payerAccount: '27114020040000300201355387' };
    await must(admin, depositsCalls.bookDepositReceipt, { offerId, amount, valueDate, bankReference: 'UPGRADE-1', ...payer });
    const { rows } = await server.db.execute(sql`select entry_id from ledger_line group by entry_id having sum(amount) <> 0`);
    expect(rows).toEqual([]);
    expect((await must(admin, depositsCalls.listDeposits, { page: 1, waiting: false })).total).toBeGreaterThan(0);
  });
});
