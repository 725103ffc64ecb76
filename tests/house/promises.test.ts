import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { withSettings } from '../../scripts/legal/text.ts';
import { endpoints, mails } from '../../src/server/app/rooms.ts';
import { mailTools } from '../../src/server/kit/mail/template.ts';
import routes from '../../src/web/app/routes.ts';
import { publishedNames } from '../../src/web/content/parts/published.ts';
import type { Word, Words } from '../../src/words/kit/words.ts';
import { absent, mentions, promises, promising } from './promises.ts';

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

/** What stands behind a promise: the product's calls, pages and mails by their names. */
const keepers = async (): Promise<ReadonlySet<string>> =>
  new Set([
    ...['person', 'meaning'],
    ...endpoints.map(({ wire }) => `call:${wire}`),
    ...mails.map(({ id }) => `mail:${id}`),
    ...[...(await pages())].map((address) => `page:${address}`),
  ]);

const sentencesIn = (word: Word): readonly string[] => (typeof word === 'string' ? [word] : Object.values(word));

/** Every text of pages, mails and documents: `room/file.ts key`, for both languages, with its sentences. */
const allTexts = async (): Promise<readonly { readonly key: string; readonly sentences: readonly string[] }[]> => {
  const folder = path.join(root, 'src/words');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /^[^/]+\/(pl|en)\/[^/]+\.ts$/.test(file));
  const lists = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(path.join(folder, file))) as Readonly<Record<string, Words>>;
      const name = file.replace(/\/(pl|en)\//, '/');
      return Object.values(exported).flatMap((words) =>
        Object.entries(words).map(([key, word]) => ({ key: `${name} ${key}`, sentences: sentencesIn(word) })),
      );
    }),
  );
  return lists.flat();
};

describe('the texts of pages and mails', () => {
  test('speak of no function that is not there', async () => {
    const texts = await allTexts();
    expect(texts.length).toBeGreaterThan(5_000);
    const about = texts.filter(({ sentences }) => sentences.some((sentence) => absent.test(sentence))).map(({ key }) => key);
    expect([...new Set(about)].toSorted()).toEqual(mentions.map(([key]) => key).toSorted());
    const there = await keepers();
    expect(mentions.filter(([, keptBy]) => !there.has(keptBy))).toEqual([]);
  });

  test('in mails lead to pages that are there', async () => {
    const there = (address: string): boolean => {
      const found = matchRoutes(routes as RouteObject[], new URL(address).pathname);
      return found !== null && !found.some(({ route }) => route.path === '*');
    };
    expect(there('https://parter.example/no-such-page')).toBe(false);
    const rendered = mails.flatMap((mail) =>
      (['pl', 'en'] as const).map((lang) => JSON.stringify(mail.render(mail.sample, {}, mailTools(lang, 'https://parter.example')))),
    );
    const folder = path.join(root, 'tests/lifecycles/mails');
    const stored = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    const addresses = [...rendered, ...stored].flatMap((text) => text.match(/https:\/\/parter\.example\/[^\s"<>)\\]*/g) ?? []);
    expect(addresses.length).toBeGreaterThan(200);
    expect([...new Set(addresses)].filter((address) => !there(address))).toEqual([]);
  });
});

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
    const there = await keepers();
    expect(promises.flatMap(([, piece, , keptBy]) => keptBy.split(' ').flatMap((by) => (there.has(by) ? [] : [`${piece}: ${by}`])))).toEqual([]);
  });

  test.each(publishedNames)('%s speaks of no function that is not there', async (name) => {
    // What a setting switches on is there when its line is.
    for (const lang of ['pl', 'en'] as const)
      expect(absent.exec(withSettings(await sourceOf(lang, name), {}))?.[0], `${name} ${lang}`).toBeUndefined();
  });
});
