import sharp from 'sharp';

/**
 * A JPEG of a dozen black and white squares over noise, which every check of photos lets through. The seed says where the squares stand: photos
 * of noise alone are taken for the same picture now and then.
 */
export const aPhoto = async (seed: number, { width = 1600, height = 1000 } = {}): Promise<Uint8Array<ArrayBuffer>> => {
  const squares = Array.from({ length: 12 }, (_, at) => ({
    input: { create: { width: 120, height: 120, channels: 3 as const, background: at % 2 === 0 ? '#ffffff' : '#000000' } },
    left: (at * 97 * seed + 31) % (width - 120),
    top: (at * 61 * seed + 17) % (height - 120),
  }));
  const noise = sharp({ create: { width, height, channels: 3, background: '#336699', noise: { type: 'gaussian', mean: 120, sigma: 20 } } });
  return new Uint8Array(await noise.composite(squares).jpeg().toBuffer());
};
