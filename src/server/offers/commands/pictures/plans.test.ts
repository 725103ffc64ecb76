import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planPdf } from '../../../../../tests/factories/plan-pdf.ts';
import { aProject, aSigner, must, readyToSign } from '../../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { searchCalls } from '../../../../contract/search/endpoints.ts';
import { offerNumbers } from '../../../../domain/kit/numbers.ts';

let server: TestServer;
let anna: Awaited<ReturnType<typeof aSigner>>;
beforeAll(async () => {
  server = await testServer();
  anna = await aSigner(server);
});
afterAll(() => server.close());

type Picture = { readonly id: string; readonly url: string; readonly alt: string; readonly width: number };
type Answer = {
  readonly result: {
    readonly images: Picture[];
    readonly plans: Picture[];
    readonly refused: { readonly name: string; readonly refusal: { readonly code: string } }[];
  };
};

const send = async (who: TestPerson, offerId: string, to: 'images' | 'plans', files: readonly (readonly [field: string, file: File])[]) => {
  const form = new FormData();
  for (const [field, file] of files) form.append(field, file);
  const response = await who.fetch(`/offers/${offerId}/${to}`, { method: 'POST', body: form });
  return { status: response.status, result: response.ok ? ((await response.json()) as Answer).result : null };
};
const pdf = (pages: number, name = 'rzuty.pdf') => new File([planPdf({ pages })], name);
const photo = async () => {
  const bytes = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#336699', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'sala.jpg');
};
const form = (offerId: string) => must(anna, offersCalls.getOfferForm, { offerId });
const ids = (pictures: readonly { readonly id: string }[]) => pictures.map(({ id }) => id);

describe('floor plans of an offer', () => {
  it('come from each page of a PDF and from pictures, apart from the photos, and are kept once', async () => {
    const offerId = await aProject(anna);
    await send(anna, offerId, 'images', [['files', await photo()]]);
    const chosen = 'P'.repeat(20);
    expect((await send(anna, offerId, 'plans', [[chosen, pdf(2)]])).result).toMatchObject({ images: [{}], plans: [{ id: chosen }, {}], refused: [] });
    const again = await send(anna, offerId, 'plans', [[chosen, pdf(2)]]);
    expect(again.result?.plans).toHaveLength(2);
    const sheet = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    await send(anna, offerId, 'plans', [['files', new File([new Uint8Array(sheet)], 'piwnica.webp')]]);
    const now = await form(offerId);
    expect([now.images.length, now.plans.length]).toEqual([1, 3]);
    const file = await server.visitor.fetch(now.plans[0]?.url ?? '');
    expect([file.status, file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([200, 'image/jpeg', 'nosniff']);
  });

  it('are put in order, described and removed, and the photos stay as they are', async () => {
    const offerId = await aProject(anna);
    await send(anna, offerId, 'images', [['files', await photo()]]);
    await send(anna, offerId, 'plans', [['files', pdf(3)]]);
    const { images, plans } = await form(offerId);
    const [a = '', b = '', c = ''] = ids(plans);
    const ordered = await must(anna, offersCalls.orderOfferImages, { offerId, imageIds: [c, a, b] });
    expect([ids(ordered.plans), ids(ordered.images)]).toEqual([[c, a, b], ids(images)]);
    const mixed = await anna.ask(offersCalls.orderOfferImages, { offerId, imageIds: [...ids(images), c, a, b] });
    expect(mixed).toMatchObject({ refusal: { code: 'image.order_mismatch' } });
    const described = await must(anna, offersCalls.captionOfferImage, { offerId, imageId: a, text: 'Parter' });
    expect(described.plans.map(({ alt }) => alt)).toEqual(['', 'Parter', '']);
    const left = await must(anna, offersCalls.removeOfferImage, { offerId, imageId: c });
    expect([ids(left.plans), ids(left.images)]).toEqual([[a, b], ids(images)]);
  });

  it('are at most ten; a file with more pages than places left is not taken, and nothing of it', async () => {
    const offerId = await aProject(anna);
    const { plansMax } = offerNumbers;
    expect((await send(anna, offerId, 'plans', [['files', pdf(plansMax - 1)]])).result?.plans).toHaveLength(plansMax - 1);
    const over = await send(anna, offerId, 'plans', [['files', pdf(2, 'dwie.pdf')]]);
    expect(over.result).toMatchObject({ refused: [{ name: 'dwie.pdf', refusal: { code: 'plan.too_many', params: { max: plansMax } } }] });
    expect(over.result?.plans).toHaveLength(plansMax - 1);
    expect((await send(anna, offerId, 'plans', [['files', pdf(1)]])).result?.plans).toHaveLength(plansMax);
  });

  it('refuse each bad file with its reason, and take the others of the upload', async () => {
    const offerId = await aProject(anna);
    const { result } = await send(anna, offerId, 'plans', [
      ['files', new File([planPdf({ isLocked: true })], 'haslo.pdf')],
      ['files', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'rzut.svg')],
      ['files', pdf(1)],
    ]);
    expect(result?.refused.map(({ name, refusal }) => [name, refusal.code])).toEqual([
      ['haslo.pdf', 'plan.unreadable'],
      ['rzut.svg', 'plan.wrong_type'],
    ]);
    expect(result?.plans).toHaveLength(1);
  });

  it('are taken from the owner alone, and only into a project', async () => {
    const offerId = await aProject(anna);
    const [jan, body] = [await server.person(), new FormData()];
    body.append('files', pdf(1));
    expect((await send(jan, offerId, 'plans', [['files', pdf(1)]])).status).toBe(404);
    expect((await server.visitor.fetch(`/offers/${offerId}/plans`, { method: 'POST', body })).status).toBe(401);
  });

  it('are signed with the offer, shown to everybody who may open it, and copied with it; a card knows only its photos', async () => {
    const offerId = await aProject(anna, { name: 'Lokal z planami' });
    await send(anna, offerId, 'images', [['files', await photo()]]);
    await send(anna, offerId, 'plans', [['files', pdf(2)]]);
    await must(anna, offersCalls.captionOfferImage, { offerId, imageId: (await form(offerId)).plans[1]?.id ?? '', text: 'Antresola' });
    await must(anna, offersCalls.publishOffer, await readyToSign(server, anna, offerId));
    await server.work();
    const seen = await must(server.visitor, offersCalls.getOffer, { offerId });
    expect([seen.images.length, seen.plans.map(({ alt }) => alt)]).toEqual([1, ['', 'Antresola']]);
    const { rows } = await server.db.execute<{ images: { kind?: string }[] }>(sql`select images from offer_version where offer_id = ${offerId}`);
    expect(rows[0]?.images.map(({ kind }) => kind ?? 'photo')).toEqual(['photo', 'plan', 'plan']);
    const { card } = await must(server.visitor, searchCalls.getCard, { offerId });
    expect(card?.imageCount).toBe(1);
    expect((await send(anna, offerId, 'plans', [['files', pdf(1)]])).status).not.toBe(200);
    const copy = await must(anna, offersCalls.duplicateOffer, { offerId });
    const twin = await form(copy.offerId);
    expect([twin.images.length, twin.plans.map(({ url }) => url)]).toEqual([1, seen.plans.map(({ url }) => url)]);
  });
});
