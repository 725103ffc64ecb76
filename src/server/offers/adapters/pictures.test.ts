import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { blurredSharpness } from '../../../domain/offers/rules/photos/flags.ts';
import { readPicture } from './pictures.ts';

const scene = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699', noise: { type: 'gaussian', mean: 120, sigma: 40 } } });

/** Statistics of a part of a picture; `stats` itself looks at the whole input, so the part is cut out first. */
const part = async (bytes: Uint8Array, left: number, top: number, width: number, height: number) => {
  const cut = await sharp(bytes).extract({ left, top, width, height }).png().toBuffer();
  return (await sharp(cut).stats()).channels[0];
};

/** Left half dark, right half light: shows in which way up a picture lies. */
const halves = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#101010' } })
    .composite([
      { input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#f0f0f0' } }, left: Math.ceil(width / 2), top: 0 },
    ])
    .jpeg();

let good: Buffer;
beforeAll(async () => {
  good = await scene(3000, 2000).jpeg({ quality: 60 }).toBuffer();
});

const read = async (bytes: Uint8Array) => {
  const answer = await readPicture(bytes);
  if ('problem' in answer) throw new Error(answer.problem.code);
  return answer.picture;
};

describe('a photo', () => {
  it('is made at most 2560 pixels long, with a small version and a placeholder', async () => {
    const picture = await read(good);
    expect([picture.width, picture.height]).toEqual([2560, 1707]);
    expect(await sharp(picture.small).metadata()).toMatchObject({ width: 640, format: 'webp' });
    expect((await sharp(picture.full).metadata()).format).toBe('jpeg');
    expect(Buffer.from(picture.thumb, 'base64').length).toBeGreaterThan(10);
    expect(picture.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('loses its metadata and keeps publicStatus upright', async () => {
    const lying = await (await halves(1600, 1200))
      .withExif({ IFD0: { Copyright: 'Jan Kowalski', Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const picture = await read(lying);
    const metadata = await sharp(picture.full).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect([picture.width, picture.height]).toEqual([1200, 1600]);
    const top = await part(picture.full, 0, 0, 200, 200);
    const bottom = await part(picture.full, 0, 1200, 200, 200);
    expect(top?.mean).toBeLessThan(60);
    expect(bottom?.mean).toBeGreaterThan(200);
  });

  it('carries the mark in the bottom right corner', async () => {
    const grey = await sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    const picture = await read(grey);
    const corner = await part(picture.full, 1600, 1100, 400, 100);
    const elsewhere = await part(picture.full, 0, 0, 400, 100);
    expect(corner?.stdev).toBeGreaterThan(5);
    expect(elsewhere?.stdev).toBeLessThan(1);
    expect(picture.entropy).toBeLessThan(1);
  });
});

/** The quantization of brightness in a JPEG file: 64 divisors, from the coarse parts to the fine ones. */
const divisorsOf = (jpeg: Uint8Array): readonly number[] => {
  const at = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xdb]));
  return [...jpeg.subarray(at + 5, at + 5 + 64)];
};

describe('what is done to a photo', () => {
  it('its mark takes a fifth of the width, with an edge, and the picture is seen half through', async () => {
    const grey = await sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    const { full } = await read(grey);
    // The mark begins at 2000 − 400 − 40 with a dark field, whose red is about 14: half of it and half of 128 are 71.
    const [beside, inside] = [await part(full, 1540, 1090, 14, 30), await part(full, 1566, 1090, 10, 30)];
    expect(beside?.mean).toBeCloseTo(128, 0);
    expect(Math.round(inside?.mean ?? 0)).toBe(71);
  });

  it('is compressed with quality 80: the finest part of the standard table, 99, is divided by 40 %', async () => {
    const { full } = await read(good);
    expect([divisorsOf(full)[0], divisorsOf(full).at(-1)]).toEqual([6, 40]);
  });

  it('has at least 1024 pixels on its long side', async () => {
    const sized = async (width: number) => readPicture(await scene(width, 900).jpeg().toBuffer());
    expect(await sized(1023)).toMatchObject({ problem: { code: 'image.too_small' } });
    expect(await sized(1024)).toHaveProperty('picture');
  });
});

describe('a file that is no photo', () => {
  it.each([
    ['image.too_small', async () => scene(1000, 900).jpeg().toBuffer()],
    ['image.wrong_type', async () => scene(1200, 900).webp().toBuffer()],
    ['image.wrong_type', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>')],
    ['image.heic', async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)])],
    ['image.damaged', async () => good.subarray(0, Math.floor(good.length / 2))],
    ['image.damaged', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000)])],
    [
      'image.too_many_pixels',
      async () =>
        sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#336699' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
  ])('is refused as %s', async (problem, file) => {
    expect(await readPicture(await file())).toMatchObject({ problem: { code: problem } });
  });
});

/** A room: a dark floor, a light wall, a window with bars, a door. Its edges are as sharp as a photo's. */
const room = () =>
  sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#d8d2c4' } }).composite([
    { input: { create: { width: 1600, height: 300, channels: 3, background: '#6b5644' } }, left: 0, top: 767 },
    { input: { create: { width: 420, height: 500, channels: 3, background: '#9fc4e8' } }, left: 200, top: 140 },
    { input: { create: { width: 14, height: 500, channels: 3, background: '#303030' } }, left: 403, top: 140 },
    { input: { create: { width: 300, height: 600, channels: 3, background: '#3d4f3a' } }, left: 1150, top: 167 },
  ]);

const sharpness = async (bytes: Uint8Array): Promise<number> => (await read(bytes)).sharpness;
const unfocused = async (sigma: number) =>
  sharp(await room().png().toBuffer())
    .blur(sigma)
    .jpeg({ quality: 90 })
    .toBuffer();

describe('the sharpness of a photo', () => {
  it.each<[what: string, isBlurred: boolean, bytes: () => Promise<Buffer>]>([
    ['in focus', false, async () => room().jpeg({ quality: 90 }).toBuffer()],
    ['in focus and strongly compressed', false, async () => room().jpeg({ quality: 35 }).toBuffer()],
    ['a little soft', false, () => unfocused(1.5)],
    [
      'with a blurred half',
      false,
      async () => {
        const soft = await sharp(await unfocused(20))
          .extract({ left: 800, top: 0, width: 800, height: 1067 })
          .png()
          .toBuffer();
        return sharp(await room().png().toBuffer())
          .composite([{ input: soft, left: 800, top: 0 }])
          .jpeg()
          .toBuffer();
      },
    ],
    ['out of focus', true, () => unfocused(12)],
    ['far out of focus', true, () => unfocused(30)],
  ])('%s', async (_, isBlurred, bytes) => {
    const measured = await sharpness(await bytes());
    expect(measured < blurredSharpness, `measured ${measured}`).toBe(isBlurred);
  });

  it('falls with the focus, and does not depend on how large the photo was sent', async () => {
    const steps = await Promise.all([1, 3, 8, 20].map(async (sigma) => sharpness(await unfocused(sigma))));
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    const large = await sharp(await unfocused(12))
      .resize(2400)
      .jpeg()
      .toBuffer();
    expect(await sharpness(large)).toBeLessThan(blurredSharpness);
  });
});

const bitsApart = (a: string, b: string): number => (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length;

it('measures likeness: a recompressed, smaller copy is near, another picture is far', async () => {
  const original = await sharp(await (await halves(2000, 1500)).toBuffer())
    .composite([{ input: { create: { width: 700, height: 300, channels: 3, background: '#888888' } }, left: 300, top: 900 }])
    .jpeg()
    .toBuffer();
  const copy = await sharp(original).resize(1400).jpeg({ quality: 40 }).toBuffer();
  const [one, two, three] = [await read(original), await read(copy), await read(good)];
  expect(bitsApart(one.likeness, two.likeness)).toBeLessThanOrEqual(6);
  expect(bitsApart(one.likeness, three.likeness)).toBeGreaterThan(6);
});
