import sharp from 'sharp';

/** Grey noise around 120, the same one for the same seed: three bytes a pixel, by a generator of Marsaglia (xorshift32). */
const noiseOf = (seed: number, pixels: number): Buffer => {
  const data = Buffer.alloc(pixels * 3);
  let state = Math.imul(seed + 1, 0x9e3779b1);
  for (let at = 0; at < data.length; at += 3) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    data.fill(85 + ((state >>> 8) % 70), at, at + 3);
  }
  return data;
};

/**
 * A JPEG of a dozen black and white squares over noise, which every check of photos lets through. The seed says where the squares stand and how
 * the noise falls, so one seed always draws one picture, and those that tests ask for stand at least 16 of 64 bits of their likeness apart.
 */
export const aPhoto = async (seed: number, { width = 1600, height = 1000 } = {}): Promise<Uint8Array<ArrayBuffer>> => {
  const squares = Array.from({ length: 12 }, (_, at) => ({
    input: { create: { width: 120, height: 120, channels: 3 as const, background: at % 2 === 0 ? '#ffffff' : '#000000' } },
    left: (at * 97 * seed + 31) % (width - 120),
    top: (at * 61 * seed + 17) % (height - 120),
  }));
  const noise = sharp(noiseOf(seed, width * height), { raw: { width, height, channels: 3 } });
  return new Uint8Array(await noise.composite(squares).jpeg().toBuffer());
};
