import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishedTermsIn } from './published-terms.ts';

it('knows the terms of both languages and of earlier versions by their first bytes, and nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parter-terms-'));
  const before = Buffer.from('%PDF-1.7 the terms before');
  await writeFile(path.join(folder, 'terms-pl-0a1b2c3d4e5f.pdf'), before);
  await writeFile(path.join(folder, 'prices-pl.pdf'), '%PDF-1.7 prices');
  const published = (name: string) => readFile(`assets/public/documents/${name}`);
  const signed = (file: Buffer): Buffer => Buffer.concat([file, Buffer.from('signature')]);
  for (const name of ['terms-pl.pdf', 'terms-en.pdf']) expect(await publishedTermsIn(signed(await published(name)))).toEqual(await published(name));
  expect(await publishedTermsIn(signed(await published('prices-pl.pdf')))).toBeNull();
  expect(await publishedTermsIn(signed(before))).toBeNull();
  expect(await publishedTermsIn(signed(before), [path.join(folder, 'none'), folder])).toEqual(before);
  expect(await publishedTermsIn(Buffer.from('%PDF-1.7 prices'), [folder])).toBeNull();
  await rm(folder, { recursive: true });
});
