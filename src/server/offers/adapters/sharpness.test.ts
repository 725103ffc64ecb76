import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { blurredSharpness } from '../../../domain/offers/rules/photos/flags.ts';
import { readPicture } from './pictures.ts';

const [width, height] = [1600, 1067];

/** The same numbers in every run. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Plaster, wood and stone have detail at every size: patches of random light, each layer half as large and half as strong as the one before. */
const textureOf = (seed: number, strength: number): Float32Array => {
  const random = randomOf(seed);
  const light = new Float32Array(width * height);
  for (let cell = 128; cell >= 2; cell /= 2) {
    const across = Math.ceil(width / cell) + 1;
    const patches = Float32Array.from({ length: across * (Math.ceil(height / cell) + 1) }, () => (random() - 0.5) * 2);
    const share = (strength * cell) / 128;
    for (let y = 0; y < height; y += 1) {
      const [row, down] = [Math.floor(y / cell) * across, (y % cell) / cell];
      for (let x = 0; x < width; x += 1) {
        const [at, right] = [row + Math.floor(x / cell), (x % cell) / cell];
        const upper = (patches[at] ?? 0) * (1 - right) + (patches[at + 1] ?? 0) * right;
        const lower = (patches[at + across] ?? 0) * (1 - right) + (patches[at + across + 1] ?? 0) * right;
        light[y * width + x] = (light[y * width + x] ?? 0) + (upper * (1 - down) + lower * down) * share;
      }
    }
  }
  return light;
};

/** What a lens sees of premises: surfaces with their texture, things with edges, light that falls off to the corners. */
type Scene = {
  readonly texture: number;
  readonly base: number;
  readonly things: readonly (readonly [x: number, y: number, w: number, h: number, light: number])[];
};

const scenes: Readonly<Record<string, Scene>> = {
  'a shop with shelves': {
    ...{ texture: 22, base: 150 },
    things: Array.from({ length: 40 }, (_, at) => [60 + (at % 10) * 150, 180 + Math.floor(at / 10) * 190, 90, 130, 60 + ((at * 37) % 150)] as const),
  },
  'an empty office with a window': {
    ...{ texture: 10, base: 190 },
    things: [
      [200, 150, 420, 480, 235],
      [404, 150, 12, 480, 70],
      [0, 860, width, 207, 110],
    ],
  },
  'a dim hall': {
    ...{ texture: 14, base: 60 },
    things: [
      [100, 200, 40, 700, 95],
      [700, 200, 40, 700, 90],
      [1300, 200, 40, 700, 85],
      [0, 900, width, 167, 40],
    ],
  },
};

/** The scene as it is. */
const lightOf = ({ texture, base, things }: Scene): Buffer => {
  const shades = new Float32Array(width * height).fill(base);
  for (const [left, top, wide, tall, light] of things)
    for (let y = top; y < Math.min(top + tall, height); y += 1) shades.fill(light, y * width + left, y * width + Math.min(left + wide, width));
  const detail = textureOf(7, texture);
  return Buffer.from(
    shades.map((shade, at) => {
      const falloff = 1 - 0.35 * (((at % width) / width - 0.5) ** 2 + (at / width / height - 0.5) ** 2);
      return Math.max(0, Math.min(255, (shade + (detail[at] ?? 0)) * falloff));
    }),
  );
};

/** The noise of a sensor: about normal, with a deviation of one. */
const noise = (() => {
  const random = randomOf(11);
  return Float32Array.from({ length: width * height }, () => (random() + random() + random() - 1.5) * 2);
})();

/** A photo of it: out of focus by `blur` points of 1600, with the noise of a sensor, compressed as telephones do. */
const photoOf = async (light: Buffer, { blur, grain }: { readonly blur: number; readonly grain: number }): Promise<Buffer> => {
  const raw = { raw: { width, height, channels: 1 as const } };
  const through = blur === 0 ? light : await sharp(light, raw).blur(blur).toColourspace('b-w').raw().toBuffer();
  const noisy = Buffer.from(through.map((value, at) => Math.max(0, Math.min(255, value + (noise[at] ?? 0) * grain))));
  return sharp(noisy, raw).toColourspace('srgb').jpeg({ quality: 85 }).toBuffer();
};

const sharpnessOf = async (bytes: Uint8Array): Promise<number> => {
  const read = await readPicture(bytes);
  if ('problem' in read) throw new Error(read.problem.code);
  return read.picture.sharpness;
};

const blurs = [0, 1, 2, 4, 8, 16] as const;
/** Daylight, and a telephone in a dark hall. */
const grains = [1, 5] as const;
const measured = new Map<string, number>();
const of = (scene: string, blur: number, grain: number): number => measured.get(`${scene} ${blur} ${grain}`) ?? Number.NaN;

beforeAll(async () => {
  for (const [name, scene] of Object.entries(scenes)) {
    const light = lightOf(scene);
    for (const grain of grains)
      for (const blur of blurs) measured.set(`${name} ${blur} ${grain}`, await sharpnessOf(await photoOf(light, { blur, grain })));
  }
}, 240_000);

describe.each(Object.keys(scenes))('of %s', (scene) => {
  it.each(grains)('no photo in focus, or a little out of it, is called blurred, with grain %d', (grain) => {
    for (const blur of [0, 1]) expect(of(scene, blur, grain), `blur ${blur}`).toBeGreaterThanOrEqual(blurredSharpness);
  });

  it('a photo far out of focus is called blurred in daylight', () => {
    for (const blur of [8, 16]) expect(of(scene, blur, 1), `blur ${blur}`).toBeLessThan(blurredSharpness);
  });

  it('noise looks like detail: with strong grain no photo is called blurred', () => {
    for (const blur of blurs) expect(of(scene, blur, 5), `blur ${blur}`).toBeGreaterThanOrEqual(blurredSharpness);
  });

  it.each(grains)('sharpness falls with the focus, with grain %d', (grain) => {
    const steps = blurs.map((blur) => of(scene, blur, grain));
    expect(steps, steps.map((step) => step.toFixed(1)).join(' ')).toEqual(steps.toSorted((a, b) => b - a));
  });
});
