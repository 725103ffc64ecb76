import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accept, anAgent, aProposal, ownerDetails, shortLease, uploadScan } from '../../../../tests/factories/agency.ts';
import { aSignedLongLease, type Deal, payer, uploadForm } from '../../../../tests/factories/deals.ts';
import { askedForCode } from '../../../../tests/factories/identity.ts';
import { aProject, aSigner, must, whoAsks } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import { contentCalls } from '../../../contract/content/endpoints.ts';
import { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { urgencyOf, type WaitingKind, waitingKinds } from '../../../domain/admin/rules/waiting.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { consoleNumbers, listNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { offerImage } from '../../offers/tables/image.ts';

let server: TestServer;
let admin: TestPerson;
let deal: Deal;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  deal = await aSignedLongLease(server);
}, 120_000);
afterAll(() => server.close());

const run = (statement: SQL) => server.db.execute(statement);
const overview = () => must(admin, adminCalls.listWaiting, {});
const singleCases = () => must(admin, adminCalls.getOverview, { mine: false });
const hoursOf = (since: string, now: string) => Math.floor((Date.parse(now) - Date.parse(since)) / 3_600_000);
/** So many hours ago; 0 is the present. */
const ago = (hours: number): SQL => sql`now() - make_interval(hours => ${hours})`;

/** How a thing of each kind comes to wait, since so many hours. */
const arrivals: Readonly<Record<WaitingKind, (hours: number) => Promise<unknown>>> = {
  requests: async (hours) => {
    const requestId = await askedForCode(server, await server.person());
    await run(sql`update identity_request set created_at = ${ago(hours)} where id = ${requestId}`);
  },
  identityFiles: async (hours) => {
    const { uid } = await server.person();
    await run(sql`update person set identity_state = 'CHECKING' where uid = ${uid}`);
    await run(sql`insert into lifecycle_step (lifecycle, subject_id, event, from_state, to_state, actors, created_at)
      values ('identity', ${uid}, 'submit', 'INITIAL', 'CHECKING', '["person"]', ${ago(hours)})`);
  },
  companies: async (hours) => {
    const { uid } = await whoAsks(server);
    await run(sql`update company_member set submitted_at = ${ago(hours)} where uid = ${uid}`);
  },
  companyChanges: async (hours) => {
    const person = await aSigner(server);
    const { company } = await must(person, companiesCalls.getMyCompany, {});
    if (company === null) throw new Error('no company');
    await must(person, companiesCalls.changeCompany, { company: { ...company.form, name: 'Nowa nazwa sp. z o.o.' } });
    await run(sql`update company_change set created_at = ${ago(hours)} where company_id = ${person.companyId}`);
  },
  unmatched: async (hours) => {
    const [amount, valueDate] = [4_200_00 as Grosze, dayOf(await databaseNow(server.db))];
    await must(admin, depositsCalls.bookDepositReceipt, { amount, valueDate, bankReference: `W-${hours}`, ...payer });
    // Receipts are append-only: only without the triggers does one become older.
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update deposit_receipt set created_at = ${ago(hours)} where lease_id is null`);
    });
  },
  transfers: (hours) =>
    run(
      sql`insert into deposit_transfer (id, lease_id, kind, due, created_at) values (${newId()}, ${deal.leaseId}, 'payout', (now() at time zone 'Europe/Warsaw')::date, ${ago(hours)})`,
    ),
  approvals: (hours) =>
    run(sql`insert into money_approval (id, lease_id, act, details, reason, prepared_by, created_at)
      values (${newId()}, ${deal.leaseId}, 'refund_elsewhere', '{}', 'Zajęcie', ${admin.uid}, ${ago(hours)})`),
  moneyProblems: (hours) =>
    run(sql`insert into deposit_problem (id, lease_id, problem, created_at) values (${newId()}, ${deal.leaseId}, 'Bank pyta', ${ago(hours)})`),
  forms: async (hours) => {
    await uploadForm(deal.landlord, deal, 'scan', new TextEncoder().encode('%PDF-1.7 skan'));
    await run(sql`update lease_form_file set uploaded_at = ${ago(hours)}`);
    // The file opened a task, which waits by itself.
    await run(sql`update task set closed_at = now()`);
  },
  agencyFiles: async (hours) => {
    const [agent, owner] = [await anAgent(server), ownerDetails('wlasciciel@firma.example')];
    const proposed = await aProposal(server, agent, owner, { form: shortLease });
    await accept(server, proposed, owner.email);
    await uploadScan(server, agent, admin, proposed.agreementId);
    await run(sql`update agency_file set uploaded_at = ${ago(hours)}`);
  },
  tasks: (hours) => run(sql`insert into task (id, key, kind, created_at) values (${newId()}, ${newId()}, 'mediation', ${ago(hours)})`),
  photos: async (hours) => {
    const [id, offerId] = [newId(), await aProject(await aSigner(server))];
    const file = { key: `photos/${id}.jpg`, smallKey: `photos/${id}-s.jpg`, width: 1600, height: 1000, bytes: 1, thumb: '', sha256: 'ab'.repeat(32) };
    await server.db.insert(offerImage).values({ id, offerId, position: 0, ...file, likeness: '0'.repeat(16), entropy: 7, sharpness: 1 });
    await run(sql`update offer_image set created_at = ${ago(hours)} where id = ${id}`);
  },
  notices: (hours) =>
    run(sql`insert into offer_notice (id, offer_id, name, email, lang, ground, explanation, sender, created_at)
      values (${newId()}, ${deal.offerId}, 'Ewa', 'ewa@firma.example', 'pl', 'pictures', 'Moje zdjęcia', 'x', ${ago(hours)})`),
  reports: (hours) =>
    run(
      sql`insert into report (id, type, title, description, sender, created_at) values (${newId()}, 'Error', 'Błąd', 'Nie działa', 'x', ${ago(hours)})`,
    ),
  jobs: (hours) =>
    run(
      sql`insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on) values ('search.match', '{}', 'failed', 0, 0, ${ago(hours)})`,
    ),
};

it('the overview is empty where nothing waits, and names what does with its age, the longest waiting first', async () => {
  const before = new Set((await overview()).items.map(({ kind }) => kind));
  expect([...before]).toEqual([]);
  for (const [at, kind] of waitingKinds.entries()) await arrivals[kind](at + 1);
  const { items, now } = await overview();
  expect(items.map(({ kind, count, since }) => [kind, count, hoursOf(since, now)])).toEqual(
    waitingKinds.map((kind, at) => [kind, 1, at + 1]).toReversed(),
  );
});

it('each case stands in one list by itself, the oldest first, and says what it is about', async () => {
  const { cases, now } = await singleCases();
  expect(cases.map(({ kind, since }) => [kind, hoursOf(since, now)])).toEqual(waitingKinds.map((kind, at) => [kind, at + 1]).toReversed());
  const [offerName] = (await run(sql`select offer_name from lease where id = ${deal.leaseId}`)).rows.map(({ offer_name }) => offer_name);
  const about = (kind: WaitingKind) => cases.find((one) => one.kind === kind);
  expect(about('requests')).toMatchObject({ name: expect.any(String), who: expect.stringContaining('@'), code: 'waiting_for_code' });
  expect(about('identityFiles')).toMatchObject({ name: expect.any(String), who: expect.stringContaining('@'), code: null });
  expect(about('companies')).toMatchObject({ name: expect.any(String), who: expect.any(String) });
  expect(about('companyChanges')).toMatchObject({ name: expect.any(String), who: expect.any(String) });
  expect(about('unmatched')).toMatchObject({ name: payer.payerName, amount: 4_200_00, who: null });
  expect(about('transfers')).toMatchObject({ name: offerName, code: 'payout', due: dayOf(now) });
  expect(about('approvals')).toMatchObject({ name: offerName, code: 'refund_elsewhere', who: 'Jan Testowa' });
  expect(about('moneyProblems')).toMatchObject({ name: offerName, who: 'Bank pyta' });
  expect(about('forms')).toMatchObject({ name: offerName, who: expect.any(String) });
  expect(about('agencyFiles')).toMatchObject({ name: expect.stringContaining('/'), who: expect.any(String) });
  expect(about('tasks')).toMatchObject({ name: null, code: 'mediation' });
  expect(about('photos')).toMatchObject({ kind: 'photos', amount: null });
  expect(about('notices')).toMatchObject({ name: offerName, who: 'Ewa', code: 'pictures' });
  expect(about('reports')).toMatchObject({ name: 'Błąd', who: null, code: 'Error' });
  expect(about('jobs')).toMatchObject({ code: 'search.match', who: null });
});

it('a request after five minutes, a job after an hour, and a transfer on its day are urgent; nothing else is of what came within a day', async () => {
  const { items } = await overview();
  expect(items.flatMap(({ kind, urgent }) => (urgent === 0 ? [] : [kind])).toSorted()).toEqual(['jobs', 'requests', 'transfers']);
  await run(sql`update deposit_transfer set due = (now() at time zone 'Europe/Warsaw')::date + 1`);
  await run(sql`update report set created_at = ${ago(72)}`);
  await run(sql`update task set created_at = ${ago(71)} where closed_at is null`);
  const later = await overview();
  expect(later.items.flatMap(({ kind, urgent }) => (urgent === 0 ? [] : [kind])).toSorted()).toEqual(['jobs', 'reports', 'requests']);
  // The rule of the domain says of each case what the statement counted.
  const { cases, now } = await singleCases();
  expect(later.items.reduce((sum, { urgent }) => sum + urgent, 0)).toBe(cases.filter((one) => urgencyOf(one, now) !== null).length);
  const all = waitingKinds.indexOf('reports') + 1;
  await run(sql`update report set created_at = ${ago(all)}`);
  await run(sql`update task set created_at = ${ago(waitingKinds.indexOf('tasks') + 1)} where closed_at is null`);
});

it('it tells the oldest of several, and forgets what is dealt with', async () => {
  await arrivals.tasks(100);
  await arrivals.tasks(2);
  const tasks = async () => (await overview()).items.find(({ kind }) => kind === 'tasks');
  expect((await overview()).items[0]).toMatchObject({ kind: 'tasks', count: 3 });
  const open = async () => (await must(admin, leasesCalls.listTasks, { open: true, page: 1 })).items;
  // The list stands in the same order.
  const ages = (await open()).map(({ createdAt }) => Date.parse(createdAt));
  expect(ages).toEqual(ages.toSorted((one, other) => one - other));
  for (const { id } of await open()) await must(admin, leasesCalls.closeTask, { taskId: id, reason: 'Sprawa wyjaśniona' });
  expect(await tasks()).toBeUndefined();
  const { items } = await must(admin, companiesCalls.listCompanyChanges, { page: 1 });
  await must(admin, companiesCalls.decideCompanyChange, { changeId: items[0]?.id ?? '', accepted: false, reason: 'Inny adres' });
  const [receipt] = (await must(admin, depositsCalls.listUnmatched, { page: 1 })).items;
  const back = { valueDate: dayOf(await databaseNow(server.db)), bankReference: 'ZWROT-1' };
  await must(admin, depositsCalls.returnReceipt, { receiptId: receipt?.id ?? '', ...back });
  expect((await overview()).items.filter(({ kind }) => kind === 'companyChanges' || kind === 'unmatched')).toEqual([]);
});

it('what waits is listed the oldest first, what is decided the newest first', async () => {
  await arrivals.reports(50);
  await arrivals.reports(0);
  const reports = async (open: boolean) =>
    (await must(admin, contentCalls.listReports, { open, page: 1 })).items.map(({ createdAt }) => Date.parse(createdAt));
  const waiting = await reports(true);
  expect(waiting).toHaveLength(3);
  expect(waiting).toEqual(waiting.toSorted((one, other) => one - other));
  await run(sql`update report set mark = 'closed', marked_at = now(), marked_by = ${admin.uid}`);
  expect(await reports(false)).toEqual(waiting.toReversed());
  const links = async () =>
    (await must(admin, adminCalls.listReviews, { kind: 'company', waiting: true, page: 1 })).items.map(({ requestedAt }) => Date.parse(requestedAt));
  await arrivals.companies(500);
  const [first, ...later] = await links();
  expect(later.every((at) => first !== undefined && at > first)).toBe(true);
  expect(later.length).toBeGreaterThan(0);
});

it('of very much of a kind no more is counted than the console shows', async () => {
  await run(sql`insert into report (id, type, title, description, sender, created_at)
    select 'R' || lpad(n::text, 19, '0'), 'Error', 'Błąd', 'Nie działa', 'x', now() - n * interval '1 minute' from generate_series(1, 1500) n`);
  const reports = (await overview()).items.find(({ kind }) => kind === 'reports');
  expect(reports?.count).toBe(listNumbers.waitingMost + 1);
  const { now } = await overview();
  expect(Math.floor((Date.parse(now) - Date.parse(reports?.since ?? now)) / 60_000)).toBe(1500);
  const { cases } = await singleCases();
  expect(cases).toHaveLength(consoleNumbers.casesShown);
  expect(cases.map(({ since }) => since)).toEqual(cases.map(({ since }) => since).toSorted());
  expect(cases.filter(({ kind }) => kind === 'reports').length).toBeGreaterThan(30);
});
