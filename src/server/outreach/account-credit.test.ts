import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignOf, linkFor, visit } from '../../../tests/factories/outreach.ts';
import { lastCode, must } from '../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testPassword, testServer } from '../../../tests/kit/server.ts';
import { campaignCalls } from '../../contract/accounts/endpoints/campaigns.ts';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { outreachCalls as calls } from '../../contract/outreach/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const admin = await server.person({ claims: ['admin'] });
  for (const [milestone, amount] of [['accountCreation', 10_00] as const, ['linkClick', 1_00] as const])
    await must(admin, calls.setBonus, { milestone, amount });
}, 120_000);
afterAll(() => server.close());

const aCaller = () => server.person({ claims: ['caller'] });
let addresses = 0;
const anAddress = (): string => {
  addresses += 1;
  return `nowa-${addresses}@firma.example`;
};
const names = { firstName: 'Ola', lastName: 'Nowa', marketingConsent: false, lang: 'pl' as const };

/** The six parameters of a caller's link to an address, as a browser that has come by it keeps them. */
const campaignFor = async (caller: TestPerson, email: string) => {
  await must(caller, calls.generateUtmLink, { email, customUrl: '', campaign: '' });
  const { url, shortId } = await linkFor(server, email);
  await visit(server.client(), shortId);
  return { ...campaignOf(url), timestamp: new Date().toISOString() };
};

const signUp = async (email: string, campaignData?: Awaited<ReturnType<typeof campaignFor>>) => {
  const client = server.client();
  const { me } = await must(client, accountsCalls.signUp, { ...names, email, password: testPassword, ...(campaignData && { campaignData }) });
  return { ...client, uid: me.uid, email };
};
const confirm = async (person: Client & { readonly email: string }) =>
  must(person, accountsCalls.verifyEmail, { verificationCode: await lastCode(server, person.email) });

/** What a caller was credited with, and what the dashboard makes of it. */
const reached = async ({ uid }: TestPerson) =>
  (
    await server.db.execute<{ step: string }>(
      sql`select milestone || ' ' || bonus as step from prospect_milestone where caller_uid = ${uid} order by at, milestone`,
    )
  ).rows.map(({ step }) => step);
const counted = async ({ uid }: TestPerson) =>
  (
    await server.db.execute(
      sql`select sum(account_creation)::int as accounts, sum(bonus)::int as bonus from outreach_day where caller_uid = ${uid} group by caller_uid`,
    )
  ).rows[0];

it('an account brings its caller nothing until its address is confirmed, and then once', async () => {
  const caller = await aCaller();
  const email = anAddress();
  const person = await signUp(email, await campaignFor(caller, email));
  await server.work();
  expect(await reached(caller)).toEqual(['linkClick 0']);
  expect(await counted(caller)).toEqual({ accounts: 0, bonus: 0 });
  await confirm(person);
  const once = ['linkClick 100', 'accountCreation 1000'];
  expect(await reached(caller)).toEqual(once);
  // Another address, and the code once more, are no other account.
  await must(person, accountsCalls.verifyEmail, { verificationCode: '000000' });
  const next = anAddress();
  await must(person, accountsCalls.requestEmailChange, { email: next, password: testPassword });
  await must(person, accountsCalls.confirmEmailChange, { email: next, verificationCode: await lastCode(server, next) });
  expect(await reached(caller)).toEqual(once);
  expect(await counted(caller)).toEqual({ accounts: 1, bonus: 11_00 });
});

it('a mistyped address that is corrected is confirmed by the right one', async () => {
  const caller = await aCaller();
  const email = anAddress();
  const person = await signUp(email, await campaignFor(caller, email));
  const right = anAddress();
  await must(person, accountsCalls.requestEmailChange, { email: right, password: testPassword });
  expect(await reached(caller)).toEqual(['linkClick 0']);
  await must(person, accountsCalls.confirmEmailChange, { email: right, verificationCode: await lastCode(server, right) });
  expect(await reached(caller)).toEqual(['linkClick 100', 'accountCreation 1000']);
});

it('of two callers the last touch before the confirmation is credited', async () => {
  const [first, last] = [await aCaller(), await aCaller()];
  const email = anAddress();
  const [early, late] = [await campaignFor(first, email), await campaignFor(last, email)];
  const person = await signUp(email, early);
  await must(person, campaignCalls.noteLead, { ...late, timestamp: new Date().toISOString() });
  await confirm(person);
  expect(await reached(first)).toEqual(['linkClick 0']);
  expect(await reached(last)).toEqual(['linkClick 100', 'accountCreation 1000']);
});

it('an account that stood before the caller wrote was not brought by them, even if its address is confirmed by their visit', async () => {
  const caller = await aCaller();
  const person = await signUp(anAddress());
  await campaignFor(caller, person.email);
  await confirm(person);
  expect(await reached(caller)).toEqual(['linkClick 0']);
});

it('a touch of 30 days ago no longer counts when the address is confirmed', async () => {
  const caller = await aCaller();
  const email = anAddress();
  const person = await signUp(email, await campaignFor(caller, email));
  await server.db.execute(sql`update prospect set touched_at = now() - interval '30 days' where uid = ${person.uid}`);
  await confirm(person);
  expect(await reached(caller)).toEqual(['linkClick 0']);
});

it('an account that goes without a confirmed address leaves no credit', async () => {
  const caller = await aCaller();
  const email = anAddress();
  const person = await signUp(email, await campaignFor(caller, email));
  await must(person, leavingCalls.confirmAccountDeletion, { userUid: person.uid });
  await must(person, leavingCalls.deleteAccount, { userId: person.uid });
  await server.work();
  expect((await server.db.execute(sql`select uid from prospect where caller_uid = ${caller.uid}`)).rows).toEqual([{ uid: null }]);
  expect(await reached(caller)).toEqual(['linkClick 0']);
  expect(await counted(caller)).toEqual({ accounts: 0, bonus: 0 });
});
