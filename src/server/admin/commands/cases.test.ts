import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { must } from '../../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { caseCalls } from '../../../contract/admin/endpoints/cases.ts';
import { eventCalls } from '../../../contract/admin/endpoints/events.ts';
import { jobCalls } from '../../../contract/admin/endpoints/jobs.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import { contentCalls } from '../../../contract/content/endpoints.ts';
import { identityCalls } from '../../../contract/identity/endpoints.ts';
import { newId } from '../../kit/database/ids.ts';
import { forgetDecidedCases } from './cases.ts';

let server: TestServer;
let people: { readonly ada: TestPerson; readonly olga: TestPerson };
beforeAll(async () => {
  server = await testServer();
  people = {
    ada: await server.person({ claims: ['admin'], firstName: 'Ada', lastName: 'Prowadząca' }),
    olga: await server.person({ claims: ['admin'], firstName: 'Olga', lastName: 'Druga' }),
  };
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`delete from report`);
  await server.db.execute(sql`delete from taken_case`);
});

const aReport = async (): Promise<{ readonly kind: 'reports'; readonly id: string }> => {
  const id = newId();
  await server.db.execute(sql`insert into report (id, type, title, description, sender) values (${id}, 'Error', 'Błąd', 'Nie działa', ${id})`);
  return { kind: 'reports', id };
};
const casesFor = async (admin: TestPerson, mine = false) => (await must(admin, adminCalls.getOverview, { mine })).cases;
const holderFor = async (admin: TestPerson, id: string) => (await casesFor(admin)).find((one) => one.id === id)?.holder;
const take = (admin: TestPerson, of: { readonly kind: 'reports' | 'identityFiles' | 'jobs'; readonly id: string }, from: string | null = null) =>
  admin.ask(caseCalls.takeCase, { ...of, from });

describe('a case', () => {
  it('that an admin takes stands under their name for everybody, and in their own list alone', async () => {
    const [one, other] = [await aReport(), await aReport()];
    expect(codeOf(await take(people.ada, one))).toBe('ok');
    expect(await holderFor(people.olga, one.id)).toEqual({ uid: people.ada.uid, name: 'Ada Prowadząca' });
    expect(await holderFor(people.olga, other.id)).toBeNull();
    expect((await casesFor(people.ada, true)).map(({ id }) => id)).toEqual([one.id]);
    expect(await casesFor(people.olga, true)).toEqual([]);
  });

  it('goes to the first of two who take it at the same moment, and the other is told who has it', async () => {
    const one = await aReport();
    const codes = await Promise.all([take(people.ada, one), take(people.olga, one)]);
    expect(codes.map(codeOf).toSorted()).toEqual(['case.taken', 'ok']);
    const refused = codes.find((answer) => !answer.ok);
    expect(refused?.ok === false && refused.refusal.params).toEqual({ name: (await holderFor(people.ada, one.id))?.name });
  });

  it('is taken over from whoever the page shows, and no longer from somebody who has it no more', async () => {
    const one = await aReport();
    await take(people.ada, one);
    expect(codeOf(await take(people.olga, one, people.ada.uid))).toBe('ok');
    expect(codeOf(await take(people.ada, one, people.ada.uid))).toBe('case.taken');
    expect((await holderFor(people.ada, one.id))?.uid).toBe(people.olga.uid);
    // Whoever has it already takes it once more without anything happening.
    expect(codeOf(await take(people.olga, one))).toBe('ok');
  });

  it('is given back by whoever has it, and by nobody else', async () => {
    const one = await aReport();
    await take(people.ada, one);
    await must(people.olga, caseCalls.giveCaseBack, one);
    expect((await holderFor(people.ada, one.id))?.uid).toBe(people.ada.uid);
    await must(people.ada, caseCalls.giveCaseBack, one);
    expect(await holderFor(people.olga, one.id)).toBeNull();
    const { items } = await must(people.ada, eventCalls.listEvents, { kind: 'operation' });
    expect(items.slice(0, 2).map(({ method, by }) => [method, by?.uid])).toEqual([
      ['giveCaseBack', people.ada.uid],
      ['takeCase', people.ada.uid],
    ]);
  });

  it('that waits for nobody cannot be taken', async () => {
    const one = await aReport();
    await must(people.ada, contentCalls.markReport, { reportId: one.id, mark: 'closed' });
    expect(codeOf(await take(people.ada, one))).toBe('case.not_waiting');
    expect(codeOf(await take(people.ada, { kind: 'reports', id: 'nothing' }))).toBe('case.not_waiting');
  });

  it('is free when it is decided, also when the same comes back later', async () => {
    const person = await server.person({ identity: 'CHECKING' });
    const asked = (at: string) => sql`insert into lifecycle_step (lifecycle, subject_id, event, from_state, to_state, actors, created_at)
      values ('identity', ${person.uid}, 'submit', 'INITIAL', 'CHECKING', '["person"]', ${at}::timestamptz)`;
    await server.db.execute(asked('2026-11-20T10:00:00.123Z'));
    const one = { kind: 'identityFiles', id: person.uid } as const;
    await take(people.ada, one);
    expect((await casesFor(people.ada, true)).map(({ id }) => id)).toEqual([person.uid]);
    await must(people.olga, identityCalls.decideIdentity, { uid: person.uid, accepted: false, reason: 'Nieczytelny podpis' });
    expect(await casesFor(people.ada, true)).toEqual([]);
    await server.db.execute(sql`update person set identity_state = 'CHECKING' where uid = ${person.uid}`);
    await server.db.execute(asked('2026-11-25T10:00:00.123Z'));
    expect(await holderFor(people.olga, person.uid)).toBeNull();
    expect(codeOf(await take(people.olga, one))).toBe('ok');
    expect((await holderFor(people.ada, person.uid))?.uid).toBe(people.olga.uid);
  });

  it('of a stopped job is known again by the moment at which it stopped, and free when it is put back', async () => {
    const { rows } = await server.db.execute<{ id: string }>(sql`insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on)
      values ('search.match', '{}', 'failed', 0, 0, '2026-11-25T10:00:00.123456Z') returning id::text as id`);
    const one = { kind: 'jobs', id: rows[0]?.id ?? '' } as const;
    await take(people.ada, one);
    expect((await casesFor(people.ada, true)).map(({ kind }) => kind)).toEqual(['jobs']);
    expect((await holderFor(people.olga, one.id))?.uid).toBe(people.ada.uid);
    await must(people.olga, jobCalls.retryJob, { name: 'search.match', id: one.id });
    expect(await casesFor(people.ada, true)).toEqual([]);
  });

  it('is free as soon as whoever has it is no admin any more, and stays so when they become one again', async () => {
    const one = await aReport();
    const leaving = await server.person({ claims: ['admin'] });
    await take(leaving, one);
    const claim = { email: leaving.email, reason: 'Zmiana pracy' };
    await must(people.ada, accountsCalls.revokeClaim, { ...claim, claim: 'admin' });
    expect(await holderFor(people.ada, one.id)).toBeNull();
    await must(people.ada, accountsCalls.grantAdmin, claim);
    expect(await holderFor(people.ada, one.id)).toBeNull();
  });
});

it('every night it is forgotten who had what is decided, and nothing else', async () => {
  const [open, closed] = [await aReport(), await aReport()];
  for (const one of [open, closed]) await take(people.ada, one);
  await must(people.olga, contentCalls.markReport, { reportId: closed.id, mark: 'closed' });
  await forgetDecidedCases(server.services);
  const { rows } = await server.db.execute<{ case_id: string }>(sql`select case_id from taken_case`);
  expect(rows.map(({ case_id }) => case_id)).toEqual([open.id]);
});
