import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '../../tests/kit/browser-flags.ts';
import { startProduct } from '../../tests/kit/product.ts';
import { type Figure, type Limit, type Section, spreadOf } from './kit/figures.ts';
import { type Contestant, figureOf, interleave } from './kit/rounds.ts';
import type { Bench, World } from './kit/world.ts';
import { chromiumPath } from './web/browser.ts';
import { type Weight, weighPage } from './web/bytes.ts';
import { changeInConsole, type HeldUp } from './web/console.ts';
import { changeFilter, type Seat } from './web/filter-change.ts';
import { askLighthouse, mostForLargestPaint, type Verdict } from './web/lighthouse.ts';
import { type KeyToScreen, throttle, typedControls, typeInForm, typeInTextarea } from './web/typing.ts';

type Page = { readonly name: string; readonly url: string; readonly scripts: number };

const atMost = (value: number): Limit => ({ of: 'measured', is: 'at most', value });
const atLeast = (value: number): Limit => ({ of: 'measured', is: 'at least', value });

/** The first pages, as a stranger finds them: the offer is the first of the list. */
const pagesOf = async (base: string): Promise<readonly Page[]> => {
  const list = await (await fetch(`${base}/offers`)).text();
  const offer = /href="(\/offer\/[A-Za-z0-9]+)"/.exec(list)?.[1];
  if (offer === undefined) throw new Error('the demo data have no offer');
  return [
    { name: 'home', url: `${base}/`, scripts: 130 },
    { name: 'search', url: `${base}/offers`, scripts: 140 },
    { name: 'offer', url: base + offer, scripts: 130 },
  ];
};

/** Measures every page once a round and turns each value of what was found into a figure. */
const figures = async <F extends Readonly<Record<string, number>>>(
  pages: readonly Page[],
  rounds: number,
  look: (page: Page) => Promise<F>,
  rows: (page: Page) => readonly (readonly [key: keyof F & string, what: string, unit: string, limit?: Limit])[],
): Promise<readonly Figure[]> => {
  const found = pages.map((): F[] => []);
  const contestants = pages.map((page, at) => ({ what: page.name, measure: async () => found[at]?.push(await look(page)) ?? 0 }));
  await interleave(contestants, rounds);
  return pages.flatMap((page, at) =>
    rows(page).map(([key, what, unit, limit]) => ({
      what: `${page.name}: ${what}`,
      unit,
      measured: spreadOf((found[at] ?? []).map((one) => one[key] ?? Number.NaN)),
      ...(limit ? { limits: [limit] } : {}),
    })),
  );
};

const weights = async (pages: readonly Page[], world: World, executablePath: string): Promise<Section> => {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  const rows = ({ scripts }: Page) =>
    [
      ['script', 'JavaScript', 'kB', atMost(scripts)],
      ['stylesheet', 'CSS', 'kB', atMost(15)],
      ['later', 'scripts and styles that come after the page', 'kB'],
      ['document', 'HTML', 'kB'],
      ['image', 'pictures', 'kB'],
    ] as const satisfies readonly (readonly [keyof Weight, string, string, Limit?])[];
  try {
    return {
      title: 'First visit, bytes',
      about:
        'What Chromium fetched as a Pixel 7 without touching anything, until the page was alive and quiet; texts as gzip makes them, without the map. JavaScript and CSS are what the page itself names.',
      figures: await figures(pages, world.rounds, (page) => weighPage(browser, page.url), rows),
    };
  } finally {
    await browser.close();
  }
};

const lighthouse = async (pages: readonly Page[], world: World, executablePath: string): Promise<Section> => {
  const rows = () =>
    [
      ['performance', 'performance', 'of 100', atLeast(95)],
      ['accessibility', 'accessibility', 'of 100', atLeast(100)],
      ['practices', 'best practices', 'of 100', atLeast(100)],
      ['seo', 'SEO', 'of 100', atLeast(100)],
      ['largestPaint', 'largest paint', 's', atMost(mostForLargestPaint)],
      ['firstPaint', 'first paint', 's'],
      ['blocked', 'main thread blocked', 's', atMost(0.15)],
      ['shift', 'layout shift', '', atMost(0.02)],
    ] as const satisfies readonly (readonly [keyof Verdict, string, string, Limit?])[];
  return {
    title: 'Lighthouse, mobile',
    about: 'Lighthouse 13 with its default simulated phone, as a visitor, in Polish; a browser of its own for every look.',
    figures: await figures(pages, world.rounds, (page) => askLighthouse(page.url, executablePath, path.join(world.folder, 'lighthouse')), rows),
  };
};

const typing = async (base: string, world: World, executablePath: string): Promise<Section> => {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  const times = new Map<string, KeyToScreen[]>();
  const measured = (what: string, look: () => Promise<KeyToScreen>): Contestant => ({
    what,
    measure: async () => {
      const found = await look();
      times.set(what, [...(times.get(what) ?? []), found]);
      return found.middle;
    },
  });
  try {
    const ours = typedControls.map((field) => measured(field, () => typeInForm(browser, base, field)));
    await interleave([...ours, measured('textarea', () => typeInTextarea(browser))], world.rounds);
    const of = (what: string, which: keyof KeyToScreen): readonly number[] => (times.get(what) ?? []).map((one) => one[which]);
    const figure = (field: string, which: keyof KeyToScreen, what: string, limits: readonly Limit[] = []): Figure =>
      figureOf({ what: `${field}: ${what}`, unit: 'ms', limits }, of(field, which), [{ what: 'textarea alone', numbers: of('textarea', which) }]);
    return {
      title: 'Typing in the form of an offer',
      about: `From a key to the screen that shows it, as the browser measures it (grains of 8 ms), on a processor slowed down ${throttle} times: the copy of a finished offer with every section open, and what it brings fetched and drawn (a text, a long text, an amount, the area of a room, a choice), beside a page that holds nothing but a textarea.`,
      figures: typedControls.flatMap((field) => [figure(field, 'middle', 'median key'), figure(field, 'slow', '98 of 100 keys', [atMost(120)])]),
    };
  } finally {
    await browser.close();
  }
};

const changes = async (base: string, world: World, executablePath: string): Promise<Section> => {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  const ways: readonly { readonly what: string; readonly seat: Seat; readonly slowed: boolean }[] = [
    { what: 'at a desk, with the map', seat: 'desk', slowed: false },
    { what: 'with a phone', seat: 'phone', slowed: false },
    { what: `with a phone ${throttle} times slower than this machine`, seat: 'phone', slowed: true },
  ];
  try {
    const measured = ways.map(({ what, seat, slowed }) => ({ what, measure: () => changeFilter(browser, base, seat, slowed) }));
    const rounds = await interleave(measured, world.rounds);
    return {
      title: 'A changed filter',
      about:
        'From the choice of a use in the bar of the search to the frame whose head of the list says what was found, as a visitor, among addresses that nobody asked for before.',
      figures: ways.map(({ what, slowed }, at) => ({
        what,
        unit: 'ms',
        measured: spreadOf(rounds[at] ?? []),
        ...(slowed ? {} : { limits: [atMost(100)] }),
      })),
    };
  } finally {
    await browser.close();
  }
};

const consoleChange = async (world: World, executablePath: string): Promise<Section> => {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const found: HeldUp[] = [];
    for (let round = 0; round < world.rounds; round += 1) found.push(await changeInConsole(browser));
    return {
      title: 'One of 200 requests in the console changes',
      about: `The longest piece of work that holds the page up while the change is fetched and drawn, on a processor slowed down ${throttle} times.`,
      figures: [
        { what: 'the middle change', unit: 'ms', measured: spreadOf(found.map(({ middle }) => middle)), limits: [atMost(50)] },
        { what: 'the worst of 20 changes', unit: 'ms', measured: spreadOf(found.map(({ longest }) => longest)) },
      ],
    };
  } finally {
    await browser.close();
  }
};

/** Bytes and speed of the first pages, of the console and of the form of an offer in a real browser, on the demo data. */
export const bench: Bench = {
  name: 'web',
  run: async (world) => {
    const executablePath = await chromiumPath();
    world.say('the product starts with demo data (made once) …');
    const product = await startProduct({ dataDir: path.resolve(world.folder, 'web'), env: { DEMO: 'on' } });
    try {
      const pages = await pagesOf(product.url);
      return [
        await weights(pages, world, executablePath),
        await lighthouse(pages, world, executablePath),
        await changes(product.url, world, executablePath),
        await typing(product.url, world, executablePath),
        await consoleChange(world, executablePath),
      ];
    } finally {
      await product.stop();
    }
  },
};
