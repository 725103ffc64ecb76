import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { planPdf } from '../../../../tests/factories/plan-pdf.ts';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { readPlan } from './pictures.ts';

const { plansMax } = offerNumbers;

const picturesIn = async (bytes: Uint8Array) => {
  const read = await readPlan(bytes, plansMax);
  if ('problem' in read) throw new Error(read.problem.code);
  return read.pictures;
};
const problemOf = async (bytes: Uint8Array, pagesMax: number = plansMax) => {
  const read = await readPlan(bytes, pagesMax);
  return 'problem' in read ? read.problem.code : null;
};
/** The colour of a point of a picture. */
const pointOf = async (bytes: Uint8Array, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('the plans of a PDF', () => {
  it('are its pages as they are drawn, large enough to be read, on white and without our mark', async () => {
    const [first, second, ...more] = await picturesIn(planPdf({ pages: 2 }));
    expect(more).toEqual([]);
    expect([first?.width, first?.height]).toEqual([2560, 1809]);
    expect((await sharp(first?.small).metadata()).width).toBe(640);
    expect(first?.sha256).not.toBe(second?.sha256);
    const scale = 2560 / 842;
    // In the room that is filled, and where a photo has its mark.
    const [red = 0, , blue = 0] = await pointOf(first?.full ?? new Uint8Array(), Math.round(200 * scale), Math.round((595 - 200) * scale));
    expect(blue - red).toBeGreaterThan(50);
    const corner = await sharp(first?.full).extract({ left: 2000, top: 1760, width: 540, height: 40 }).png().toBuffer();
    expect((await sharp(corner).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('stand upright when the page does', async () => {
    const [page] = await picturesIn(planPdf({ size: [595, 842] }));
    expect([page?.width, page?.height]).toEqual([1809, 2560]);
  });

  it.each<[what: string, code: string, file: Uint8Array]>([
    ['a file that only begins like one', 'plan.unreadable', new TextEncoder().encode('%PDF-1.7 nothing inside')],
    ['half of one', 'plan.unreadable', planPdf().subarray(0, 200)],
    ['one with a password', 'plan.unreadable', planPdf({ isLocked: true })],
    ['one without pages', 'plan.unreadable', planPdf({ pages: 0 })],
    ['one with more pages than plans may be', 'plan.too_many', planPdf({ pages: plansMax + 1 })],
    ['something else', 'plan.wrong_type', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('are not made of %s', async (_, code, file) => expect(await problemOf(file)).toBe(code));

  it('are not made of a small file that unpacks to a large one: its thread ends before it takes the memory of the process', async () => {
    const file = planPdf({ unpackedBytes: 500_000_000 });
    expect(file.length).toBeLessThan(2_000_000);
    expect(await problemOf(file)).toBe('plan.unreadable');
  });

  it('are no more than there is room for', async () => {
    expect(await problemOf(planPdf({ pages: 2 }), 1)).toBe('plan.too_many');
  });

  it('are made of a page that is a mile wide at the size of any other', async () => {
    const [page] = await picturesIn(planPdf({ size: [14_400, 7_200] }));
    expect([page?.width, page?.height]).toEqual([2560, 1280]);
  });
});

describe('a plan that is a picture', () => {
  const sheet = () => sharp({ create: { width: 1600, height: 900, channels: 3, background: '#ffffff' } });
  it.each([
    ['JPEG', () => sheet().jpeg()],
    ['PNG', () => sheet().png()],
    ['WebP', () => sheet().webp()],
  ])('is taken as %s', async (_, make) => {
    const [plan] = await picturesIn(await make().toBuffer());
    expect([plan?.width, plan?.height]).toEqual([1600, 900]);
    expect((await sharp(plan?.full).metadata()).format).toBe('jpeg');
    expect((await sharp(plan?.full).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it.each<[code: string, make: () => Promise<Buffer>]>([
    [
      'image.too_small',
      () =>
        sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } })
          .webp()
          .toBuffer(),
    ],
    ['image.damaged', async () => Buffer.concat([Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 '), Buffer.alloc(400, 7)])],
  ])('is refused as %s', async (code, make) => expect(await problemOf(await make())).toBe(code));
});
