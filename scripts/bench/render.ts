import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Section } from './kit/figures.ts';
import { type BenchServer, startProduct, startServer } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';
import { ensureOffers } from './offers/main.ts';
import { buildBarePage, buildPlainPages } from './render/build.ts';
import { contest, ofBrowser, type Way } from './render/contest.ts';

const anOffer = async ({ url }: BenchServer): Promise<string> => {
  const answer = await fetch(`${url}/read/searchOffers?data=${encodeURIComponent('{}')}`);
  const { result } = (await answer.json()) as { readonly result: { readonly items: readonly { readonly id: string }[] } };
  return result.items[0]?.id ?? '';
};

const textOf = async ({ url }: BenchServer, page: string): Promise<string> => {
  const answer = await fetch(url + page, { headers: ofBrowser });
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
  return answer.text();
};

/** What a person reads, without marks. */
const wordsOf = (html: string): string =>
  html
    .replace(/^.*?<main/s, '<main')
    .replace(/<\/main>.*$/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** What a page is called in the tables. */
const nameOf = (page: string): string => page.replace(/^\/offer\/.*/, 'an offer');

const sizeNote = (page: string, ours: string, plain: string): string =>
  `${page}: ${Math.round(ours.length / 1000)} kB of text in the product, ${Math.round(plain.length / 1000)} kB plain; words in <main>: ${wordsOf(ours).length} and ${wordsOf(plain).length} letters.`;

const about = [
  'Pages for visitors, compressed as a browser asks for it, from the product in production mode with 100 000 offers.',
  'Plain: the same text and links written as bare elements without components, hooks, contexts, icons or words of ours, built by the same builder,',
  'rendered by the same router and server, with the same loaders and data. Data at hand: the plain page with what its loader answered first.',
  'Fixed text: a Hono route that only compresses the finished page.',
].join(' ');

const leastOfBare = 0.5;

const aboutBare = [
  'The list and an offer for visitors again, against React alone. Bare page: the elements of the plain page rendered by `renderToString` in a Hono route,',
  'with what they show from one prepared statement, compressed as the product does it; no router, no loaders, no data for the browser.',
  'Bare cards: nine of them and nothing else, with the three statements of a whole search (page, count, 500 pins): the page beside which the goal was set',
  '(22 November 2026: 0.45). It is not compressed, and the product is asked not to compress there either.',
].join(' ');

/** Of somebody who takes no compressed answer. */
const plainly = { 'accept-encoding': 'identity', accept: 'text/html' };

const runBare = async (world: World, product: BenchServer, databaseUrl: string): Promise<Section> => {
  const bare = await startServer(path.join(import.meta.dirname, 'render/bare-child.ts'), {
    ...{ DATABASE_URL: databaseUrl, BENCH_PAGE: await buildBarePage(), NODE_ENV: 'production' },
  });
  try {
    const figures = [];
    const notes = [];
    for (const page of ['/offers', `/offer/${await anOffer(product)}`]) {
      notes.push(sizeNote(page, await textOf(product, page), await textOf(bare, page)));
      const ways: readonly Way[] = [
        { what: 'Parter', server: product, path: page },
        { what: 'bare page', server: bare, path: page },
      ];
      figures.push(...(await contest(nameOf(page), ways, world.rounds, world.seconds, leastOfBare)));
      const beside: readonly Way[] = [
        { what: 'Parter', server: product, path: page, headers: plainly },
        { what: 'bare cards', server: bare, path: '/cards', headers: plainly },
      ];
      figures.push(...(await contest(`${nameOf(page)}, not compressed`, beside, world.rounds, world.seconds, leastOfBare)));
    }
    notes.push(`Nine bare cards: ${((await textOf(bare, '/cards')).length / 1000).toFixed(1)} kB of text.`);
    return { title: 'Against a bare React page', about: aboutBare, figures, notes };
  } finally {
    await bare.stop();
  }
};

type Servers = { readonly product: BenchServer; readonly plain: BenchServer };

const runPages = async (world: World, { product, plain }: Servers): Promise<readonly Section[]> => {
  const pages = ['/offers', '/', `/offer/${await anOffer(product)}`];
  const texts = await Promise.all(pages.map(async (page) => [page, await textOf(product, page), await textOf(plain, page)] as const));
  const file = path.join(world.folder, 'render-texts.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(texts.map(([page, ours]) => [page, ours]))));
  const fixed = await startServer(path.join(import.meta.dirname, 'render/fixed-child.ts'), { BENCH_TEXTS: file });
  const waysOf = (page: string): readonly Way[] => [
    { what: 'Parter', server: product, path: page },
    { what: 'plain', server: plain, path: page },
    { what: 'plain, data at hand', server: plain, path: page === '/' ? '/given' : `/given${page}` },
    { what: 'fixed text', server: fixed, path: page },
  ];
  try {
    const figures = [];
    for (const page of pages) figures.push(await contest(nameOf(page), waysOf(page), world.rounds, world.seconds));
    return [
      { title: 'Pages rendered on the server', about, figures: figures.map(([rate]) => rate), notes: texts.map((text) => sizeNote(...text)) },
      {
        title: 'What a page costs the server',
        about: 'The same runs, user and system time of the process.',
        figures: figures.map(([, processor]) => processor),
      },
    ];
  } finally {
    await fixed.stop();
  }
};

/** Server rendering of the public pages against the same pages in bare elements. */
export const bench: Bench = {
  name: 'render',
  run: async (world) => {
    const folder = await buildPlainPages();
    const databaseUrl = await world.database('bench_100000');
    await ensureOffers(databaseUrl, 100_000, world.say);
    const options = { databaseUrl, dataDir: path.join(world.folder, 'render-data') };
    const product = await startProduct(options);
    const plain = await startProduct({ ...options, env: { BENCH_PAGES: folder } });
    try {
      return [...(await runPages(world, { product, plain })), await runBare(world, product, databaseUrl)];
    } finally {
      await Promise.all([product.stop(), plain.stop()]);
    }
  },
};
