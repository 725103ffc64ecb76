import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderFiles } from './folder.ts';
import type { Files } from './port.ts';
import { streamFile } from './stream.ts';

let root: string;
let files: Files;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stream-'));
  files = folderFiles(root, ['secret']);
});
afterAll(() => rm(root, { recursive: true }));

const aFile = async (length: number): Promise<Uint8Array> => {
  const bytes = Uint8Array.from({ length }, (_, at) => at % 251);
  await files.put('people/a.zip', bytes);
  return bytes;
};

test.each([0, 1, 9, 10, 11, 25])('a file of %i bytes comes whole, in pieces of ten', async (length) => {
  const bytes = await aFile(length);
  const found = await streamFile(files, 'people/a.zip', 10);
  expect(found?.size).toBe(length);
  expect(new Uint8Array(await new Response(found?.body ?? null).arrayBuffer())).toEqual(bytes);
});

test('nothing is read before somebody takes it, and what went meanwhile is a fault', async () => {
  await aFile(25);
  const found = await streamFile(files, 'people/a.zip', 10);
  const reader = found?.body.getReader();
  expect((await reader?.read())?.value?.length).toBe(10);
  await files.remove('people/a.zip');
  await expect(reader?.read()).rejects.toThrow('went while it was read');
  expect(await streamFile(files, 'people/a.zip', 10)).toBeNull();
});
