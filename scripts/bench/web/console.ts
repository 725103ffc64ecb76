import type { Browser, Page } from '@playwright/test';
import { changeRequest, manyRequests, noRequests, requestNumber } from '../../../tests/factories/requests.ts';
import { openStage, type Stage } from '../../../tests/kit/stage.ts';
import { alive, goTo } from '../../../tests/pages/actor.ts';
import { quantile } from '../kit/figures.ts';
import { throttle } from './typing.ts';

/** How long one piece of work held the page up, in ms: the middle of the changes and the longest. */
export type HeldUp = { readonly middle: number; readonly longest: number };

const changes = 20;

/** Messages that a page sends itself without a pause: the longest time between two of them is the longest piece of other work. */
const watch = `(() => {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  window.longest = 0;
  port1.onmessage = () => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - last);
    last = now;
    port2.postMessage(0);
  };
  port2.postMessage(0);
})()`;
const drawn = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.longest))))';

/** Waits inside the page, a look a frame: what Playwright asks of a page of 200 rows is itself work that holds the page up. */
const shown = (n: number): string => `new Promise((resolve) => {
  const look = () => document.querySelector('[data-request="${requestNumber(n)}"] input') ? resolve(true) : requestAnimationFrame(look);
  look();
})`;

const heldUpBy = async (page: Page, stage: Stage, n: number): Promise<number> => {
  const seen = page.evaluate(shown(n));
  await page.evaluate('window.longest = 0');
  await changeRequest(stage, n);
  await seen;
  return page.evaluate<number>(drawn);
};

/** How long the console's page is held up when one of its 200 open requests changes, on a slowed processor. */
export const changeInConsole = async (browser: Browser): Promise<HeldUp> => {
  const stage = await openStage();
  try {
    await stage.db.execute(manyRequests);
    const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }), { viewport: { width: 1440, height: 900 } });
    const { page } = moderator;
    await goTo(moderator, '/admin/mobywatel-verification');
    await alive(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.evaluate(watch);
    // The first change fetches code that later ones have.
    await heldUpBy(page, stage, 200);
    const held: number[] = [];
    for (let n = 1; n <= changes; n += 1) held.push(await heldUpBy(page, stage, n * 9));
    await stage.db.execute(noRequests);
    return { middle: quantile(held, 0.5), longest: Math.max(...held) };
  } finally {
    await stage.close();
  }
};
