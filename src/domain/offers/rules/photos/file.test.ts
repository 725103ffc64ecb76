import { describe, expect, it } from 'vitest';
import { offerNumbers } from '../../../kit/numbers.ts';
import { pictureFileVerdict, pictureKind, pictureSize, planFileVerdict, planKind } from './file.ts';

const big = (value: number): readonly number[] => [value >> 8, value & 0xff];
const bytes = (...values: readonly (number | readonly number[])[]): Uint8Array => new Uint8Array(values.flat());

/** The beginning of a PNG: signature, length and name of the first chunk, width and height. */
const png = (width: number, height: number): Uint8Array =>
  bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0, 0, 0, 13], [0x49, 0x48, 0x44, 0x52], [0, 0, ...big(width)], [0, 0, ...big(height)]);

/** A JPEG whose frame stands behind other segments of these lengths. */
const jpeg = (width: number, height: number, { frame = 0xc0, before = [] as readonly number[] } = {}): Uint8Array =>
  bytes([0xff, 0xd8], ...before.map((length) => [0xff, 0xe1, ...big(length), ...Array.from({ length: length - 2 }, () => 0xaa)]), [
    0xff,
    frame,
    0,
    17,
    8,
    ...big(height),
    ...big(width),
    3,
  ]);

const heic = bytes(
  [0, 0, 0, 24],
  [...'ftypheic'].map((letter) => letter.charCodeAt(0)),
);

it('knows a file by its bytes', () => {
  expect([png(1, 1), jpeg(1, 1), heic, bytes([0x52, 0x49, 0x46, 0x46]), bytes()].map(pictureKind)).toEqual(['png', 'jpeg', 'heic', null, null]);
});

describe('the size of a picture', () => {
  it.each([
    ['a PNG', png(1200, 800)],
    ['a JPEG', jpeg(1200, 800)],
    ['a progressive JPEG', jpeg(1200, 800, { frame: 0xc2 })],
    ['a JPEG behind what a camera wrote', jpeg(1200, 800, { before: [2_000, 65_000] })],
    ['a JPEG with filling bytes', bytes([0xff, 0xd8, 0xff, 0xff], [...jpeg(1200, 800).subarray(2)])],
  ])('stands in %s', (_, head) => expect(pictureSize(head)).toEqual({ width: 1200, height: 800 }));

  it.each([
    ['a cut PNG', png(1200, 800).subarray(0, 20)],
    ['a JPEG whose frame comes later', jpeg(1200, 800, { before: [60_000] }).subarray(0, 40_000)],
    ['a JPEG without sense', bytes([0xff, 0xd8, 0xff, 0xc4, 0, 4, 1, 2, 7, 7, 7, 7, 7, 7, 7, 7])],
    ['a JPEG whose segments have no length', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0, 1, 2, 7, 7, 7, 7, 7, 7, 7, 7])],
  ])('is not known of %s', (_, head) => expect(pictureSize(head)).toBeNull());
});

describe('a file', () => {
  const { photoBytesMax, photoLongSideMin } = offerNumbers;
  it.each<[what: string, code: string | null, size: number, head: Uint8Array]>([
    ['of the greatest size is taken', null, photoBytesMax, png(1200, 800)],
    ['one byte larger is not', 'image.too_large', photoBytesMax + 1, png(1200, 800)],
    ['with the least long side is taken', null, 1_000, jpeg(400, photoLongSideMin)],
    ['one pixel smaller is not', 'image.too_small', 1_000, jpeg(photoLongSideMin - 1, 400)],
    ['of fifty million pixels is taken', null, 1_000, png(10_000, 5_000)],
    ['of more is not', 'image.too_many_pixels', 1_000, png(10_000, 5_001)],
    ['of a phone in its own format is named as such', 'image.heic', 1_000, heic],
    ['that is no picture is not taken', 'image.wrong_type', 1_000, bytes([0x25, 0x50, 0x44, 0x46])],
    ['whose size is not known yet is left to the server', null, 1_000, png(1, 1).subarray(0, 12)],
  ])('%s', (_, code, size, head) => expect(pictureFileVerdict(size, head)?.code ?? null).toBe(code));
});

const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const pdf = bytes(letters('%PDF-1.7\n'));
const webp = bytes(letters('RIFF'), [1, 2, 3, 4], letters('WEBPVP8 '));

describe('the file of a plan', () => {
  const { photoBytesMax, planBytesMax, photoLongSideMin } = offerNumbers;
  it('is known by its bytes', () => {
    expect([pdf, webp, png(1, 1), jpeg(1, 1), heic, bytes(letters('RIFF'))].map(planKind)).toEqual(['pdf', 'webp', 'png', 'jpeg', 'heic', null]);
  });

  it.each<[what: string, code: string | null, size: number, head: Uint8Array]>([
    ['a PDF of the greatest size is taken', null, planBytesMax, pdf],
    ['one byte larger is not', 'plan.too_large', planBytesMax + 1, pdf],
    ['a picture may have as many bytes as a photo', null, photoBytesMax, webp],
    ['and no more', 'plan.too_large', photoBytesMax + 1, webp],
    ['a small picture is not taken', 'image.too_small', 1_000, png(photoLongSideMin - 1, 400)],
    ['of a phone in its own format is named as such', 'image.heic', 1_000, heic],
    ['what is neither is not taken', 'plan.wrong_type', 1_000, bytes(letters('<svg '))],
  ])('%s', (_, code, size, head) => expect(planFileVerdict(size, head)?.code ?? null).toBe(code));

  it.each([
    ['a PDF', pdf],
    ['a WebP picture', webp],
  ])('%s is no photo', (_, head) => {
    expect(pictureFileVerdict(1_000, head)?.code).toBe('image.wrong_type');
  });
});
