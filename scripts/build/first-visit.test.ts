import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstVisit, stylesOfFramePart, total } from './first-visit.ts';
import { ensureBuilt } from './main.ts';

const root = path.join(import.meta.dirname, '../..');

/** kB of JavaScript as gzip makes it: a little above what stands, never above what was promised for the page. */
const budgets = [
  ['search/home.page', 130],
  ['search/offers.page', 134.8],
  ['offers/offer.page', 130],
] as const;
const styles = 10;
/** kB of CSS as `npm run bench -- web` counts: every link of a style sheet that the page names, so one that a part links again counts twice. */
const linkedStyles = 15;

beforeAll(async () => void (await ensureBuilt(root)), 120_000);

const listed = (files: ReadonlyMap<string, number>): string =>
  [...files]
    .sort(([, a], [, b]) => b - a)
    .map(([file, bytes]) => `${bytes} ${file}`)
    .join('\n');

describe.each(['pl', 'en'] as const)('a first visit in %s', (lang) => {
  it.each(budgets)('%s brings at most %s kB of JavaScript', async (page, kilobytes) => {
    const { scripts } = await firstVisit(root, page, lang);
    expect(total(scripts) / 1000, listed(scripts)).toBeLessThanOrEqual(kilobytes);
  });

  it.each(budgets)('%s brings little CSS, in few files: they and the first picture share six connections', async (page) => {
    const { styles: files } = await firstVisit(root, page, lang);
    expect(total(files) / 1000, listed(files)).toBeLessThanOrEqual(styles);
    expect(files.size, listed(files)).toBeLessThanOrEqual(4);
  });

  it.each(budgets)('%s stays below the CSS of the bench when every part that it may fetch is there', async (page) => {
    const { styles: files, again } = await firstVisit(root, page, lang);
    expect((total(files) + total(again)) / 1000, listed(again)).toBeLessThanOrEqual(linkedStyles);
    expect([...again.keys()]).toEqual([]);
  });

  it('brings the texts of no other language', async () => {
    const { scripts } = await firstVisit(root, 'search/home.page', lang);
    const texts = [...scripts.keys()].filter((file) => /-(?:pl|en)-/.test(file));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((file) => !file.includes(`-${lang}-`))).toEqual([]);
  });
});

it.each([
  ['search/home.page', 'oath'],
  ['search/offers.page', 'oath'],
  ['search/offers.page', 'markets'],
  ['offers/offer.page', 'levels'],
  ['offers/offer.page', 'swatch'],
  ['offers/offer.page', 'consents'],
])('%s brings the styles of what only the server draws (%s)', async (page, name) => {
  const { styles: files } = await firstVisit(root, page, 'pl');
  const texts = await Promise.all([...files.keys()].map((file) => readFile(path.join(root, 'build/client', file), 'utf8')));
  expect(texts.join('\n')).toMatch(new RegExp(`\\._${name}_`));
});

it('signing in fetches the styles of forms, and none of an offer', async () => {
  const files = await stylesOfFramePart(root, 'sign-in-dialog');
  expect(files.some((file) => file.includes('/offer-forms-'))).toBe(true);
  expect(files.filter((file) => file.includes('/offer-parts-'))).toEqual([]);
});

it('would notice a component library', async () => {
  const { scripts } = await firstVisit(root, 'private.layout', 'pl');
  expect(total(scripts) / 1000).toBeGreaterThan(Math.max(...budgets.map(([, kilobytes]) => kilobytes)));
});
