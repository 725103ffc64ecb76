import { gzipSync } from 'node:zlib';
import { type Browser, devices, type Response } from '@playwright/test';
import { alive } from './browser.ts';

/**
 * What a browser fetched of one page on its first visit, in kB; texts as gzip makes them, whatever the server sent. Scripts and styles are those
 * that the page itself names; `later` is what its code asks for when it is alive: the banner about consent, the comparison.
 */
export type Weight = {
  readonly script: number;
  readonly later: number;
  readonly map: number;
  readonly stylesheet: number;
  readonly document: number;
  readonly image: number;
};

const settled = 1_500;
const isText = (kind: string): boolean => ['script', 'stylesheet', 'document', 'fetch'].includes(kind);
const isMap = (url: string): boolean => /map-canvas|place-canvas|use-map|maplibre/.test(url);

const isOfPage = (kind: string, url: string, html: string): boolean =>
  !['script', 'stylesheet'].includes(kind) || html.includes(new URL(url).pathname);

const weigh = async (response: Response, html: string): Promise<readonly [kind: string, bytes: number]> => {
  const kind = response.request().resourceType();
  // The stream of notices never ends.
  if (kind === 'eventsource') return [kind, 0];
  const body = await response.body().catch(() => Buffer.alloc(0));
  const bytes = isText(kind) ? gzipSync(body, { level: 9 }).length : body.length;
  if (isMap(response.url())) return ['map', bytes];
  return [isOfPage(kind, response.url(), html) ? kind : 'later', bytes];
};

/** Opens a page as a stranger with a phone, waits until it is alive and quiet, and weighs everything that came; nothing is touched. */
export const weighPage = async (browser: Browser, url: string): Promise<Weight> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'pl-PL', bypassCSP: true });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const html = (await (await page.goto(url))?.text()) ?? '';
  await page.waitForFunction(alive);
  // What a page asks for right after it came alive belongs to the visit too.
  await page.waitForTimeout(settled);
  const found = await Promise.all(responses.map((response) => weigh(response, html)));
  await context.close();
  const sum = (kind: keyof Weight): number => found.reduce((total, [of, bytes]) => (of === kind ? total + bytes : total), 0) / 1000;
  return {
    script: sum('script'),
    later: sum('later'),
    map: sum('map'),
    stylesheet: sum('stylesheet'),
    document: sum('document'),
    image: sum('image'),
  };
};
