/** The product for all roads of a run, and what holds of each: no browser complains. */

import { test as base, expect } from '@playwright/test';
import { openStage, type Stage } from '../kit/stage.ts';
import type { Actor } from '../pages/actor.ts';

type Checked = { readonly quiet: undefined };

/** A road: it begins with what factories made and is walked in browsers. */
export const road = base.extend<Checked, { readonly stage: Stage }>({
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

/** Forgets what the browser says of a call that was meant to be refused. */
export const forgive = ({ faults }: Actor, wire: string): void => {
  const at = faults.findIndex((fault) => fault.includes(`/call/${wire}`));
  expect(at, `a refusal of ${wire}`).toBeGreaterThanOrEqual(0);
  faults.splice(at, 1);
};

export { expect };
