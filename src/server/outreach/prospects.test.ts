import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkFor, visit } from '../../../tests/factories/outreach.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { prospectCalls } from '../../contract/outreach/endpoints/prospects.ts';
import { outreachCalls } from '../../contract/outreach/endpoints.ts';
import type { Day } from '../../domain/kit/brand.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { databaseNow } from '../kit/database/database.ts';
import { creditPerson } from './commands/credit.ts';

let server: TestServer;
let admin: TestPerson;
let today: Day;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  today = dayOf(await databaseNow(server.db));
}, 120_000);
afterAll(() => server.close());

const unsaid = { frame: 'day' as const, from: null, to: null, of: null, group: null, page: 1 };
const list = (who: TestPerson, changes: object = {}) => must(who, prospectCalls.listProspects, { ...unsaid, ...changes });
const write = (caller: TestPerson, email: string) =>
  must(caller, outreachCalls.callerSendWebsite, {
    ...{ email, content: 'Dzień dobry', campaign: '' },
    ...{ basis: 'call', basisDay: today, basisNote: 'rozmowa 118' },
  });

it('are listed with their group, repeats and milestones; a caller learns of nobody whether they had an account before they show it', async () => {
  const [caller, other] = [
    await server.person({ claims: ['caller'], firstName: 'Julia', lastName: 'Szymczak' }),
    await server.person({ claims: ['caller'] }),
  ];
  const known = await server.person();
  const fresh = 'swiezy@firma.example';
  for (const email of [known.email, fresh, fresh]) await write(caller, email);
  expect((await list(caller)).items).toMatchObject([
    { email: fresh, group: null, sentAgain: true, milestones: [], bonus: 0 },
    { email: known.email, group: null, sentAgain: false },
  ]);
  // A link that is opened tells nothing: the caller could have done it.
  await visit(server.client(), (await linkFor(server, known.email)).shortId);
  expect((await list(caller)).items.map(({ group }) => group)).toEqual([null, null]);
  expect((await list(caller, { group: 'existing' })).total).toBe(0);

  const mine = { of: caller.uid };
  expect((await list(admin, mine)).items.map(({ email, group }) => [email, group])).toEqual([
    [fresh, 'new'],
    [known.email, 'existing'],
  ]);
  expect((await list(admin, { ...mine, group: 'new' })).items.map(({ email }) => email)).toEqual([fresh]);
  expect((await list(admin, { group: 'new' })).items[0]?.caller).toEqual({ uid: caller.uid, name: 'Julia Szymczak' });

  await must(admin, outreachCalls.setBonus, { milestone: 'companyVerification', amount: 20_00 });
  const now = await databaseNow(server.db);
  await server.db.transaction((tx) => creditPerson(tx, known.uid, 'companyVerification', now));
  const [, shown] = (await list(caller)).items;
  expect(shown).toMatchObject({
    ...{ email: known.email, group: 'existing', bonus: 20_00 },
    milestones: [
      { milestone: 'linkClick', bonus: 0 },
      { milestone: 'companyVerification', bonus: 20_00 },
    ],
  });
  expect((await list(caller, { group: 'existing' })).items.map(({ email }) => email)).toEqual([known.email]);
  expect([(await list(other)).total, (await list(other, mine)).total]).toEqual([0, 0]);
});

it('are those of the span, whose days have to make one', async () => {
  const caller = await server.person({ claims: ['caller'] });
  await write(caller, 'dzis@firma.example');
  const custom = (from: string, to: string) => ({ frame: 'custom', from, to });
  expect((await list(caller, custom(today, today))).total).toBe(1);
  expect((await list(caller, custom('2025-03-29', '2025-03-31'))).total).toBe(0);
  const wrong = await caller.ask(prospectCalls.listProspects, { ...unsaid, frame: 'custom', from: today, to: '2025-01-01' as Day });
  expect(wrong).toMatchObject({ ok: false, refusal: { code: 'outreach.span_wrong', field: 'to' } });
});
