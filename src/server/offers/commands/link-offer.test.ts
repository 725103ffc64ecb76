import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { aProject, must } from '../../../../tests/factories/published-offer.ts';
import { newestNotice, noticedSince } from '../../../../tests/kit/notices.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';

let server: TestServer;
let admin: TestPerson;
let creator: TestPerson;

beforeAll(async () => {
  server = await testServer();
  [admin, creator] = [await server.person({ claims: ['admin'] }), await server.person({ claims: ['creator'] })];
});
afterAll(() => server.close());

const link = (by: TestPerson, offerId: string, to: Pick<TestPerson, 'email'>) => by.ask(offersCalls.linkProjectOffer, { offerId, email: to.email });
const events = async (offerId: string) =>
  (await server.db.execute(sql`select details from event where method = 'linkProjectOffer' and offer_id = ${offerId}`)).rows;

it("gives a creator's project to the accepted company of a person, tells them, and keeps who did it", async () => {
  const [offerId, landlord] = [await aProject(creator), await anInsertedSigner(server)];
  const colleague = await anInsertedSigner(server, { companyId: landlord.companyId });
  expect(await must(creator, offersCalls.getOfferForm, { offerId })).toMatchObject({ mayLink: true });
  expect(await link(creator, offerId, landlord)).toMatchObject({ ok: true, value: { linkedTo: 'company' } });
  expect(await must(colleague, offersCalls.getOfferForm, { offerId })).toMatchObject({ editable: true, mayLink: false, ownerUid: landlord.uid });
  expect(await creator.ask(offersCalls.getOfferForm, { offerId })).toMatchObject({ refusal: { code: 'offer.not_found' } });
  await server.work();
  expect((await server.mailsTo(landlord.email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('czeka na Twoim koncie'));
  const details = { from: creator.uid, fromCompany: null, to: landlord.uid, toCompany: landlord.companyId };
  expect(await events(offerId)).toEqual([{ details }]);
});

it('gives it to the person alone while their company is not accepted', async () => {
  const [offerId, asking] = [await aProject(creator), await anInsertedSigner(server, { state: 'CHECKING' })];
  expect(await link(creator, offerId, asking)).toMatchObject({ ok: true, value: { linkedTo: 'person' } });
  expect(await must(asking, offersCalls.getOfferForm, { offerId })).toMatchObject({ editable: true, companyId: null });
});

it('an admin gives any project, and again changes nothing', async () => {
  const [landlord, other] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const offerId = await aProject(landlord);
  expect(await link(admin, offerId, other)).toMatchObject({ ok: true });
  expect(await link(admin, offerId, other)).toMatchObject({ ok: true });
  expect(await events(offerId)).toHaveLength(1);
  expect(await landlord.ask(offersCalls.getOfferForm, { offerId })).toMatchObject({ refusal: { code: 'offer.not_found' } });
});

it('refuses other people, projects of others, what was never saved, and an unknown address', async () => {
  const landlord = await anInsertedSigner(server);
  const offerId = await aProject(landlord);
  const { offerId: unsaved } = await must(creator, offersCalls.createOffer, {});
  const codes = [
    await link(landlord, offerId, creator),
    await link(creator, offerId, creator),
    await link(creator, unsaved, landlord),
    await link(admin, offerId, { email: 'nobody@test.example' }),
    await link(admin, offerId, await server.person({ verified: false })),
  ].map((answer) => (answer.ok ? 'ok' : answer.refusal.code));
  expect(codes).toEqual(['kit.denied', 'offer.not_found', 'offer.not_editable', 'person.not_found', 'person.not_confirmed']);
});

it('a save that began before is refused afterwards', async () => {
  const [landlord, offerId] = [await anInsertedSigner(server), await aProject(admin)];
  const { version } = await must(admin, offersCalls.getOfferForm, { offerId });
  await link(admin, offerId, landlord);
  const late = await landlord.ask(offersCalls.saveOffer, { offerId, version, patch: { name: 'Stara' } });
  expect(late).toMatchObject({ refusal: { code: 'offer.stale_version' } });
});

it('the lists of the company that a project goes from hear of it, and of the one that it comes to', async () => {
  const [former, next] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const topics = [`company:${former.companyId}`, `company:${next.companyId}`];
  const noticed = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
    const mark = await newestNotice(server);
    await act();
    return noticedSince(server, mark);
  };
  const linked = await aProject(former);
  expect(await noticed(() => link(admin, linked, next))).toEqual(
    expect.arrayContaining([...topics, `user:${former.uid}`, `user:${next.uid}`, `offer:${linked}`]),
  );
  const added = await aProject(former);
  await server.db.execute(sql`update offer set owner_uid = ${next.uid} where id = ${added}`);
  expect(await noticed(() => must(next, offersCalls.addOfferToCompany, { offerId: added, companyId: next.companyId }))).toEqual(
    expect.arrayContaining([...topics, `user:${next.uid}`, `offer:${added}`]),
  );
});
