import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPhoto } from '../../../../tests/factories/photo.ts';
import { aProject, aSigner, must } from '../../../../tests/factories/published-offer.ts';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { imagesOf, updateOpinion } from '../store/images.ts';

type Signer = Awaited<ReturnType<typeof aSigner>>;

/** What the API answers to each question, in their order; the last one for ever. */
let replies: readonly (readonly [status: number, body: unknown])[] = [];
let asked: string[] = [];
let gemini: LocalService;
let server: TestServer;
let anna: Signer;

const answering = (suitable: boolean) => {
  const text = JSON.stringify({ suitable, reasonPl: suitable ? '' : 'numer telefonu', reasonEn: suitable ? '' : 'a telephone number' });
  return [200, { candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] }] as const;
};

beforeAll(async () => {
  gemini = await localService((_, response, request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(Buffer.concat(parts).toString('utf8'));
      const [status, body] = replies[Math.min(asked.length, replies.length) - 1] ?? [500, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server = await testServer({ env: { GEMINI_API_KEY: 'secret-key', GEMINI_URL: gemini.url } });
  anna = await aSigner(server, { firstName: 'Anna', lastName: 'Zielińska' });
});
afterAll(async () => {
  await server.close();
  await gemini.close();
});
beforeEach(() => {
  asked = [];
});

/** A project with photos of these seeds. */
const withPhotos = async (...seeds: readonly number[]): Promise<string> => {
  const offerId = await aProject(anna);
  const form = new FormData();
  for (const seed of seeds) form.append('files', new File([await aPhoto(seed)], `${seed}.jpg`));
  await anna.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form });
  return offerId;
};

/** Sentences tie their one-letter words to the next. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

const flags = (offerId: string) => must(anna, offersCalls.getPhotoFlags, { offerId });
const check = (offerId: string) => must(anna, offersCalls.checkPhotos, { offerId });
const prepare = async (offerId: string) => {
  await must(anna, offersCalls.prepareOffer, { offerId, commandId: `prepare-${offerId}` });
  await server.work();
  return must(anna, offersCalls.getOfferProgress, { offerId, flow: 'project' });
};

describe('photos that an artificial intelligence looks at', () => {
  it('wait for it, are each asked about once, and are marked with its words', async () => {
    const offerId = await withPhotos(1, 20);
    expect(await flags(offerId)).toEqual({ response: '', problems: [], ai: 'waiting' });
    expect(asked).toEqual([]);
    replies = [answering(true), answering(false)];
    const checked = await check(offerId);
    expect(checked).toMatchObject({ problems: [{ reason: 'unsuitable', byAi: true }], ai: 'done' });
    expect(spaced(checked.response)).toBe(
      `Zdjęcie ${checked.problems[0]?.position} oznaczono jako nieodpowiednie z powodu: numer telefonu (ocena sztucznej inteligencji)`,
    );
    expect(asked).toHaveLength(2);
    expect(await check(offerId)).toEqual(checked);
    expect(await flags(offerId)).toEqual(checked);
    expect(asked).toHaveLength(2);
  });

  it('are sent alone: nothing of the offer, its address or its people goes along', async () => {
    const offerId = await withPhotos(1);
    replies = [answering(true)];
    await check(offerId);
    const form = (await must(anna, offersCalls.getOfferForm, { offerId })).form;
    expect(asked).toHaveLength(1);
    for (const fact of [offerId, anna.uid, anna.email, 'Zielińska', form.name, form.address?.street, 'secret-key'])
      expect(asked[0]).not.toContain(fact);
    expect(asked[0]).toContain('"mimeType":"image/jpeg"');
  });

  it('keep what was said of them in a copy of the offer', async () => {
    const offerId = await withPhotos(1);
    replies = [answering(false)];
    await check(offerId);
    const copy = await must(anna, offersCalls.duplicateOffer, { offerId, commandId: `copy-${offerId}` });
    expect(await flags(copy.offerId)).toMatchObject({ problems: [{ reason: 'unsuitable' }], ai: 'done' });
  });

  it('end the way to the signature with the reason in both languages', async () => {
    const offerId = await withPhotos(1);
    replies = [answering(false)];
    const progress = await prepare(offerId);
    expect(progress).toMatchObject({
      state: 'failed',
      step: 'VERIFYING_IMAGES',
      refusal: {
        code: 'photo.flagged',
        problems: [{ code: 'photo.unsuitable', field: 'images.0', params: { index: 1, reasonPl: 'numer telefonu', reasonEn: 'a telephone number' } }],
      },
    });
  });

  it('may stand when a moderator lets them: the owner is told, and the offer is drawn', async () => {
    const offerId = await withPhotos(1);
    replies = [answering(false)];
    const [problem] = (await check(offerId)).problems;
    const imageId = problem?.imageId ?? '';
    const admin = await server.person({ claims: ['admin'] });
    const waiting = async () =>
      (await must(admin, offersCalls.listDoubtfulPhotos, { waiting: true, page: 1 })).items.find(({ image }) => image.id === imageId);
    expect(await waiting()).toMatchObject({ doubt: 'unsuitable', opinion: { en: 'a telephone number' }, owner: { email: anna.email }, ruling: null });
    await must(admin, offersCalls.judgePhoto, { imageId, passed: true });
    await must(admin, offersCalls.judgePhoto, { imageId, passed: true, commandId: `again-${imageId}` });
    expect(await waiting()).toBeUndefined();
    expect((await must(admin, offersCalls.listDoubtfulPhotos, { waiting: false, page: 1 })).items[0]).toMatchObject({
      image: { id: imageId },
      ruling: { passed: true },
    });
    expect(await flags(offerId)).toEqual({ response: '', problems: [], ai: 'done' });
    expect(await prepare(offerId)).toMatchObject({ state: 'done' });
    expect((await server.mailsTo(anna.email)).filter(({ subject }) => /^Zdjęcie 1 może zostać/.test(spaced(subject)))).toHaveLength(1);
    const events = await server.db.execute(sql`select details from event where method = 'judgePhoto' and offer_id = ${offerId}`);
    expect(events.rows).toMatchObject([{ details: { imageId, passed: true } }]);
  });

  it('are refused by a moderator with a reason that the owner reads word for word, also in a copy', async () => {
    const offerId = await withPhotos(1);
    replies = [answering(false)];
    const imageId = (await check(offerId)).problems[0]?.imageId ?? '';
    const copy = await must(anna, offersCalls.duplicateOffer, { offerId, commandId: `refused-${offerId}` });
    const admin = await server.person({ claims: ['admin'] });
    expect(await admin.ask(offersCalls.judgePhoto, { imageId, passed: false, reason: ' ' })).toMatchObject({
      refusal: { code: 'offer.reason_required' },
    });
    await must(admin, offersCalls.judgePhoto, { imageId, passed: false, reason: 'Na zdjęciu jest cudzy lokal' });
    for (const id of [offerId, copy.offerId])
      expect(spaced((await flags(id)).response)).toBe(
        'Zdjęcie 1 oznaczono jako nieodpowiednie z powodu: Na zdjęciu jest cudzy lokal (decyzja moderatora)',
      );
    await server.work();
    const mail = (await server.mailsTo(anna.email)).find(({ subject }) => /trzeba zmienić$/.test(subject));
    expect(mail?.text).toContain('Na zdjęciu jest cudzy lokal');
    expect(await anna.ask(offersCalls.judgePhoto, { imageId, passed: true })).toMatchObject({ refusal: { code: 'kit.denied' } });
  });

  const outage = [[400, { error: { code: 400, status: 'INVALID_ARGUMENT' } }]] as const;
  const queue = async (offerId: string, waiting = true) => {
    const admin = await server.person({ claims: ['admin'] });
    return (await must(admin, offersCalls.listDoubtfulPhotos, { waiting, page: 1 })).items.filter(({ offer }) => offer.id === offerId);
  };

  it('hold nothing up when there is no answer: the offer is drawn, a moderator has them, and they are asked about another time', async () => {
    const offerId = await withPhotos(1, 20);
    replies = outage;
    expect(await check(offerId)).toEqual({ response: '', problems: [], ai: 'unavailable' });
    expect(await flags(offerId)).toEqual({ response: '', problems: [], ai: 'unavailable' });
    expect(await queue(offerId)).toMatchObject([
      { doubt: 'unchecked', opinion: null, ruling: null, offer: { published: false } },
      { doubt: 'unchecked' },
    ]);
    expect(await prepare(offerId)).toMatchObject({ state: 'done' });
    asked = [];
    replies = [answering(true)];
    expect(await check(offerId)).toMatchObject({ ai: 'done' });
    expect(asked).toHaveLength(2);
    expect(await queue(offerId)).toEqual([]);
  });

  it('are settled by the moderator who looks in its place: a yes asks nobody again, a no is mailed and ends the way to the signature', async () => {
    const offerId = await withPhotos(1, 20);
    replies = outage;
    await check(offerId);
    const admin = await server.person({ claims: ['admin'] });
    const [first, second] = (await queue(offerId)).map(({ image }) => image.id);
    await must(admin, offersCalls.judgePhoto, { imageId: first ?? '', passed: true });
    await must(admin, offersCalls.judgePhoto, { imageId: second ?? '', passed: false, reason: 'Na zdjęciu jest cudzy lokal' });
    expect(await queue(offerId)).toEqual([]);
    asked = [];
    expect(await check(offerId)).toMatchObject({ problems: [{ imageId: second, reason: 'refused', byAi: false }], ai: 'done' });
    expect(asked).toEqual([]);
    expect(await prepare(offerId)).toMatchObject({ state: 'failed', refusal: { code: 'photo.flagged' } });
    const about = (await server.mailsTo(anna.email)).filter(({ subject, text }) => subject.startsWith('Zdjęcie') && text.includes(offerId));
    expect(about.map(({ subject }) => spaced(subject))).toEqual([expect.stringMatching(/^Zdjęcie 2 .* trzeba zmienić$/)]);
  });

  it('are signed with no document that was drawn before one of them was refused, in a copy neither', async () => {
    const offerId = await withPhotos(1);
    replies = outage;
    await check(offerId);
    const [photo] = await queue(offerId);
    const copy = await must(anna, offersCalls.duplicateOffer, { offerId, commandId: `drawn-${offerId}` });
    const { version } = await must(anna, offersCalls.getOfferForm, { offerId: copy.offerId });
    const summary = { summary1: true, summary2: true, summary3: true, summary4: true };
    await must(anna, offersCalls.saveOffer, { offerId: copy.offerId, version, patch: { summary } });
    const documents = async () =>
      Promise.all([offerId, copy.offerId].map(async (id) => (await must(anna, offersCalls.getOfferForm, { offerId: id })).document !== null));
    for (const id of [offerId, copy.offerId]) expect(await prepare(id)).toMatchObject({ state: 'done' });
    expect(await documents()).toEqual([true, true]);
    const admin = await server.person({ claims: ['admin'] });
    await must(admin, offersCalls.judgePhoto, { imageId: photo?.image.id ?? '', passed: false, reason: 'Cudzy lokal' });
    expect(await documents()).toEqual([false, false]);
  });

  it('are signed with no document that was drawn before an answer against one of them, in a copy neither', async () => {
    const offerId = await withPhotos(1);
    replies = outage;
    await check(offerId);
    const copy = await must(anna, offersCalls.duplicateOffer, { offerId, commandId: `said-${offerId}` });
    const { version } = await must(anna, offersCalls.getOfferForm, { offerId: copy.offerId });
    const summary = { summary1: true, summary2: true, summary3: true, summary4: true };
    await must(anna, offersCalls.saveOffer, { offerId: copy.offerId, version, patch: { summary } });
    const drawn = async (id: string) => (await must(anna, offersCalls.getOfferForm, { offerId: id })).document !== null;
    for (const id of [offerId, copy.offerId]) expect(await prepare(id)).toMatchObject({ state: 'done' });
    asked = [];
    replies = [answering(false)];
    expect(await check(offerId)).toMatchObject({ problems: [{ reason: 'unsuitable' }] });
    expect([await drawn(offerId), await drawn(copy.offerId)]).toEqual([false, false]);
  });

  it('keep what was drawn when the answer has nothing against them, or came after a moderator let them stand', async () => {
    const [one, other] = [await withPhotos(1), await withPhotos(20)];
    replies = outage;
    for (const id of [one, other]) {
      await check(id);
      expect(await prepare(id)).toMatchObject({ state: 'done' });
    }
    const drawn = async (id: string) => (await must(anna, offersCalls.getOfferForm, { offerId: id })).document !== null;
    asked = [];
    replies = [answering(true)];
    await check(one);
    // The moderator looks while the answer is on its way.
    const [photo] = await queue(other);
    const admin = await server.person({ claims: ['admin'] });
    await must(admin, offersCalls.judgePhoto, { imageId: photo?.image.id ?? '', passed: true });
    const opinion = { suitable: false, reason: { pl: 'numer telefonu', en: 'a telephone number' }, model: 'test' };
    const [image] = await imagesOf(server.db, other);
    expect(await server.db.transaction((tx) => updateOpinion(tx, image?.key ?? '', opinion))).toEqual([]);
    expect([await drawn(one), await drawn(other)]).toEqual([true, true]);
  });

  it('of a published offer wait on when the answer that a copy got is against them, or a moderator refuses the copy', async () => {
    const [answered, refused] = [await withPhotos(1), await withPhotos(20)];
    const admin = await server.person({ claims: ['admin'] });
    const copies: string[] = [];
    replies = outage;
    for (const offerId of [answered, refused]) {
      await check(offerId);
      copies.push((await must(anna, offersCalls.duplicateOffer, { offerId, commandId: `waits-${offerId}` })).offerId);
      await server.db.execute(sql`update offer set state = 'ACTIVE', version = 1, published_at = now() where id = ${offerId}`);
    }
    const [copyOfSaid = '', copyOfRefused = ''] = copies;
    const waitingPhotos = async () => (await must(admin, adminCalls.listWaiting, {})).items.find(({ kind }) => kind === 'photos')?.count ?? 0;
    const before = await waitingPhotos();
    asked = [];
    replies = [answering(false)];
    await check(copyOfSaid);
    const [ofCopy] = await queue(copyOfRefused);
    await must(admin, offersCalls.judgePhoto, { imageId: ofCopy?.image.id ?? '', passed: false, reason: 'Cudzy lokal' });
    expect(await queue(copyOfRefused)).toEqual([]);
    expect(await waitingPhotos()).toBe(before - 1);
    const [ofSaid] = await queue(answered);
    expect(ofSaid).toMatchObject({ doubt: 'unsuitable', opinion: { en: 'a telephone number' }, offer: { published: true } });
    expect(await queue(refused)).toMatchObject([{ offer: { published: true }, ruling: { passed: false, reason: 'Cudzy lokal' } }]);
    expect(await queue(refused, false)).toEqual([]);
    await server.db.execute(sql`update offer set hidden_reason = 'Cudzy lokal', hidden_cause = 'moderation' where id = ${refused}`);
    expect(await queue(refused)).toEqual([]);
    const mails = (await server.mailsTo(anna.email)).length;
    await must(admin, offersCalls.judgePhoto, { imageId: ofSaid?.image.id ?? '', passed: true });
    expect([await queue(answered), await queue(copyOfSaid)]).toEqual([[], []]);
    expect(await server.mailsTo(anna.email)).toHaveLength(mails);
  });

  it('wait on for a moderator when their offer was published meanwhile: one lets them stand or hides the offer', async () => {
    const [offerId, other] = [await withPhotos(1), await withPhotos(20)];
    replies = outage;
    for (const id of [offerId, other]) {
      await check(id);
      await server.db.execute(sql`update offer set state = 'ACTIVE', version = 1, published_at = now() where id = ${id}`);
    }
    const admin = await server.person({ claims: ['admin'] });
    const [photo] = await queue(offerId);
    expect(photo).toMatchObject({ doubt: 'unchecked', offer: { published: true } });
    const imageId = photo?.image.id ?? '';
    expect(await admin.ask(offersCalls.judgePhoto, { imageId, passed: false, reason: 'Cudzy lokal' })).toMatchObject({
      refusal: { code: 'offer.not_editable' },
    });
    const waitingPhotos = async () => (await must(admin, adminCalls.listWaiting, {})).items.find(({ kind }) => kind === 'photos')?.count ?? 0;
    const before = await waitingPhotos();
    await must(admin, offersCalls.judgePhoto, { imageId, passed: true });
    expect(await queue(offerId)).toEqual([]);
    expect(await queue(offerId, false)).toMatchObject([{ ruling: { passed: true } }]);
    await server.db.execute(sql`update offer set hidden_reason = 'Cudzy lokal', hidden_cause = 'moderation' where id = ${other}`);
    expect(await queue(other)).toEqual([]);
    expect(await waitingPhotos()).toBe(before - 2);
  });
});

it('without an artificial intelligence, the local rules say what they know', async () => {
  const local = await testServer();
  try {
    const eva = await local.person();
    const offerId = await aProject(eva);
    const room = await sharp(await aPhoto(3))
      .blur(14)
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('files', new File([new Uint8Array(room)], 'blurred.jpg'));
    await eva.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form });
    const answer = await must(eva, offersCalls.checkPhotos, { offerId });
    expect(answer).toMatchObject({ ai: 'off', problems: [{ position: 1, reason: 'blurred', byAi: false }] });
    expect(spaced(answer.response)).toBe('Zdjęcie 1 oznaczono jako nieodpowiednie z powodu: nic na nim nie jest ostre.');
    expect(await must(eva, offersCalls.getPhotoFlags, { offerId })).toEqual(answer);
  } finally {
    await local.close();
  }
});
