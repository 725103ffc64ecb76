import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { contentCalls } from '../../contract/content/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';

let server: TestServer;
let admin: TestPerson;
let landlord: Signer;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  landlord = await anInsertedSigner(server);
}, 120_000);
afterAll(() => server.close());

const wrong = { ground: 'pictures', explanation: 'To zdjęcia mojego lokalu.', goodFaith: true, lang: 'pl' } as const;
const open = async () => (await must(admin, contentCalls.listOfferNotices, { open: true, page: 1 })).items;
const last = async (email: string) => {
  await server.work();
  const letter = (await server.mailsTo(email)).at(-1);
  return { subject: letter?.subject.replaceAll('\u00a0', ' ') ?? '', text: letter?.text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ') ?? '' };
};

it('confirms a notice of a visitor, hides the offer when it is upheld, and gives the reasons to both sides', async () => {
  const offerId = await anInsertedOffer(server, landlord, { name: 'Lokal z cudzymi zdjęciami' });
  const [visitor, email] = [server.client(), 'gosc@firma.example'];
  expect(await visitor.ask(contentCalls.reportOffer, { ...wrong, offerId })).toMatchObject({ refusal: { code: 'report.name_required' } });
  expect(await visitor.ask(contentCalls.reportOffer, { ...wrong, offerId, name: 'Ewa Gość' })).toMatchObject({
    refusal: { code: 'report.email_required' },
  });
  await must(visitor, contentCalls.reportOffer, { ...wrong, offerId, name: 'Ewa Gość', email });
  expect((await last(email)).subject).toBe('Przyjęliśmy zgłoszenie oferty „Lokal z cudzymi zdjęciami”');
  const [notice] = await open();
  expect(notice).toMatchObject({ offer: { id: offerId }, name: 'Ewa Gość', email, explanation: wrong.explanation, decision: null });
  const decision = { noticeId: notice?.id ?? '', decision: 'hide', basis: 'terms', reference: '§ 4 ust. 2' } as const;
  expect(await admin.ask(contentCalls.decideOfferNotice, { ...decision, reason: ' ' })).toMatchObject({
    refusal: { code: 'report.reason_required' },
  });
  await must(admin, contentCalls.decideOfferNotice, { ...decision, reason: 'Zdjęcia pokazują lokal zgłaszającej.' });
  expect(await must(landlord, offersCalls.getOffer, { offerId })).toMatchObject({ hiddenReason: 'Zdjęcia pokazują lokal zgłaszającej.' });
  for (const side of [email, landlord.email]) {
    const { text } = await last(side);
    for (const part of ['Zdjęcia pokazują lokal zgłaszającej.', '§ 4 ust. 2', 'moderator', '6 miesięcy']) expect(text, side).toContain(part);
  }
  expect(await admin.ask(contentCalls.decideOfferNotice, { ...decision, reason: 'Jeszcze raz.' })).toMatchObject({
    refusal: { code: 'report.decided' },
  });
  expect(await open()).toEqual([]);
});

it('keeps an offer with reasons for who reported it; the owner hears nothing', async () => {
  const offerId = await anInsertedOffer(server, landlord);
  const anna = await server.person({ firstName: 'Anna', lastName: 'Lipska' });
  await must(anna, contentCalls.reportOffer, { ...wrong, offerId, ground: 'falseFacts' });
  const [notice] = await open();
  expect(notice).toMatchObject({ name: 'Anna Lipska', email: anna.email });
  const before = (await last(landlord.email)).subject;
  await must(admin, contentCalls.decideOfferNotice, {
    ...{ noticeId: notice?.id ?? '', decision: 'keep', basis: 'law', reference: '' },
    reason: 'Powierzchnia zgadza się z rzutem.',
  });
  expect((await last(anna.email)).text).toContain('Powierzchnia zgadza się z rzutem.');
  expect((await last(landlord.email)).subject).toBe(before);
  expect(await must(landlord, offersCalls.getOffer, { offerId })).toMatchObject({ hiddenReason: null });
});
