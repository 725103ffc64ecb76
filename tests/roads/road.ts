/** The product for all roads of a run, and what holds of each: no browser complains. */

import { test as base, expect } from '@playwright/test';
import { faultBody } from '../../src/server/kit/http/wire.ts';
import { kitRefusalWords } from '../../src/words/kit/refusals.ts';
import { openStage, type Stage } from '../kit/stage.ts';
import type { Actor } from '../pages/actor.ts';

type AfterChecks = { readonly quiet: undefined };

/** A road: it begins with what factories made and is walked in browsers. */
export const road = base.extend<AfterChecks, { readonly stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what the fixture needs.
    async ({}, use) => {
      const stage = await openStage();
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  quiet: [
    async ({ stage }, use) => {
      await use(undefined);
      const faults = stage.faults();
      await stage.leave();
      expect(faults, 'console of the browsers').toEqual([]);
    },
    { auto: true },
  ],
});

/** Forgets what the browser says of a call, or of a page by its path, that was meant to be refused. */
export const forgive = ({ faults }: Actor, asked: string): void => {
  const at = faults.findIndex((fault) => fault.includes(`/${asked}`));
  expect(at, `a refusal of ${asked}`).toBeGreaterThanOrEqual(0);
  faults.splice(at, 1);
};

/** Does something while the server answers a call as it does when it fails itself. What the browser says of that is forgotten, and must be there. */
export const failing = async ({ page, faults }: Actor, wire: string, act: () => Promise<void>): Promise<void> => {
  const [address, json] = [`**/call/${wire}`, { error: faultBody('road', kitRefusalWords.pl['refusal.kit.internal']) }];
  await page.route(address, (route) => route.fulfill({ status: 500, json }));
  await act();
  await page.unroute(address);
  const other = faults.filter((fault) => !fault.includes(`/call/${wire}`));
  expect(other.length, `a failure of ${wire}`).toBeLessThan(faults.length);
  faults.splice(0, Number.POSITIVE_INFINITY, ...other);
};

/** The calls of the browser do not reach the server. */
export const withoutNetwork = async ({ page, faults }: Actor, press: () => Promise<void>): Promise<void> => {
  await page.route('**/call/*', (route) => route.abort('internetdisconnected'));
  await press();
  await page.unroute('**/call/*');
  faults.splice(0);
};

export { expect };

/** The server does what a call asks, and its answer is lost on the way, once. */
export const loseAnswer = async ({ page }: Actor, wire: string): Promise<void> => {
  await page.route(
    `**/call/${wire}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
};
