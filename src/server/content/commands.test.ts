import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { contentCalls } from '../../contract/content/endpoints.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer({ env: { OPERATOR_EMAIL: 'pomoc@parter.example', OPERATOR_NAME: 'Parter Sp. z o.o.' } });
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const letter = { title: 'Mapa się nie przesuwa', type: 'Error', description: 'Na telefonie mapa ofert stoi w miejscu.' } as const;
const open = async () => (await must(admin, contentCalls.listReports, { open: true, page: 1 })).items;
const done = async () => (await must(admin, contentCalls.listReports, { open: false, page: 1 })).items;

it('takes reports of people and of visitors into one list, which marks them', async () => {
  const anna = await server.person({ firstName: 'Anna', lastName: 'Lipska' });
  await must(anna, contentCalls.sendReport, { ...letter, userUid: anna.uid });
  await must(server.client(), contentCalls.sendReport, { ...letter, type: 'Sugestion', email: 'gosc@firma.example' });
  const [first, second] = await open();
  expect(first).toMatchObject({ ...letter, name: 'Anna Lipska', email: anna.email, mark: 'open', markedAt: null });
  expect(second).toMatchObject({ type: 'Sugestion', name: null, email: 'gosc@firma.example' });
  await must(admin, contentCalls.markReport, { reportId: first?.id ?? '', mark: 'answered' });
  expect((await open()).map(({ id }) => id)).toEqual([second?.id]);
  expect(await done()).toMatchObject([{ id: first?.id, mark: 'answered', markedAt: expect.any(String) }]);
  await must(admin, contentCalls.markReport, { reportId: first?.id ?? '', mark: 'open' });
  expect(await open()).toHaveLength(2);
});

it('refuses a report without its parts, of nobody, in another’s name, and without end', async () => {
  const [jan, other, visitor] = [await server.person(), await server.person(), server.client()];
  expect(await jan.ask(contentCalls.sendReport, { ...letter, title: ' ' })).toMatchObject({ refusal: { code: 'kit.invalid_input' } });
  expect(await jan.ask(contentCalls.sendReport, { ...letter, userUid: other.uid })).toMatchObject({ refusal: { code: 'report.not_yours' } });
  expect(await visitor.ask(contentCalls.sendReport, letter)).toMatchObject({ refusal: { code: 'report.email_required', field: 'email' } });
  const before = (await open()).length;
  for (let sent = 0; sent < 10; sent += 1) await must(jan, contentCalls.sendReport, letter);
  expect(await jan.ask(contentCalls.sendReport, letter)).toMatchObject({ refusal: { code: 'report.too_many' } });
  await must(other, contentCalls.sendReport, letter);
  expect(await open()).toHaveLength(before + 11);
});

it('says where the operator is reached', async () => {
  expect(await must(server.visitor, contentCalls.getContact, {})).toEqual({ operator: 'Parter Sp. z o.o.', email: 'pomoc@parter.example' });
});
