import sharp from 'sharp';

const [width, height] = [4000, 3000];

/** Shapes of many sizes and colours under one light: what a decoder and a resizer have to work on. */
const scene = (seed: number): string => {
  const shapes = Array.from({ length: 60 }, (_, at) => {
    const place = (step: number, most: number): number => (at * step + seed * 131) % most;
    const box = `x="${place(977, 3900)}" y="${place(613, 2900)}" width="${80 + place(37, 400)}" height="${60 + place(53, 300)}"`;
    return `<rect ${box} fill="hsl(${place(47, 360)} 40% ${20 + place(17, 60)}%)"/>`;
  });
  const light = '<linearGradient id="light" x2="1" y2="1"><stop stop-color="#c9d6df"/><stop offset="1" stop-color="#22303c"/></linearGradient>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${light}</defs><rect width="100%" height="100%" fill="url(#light)"/>${shapes.join('')}</svg>`;
};

/** A picture of 12 megapixels with the grain of a sensor: about 5 MB of JPEG, as a telephone makes them. */
export const drawPicture = async (seed: number): Promise<Uint8Array> => {
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 36 } } })
    .blur(0.6)
    .raw()
    .toBuffer();
  const layer = { input: grain, raw: { width, height, channels: 3 as const }, blend: 'soft-light' as const };
  return new Uint8Array(
    await sharp(Buffer.from(scene(seed)))
      .composite([layer])
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
};
