import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { eventCalls } from '../../contract/admin/endpoints/events.ts';
import { teamCalls } from '../../contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { newId } from '../kit/database/ids.ts';
import { stepsOf } from '../kit/lifecycle/steps.ts';
import { companyChange } from './tables.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const nips = ['5261000059', '5261000007', '5261000013', '5261000036', '5261000042'];
/** A signer of a company whose data are whole. */
const aCreator = async (wish: Parameters<typeof anInsertedSigner>[1] = {}): Promise<Signer> => {
  const creator = await anInsertedSigner(server, wish);
  await server.db.execute(sql`update company set nip = ${nips.pop() ?? ''} where id = ${creator.companyId}`);
  return creator;
};
const dataOf = async (person: TestPerson) => {
  const { company } = await must(person, companiesCalls.getMyCompany, {});
  if (company === null) throw new Error('no company');
  return company;
};
const attach = async ({ companyId, fetch }: Signer, text: string): Promise<void> => {
  const body = new FormData();
  body.append('file', new File([`%PDF-1.7 ${text}`], 'Umocowanie.pdf', { type: 'application/pdf' }));
  expect((await fetch(`/companies/${companyId}/authority`, { method: 'POST', body })).status).toBe(200);
};
const waiting = async ({ companyId }: Signer) => {
  const { items } = await must(admin, companiesCalls.listCompanyChanges, { page: 1 });
  const change = items.find((item) => item.companyId === companyId);
  if (change === undefined) throw new Error('no change waits');
  return change;
};
const accept = async (signer: Signer) => must(admin, companiesCalls.decideCompanyChange, { changeId: (await waiting(signer)).id, accepted: true });

describe('changed data of a company that two represent', () => {
  it.each([
    ['joint', 'joint'],
    ['joint', 'sole'],
    ['sole', 'joint'],
  ] as const)('go with a new document, from %s to %s', async (before, after) => {
    const creator = await aCreator({ representation: before });
    const { form } = await dataOf(creator);
    const company = { ...form, bankAccount: '61109010140000071219812874', representation: after };
    const change = async () => codeOf(await creator.ask(companiesCalls.changeCompany, { company }));
    expect(await change()).toBe('company.authority_missing');
    await attach(creator, 'zgoda');
    expect(await change()).toBe('ok');
    const { authority, person } = await waiting(creator);
    expect(person.uid).toBe(creator.uid);
    expect(await (await admin.fetch(authority?.url ?? '/')).text()).toBe('%PDF-1.7 zgoda');
    await accept(creator);
    expect(await dataOf(creator)).toMatchObject({ form: { representation: after }, authority: null, changeAuthority: null });
    // What was accepted once is no consent to the next change.
    expect(await change()).toBe(before === 'sole' || after === 'joint' ? 'company.authority_missing' : 'ok');
    const { items } = await must(admin, eventCalls.listEvents, { person: creator.uid });
    expect(items.find(({ method }) => method === 'decideCompanyChange')).toMatchObject({ by: { uid: admin.uid }, about: { uid: creator.uid } });
  });
});

describe('a changed legal form', () => {
  it('asks its giver for a role that it knows, and everybody else whose role it does not know to state theirs anew', async () => {
    const creator = await aCreator({ legalForm: 'general_partnership', capacity: 'partner' });
    const { companyId, companyName } = creator;
    const partner = await anInsertedSigner(server, { companyId, companyName, capacity: 'partner' });
    const proxy = await anInsertedSigner(server, { companyId, companyName, capacity: 'proxy' });
    const offerId = await anInsertedOffer(server, partner);
    const { form } = await dataOf(creator);
    const company = { ...form, legalForm: 'limited_company' as const };
    expect(codeOf(await creator.ask(companiesCalls.changeCompany, { company }))).toBe('company.capacity_wrong');
    await must(creator, companiesCalls.changeCompany, { company, capacity: 'board_member' });
    expect(await waiting(creator)).toMatchObject({ capacity: 'board_member', outdated: [{ capacity: 'partner' }] });
    await accept(creator);
    expect(await dataOf(creator)).toMatchObject({ state: 'ACCEPTED', capacity: 'board_member' });
    expect(await dataOf(proxy)).toMatchObject({ state: 'ACCEPTED', capacity: 'proxy' });
    expect(await dataOf(partner)).toMatchObject({ state: 'REJECTED', rejectionReason: expect.stringContaining('forma prawna') });
    expect(await must(partner, accountsCalls.getMe, {})).toMatchObject({ company: { state: 'REJECTED' } });
    const listed = async () => (await server.db.execute(sql`select listed from listing where offer_id = ${offerId}`)).rows;
    expect(await listed()).toEqual([{ listed: false }]);
    await must(partner, companiesCalls.submitCompany, { companyId, capacity: 'board_member' });
    await must(admin, companiesCalls.decideCompany, { uid: partner.uid, companyId, accepted: true });
    expect(await listed()).toEqual([{ listed: true }]);
  });
});

it('a change that waits is overtaken by a newer one, and by the end of its company, and its history says by whom', async () => {
  const creator = await aCreator();
  const { form } = await dataOf(creator);
  const give = async (city: string): Promise<string> => {
    await must(creator, companiesCalls.changeCompany, { company: { ...form, city } });
    return (await waiting(creator)).id;
  };
  const [first, second] = [await give('ŁÓDŹ'), await give('PABIANICE')];
  expect(codeOf(await admin.ask(companiesCalls.decideCompanyChange, { changeId: first, accepted: true }))).toBe('company.not_found');
  await must(creator, teamCalls.deleteCompany, {});
  await expect(waiting(creator)).rejects.toThrow('no change waits');
  const history = await Promise.all([first, second].map((id) => stepsOf(server.db, 'company_change', id)));
  const taken = history.flat().map(({ event, actors, fromState, toState, uid }) => [event, actors, `${fromState} > ${toState}`, uid === creator.uid]);
  expect(taken).toEqual([
    ['replace', ['giver'], 'CHECKING > WITHDRAWN', true],
    ['end', ['creator'], 'CHECKING > WITHDRAWN', true],
  ]);
});

describe('the registers', () => {
  it('are asked by a moderator about the number that a change would give the company, beside its own', async () => {
    const creator = await aCreator({});
    const { form } = await dataOf(creator);
    await must(creator, companiesCalls.changeCompany, { company: { ...form, nip: '1999003228' } });
    expect((await waiting(creator)).registers).toEqual([]);
    await must(admin, companiesCalls.checkCompanyRegisters, { companyId: creator.companyId });
    expect((await waiting(creator)).registers.map(({ source, facts }) => [source, facts !== null])).toContainEqual(['whitelist', true]);
  });
});

it('of all that wait the oldest ten stand on the first page, and each on one', async () => {
  const listed = (page: number) => must(admin, companiesCalls.listCompanyChanges, { page });
  const { total: before } = await listed(1);
  const creator = await anInsertedSigner(server);
  const { form } = await dataOf(creator);
  for (let n = before; n < 12; n += 1) {
    const { companyId } = await anInsertedSigner(server);
    await server.db.insert(companyChange).values({ id: newId(), companyId, uid: creator.uid, form });
  }
  const [first, second] = [await listed(1), await listed(2)];
  expect([first, second].map(({ items, page, pages, total }) => [items.length, page, pages, total])).toEqual([
    [10, 1, 2, 12],
    [2, 2, 2, 12],
  ]);
  const all = [...first.items, ...second.items];
  expect(new Set(all.map(({ id }) => id)).size).toBe(12);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).sort());
  // The last of a page is decided while somebody looks at it.
  expect(await listed(3)).toMatchObject({ page: 2, items: second.items.map(({ id }) => ({ id })) });
});
