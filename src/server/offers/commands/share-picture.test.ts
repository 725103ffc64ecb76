import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { aProject, aPublishedOffer, aSigner, currentForm, must, readyToSign } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { grosze } from '../../../domain/kit/money.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { networkOf } from '../../kit/http/limits/network.ts';

type Signer = Awaited<ReturnType<typeof aSigner>>;

let server: TestServer;
let owner: Signer;
let admin: TestPerson;
let offerId: string;

/** A photo of noise in two halves, which no check takes for blank. */
const aPhoto = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const noise = {
    create: { width: 1600, height: 1000, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
  } as const;
  return new Uint8Array(await sharp(noise).jpeg().toBuffer());
};

beforeAll(async () => {
  server = await testServer();
  [owner, admin] = [await aSigner(server), await server.person({ claims: ['admin'] })];
  offerId = await aProject(owner, { name: 'Lokal „Pod & Nad” <b>' });
  const form = new FormData();
  form.append('files', new File([await aPhoto()], 'photo.jpg'));
  expect((await owner.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form })).status).toBe(200);
}, 60_000);
afterAll(() => server.close());

const shareOf = async (id: string) => (await must(server.visitor, offersCalls.getOffer, { offerId: id })).sharePicture;

describe('the picture of a shared link', () => {
  it('is not there for a project, and no page names one', async () => {
    expect((await must(owner, offersCalls.getOffer, { offerId })).sharePicture).toBeNull();
    expect((await owner.fetch(`/offers/${offerId}/picture/${'0'.repeat(32)}.jpg`)).status).toBe(404);
  });

  it('of a published offer is a JPEG of 1200 × 630, drawn once and kept', async () => {
    await must(owner, offersCalls.publishOffer, await readyToSign(server, owner, offerId));
    await server.work();
    const share = await shareOf(offerId);
    expect(share?.alt).toContain('Lokal „Pod & Nad” <b>');
    const first = await server.visitor.fetch(share?.url ?? '');
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = new Uint8Array(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const kept = await server.services.files.list(`offers/${offerId}/share`);
    expect(kept).toHaveLength(1);
    await server.services.files.put(kept[0] ?? '', new Uint8Array([1, 2, 3]), { contentType: 'image/jpeg' });
    const second = await server.visitor.fetch(share?.url ?? '');
    expect(new Uint8Array(await second.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    await server.services.files.remove(kept[0] ?? '');
  });

  it('is drawn for a name of many short lines, which no browser sends', async () => {
    const id = await anInsertedOffer(server, await anInsertedSigner(server), { name: 'a\nb\nc\nd' });
    expect((await server.visitor.fetch((await shareOf(id))?.url ?? '')).status).toBe(200);
  });

  it('shows the cover photo above the panel in our ink', async () => {
    const answer = await server.visitor.fetch((await shareOf(offerId))?.url ?? '');
    const { data, info } = await sharp(new Uint8Array(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
    const [red = 0, green = 0, blue = 0] = at(10, 620);
    expect(Math.abs(red - 0x10) + Math.abs(green - 0x24) + Math.abs(blue - 0x3e)).toBeLessThan(20);
    const row = Array.from({ length: 400 }, (_, x) => at(x * 2, 150)[0] ?? 0);
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(60);
  });

  it('leads from an older address to the one of today, in the reader’s language', async () => {
    const stale = await server.visitor.fetch(`/offers/${offerId}/picture/${'0'.repeat(32)}.jpg`);
    expect([stale.status, stale.headers.get('location')]).toEqual([302, (await shareOf(offerId))?.url]);
    const english = await server.visitor.fetch(`/offers/${offerId}/picture/${'0'.repeat(32)}.jpg`, { headers: { 'accept-language': 'en' } });
    expect(english.headers.get('location')).not.toBe(stale.headers.get('location'));
    expect((await server.visitor.fetch(english.headers.get('location') ?? '')).status).toBe(200);
  });

  it('is not drawn beyond the pace of a network; what is drawn is handed out on', async () => {
    const fast = server.client('198.51.100.7');
    const drawn = (await shareOf(offerId))?.url ?? '';
    expect((await fast.fetch(drawn)).status).toBe(200);
    const other = await aPublishedOffer(server, owner);
    for (let n = 0; n < limitNumbers.sharePicturesPerMinute; n += 1)
      server.services.rates.count(`picture:${networkOf('198.51.100.7')}`, limitNumbers.sharePicturesPerMinute);
    const refusedAnswer = await fast.fetch((await shareOf(other))?.url ?? '');
    expect(refusedAnswer.status).toBe(429);
    expect(await server.services.files.list(`offers/${other}/share`)).toEqual([]);
    expect((await fast.fetch(drawn)).status).toBe(200);
  });

  it('tells nothing of price and terms: two offers that differ in them alone have the same picture', async () => {
    const lastPart = async (id: string) => (await shareOf(id))?.url.split('/').at(-1);
    const [cheap, dear] = [
      await aPublishedOffer(server, owner),
      await aPublishedOffer(server, owner, { price: grosze(9_999_900), ownTerms: { selected: true, terms: 'x' } }),
    ];
    expect(await lastPart(dear)).toBe(await lastPart(cheap));
    expect(await lastPart(await aPublishedOffer(server, owner, { name: 'Inna nazwa' }))).not.toBe(await lastPart(cheap));
    const sign = await server.visitor.fetch((await shareOf(cheap))?.url ?? '');
    expect(await sharp(new Uint8Array(await sign.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('draws a name of any length and script in two lines', async () => {
    const name = 'Bardzo długa nazwa lokalu usługowego przy ulicy Piotrkowskiej, z witryną i 🏢 zapleczem '.repeat(3).slice(0, 120).trim();
    const id = await aPublishedOffer(server, owner, { ...currentForm(), name });
    expect((await server.visitor.fetch((await shareOf(id))?.url ?? '')).status).toBe(200);
  });

  it('is gone with the offer that a moderator hides', async () => {
    const { url } = (await shareOf(offerId)) ?? { url: '' };
    await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
    expect((await server.visitor.fetch(url)).status).toBe(404);
    expect((await must(owner, offersCalls.getOffer, { offerId })).sharePicture).toBeNull();
  });
});
