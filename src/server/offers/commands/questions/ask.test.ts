import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../../../tests/factories/deals.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';

let server: TestServer;
let landlord: Signer;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
});
afterAll(() => server.close());

const letter = { title: 'Dostawy', description: 'Czy pod lokal podjedzie samochód dostawczy o 6 rano?' };

it('mails the owner who asks, and never their address', async () => {
  const offerId = await anInsertedOffer(server, landlord);
  const tenant = await anInsertedSigner(server, { companyName: 'KAWA I SPÓŁKA SP. Z O.O.' });
  expect((await must(tenant, offersCalls.getOffer, { offerId })).allowed).toContain('ask');
  await must(tenant, offersCalls.askQuestion, { offerId, ...letter, tenant: tenant.email });
  await server.work();
  const mail = (await server.mailsTo(landlord.email)).at(-1);
  expect(mail?.subject).toContain('Dostawy');
  for (const part of [letter.description, tenant.lastName, 'KAWA I SPÓŁKA']) expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain(tenant.email);
  const { rows } = await server.db.execute(sql`select reply_to from mail where recipient = ${landlord.email} and template = 'offers.question'`);
  expect(rows).toEqual([{ reply_to: null }]);
});

it('refuses empty questions, one’s own offer, another’s address, and more than a person may ask in a day', async () => {
  const offerId = await anInsertedOffer(server, landlord);
  const asker = await server.person();
  const ask = (who: typeof asker, more = {}) => who.ask(offersCalls.askQuestion, { offerId, ...letter, ...more });
  expect(await ask(asker, { title: '  ' })).toMatchObject({ refusal: { code: 'question.incomplete', field: 'title' } });
  expect(await asker.ask(offersCalls.askQuestion, { offerId, title: 'Dostawy', description: '' })).toMatchObject({
    refusal: { code: 'question.incomplete', message: 'Wypełnij wszystkie pola formularza.' },
  });
  expect(await ask(landlord)).toMatchObject({ refusal: { code: 'question.own' } });
  expect(await ask(asker, { tenant: landlord.email })).toMatchObject({ refusal: { code: 'question.not_yours' } });
  expect(await ask(await server.person({ verified: false }))).toMatchObject({ refusal: { code: 'kit.email_unverified' } });
  for (let asked = 0; asked < 3; asked += 1) expect(await ask(asker)).toMatchObject({ ok: true });
  expect(await ask(asker)).toMatchObject({ refusal: { code: 'question.too_many' } });
  expect(await asker.ask(offersCalls.askQuestion, { ...letter, offerId: await anInsertedOffer(server, landlord) })).toMatchObject({ ok: true });
  await server.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
  expect(await ask(await server.person())).toMatchObject({ refusal: { code: 'offer.expired' } });
});
