import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { aProject, aPublishedOffer, aSigner, must, readyToSign } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';
import { signingCalls } from '../../../contract/signing/endpoints.ts';

type Signer = Awaited<ReturnType<typeof aSigner>>;

let server: TestServer;
let anna: Signer;

beforeAll(async () => {
  server = await testServer();
  anna = await aSigner(server);
});
afterAll(() => server.close());

const progress = (offerId: string, flow: 'project' | 'offer-signing') => must(anna, offersCalls.getOfferProgress, { offerId, flow });

/** The text of the evidence page, the last one, as any signed-in person may read it. */
const pageOfSealed = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await anna.fetch(url)).arrayBuffer());
  return execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' }).trimEnd().split('\f').at(-1) ?? '';
};

describe('publishing', () => {
  it('draws the project and the offer, mails the project, and publishes exactly what was read', async () => {
    const offerId = await aProject(anna);
    const signing = await readyToSign(server, anna, offerId);
    expect(await progress(offerId, 'project')).toMatchObject({ state: 'done', percent: 100, step: 'DONE' });
    const mail = (await server.mailsTo(anna.email)).find(
      (one) => one.subject.startsWith('Projekt oferty') && one.text.includes(signing.documentSha256),
    );
    expect(mail).toBeDefined();
    const form = await must(anna, offersCalls.getOfferForm, { offerId });
    expect(form.document).toMatchObject({ kind: 'offer', status: 'drawn', sha256: signing.documentSha256 });

    expect(await must(anna, offersCalls.publishOffer, signing)).toEqual({ offerId, version: 1, waitsUntil: null });
    const view = await must(server.visitor, offersCalls.getOffer, { offerId });
    expect(view).toMatchObject({ state: 'ACTIVE', version: 1, private: null });
    await server.work();
    expect(await progress(offerId, 'offer-signing')).toMatchObject({ state: 'done', step: 'DONE' });
    const own = await must(anna, offersCalls.getOffer, { offerId });
    expect(own.private?.document).toMatchObject({ kind: 'offer', status: 'sealed' });
    const evidence = await pageOfSealed(own.private?.document?.url ?? '');
    expect(evidence).toContain('Podpis 1');
    expect(evidence).toContain('***@');
    for (const fact of [anna.email, 'Adres sieciowy', 'Przeglądarka']) expect(evidence).not.toContain(fact);
    expect((await server.mailsTo(anna.email)).at(-1)?.subject).toContain('jest opublikowana');
    const found = await must(server.visitor, searchCalls.searchOffers, { page: 1, sort: 'published', direction: 'desc' });
    expect(found.items.map((card) => card.id)).toContain(offerId);
  });

  it('tells a colleague whom the document does not name who signs it, and lets them have it drawn for themselves', async () => {
    const jan = await anInsertedSigner(server);
    const ewa = await anInsertedSigner(server, { companyId: jan.companyId, companyName: jan.companyName });
    const offerId = await aProject(jan);
    const signing = await readyToSign(server, jan, offerId);
    const names = `${jan.firstName} ${jan.lastName}`;
    const refusal = { code: 'signing.names_others', kind: 'precondition', params: { names } };
    expect(await ewa.ask(signingCalls.requestSigningCode, { offerId, purpose: 'offer' })).toMatchObject({ refusal });
    expect(await ewa.ask(signingCalls.getSentCode, { offerId, purpose: 'offer' })).toMatchObject({ value: { sent: null } });
    expect(await ewa.ask(offersCalls.publishOffer, signing)).toMatchObject({ refusal });
    expect([await must(jan, offersCalls.getOfferForm, { offerId }), await must(ewa, offersCalls.getOfferForm, { offerId })]).toMatchObject([
      { namedSigners: null },
      { namedSigners: names },
    ]);
    const own = await readyToSign(server, ewa, offerId);
    expect(await must(ewa, offersCalls.getOfferForm, { offerId })).toMatchObject({ namedSigners: null });
    expect(await must(ewa, offersCalls.publishOffer, own)).toMatchObject({ version: 1 });
  });

  it('refuses a wrong code, missing consents, another hash and a form that was saved since', async () => {
    const offerId = await aProject(anna);
    const signing = await readyToSign(server, anna, offerId);
    const wrong = signing.code === '000000' ? '000001' : '000000';
    expect(await anna.ask(offersCalls.publishOffer, { ...signing, code: wrong })).toMatchObject({ refusal: { code: 'code.wrong' } });
    expect(await anna.ask(offersCalls.publishOffer, { ...signing, consents: {} })).toMatchObject({
      refusal: { code: 'signing.consents_required' },
    });
    expect(await anna.ask(offersCalls.publishOffer, { ...signing, documentSha256: 'a'.repeat(64) })).toMatchObject({
      refusal: { code: 'signing.document_changed' },
    });
    const { version } = await must(anna, offersCalls.getOfferForm, { offerId });
    await must(anna, offersCalls.saveOffer, { offerId, version, patch: { description: 'Inny opis lokalu po przeczytaniu projektu.' } });
    expect(await anna.ask(offersCalls.publishOffer, signing)).toMatchObject({ refusal: { code: 'signing.document_changed' } });
    expect((await must(anna, offersCalls.getOfferForm, { offerId })).state).toBe('UNSIGNED');
  });

  it('asks for a new reading after a photo was added, and ends the project flow with every photo that cannot stand', async () => {
    const offerId = await aProject(anna);
    const signing = await readyToSign(server, anna, offerId);
    const { version } = await must(anna, offersCalls.getOfferForm, { offerId });
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('files', new File([new Uint8Array(picture)], 'white.jpg'));
    expect((await anna.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form })).status).toBe(200);
    expect(await anna.ask(offersCalls.publishOffer, signing)).toMatchObject({ refusal: { code: 'signing.document_changed' } });
    expect(await must(anna, offersCalls.getOfferForm, { offerId })).toMatchObject({ version, document: null });
    await must(anna, offersCalls.prepareOffer, { offerId });
    await server.work();
    expect(await progress(offerId, 'project')).toMatchObject({
      state: 'failed',
      step: 'VERIFYING_IMAGES',
      refusal: { code: 'photo.flagged', problems: [{ code: 'photo.blank', params: { index: 1 } }] },
    });
  });

  it('happens once, however often the button is pressed at once', async () => {
    const offerId = await aProject(anna);
    const signing = await readyToSign(server, anna, offerId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => anna.ask(offersCalls.publishOffer, signing)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const { rows } = await server.db.execute<{ n: number }>(sql`select count(*)::int as n from offer_version where offer_id = ${offerId}`);
    expect(rows[0]?.n).toBe(1);
    expect(await anna.ask(offersCalls.publishOffer, signing)).toMatchObject({ refusal: { code: 'offer.already_active' } });
  });

  it('is refused with every problem of the form, and to whoever is not verified', async () => {
    const unready = await aProject(anna, { description: '', summary: {} });
    const answer = await anna.ask(offersCalls.prepareOffer, { offerId: unready });
    expect(answer).toMatchObject({ refusal: { code: 'offer.not_ready' } });
    expect(!answer.ok && answer.refusal.problems?.map((problem) => problem.field)).toEqual(
      expect.arrayContaining(['description', 'summary.summary1', 'summary.summary4']),
    );
    const jan = await server.person();
    const his = await aProject(jan);
    expect(await jan.ask(offersCalls.prepareOffer, { offerId: his })).toMatchObject({ refusal: { code: 'person.identity_not_accepted' } });
    expect(await jan.ask(offersCalls.prepareOffer, { offerId: unready })).toMatchObject({ refusal: { code: 'offer.not_found' } });
  });

  it('cannot be taken back: no edit, no deletion', async () => {
    const offerId = await aPublishedOffer(server, anna);
    const { version, editable } = await must(anna, offersCalls.getOfferForm, { offerId });
    expect(editable).toBe(false);
    expect(await anna.ask(offersCalls.saveOffer, { offerId, version, patch: { name: 'Inna nazwa' } })).toMatchObject({
      refusal: { code: 'offer.not_editable' },
    });
    expect(await anna.ask(offersCalls.deleteOffer, { offerId })).toMatchObject({ refusal: { code: 'lifecycle.not_allowed' } });
  });
});

describe('the edges of an offer', () => {
  it('hold against whoever writes past the program', async () => {
    const offerId = await aProject(anna);
    await expect(server.db.execute(sql`update offer set state = 'SIGNED' where id = ${offerId}`)).rejects.toThrow();
    await expect(server.db.execute(sql`insert into offer (id, owner_uid, state) values ('x', 'y', 'ACTIVE')`)).rejects.toThrow();
    await expect(server.db.execute(sql`update lifecycle_step set event = 'publish' where subject_id = ${offerId}`)).rejects.toThrow();
    await server.db.execute(sql`update offer set form = form where id = ${offerId}`);
  });
});
