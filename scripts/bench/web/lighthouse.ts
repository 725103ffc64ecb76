import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags } from '../../../tests/kit/browser-flags.ts';
import { freePort } from '../../../tests/kit/product.ts';

/** What Lighthouse says of a page on its simulated phone: scores of a hundred, times in seconds. */
export type Verdict = {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
};

/** The largest paint that the pages are held to, in seconds. */
export const mostForLargestPaint = 1.8;

/**
 * Asks Lighthouse once, with a browser of its own: nothing is cached and nothing of the last page still runs. A report that is over the limit of the
 * largest paint is left in the folder, for it says which element was painted last and what it waited for.
 */
export const askLighthouse = async (url: string, executablePath: string, folder: string): Promise<Verdict> => {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
    const { categories, audits } = result.lhr;
    const score = (name: string): number => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    const number = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    const verdict: Verdict = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      firstPaint: number('first-contentful-paint') / 1000,
      largestPaint: number('largest-contentful-paint') / 1000,
      blocked: number('total-blocking-time') / 1000,
      shift: number('cumulative-layout-shift'),
    };
    if (verdict.largestPaint > mostForLargestPaint) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${new URL(url).pathname.replaceAll('/', '-')}-${Date.now()}.json`), JSON.stringify(result.lhr));
    }
    return verdict;
  } finally {
    await browser.close();
  }
};
