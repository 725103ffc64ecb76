import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { folderFiles, tidyFolder } from './folder.ts';
import { isFileKey, publicPhotoPath } from './keys.ts';
import { signLink } from './links.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.services.files.put('offers/a1/Umowa najmu.pdf', new TextEncoder().encode('0123456789'));
  await server.services.files.put('public/offers/a1/photo.jpg', new TextEncoder().encode('jpeg'));
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => server.visitor.fetch(path, { headers });

test('a signed link hands the file out, whole or in parts', async () => {
  const link = server.services.files.link('offers/a1/Umowa najmu.pdf', { name: 'Umowa – Łódź.pdf', inline: false });
  const whole = await get(link);
  expect(await whole.text()).toBe('0123456789');
  expect(whole.headers.get('content-type')).toBe('application/pdf');
  expect(whole.headers.get('content-disposition')).toContain(
    'attachment; filename="Umowa _ __d_.pdf"; filename*=UTF-8\'\'Umowa%20%E2%80%93%20%C5%81%C3%B3d%C5%BA.pdf',
  );
  const part = await get(link, { range: 'bytes=2-4' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await get(link, { range: 'bytes=20-' })).status).toBe(416);
});

test('a link that was changed or is too old opens nothing', async () => {
  const link = server.services.files.link('offers/a1/Umowa najmu.pdf', { name: 'a.pdf' });
  for (const changed of [
    link.replace('a1', 'a2'),
    link.replace('a.pdf', 'b.pdf'),
    link.replace(/exp=\d+/, 'exp=9999999999'),
    link.replace(/&sig=.*/, ''),
    link.split('?')[0] ?? '',
  ])
    expect((await get(changed)).status).toBe(404);
  const old = signLink(server.services.config.secrets, 'offers/a1/Umowa najmu.pdf', {}, Date.now() - 86_400_000);
  expect((await get(old)).status).toBe(410);
});

test('public pictures are kept for good; nothing else is public', async () => {
  const answer = await get(publicPhotoPath('public/offers/a1/photo.jpg'));
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('jpeg');
  for (const path of ['/photos/../offers/a1/Umowa najmu.pdf', '/photos/..%2Foffers%2Fa1%2FUmowa%20najmu.pdf', '/photos/', '/photos/%ff'])
    expect((await get(path)).status).toBe(404);
});

test('keys cannot leave the folder', () => {
  for (const key of ['../a', 'a/../b', '/a', 'a//b', 'a/', '.hidden', 'a\\b', 'a/\u0000b', '']) expect(isFileKey(key)).toBe(false);
  expect(isFileKey('companies/AbC/offers/x1/Umowa-vn 2.pdf')).toBe(true);
});

test('nobody else on the machine reads files, and what a killed process left half written is removed', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'parter-tidy-'));
  const files = folderFiles(root, ['secret']);
  await files.put('offers/a1/Umowa.pdf', new Uint8Array([1]));
  await chmod(root, 0o755);
  const [old, fresh] = [path.join(root, 'offers/a1/Umowa.pdf.1.part'), path.join(root, 'offers/a1/Umowa.pdf.2.part')];
  for (const draft of [old, fresh]) await writeFile(draft, 'x');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(old, twoHoursAgo, twoHoursAgo);
  expect(await tidyFolder(root)).toBe(1);
  const modeOf = async (name: string) => ((await stat(path.join(root, name))).mode & 0o777).toString(8);
  expect([await modeOf(''), await modeOf('offers/a1'), await modeOf('offers/a1/Umowa.pdf')]).toEqual(['700', '700', '600']);
  expect(await readdir(path.join(root, 'offers/a1'))).toEqual(['Umowa.pdf', path.basename(fresh)]);
  await rm(root, { recursive: true });
});
