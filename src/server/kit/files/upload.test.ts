/** What an upload is read as, whatever it calls itself. */

import { describe, expect, it } from 'vitest';
import { fileIn, firstFile, formOf, readSent } from './upload.ts';

const pdf = new Uint8Array(Buffer.from('%PDF-1.7 x'));
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const scans = { endings: ['pdf', 'jpg', 'png'], bytesMax: 10 } as const;

describe('readSent', () => {
  it.each([
    ['pdf', pdf],
    ['jpg', jpg],
    ['png', png],
  ] as const)('knows a %s by its first bytes', async (ending, bytes) => {
    expect(await readSent(new File([bytes], 'whatever.exe', { type: 'text/html' }), scans)).toEqual({ name: 'whatever.exe', bytes, ending });
  });

  it.each([
    ['no file', null],
    ['an empty file', new File([], 'a.pdf')],
    ['another file', new File(['<html>'], 'a.pdf', { type: 'application/pdf' })],
    ['half of the first bytes', new File([png.slice(0, 4)], 'a.png')],
    ['one byte too many', new File([pdf, '!'], 'a.pdf')],
  ])('takes no %s', async (_what, file) => {
    expect(await readSent(file, scans)).toBeNull();
  });

  it('takes only the kinds that it is asked for', async () => {
    expect(await readSent(new File([pdf], 'a.pdf'), { endings: ['jpg', 'png'], bytesMax: 10 })).toBeNull();
  });

  it('cleans the name of control characters and cuts it', async () => {
    const name = async (written: string) => (await readSent(new File([pdf], written), scans))?.name;
    expect(await name('um\u0000owa\u202e.pdf\n')).toBe('umowa.pdf');
    expect(await name('a'.repeat(300))).toBe('a'.repeat(200));
  });
});

describe('the form', () => {
  const form = new FormData();
  form.append('kind', 'scan');
  form.append('file', 'a text');
  form.append('photo', new File([jpg], 'a.jpg'));

  it('gives the file of a field, or the first one', () => {
    expect([fileIn(form, 'photo')?.name, fileIn(form, 'file'), fileIn(form, 'none'), fileIn(null, 'file')]).toEqual(['a.jpg', null, null, null]);
    expect([firstFile(form)?.name, firstFile(new FormData()), firstFile(null)]).toEqual(['a.jpg', null, null]);
  });

  it('is null where the request brings none', async () => {
    expect(await formOf(new Request('http://localhost/', { method: 'POST', body: 'no form' }))).toBeNull();
  });
});
