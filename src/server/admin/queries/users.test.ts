import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testPassword, testServer } from '../../../../tests/kit/server.ts';
import { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { userCalls } from '../../../contract/admin/endpoints/users.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import { accountMailWords } from '../../../words/accounts/mail.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'], lastName: 'Zarządzająca' });
});
afterAll(() => server.close());

const found = async (text: string) =>
  (await must(admin, userCalls.listUsers, { text, claimed: false, page: 1 })).items.map(({ person }) => person.uid);
const logged = async (method: string, uid: string) =>
  (await server.db.execute<{ details: unknown }>(sql`select details from event where method = ${method} and uid = ${uid} order by id`)).rows;

describe('accounts in the console', () => {
  it('are found by name, address, company, NIP and uid, with whatever signs a text has', async () => {
    const person = await anInsertedSigner(server);
    const other = await server.person({ firstName: 'Żaneta', lastName: 'Ćwik-100%' });
    await server.db.execute(sql`update company set nip = '5260001246' where id = ${person.companyId}`);
    for (const text of [person.uid, person.email.toUpperCase(), person.companyName, '5260001246', '526-000-12-46'])
      expect(await found(text), text).toContain(person.uid);
    expect(await found('żaneta ćwik-100%')).toEqual([other.uid]);
    expect(await found('100_')).toEqual([]);
    expect(await found('nikt taki')).toEqual([]);
  });

  it('come in pages, and those with claims by themselves', async () => {
    await server.db.execute(
      sql`insert into person (uid, email, first_name, last_name) select 'u' || n, 'u' || n || '@test.example', 'Jan', 'Wielu' from generate_series(1, 20) n`,
    );
    const first = await must(admin, userCalls.listUsers, { claimed: false, page: 1 });
    const second = await must(admin, userCalls.listUsers, { claimed: false, page: 2 });
    expect(first.items).toHaveLength(20);
    expect(first.pages).toBe(2);
    expect(new Set([...first.items, ...second.items].map(({ person }) => person.uid)).size).toBe(first.total);
    const claimed = await must(admin, userCalls.listUsers, { claimed: true, page: 1 });
    expect(claimed.items.map(({ person }) => person.uid)).toEqual([admin.uid]);
  });

  it('show how they are verified and protected and where they are open, without any secret', async () => {
    const person = await anInsertedSigner(server);
    const user = await must(admin, userCalls.getUser, { uid: person.uid });
    expect(user).toMatchObject({
      person: { uid: person.uid, email: person.email },
      ...{ identity: 'ACCEPTED', emailVerified: true, claims: [], hasPassword: true, secondFactor: null, deletedAt: null },
      company: { name: person.companyName, state: 'ACCEPTED' },
      sessions: [{ isThis: false }],
    });
    const { rows } = await server.db.execute<{ secret: string }>(
      sql`select token as secret from auth_session where user_id = ${person.uid} union select password from auth_account where user_id = ${person.uid}`,
    );
    expect(rows).toHaveLength(2);
    for (const { secret } of rows) expect(JSON.stringify(user)).not.toContain(secret);
    expect((await must(admin, userCalls.getUser, { uid: admin.uid })).sessions).toMatchObject([{ isThis: true }]);
    expect(await admin.ask(userCalls.getUser, { uid: 'nobody' })).toMatchObject({ refusal: { code: 'person.not_found' } });
  });

  it('are found with a company whose request was never sent, which no list of requests has: it waits for its person', async () => {
    const person = await anInsertedSigner(server);
    await server.db.execute(sql`update company_member set state = 'INITIAL', submitted_at = null, decided_at = null where uid = ${person.uid}`);
    await server.db.execute(sql`update person set company_state = 'INITIAL' where uid = ${person.uid}`);
    expect(await found(person.companyName)).toContain(person.uid);
    expect((await must(admin, userCalls.getUser, { uid: person.uid })).company).toMatchObject({ name: person.companyName, state: 'INITIAL' });
    for (const waiting of [true, false]) {
      const { items } = await must(admin, adminCalls.listReviews, { kind: 'company', waiting, page: 1 });
      expect(items.map(({ person: { uid } }) => uid)).not.toContain(person.uid);
    }
  });

  it('are found among those waiting and those decided, so that an acceptance can be taken back', async () => {
    const [one, other] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const reviewed = async (kind: 'identity' | 'company', text: string, waiting = false): Promise<readonly string[]> =>
      (await must(admin, adminCalls.listReviews, { kind, waiting, text, page: 1 })).items.map(({ person }) => person.uid);
    await server.db.execute(sql`update company_member set submitted_at = now() where uid in (${one.uid}, ${other.uid})`);
    expect(await reviewed('identity', one.email.toUpperCase())).toEqual([one.uid]);
    expect(await reviewed('identity', one.email, true)).toEqual([]);
    expect(await reviewed('company', other.email)).toEqual([other.uid]);
    expect(await reviewed('company', one.companyName)).toEqual([one.uid]);
    expect(await reviewed('company', 'żadna_100%')).toEqual([]);
  });

  it('are signed out on one device or on all, with a reason that the person and the event log get', async () => {
    const person = await server.person();
    const again = await server.client().ask(accountsCalls.signIn, { email: person.email, password: testPassword, bearer: false });
    expect(again.ok).toBe(true);
    const { sessions } = await must(admin, userCalls.getUser, { uid: person.uid });
    expect(sessions).toHaveLength(2);
    const one = { uid: person.uid, sessionId: sessions[0]?.id ?? '', reason: 'Zgłoszono kradzież laptopa.' };
    expect(await must(admin, securityCalls.endUserSessions, one)).toMatchObject({ ended: 1 });
    expect(await admin.ask(securityCalls.endUserSessions, one)).toMatchObject({ refusal: { code: 'session.unknown' } });
    expect(await must(admin, securityCalls.endUserSessions, { uid: person.uid, reason: 'Hasło wyciekło.' })).toMatchObject({ ended: 1 });
    expect(await must(admin, securityCalls.endUserSessions, { uid: person.uid, reason: 'Jeszcze raz.' })).toMatchObject({ ended: 0 });
    expect((await must(person, accountsCalls.getMe, {})).kind).toBe('visitor');
    expect(await logged('endUserSessions', person.uid)).toMatchObject([
      { details: { by: admin.uid, all: false, ended: 1, reason: 'Zgłoszono kradzież laptopa.' } },
      { details: { by: admin.uid, all: true, ended: 1, reason: 'Hasło wyciekło.' } },
    ]);
    await server.work();
    const letters = (await server.mailsTo(person.email)).filter(
      ({ subject }) => subject.replaceAll('\u00a0', ' ') === accountMailWords.pl['ended.subject'],
    );
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('kradzież laptopa'), expect.stringContaining('Hasło wyciekło')]);
  });

  it('keep why a claim was given and taken, and the last admin stays', async () => {
    const person = await server.person();
    const { email, uid } = person;
    await must(admin, accountsCalls.grantCaller, { email, reason: 'Dzwoni od poniedziałku' });
    await must(admin, accountsCalls.revokeClaim, { email, claim: 'caller', reason: 'Odeszła z zespołu' });
    expect(await logged('addClaim', uid)).toEqual([{ details: { claim: 'caller', by: admin.uid, reason: 'Dzwoni od poniedziałku' } }]);
    expect(await logged('revokeClaim', uid)).toEqual([{ details: { claim: 'caller', by: admin.uid, reason: 'Odeszła z zespołu' } }]);
    const last = { email: admin.email, claim: 'admin' as const, reason: 'Ostatnia' };
    expect(await admin.ask(accountsCalls.revokeClaim, last)).toMatchObject({ refusal: { code: 'claim.last_admin' } });
    expect(await admin.ask(securityCalls.endUserSessions, { uid, reason: '  x ' })).toMatchObject({ refusal: { code: 'kit.invalid_input' } });
  });
});
