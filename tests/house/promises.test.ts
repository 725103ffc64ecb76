import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withSettings } from '../../scripts/legal/text.ts';
import { endpoints, mails } from '../../src/server/app/rooms.ts';
import { publishedNames } from '../../src/web/content/parts/published.ts';
import { absent, promises, promising } from './promises.ts';

const root = path.join(import.meta.dirname, '../..');
const sourceOf = (lang: 'pl' | 'en', name: string): Promise<string> => readFile(path.join(root, `assets/legal/${lang}/${name}.md`), 'utf8');

const linesOf = (source: string): string[] => source.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

const sentencesOf = (source: string): string[] => linesOf(source).flatMap((line) => line.trim().split(/(?<=[.;!?])\s+(?=[A-ZŁŚŻĆ„“*{])/));

const piecesOf = (name: string, lang: 'pl' | 'en'): string[] =>
  promises.filter(([document]) => document === name).map(([, polish, english]) => (lang === 'pl' ? polish : english));

const each = publishedNames.flatMap((name) => (['pl', 'en'] as const).map((lang) => [name, lang] as const));

/** The addresses that the rooms of the web serve. */
const pages = async (): Promise<ReadonlySet<string>> => {
  const web = path.join(root, 'src/web');
  const rooms = (await readdir(web, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const texts = await Promise.all(rooms.map(({ name }) => readFile(path.join(web, name, 'routes.ts'), 'utf8').catch(() => '')));
  return new Set(texts.flatMap((text) => [...text.matchAll(/route\('([^']+)'/g)].map(([, address = '']) => address)));
};

describe('the documents of the footer', () => {
  test.each(each)('%s (%s) promises nothing that no row names', async (name, lang) => {
    const pieces = piecesOf(name, lang);
    const sentences = sentencesOf(await sourceOf(lang, name)).filter((sentence) => promising[lang].test(sentence));
    expect(sentences.filter((sentence) => !pieces.some((piece) => sentence.includes(piece)))).toEqual([]);
  });

  test.each(each)('%s (%s) says every promise that a row names', async (name, lang) => {
    const text = await sourceOf(lang, name);
    expect(piecesOf(name, lang).filter((piece) => !text.includes(piece))).toEqual([]);
  });

  test.each(publishedNames)('%s makes each promise in the same line in both languages', async (name) => {
    const [polish, english] = [linesOf(await sourceOf('pl', name)), linesOf(await sourceOf('en', name))];
    const saidIn = (lines: readonly string[], piece: string) => lines.flatMap((line, at) => (line.includes(piece) ? [at] : []));
    const rows = promises.filter(([document]) => document === name);
    expect(rows.filter(([, pl, en]) => !saidIn(polish, pl).some((at) => saidIn(english, en).includes(at)))).toEqual([]);
  });

  test('are kept: each call, page and mail is there', async () => {
    const there: ReadonlySet<string> = new Set([
      ...['person', 'meaning'],
      ...endpoints.map(({ wire }) => `call:${wire}`),
      ...mails.map(({ id }) => `mail:${id}`),
      ...[...(await pages())].map((address) => `page:${address}`),
    ]);
    expect(promises.flatMap(([, piece, , keptBy]) => keptBy.split(' ').flatMap((by) => (there.has(by) ? [] : [`${piece}: ${by}`])))).toEqual([]);
  });

  test.each(publishedNames)('%s speaks of no function that is not there', async (name) => {
    // What a setting switches on is there when its line is.
    for (const lang of ['pl', 'en'] as const)
      expect(absent.exec(withSettings(await sourceOf(lang, name), {}))?.[0], `${name} ${lang}`).toBeUndefined();
  });
});
