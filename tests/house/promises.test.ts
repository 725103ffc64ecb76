import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints, mails } from '../../src/server/app/rooms.ts';
import { publishedNames } from '../../src/web/content/parts/published.ts';
import { absent, promises, promising } from './promises.ts';

const root = path.join(import.meta.dirname, '../..');
const sourceOf = (lang: 'pl' | 'en', name: string): Promise<string> => readFile(path.join(root, `assets/legal/${lang}/${name}.md`), 'utf8');

const sentencesOf = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap((line) => line.trim().split(/(?<=[.;!?])\s+(?=[A-ZŁŚŻĆ„*{])/));

/** The addresses that the rooms of the web serve. */
const pages = async (): Promise<ReadonlySet<string>> => {
  const web = path.join(root, 'src/web');
  const rooms = (await readdir(web, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const texts = await Promise.all(rooms.map(({ name }) => readFile(path.join(web, name, 'routes.ts'), 'utf8').catch(() => '')));
  return new Set(texts.flatMap((text) => [...text.matchAll(/route\('([^']+)'/g)].map(([, address = '']) => address)));
};

describe('the documents of the footer', () => {
  test.each(publishedNames)('%s promises nothing that no row names', async (name) => {
    const rows = promises.filter(([document]) => document === name);
    const open = sentencesOf(await sourceOf('pl', name)).filter(
      (sentence) => promising.test(sentence) && !rows.some(([, piece]) => sentence.includes(piece)),
    );
    expect(open).toEqual([]);
  });

  test('say every promise that a row names', async () => {
    const texts = new Map(await Promise.all(publishedNames.map(async (name) => [name as string, await sourceOf('pl', name)] as const)));
    expect(promises.filter(([document, piece]) => !texts.get(document)?.includes(piece))).toEqual([]);
  });

  test('are kept: each call, page and mail is there', async () => {
    const there: ReadonlySet<string> = new Set([
      ...['person', 'meaning'],
      ...endpoints.map(({ wire }) => `call:${wire}`),
      ...mails.map(({ id }) => `mail:${id}`),
      ...[...(await pages())].map((address) => `page:${address}`),
    ]);
    expect(promises.flatMap(([, piece, keptBy]) => keptBy.split(' ').flatMap((by) => (there.has(by) ? [] : [`${piece}: ${by}`])))).toEqual([]);
  });

  test.each(publishedNames)('%s speaks of no function that is not there', async (name) => {
    for (const lang of ['pl', 'en'] as const) expect(absent.exec(await sourceOf(lang, name))?.[0], `${name} ${lang}`).toBeUndefined();
  });
});
