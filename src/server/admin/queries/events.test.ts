import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { eventCalls } from '../../../contract/admin/endpoints/events.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { day } from '../../../domain/kit/time.ts';

let server: TestServer;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'], lastName: 'Zarządzająca' });
  person = await server.person({ firstName: 'Ewa', lastName: '=HYPERLINK("http://zly.example")' });
});
afterAll(() => server.close());

const list = (filter: Parameters<typeof must<object, unknown>>[2] = {}) => must(admin, eventCalls.listEvents, filter);
const exported = (who: TestPerson, fields: Readonly<Record<string, string>> = {}, lang = 'pl') =>
  who.fetch('/admin/events/export', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-lang': lang },
  });
const rowsOf = (csv: string) => csv.slice(1).trim().split('\r\n').slice(1);

describe('the event log in the console', () => {
  it('says who acted and whom it was about, and is narrowed by kind, act, person, offer and days', async () => {
    const owner = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, owner);
    await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Kontrola danych' });
    await must(admin, accountsCalls.grantCaller, { email: person.email, reason: 'Dzwoni od maja' });
    const name = { uid: admin.uid, name: `${admin.firstName} Zarządzająca` };
    expect((await list({ method: 'addClaim' })).items).toMatchObject([
      {
        by: name,
        about: { uid: person.uid },
        details: [
          { name: 'claim', value: 'caller' },
          { name: 'reason', value: 'Dzwoni od maja' },
        ],
      },
    ]);
    expect((await list({ offerId })).items).toMatchObject([{ method: 'hideOffer', by: name, about: null, offerId }]);
    const kinds = new Set((await list({ kind: 'account' })).items.map(({ method }) => method));
    expect(kinds).toEqual(new Set(['addClaim', 'onNewUser']));
    for (const who of [admin.uid, admin.email.toUpperCase()])
      expect((await list({ person: who })).items.map(({ method }) => method)).toEqual(['addClaim', 'hideOffer', 'onNewUser']);
    expect((await list({ person: person.uid })).items.map(({ method }) => method)).toEqual(['addClaim', 'onNewUser']);
    expect(await list({ person: 'nikt@test.example' })).toEqual({ items: [], next: null });
    // Midnight of Warsaw parts the days, not that of UTC.
    await server.db.execute(sql`update event set created_at = '2026-03-10T23:30:00Z' where method = 'hideOffer'`);
    const of = async (from: string, to: string) => (await list({ from: day(from), to: day(to) })).items.length;
    expect([await of('2026-03-10', '2026-03-10'), await of('2026-03-11', '2026-03-11'), await of('2026-03-01', '2026-03-31')]).toEqual([0, 1, 1]);
  });

  it('goes on below the last entry of a page, whatever was written since', async () => {
    await server.db.execute(
      sql`insert into event (method, details) select 'closeTask', jsonb_build_object('taskId', n) from generate_series(1, 120) n`,
    );
    const first = await list({ method: 'closeTask' });
    await server.db.execute(sql`insert into event (method, details) values ('closeTask', '{}')`);
    const second = await list({ method: 'closeTask', before: first.next ?? 0 });
    const third = await list({ method: 'closeTask', before: second.next ?? 0 });
    expect([first.items.length, second.items.length, third.items.length, third.next]).toEqual([50, 50, 20, null]);
    const ids = [...first.items, ...second.items, ...third.items].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  });

  it('says a list of words as one, and what is no text as it is stored', async () => {
    await server.db.execute(
      sql`insert into event (method, details) values ('rejectProtocol', '{"reasons":["damagedPremise","mismatchedDetails"],"rounds":[1,2],"text":"„a, b”","n":7}')`,
    );
    const [entry] = (await list({ method: 'rejectProtocol' })).items;
    expect(Object.fromEntries((entry?.details ?? []).map(({ name, value }) => [name, value]))).toEqual({
      ...{ reasons: 'damagedPremise, mismatchedDetails', rounds: '[1,2]', text: '„a, b”', n: '7' },
    });
  });

  it('is handed out as a table that no spreadsheet runs, and says so itself', async () => {
    const answer = await exported(admin, { person: person.uid, kind: '' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="parter-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(csv.startsWith('\u{feff}"Nr";')).toBe(true);
    expect(rowsOf(csv)).toHaveLength(2);
    expect(csv).toContain(`"Ewa =HYPERLINK(""http://zly.example"")"`);
    expect(csv).not.toMatch(/(^|;|\n)"?[=+@-]/);
    expect((await list({ method: 'exportEvents' })).items).toMatchObject([
      { by: { uid: admin.uid }, details: [{ name: 'person', value: person.uid }] },
    ]);
  });

  it('is parted as spreadsheets of the language of its reader expect', async () => {
    expect(await (await exported(admin, { person: person.uid }, 'en')).text()).toMatch(/^\u{feff}?"No\.","/u);
  });

  it('is cut after the most lines and says so, and reads the whole in pieces', async () => {
    await server.db.execute(
      sql`insert into event (method, details) select 'markReport', jsonb_build_object('n', n) from generate_series(1, 20500) n`,
    );
    const rows = rowsOf(await (await exported(admin, { method: 'markReport' })).text());
    expect(rows).toHaveLength(20_001);
    expect(rows.at(-1)).toContain('Tabela kończy się');
    expect(new Set(rows).size).toBe(20_001);
    expect(rowsOf(await (await exported(admin, { method: 'closeTask' })).text()).length).toBe(121);
  });

  it('is nobody else’s', async () => {
    const creator = await server.person({ claims: ['creator'] });
    expect(await creator.ask(eventCalls.listEvents, {})).toMatchObject({ refusal: { code: 'kit.denied' } });
    expect((await exported(creator)).status).toBe(403);
    expect((await exported(admin, { kind: 'nothing' })).status).toBe(400);
    const foreign = await admin.fetch('/admin/events/export', { method: 'POST', headers: { origin: 'https://zly.example' }, body: '' });
    expect(foreign.status).toBe(403);
  });
});
