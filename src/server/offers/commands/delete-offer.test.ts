import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer, signedLongAgo } from '../../../../tests/factories/deals.ts';
import { aProject, aSigner, lastCode, must, readyToSign } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';
import { signingCalls } from '../../../contract/signing/endpoints.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';

let server: TestServer;
let owner: Signer;
let buyer: Signer;
beforeAll(async () => {
  server = await testServer();
  [owner, buyer] = [await anInsertedSigner(server), await anInsertedSigner(server)];
});
afterAll(() => server.close());

const found = async (offerType?: 'rent' | 'sell') => {
  const filters = { sort: 'published', direction: 'desc', page: 1, ...(offerType ? { offerType } : {}) } as const;
  return (await must(server.visitor, searchCalls.searchOffers, filters)).items.map(({ id, offerType: type }) => [id, type]);
};

it('lets the owner of an announcement of a sale delete it for good, and of a binding offer not', async () => {
  const [lease, sale] = [await anInsertedOffer(server, owner), await anInsertedOffer(server, owner, { offerType: 'sell' })];
  expect(await found('sell')).toEqual([[sale, 'sell']]);
  expect(await found('rent')).toEqual([[lease, 'rent']]);
  expect(await found()).toHaveLength(2);
  const view = await must(buyer, offersCalls.getOffer, { offerId: sale });
  expect(view.allowed).toContain('ask');
  expect(view).toMatchObject({ blockers: ['offer.contact_only'] });
  expect(await book(buyer, sale)).toMatchObject({ refusal: { code: 'offer.contact_only' } });
  const refusal = { code: 'lifecycle.not_allowed' };
  expect(await owner.ask(offersCalls.deleteOffer, { offerId: lease })).toMatchObject({ refusal });
  expect(await buyer.ask(offersCalls.deleteOffer, { offerId: sale })).toMatchObject({ refusal: { code: 'offer.no_access' } });
  await must(owner, offersCalls.deleteOffer, { offerId: sale });
  expect(await owner.ask(offersCalls.restoreOffer, { offerId: sale })).toMatchObject({ refusal: { code: 'offer.restore_too_late' } });
  expect(await found()).toEqual([[lease, 'rent']]);
  expect(await must(server.visitor, offersCalls.getOfferOutcome, { offerId: sale })).toMatchObject({ outcome: 'deleted', name: null });
});

it('makes what the first of two has signed void with the project, and says so once', async () => {
  const first = await anInsertedSigner(server, { representation: 'joint' });
  const second = await anInsertedSigner(server, { companyId: first.companyId, companyName: first.companyName });
  const offerId = await aProject(first);
  await must(first, offersCalls.prepareOffer, { offerId, cosignerUid: second.uid });
  await server.work();
  const { documentSha256 } = await must(first, signingCalls.requestSigningCode, { offerId, purpose: 'offer' });
  const code = await lastCode(server, first.email);
  await must(first, offersCalls.publishOffer, { offerId, code, documentSha256, consents: { ...consentsOf.offer } });
  const waits = async () => (await must(first, offersCalls.getOfferForm, { offerId })).firstSignature !== null;
  expect(await waits()).toBe(true);
  await must(first, offersCalls.deleteOffer, { offerId });
  await must(first, offersCalls.restoreOffer, { offerId });
  expect(await waits()).toBe(false);
  await server.work();
  expect((await server.mailsTo(first.email)).filter(({ subject }) => subject.includes('Podpis nie liczy się już'))).toHaveLength(1);
});

it('is signed as an announcement, by consents of its own, and mailed as one', async () => {
  const seller = await aSigner(server);
  const offerId = await aProject(seller, { offerType: 'sell', summary: { truth: true } });
  const act = await readyToSign(server, seller, offerId);
  expect(await seller.ask(offersCalls.publishOffer, { ...act, consents: {} })).toMatchObject({ refusal: { code: 'signing.consents_required' } });
  const { code } = await must(seller, signingCalls.getDocument, { offerId, kind: 'offer' });
  const publicStatus = async () => (await must(server.visitor, signingCalls.checkDocument, { code })).publicStatus?.at;
  expect(await publicStatus()).toBe('announcement_prepared');
  await must(seller, offersCalls.publishOffer, { ...act, consents: { ...consentsOf.announcement } });
  expect(await publicStatus()).toBe('announced');
  await server.work();
  const mails = await server.mailsTo(seller.email);
  const text = mails.map((one) => `${one.subject} ${one.text}`).join(' ');
  expect(mails.at(-1)?.subject).toContain('Ogłoszenie');
  expect(text).toContain('ogłoszenie sprzedaży');
  expect(mails.map(({ subject }) => subject).filter((subject) => subject.endsWith('do przeczytania'))).toEqual([
    expect.stringContaining('Projekt ogłoszenia'),
  ]);
  expect(text).not.toMatch(/wiążąca oferta|oferta wiąże|Oferta jeszcze|podpisz ofertę|66¹/i);
  const { rows } = await server.db.execute(sql`select purpose from evidence where subject_id = ${offerId}`);
  expect(rows).toEqual([{ purpose: 'announcement' }]);
  await must(seller, offersCalls.deleteOffer, { offerId });
  expect(await publicStatus()).toBe('announcement_lapsed');
});

it('is mails of as an announcement when it is hidden, shown again and about to end, and says on its pin that it is a sale', async () => {
  const admin = await server.person({ claims: ['admin'] });
  const sale = await anInsertedOffer(server, owner, { offerType: 'sell' });
  const { markers } = await must(buyer, searchCalls.searchMarkers, { sort: 'published', direction: 'desc', page: 1, offerType: 'sell' });
  expect(markers.find(({ id }) => id === sale)?.label).toMatch(/^Sprzedaż \d/);
  // The terms of a lease that its form still has count for nothing.
  expect((await must(buyer, offersCalls.getOffer, { offerId: sale })).private).toMatchObject({ options: [], fees: null });
  await must(admin, offersCalls.hideOffer, { offerId: sale, hidden: true, reason: 'Kontrola danych' });
  await must(admin, offersCalls.hideOffer, { offerId: sale, hidden: false });
  await signedLongAgo(server, sale);
  await server.db.execute(sql`update offer set valid_to = now() + interval '12 hours' where id = ${sale}`);
  await server.tick();
  await server.work();
  const mails = (await server.mailsTo(owner.email)).map(({ subject, text }) => `${subject}\n${text}`).filter((mail) => mail.includes('wyszukiwar'));
  expect(mails.filter((mail) => mail.includes('Ogłoszeni'))).toHaveLength(3);
  expect(mails.join('\n')).not.toMatch(/Oferta|zarezerwować/);
});
