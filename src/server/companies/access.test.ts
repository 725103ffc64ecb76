import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { accessCalls } from '../../contract/companies/endpoints/access.ts';
import { grantAccessByOffer } from './commands/access.ts';
import { nameAccessOf } from './queries/access.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const nips = ['5261000007', '5261000013', '5261000036', '5261000042'];
const aCompany = async () => {
  const { companyId, companyName } = await anInsertedSigner(server);
  const nip = nips.pop() ?? '';
  await server.db.execute(sql`update company set nip = ${nip} where id = ${companyId}`);
  return { id: companyId, name: companyName, nip };
};
const logged = async () =>
  (
    await server.db.execute<{ method: string; details: unknown; uid: string }>(
      sql`select method, details, uid from event where method like '%CompanyAccess' order by id`,
    )
  ).rows;

it('an admin lets one company see the name of another and takes it back, each with a reason in the event log', async () => {
  const [named, viewing, other] = [await aCompany(), await aCompany(), await aCompany()];
  const grant = { nip: named.nip, viewerNip: viewing.nip, reason: 'Rozmawiają o lokalu' };
  await must(admin, accessCalls.grantCompanyAccess, grant);
  await must(admin, accessCalls.grantCompanyAccess, grant);
  expect(await nameAccessOf(server.db, [named.id, other.id])).toEqual(
    new Map([
      [named.id, [viewing.id]],
      [other.id, []],
    ]),
  );
  await server.db.transaction((tx) => grantAccessByOffer(tx, { companyId: named.id, viewerId: other.id }));
  await server.db.transaction((tx) => grantAccessByOffer(tx, { companyId: named.id, viewerId: viewing.id }));
  const list = async (text: string) => (await must(admin, accessCalls.listCompanyAccess, { text, page: 1 })).items;
  expect(await list(named.name)).toMatchObject([
    { company: { id: named.id }, viewer: { id: other.id }, cause: 'offer' },
    { company: { id: named.id }, viewer: { id: viewing.id }, cause: 'admin' },
  ]);
  expect(await list(other.nip)).toHaveLength(1);
  const revoke = { companyId: named.id, viewerId: viewing.id, reason: 'Rozmowy się skończyły' };
  await must(admin, accessCalls.revokeCompanyAccess, revoke);
  expect(await admin.ask(accessCalls.revokeCompanyAccess, revoke)).toMatchObject({ refusal: { code: 'company.access_unknown' } });
  expect((await nameAccessOf(server.db, [named.id])).get(named.id)).toEqual([other.id]);
  expect(await logged()).toEqual([
    { method: 'grantCompanyAccess', details: { companyId: named.id, viewerId: viewing.id, reason: grant.reason }, uid: admin.uid },
    { method: 'revokeCompanyAccess', details: { companyId: named.id, viewerId: viewing.id, reason: revoke.reason }, uid: admin.uid },
  ]);
});

it('says at which field a number is wrong, unknown, or of the same company', async () => {
  const company = await aCompany();
  const ask = (nip: string, viewerNip: string) => admin.ask(accessCalls.grantCompanyAccess, { nip, viewerNip, reason: 'Próba' });
  expect(await ask('123', company.nip)).toMatchObject({ refusal: { code: 'company.nip_invalid', field: 'nip' } });
  expect(await ask(company.nip, '1234563218')).toMatchObject({ refusal: { code: 'company.not_found', field: 'viewerNip' } });
  expect(await ask(company.nip, company.nip)).toMatchObject({ refusal: { code: 'company.access_to_itself', field: 'viewerNip' } });
});
