import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { aWantedListing } from '../../../tests/factories/wanted.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { contentCalls } from '../../contract/content/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { wantedCalls } from '../../contract/wanted/endpoints.ts';
import { writingNumbers } from '../../domain/kit/numbers.ts';

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
  const receipt = await last(email);
  expect(receipt.subject).toBe('Przyjęliśmy zgłoszenie oferty „Lokal z cudzymi zdjęciami”');
  expect(receipt.text, 'what a visitor wrote is not mailed to an address that nobody confirmed').not.toContain(wrong.explanation);
  const [notice] = await open();
  expect(notice).toMatchObject({ about: { kind: 'offer', id: offerId }, name: 'Ewa Gość', email, explanation: wrong.explanation, decision: null });
  const decision = { noticeId: notice?.id ?? '', decision: 'hide', basis: 'terms', reference: '§ 4 ust. 2' } as const;
  expect(await admin.ask(contentCalls.decideOfferNotice, { ...decision, reason: ' ' })).toMatchObject({
    refusal: { code: 'report.reason_required' },
  });
  expect(await admin.ask(contentCalls.decideOfferNotice, { ...decision, basis: 'law', reference: '', reason: 'x' })).toMatchObject({
    refusal: { code: 'offer.provision_required', field: 'reference' },
  });
  await must(admin, contentCalls.decideOfferNotice, { ...decision, reason: 'Zdjęcia pokazują lokal zgłaszającej.' });
  expect(await must(landlord, offersCalls.getOffer, { offerId })).toMatchObject({ hiddenReason: 'Zdjęcia pokazują lokal zgłaszającej.' });
  for (const side of [email, landlord.email]) {
    const { text } = await last(side);
    for (const part of ['Zdjęcia pokazują lokal zgłaszającej.', '§ 4 ust. 2', 'człowiek', '6 miesięcy']) expect(text, side).toContain(part);
  }
  const toOwner = (await server.mailsTo(landlord.email)).filter(({ text }) => text.includes('Zdjęcia pokazują lokal zgłaszającej.'));
  expect(toOwner, 'one statement of reasons').toHaveLength(1);
  expect(toOwner[0]?.text).toContain('zgłoszenie oferty');
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

it('hides nothing of an offer that is public no more, and says so before anything is kept or mailed', async () => {
  const offerId = await anInsertedOffer(server, landlord, { name: 'Lokal już usunięty' });
  const anna = await server.person();
  await must(anna, contentCalls.reportOffer, { ...wrong, offerId });
  await server.db.execute(sql`update offer set state = 'DELETED', deleted_at = now() where id = ${offerId}`);
  const [notice] = await open();
  const decision = { noticeId: notice?.id ?? '', basis: 'terms', reference: '', reason: 'Zdjęcia są cudze.' } as const;
  expect(await admin.ask(contentCalls.decideOfferNotice, { ...decision, decision: 'hide' })).toMatchObject({
    refusal: { code: 'report.offer_not_public' },
  });
  await must(admin, contentCalls.decideOfferNotice, { ...decision, decision: 'keep' });
  expect((await last(anna.email)).subject).toContain('Lokal już usunięty');
});

describe('a listing of the wanted board', () => {
  const text = { explanation: 'Podaje mój numer telefonu.', goodFaith: true, lang: 'pl' } as const;
  const onBoard = async (id: string) =>
    (await must(server.visitor, wantedCalls.listWantedListings, { radius: 200, page: 1 })).items.some((listing) => listing.id === id);
  const removed = async (email: string) => (await server.mailsTo(email)).filter(({ subject }) => subject.includes('Usunęliśmy ogłoszenie'));

  it('is reported by a visitor, taken from the board for good when the notice is upheld, with the reasons to both sides', async () => {
    const wantedListingId = await aWantedListing(landlord, { location: 'Łódź, Bałuty' });
    const [visitor, email] = [server.client(), 'sasiad@firma.example'];
    const notice = { ...text, wantedListingId, ground: 'personalData' } as const;
    expect(await visitor.ask(contentCalls.reportWantedListing, notice)).toMatchObject({ refusal: { code: 'report.name_required' } });
    await must(visitor, contentCalls.reportWantedListing, { ...notice, name: 'Jan Sąsiad', email });
    const receipt = await last(email);
    expect(receipt.subject).toBe('Przyjęliśmy zgłoszenie ogłoszenia „Łódź, Bałuty”');
    expect(receipt.text).not.toContain(text.explanation);
    const [row] = await open();
    expect(row).toMatchObject({ about: { kind: 'wanted', id: wantedListingId, name: 'Łódź, Bałuty' }, name: 'Jan Sąsiad', ground: 'personalData' });
    const decision = { noticeId: row?.id ?? '', decision: 'hide', basis: 'law', reason: 'Numer należy do kogoś innego.' } as const;
    expect(await admin.ask(contentCalls.decideOfferNotice, decision)).toMatchObject({
      refusal: { code: 'offer.provision_required', field: 'reference' },
    });
    expect(await onBoard(wantedListingId)).toBe(true);
    await must(admin, contentCalls.decideOfferNotice, { ...decision, reference: 'art. 6 RODO' });
    expect(await onBoard(wantedListingId)).toBe(false);
    for (const side of [email, landlord.email]) {
      const letter = await last(side);
      for (const part of ['Łódź, Bałuty', decision.reason, 'art. 6 RODO', 'człowiek', '6 miesięcy']) expect(letter.text, side).toContain(part);
    }
    expect(await removed(landlord.email), 'one statement of reasons').toHaveLength(1);
    expect(await landlord.ask(wantedCalls.restoreWantedListing, { wantedListingId })).toMatchObject({ refusal: { code: 'wanted.removed' } });
  });

  it('stays when the notice is not upheld; what has left the board is neither reported nor removed', async () => {
    const wantedListingId = await aWantedListing(landlord, { location: 'Łódź, Widzew' });
    const anna = await server.person();
    const before = (await removed(landlord.email)).length;
    await must(anna, contentCalls.reportWantedListing, { ...text, wantedListingId, ground: 'fraud' });
    await must(admin, contentCalls.decideOfferNotice, { noticeId: (await open())[0]?.id ?? '', decision: 'keep', reason: 'Firma istnieje.' });
    expect((await last(anna.email)).text).toContain('Firma istnieje.');
    expect(await onBoard(wantedListingId)).toBe(true);
    await must(anna, contentCalls.reportWantedListing, { ...text, wantedListingId, ground: 'fraud' });
    await must(landlord, wantedCalls.deleteWantedListing, { wantedListingId });
    const late = { noticeId: (await open())[0]?.id ?? '', reason: 'Firma nie istnieje.' };
    expect(await admin.ask(contentCalls.decideOfferNotice, { ...late, decision: 'hide' })).toMatchObject({
      refusal: { code: 'report.wanted_not_public' },
    });
    await must(admin, contentCalls.decideOfferNotice, { ...late, decision: 'keep' });
    expect(await anna.ask(contentCalls.reportWantedListing, { ...text, wantedListingId, ground: 'fraud' })).toMatchObject({
      refusal: { code: 'report.wanted_unknown' },
    });
    await server.work();
    expect(await removed(landlord.email)).toHaveLength(before);
  });
});

it('lets nobody fill a stranger’s mailbox from many networks', async () => {
  const offerId = await anInsertedOffer(server, landlord);
  const email = 'obca@firma.example';
  const codes: unknown[] = [];
  for (let n = 0; n <= writingNumbers.reportsPerHour; n++) {
    const from = server.client(`203.0.${n}.7`);
    const answer = await from.ask(contentCalls.reportOffer, { ...wrong, offerId, name: 'Ktoś', email });
    codes.push(answer.ok ? 'sent' : answer.refusal.code);
  }
  expect(codes.filter((code) => code === 'sent')).toHaveLength(writingNumbers.reportsPerHour);
  expect(codes.at(-1)).toBe('report.too_many');
});
