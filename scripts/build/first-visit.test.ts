import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstVisit, total } from './first-visit.ts';
import { ensureBuilt } from './main.ts';

const root = path.join(import.meta.dirname, '../..');

/** kB of JavaScript as gzip makes it: a little above what stands, never above what was promised for the page. */
const budgets = [
  ['search/home.page', 130],
  ['search/offers.page', 134],
  ['offers/offer.page', 129],
] as const;
const styles = 10;

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

  it.each(budgets)('%s brings little CSS', async (page) => {
    const { styles: files } = await firstVisit(root, page, lang);
    expect(total(files) / 1000, listed(files)).toBeLessThanOrEqual(styles);
  });

  it('brings the texts of no other language', async () => {
    const { scripts } = await firstVisit(root, 'search/home.page', lang);
    const texts = [...scripts.keys()].filter((file) => /-(?:pl|en)-/.test(file));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((file) => !file.includes(`-${lang}-`))).toEqual([]);
  });
});

it('would notice a component library', async () => {
  const { scripts } = await firstVisit(root, 'private.layout', 'pl');
  expect(total(scripts) / 1000).toBeGreaterThan(Math.max(...budgets.map(([, kilobytes]) => kilobytes)));
});
