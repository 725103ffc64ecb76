import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { narrow } from '../offers/adapters/pictures.ts';
import { qrSvg } from './qr.ts';

// A process that has read photos opens no drawing any more; this file does, and leaves it so.
const drawings = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => {
  narrow();
  sharp.unblock(drawings);
});
afterAll(() => sharp.block(drawings));

const read = async (svg: string): Promise<string | undefined> => {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(600, 600, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  return found === null ? undefined : Buffer.from(found.binaryData).toString('utf8');
};

describe('QR codes', () => {
  it.each<[string, 'L' | 'M']>([
    ['1234563218|PL|61109010140000071219812874|615000|OPERATOR SP Z O O|KAUCJA K7Q2M9XW|||', 'L'],
    ['1234563218|PL|61109010140000071219812874|000000|Zażółć sp. z o.o.|KAUCJA K7Q2M9XW Łódź|||', 'L'],
    ['https://parter.example/check/7K2M-9XWQ-4RTB', 'M'],
  ])('are read back: %s', async (text, ecc) => {
    expect(await read(await qrSvg(text, { ecc }))).toBe(text);
  });

  it('have no quiet zone when the page gives one', async () => {
    expect(await qrSvg('x', { margin: 0 })).toContain('viewBox="0 0 21 21"');
  });
});
