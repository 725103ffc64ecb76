import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { aPhoto } from '../../../../tests/factories/photo.ts';
import { aProject, must } from '../../../../tests/factories/published-offer.ts';
import { newestNotice, noticedSince } from '../../../../tests/kit/notices.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { newId } from '../../kit/database/ids.ts';

let server: TestServer;
let anna: TestPerson;
let jan: TestPerson;

beforeAll(async () => {
  server = await testServer();
  [anna, jan] = [await server.person(), await server.person()];
});
afterAll(() => server.close());

const read = (offerId: string) => must(anna, offersCalls.getOfferForm, { offerId });

describe('saving', () => {
  it('begins with defaults, becomes a project with the first save, and mails once when it is named', async () => {
    const { offerId, version } = await must(anna, offersCalls.createOffer, {});
    expect(await read(offerId)).toMatchObject({ state: 'NEW', isSaved: false, form: { priceCurrency: 'PLN', offerType: 'rent' } });
    const saved = await must(anna, offersCalls.saveOffer, { offerId, version, patch: { name: 'Biuro przy Piotrkowskiej' } });
    await must(anna, offersCalls.saveOffer, { offerId, version: saved.version, patch: { name: 'Biuro przy Piotrkowskiej 12' } });
    await must(anna, offersCalls.mailNewOffer, { offerId });
    await server.work();
    expect((await server.mailsTo(anna.email)).filter((mail) => mail.subject.includes('Biuro przy Piotrkowskiej'))).toHaveLength(1);
    expect(await read(offerId)).toMatchObject({ state: 'UNSIGNED', isSaved: true, editable: true });
  });

  it('tells the form whether the company charges VAT', async () => {
    const signer = await anInsertedSigner(server);
    const offerId = await aProject(signer);
    const status = async () => (await must(signer, offersCalls.getOfferForm, { offerId })).vatStatus;
    expect(await status()).toBe('active');
    await server.db.execute(sql`update company set vat_status = 'exempt' where id = ${signer.companyId}`);
    expect(await status()).toBe('exempt');
  });

  it('merges sections, clears one by null, and keeps the rest', async () => {
    const offerId = await aProject(anna);
    const before = await read(offerId);
    const { version } = await must(anna, offersCalls.saveOffer, {
      offerId,
      version: before.version,
      patch: { parkingDetails: { parkingLotsAvailable: 3 }, placeId: '756135' },
    });
    await must(anna, offersCalls.saveOffer, { offerId, version, patch: { placeId: null } });
    const { form } = await read(offerId);
    expect(form.parkingDetails).toEqual({ parkingLotsAvailable: 3 });
    expect(form.placeId).toBeUndefined();
    expect(form.areaDetails).toEqual(before.form.areaDetails);
  });

  it('lists former offers of the caller and their company alone, with the one section that is asked for', async () => {
    const signer = await anInsertedSigner(server);
    const colleague = await anInsertedSigner(server, { companyId: signer.companyId });
    const [former, deleted, current] = [await aProject(signer), await aProject(signer), await aProject(signer)];
    await must(signer, offersCalls.deleteOffer, { offerId: deleted });
    await must(anna, offersCalls.createOffer, {});
    const { offerId: own } = await must(colleague, offersCalls.createOffer, {});
    const list = async (person: TestPerson, offerId: string) =>
      (await must(person, offersCalls.listFormerOffers, { offerId, section: 'parking' })).offers.map(({ id }) => id);
    expect(await list(signer, current)).toEqual([former]);
    expect((await list(colleague, own)).toSorted()).toEqual([former, current].toSorted());
    const { offers } = await must(signer, offersCalls.listFormerOffers, { offerId: current, section: 'parking' });
    expect(Object.keys(offers[0]?.part ?? {})).toEqual(['parkingDetails']);
    expect(await jan.ask(offersCalls.listFormerOffers, { offerId: current, section: 'lease' })).toMatchObject({
      refusal: { code: 'offer.not_found' },
    });
    expect((await must(signer, offersCalls.getOfferForm, { offerId: current })).hasFormer).toBe(true);
  });

  it("a new name is noticed to the company's lists, and nothing else that is typed", async () => {
    const signer = await anInsertedSigner(server);
    const offerId = await aProject(signer);
    const save = async (patch: { readonly name?: string; readonly description?: string }) => {
      const { version } = await must(signer, offersCalls.getOfferForm, { offerId });
      const mark = await newestNotice(server);
      await must(signer, offersCalls.saveOffer, { offerId, version, patch });
      return (await noticedSince(server, mark)).includes(`company:${signer.companyId}`);
    };
    expect([await save({ description: 'Przy rynku.' }), await save({ name: 'Lokal przy rynku' })]).toEqual([false, true]);
  });

  it('never overwrites a newer save: the older one is told both versions', async () => {
    const offerId = await aProject(anna);
    const { version } = await read(offerId);
    const answers = await Promise.all(
      ['Pierwsza', 'Druga', 'Trzecia'].map((name) => anna.ask(offersCalls.saveOffer, { offerId, version, patch: { name } })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const stale = answers.find((answer) => !answer.ok);
    expect(stale).toMatchObject({ refusal: { code: 'offer.stale_version', kind: 'conflict', params: { given: version, current: version + 1 } } });
  });

  it('refuses nonsense with the field that it stands in, and everything of strangers', async () => {
    const offerId = await aProject(anna);
    const { version } = await read(offerId);
    const bad = await anna.ask(offersCalls.saveOffer, { offerId, version, patch: { price: -5, areaDetails: { surface: 'large' }, hack: true } });
    expect(bad).toMatchObject({ refusal: { code: 'kit.invalid_input' } });
    expect(!bad.ok && bad.refusal.problems?.map((problem) => problem.field)).toEqual(expect.arrayContaining(['price', 'areaDetails.surface']));
    for (const call of [offersCalls.deleteOffer, offersCalls.duplicateOffer, offersCalls.checkPhotos, offersCalls.getOfferForm] as const) {
      expect(await jan.ask<never, unknown>(call as never, { offerId } as never)).toMatchObject({ refusal: { code: 'offer.not_found' } });
    }
    expect(await jan.ask(offersCalls.saveOffer, { offerId, version, patch: { name: 'Moje' } })).toMatchObject({
      refusal: { code: 'offer.not_found' },
    });
    expect(await jan.ask(offersCalls.getOffer, { offerId })).toMatchObject({ refusal: { code: 'offer.not_found' } });
    expect(await server.visitor.ask(offersCalls.getOffer, { offerId })).toMatchObject({ refusal: { code: 'offer.not_found' } });
  });

  it('takes a given unused id once, and tells of another device that was there within 14 seconds', async () => {
    const offerId = 'abcdefghijABCDEFGHIJ';
    expect(await must(anna, offersCalls.createOffer, { offerId })).toMatchObject({ offerId });
    expect(await must(anna, offersCalls.createOffer, { offerId })).toMatchObject({ offerId });
    expect(await jan.ask(offersCalls.createOffer, { offerId })).toMatchObject({ refusal: { code: 'offer.id_taken', kind: 'exists' } });
    expect(await anna.ask(offersCalls.createOffer, { uid: jan.uid })).toMatchObject({ refusal: { code: 'offer.no_access' } });
    const heartbeat = (deviceId: string, sessionId: string) => must(anna, offersCalls.reportHeartbeat, { offerId, sessionId, deviceId });
    expect(await heartbeat('laptop', 'tab-1')).toEqual({ otherSession: false });
    expect(await heartbeat('laptop', 'tab-2')).toEqual({ otherSession: false });
    expect(await heartbeat('phone', 'tab-3')).toEqual({ otherSession: true });
    const seen = (ago: string) =>
      server.db.execute(sql`update offer_session set seen_at = clock_timestamp() - ${ago}::interval where device_id = 'laptop'`);
    await seen('13 seconds');
    expect(await heartbeat('phone', 'tab-3')).toEqual({ otherSession: true });
    await seen('14 seconds');
    expect(await heartbeat('phone', 'tab-3')).toEqual({ otherSession: false });
  });
});

describe('deleting and copying', () => {
  it('can be taken back for a minute, and then its files go', async () => {
    const offerId = await aProject(anna);
    await must(anna, offersCalls.deleteOffer, { offerId });
    await must(anna, offersCalls.restoreOffer, { offerId });
    expect((await read(offerId)).state).toBe('UNSIGNED');
    await must(anna, offersCalls.deleteOffer, { offerId });
    await server.db.execute(sql`update offer set deleted_at = now() - interval '61 seconds' where id = ${offerId}`);
    expect(await anna.ask(offersCalls.restoreOffer, { offerId })).toMatchObject({ refusal: { code: 'offer.restore_too_late' } });
    await server.tick();
    await server.work();
    expect((await server.mailsTo(anna.email)).at(-1)?.subject).toContain('został usunięty');
  });

  it('forgets after a day what was never saved', async () => {
    const { offerId } = await must(anna, offersCalls.createOffer, {});
    const { offerId: saved } = await must(anna, offersCalls.createOffer, {});
    await must(anna, offersCalls.saveOffer, { offerId: saved, version: 0, patch: { name: 'Zapisana' } });
    // Who begins with the photos has everything stored, and finds it among the projects.
    const { offerId: pictured } = await must(anna, offersCalls.createOffer, {});
    await upload(anna, pictured, [['one.jpg', await aPhoto(3, { width: 1200, height: 800 })]]);
    await server.db.execute(sql`update offer set created_at = now() - interval '25 hours' where id in (${offerId}, ${saved}, ${pictured})`);
    await server.tick();
    expect(await anna.ask(offersCalls.getOfferForm, { offerId })).toMatchObject({ refusal: { code: 'offer.not_found' } });
    expect((await read(saved)).state).toBe('UNSIGNED');
    expect(await read(pictured)).toMatchObject({ state: 'UNSIGNED', isSaved: true, version: 0, images: [{}] });
    expect(await must(anna, offersCalls.saveOffer, { offerId: pictured, version: 0, patch: { name: 'Od zdjęć' } })).toMatchObject({ version: 1 });
  });

  it('copies the form without the declarations; the photos outlive the original', async () => {
    const offerId = await aProject(anna);
    const picture = await aPhoto(1, { width: 1200, height: 800 });
    await upload(anna, offerId, [['one.jpg', picture]]);
    const copy = await must(anna, offersCalls.duplicateOffer, { offerId });
    const [original, twin] = [await read(offerId), await read(copy.offerId)];
    expect(twin.form.summary).toBeUndefined();
    expect(twin.form.areaDetails).toEqual(original.form.areaDetails);
    const url = twin.images[0]?.url ?? '';
    expect(url).toBe(original.images[0]?.url);
    await must(anna, offersCalls.removeOfferImage, { offerId, imageId: original.images[0]?.id ?? '' });
    await server.work();
    expect((await server.visitor.fetch(url)).status).toBe(200);
    await must(anna, offersCalls.removeOfferImage, { offerId: copy.offerId, imageId: twin.images[0]?.id ?? '' });
    await server.work();
    expect((await server.visitor.fetch(url)).status).toBe(404);
  });
});

type UploadAnswer = { result: { images: { id: string; url: string; smallUrl: string }[]; refused: { name: string; refusal: { code: string } }[] } };

const upload = async (person: TestPerson, offerId: string, files: readonly (readonly [string, Uint8Array])[]) => {
  const form = new FormData();
  for (const [name, bytes] of files) form.append('files', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  const response = await person.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as UploadAnswer };
};

describe('photos', () => {
  it('are stored in two sizes under public addresses; a bad file is refused for itself', async () => {
    const offerId = await aProject(anna);
    const { status, body } = await upload(anna, offerId, [
      ['ok.jpg', await aPhoto(1, { width: 1600, height: 1000 })],
      ['small.jpg', await aPhoto(2, { width: 800, height: 600 })],
      ['text.jpg', Buffer.from('no picture')],
    ]);
    expect(status).toBe(200);
    expect(body.result.images).toHaveLength(1);
    expect(body.result.refused.map(({ name, refusal }) => [name, refusal.code])).toEqual([
      ['small.jpg', 'image.too_small'],
      ['text.jpg', 'image.wrong_type'],
    ]);
    const [photo] = body.result.images;
    const response = await server.visitor.fetch(photo?.smallUrl ?? '');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(640);
  });

  it('are ordered, and strangers add none', async () => {
    const offerId = await aProject(anna);
    const { body } = await upload(anna, offerId, [
      ['a.jpg', await aPhoto(1, { width: 1100, height: 800 })],
      ['b.jpg', await aPhoto(20, { width: 1200, height: 800 })],
    ]);
    const ids = body.result.images.map((image) => image.id).reverse();
    expect((await must(anna, offersCalls.orderOfferImages, { offerId, imageIds: ids })).images.map((image) => image.id)).toEqual(ids);
    expect(await anna.ask(offersCalls.orderOfferImages, { offerId, imageIds: ids.slice(1) })).toMatchObject({
      refusal: { code: 'image.order_mismatch' },
    });
    const form = new FormData();
    form.append('files', new File([await aPhoto(3, { width: 1100, height: 800 })], 'c.jpg'));
    expect((await jan.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form })).status).toBe(404);
    expect((await server.visitor.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form })).status).toBe(401);
    // Whoever may not send photos is refused before the first byte is asked for: this body has none to give.
    const asked: unknown[] = [];
    const unread = new ReadableStream({ pull: (stream) => void asked.push(stream) }, { highWaterMark: 0 });
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100' };
    expect((await jan.fetch(`/offers/${offerId}/images`, { method: 'POST', body: unread, headers, ...{ duplex: 'half' } })).status).toBe(404);
    expect(asked).toHaveLength(0);
  });

  it('that are sent again under their id, because the answer was lost, are one photo', async () => {
    const offerId = await aProject(anna);
    const [bytes, id] = [await aPhoto(1, { width: 1100, height: 800 }), newId()];
    const send = async (to: string) => {
      const form = new FormData();
      form.append(id, new File([new Uint8Array(bytes)], 'a.jpg'));
      const response = await anna.fetch(`/offers/${to}/images`, { method: 'POST', body: form });
      return ((await response.json()) as { readonly result: { readonly images: readonly { readonly id: string; readonly url: string }[] } }).result
        .images;
    };
    const first = await send(offerId);
    expect(first.map((image) => image.id)).toEqual([id]);
    expect(await send(offerId)).toEqual(first);
    // The id of a photo of another offer is nobody's to take: it becomes a photo of its own.
    const other = await send(await aProject(anna));
    expect(other).toHaveLength(1);
    expect(other[0]?.id).not.toBe(id);
    expect((await read(offerId)).images.map(({ url }) => url)).toEqual(first.map(({ url }) => url));
  });

  it('are described, at most in 120 characters; the words are their alternative text', async () => {
    const offerId = await aProject(anna);
    const { body } = await upload(anna, offerId, [['a.jpg', await aPhoto(1, { width: 1100, height: 800 })]]);
    const imageId = body.result.images[0]?.id ?? '';
    const caption = (text: string) => anna.ask(offersCalls.captionOfferImage, { offerId, imageId, text });
    expect(await caption('  Sala od strony ulicy <b> ')).toMatchObject({ ok: true, value: { images: [{ alt: 'Sala od strony ulicy <b>' }] } });
    expect((await must(anna, offersCalls.getOffer, { offerId })).images[0]?.alt).toBe('Sala od strony ulicy <b>');
    expect(await caption('x'.repeat(121))).toMatchObject({ refusal: { code: 'kit.invalid_input' } });
    expect(await caption('')).toMatchObject({ ok: true, value: { images: [{ alt: '' }] } });
    expect(await anna.ask(offersCalls.captionOfferImage, { offerId, imageId: newId(), text: 'x' })).toMatchObject({
      refusal: { code: 'image.not_found' },
    });
    expect(await jan.ask(offersCalls.captionOfferImage, { offerId, imageId, text: 'x' })).toMatchObject({ refusal: { code: 'offer.not_found' } });
  });

  it('beyond the last place are refused before they are decoded, and nobody without a confirmed address sends any', async () => {
    const offerId = await aProject(anna);
    await server.db.execute(
      sql`insert into offer_image (id, offer_id, position, key, small_key, width, height, bytes, thumb, sha256, likeness, entropy, alt)
          select ${offerId} || n, ${offerId}, n, 'public/offers/x/k', 'public/offers/x/s', 1, 1, 1, '', n::text, '', 1, '' from generate_series(0, ${offerNumbers.photosMax - 1}) as n`,
    );
    const { body } = await upload(anna, offerId, [['broken.jpg', Buffer.from('no picture')]]);
    expect(body.result.refused.map(({ refusal }) => refusal.code)).toEqual(['image.too_many']);
    const unconfirmed = await server.person({ verified: false });
    expect((await upload(unconfirmed, offerId, [['a.jpg', Buffer.from('x')]])).body).toMatchObject({
      error: { details: { code: 'kit.email_unverified' } },
    });
  });

  it('of one person are worked on one upload after the other', async () => {
    const offerId = await aProject(anna);
    const file = await aPhoto(1, { width: 1100, height: 800 });
    const uploads = await Promise.all(Array.from({ length: 4 }, () => upload(anna, offerId, [['a.jpg', file]])));
    expect(uploads.map(({ body }) => body.result.images.length).sort()).toEqual([1, 2, 3, 4]);
  });

  it('that are blank or repeated are flagged, each with its number', async () => {
    const offerId = await aProject(anna);
    const blank = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    const one = await aPhoto(1, { width: 1400, height: 900 });
    const again = await sharp(one).resize(1200).jpeg({ quality: 50 }).toBuffer();
    await upload(anna, offerId, [
      ['one.jpg', one],
      ['again.jpg', again],
      ['blank.jpg', blank],
    ]);
    const checked = await must(anna, offersCalls.checkPhotos, { offerId });
    expect(checked.problems.map(({ position, reason }) => [position, reason])).toEqual([
      [2, 'duplicate'],
      [3, 'blank'],
    ]);
    expect(checked.response.split('\n')).toHaveLength(2);
    expect(checked.response).toContain('Zdjęcie 2');
  });
});
