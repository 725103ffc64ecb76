import { type Browser, devices } from '@playwright/test';
import { median } from '../kit/figures.ts';
import { alive } from './browser.ts';
import { throttle } from './typing.ts';

/** Who changes a filter: at a desk, where a map stands beside the list, or with a phone. */
export type Seat = 'desk' | 'phone';

const looks = 5;

/** Chooses a use in the bar and answers the milliseconds until the frame in which the head of the list says what was found. */
const choose = (use: string): string => `new Promise((done) => {
  const head = () => document.querySelector('main h1')?.parentElement?.textContent;
  const before = head();
  const field = document.querySelector('select[name=premisesPurpose]');
  const begun = performance.now();
  const look = () => requestAnimationFrame(() => (head() === before ? look() : done(performance.now() - begun)));
  field.value = '${use}';
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  look();
})`;

let asked = 0;

/**
 * How long a visitor waits for a changed filter: the middle of some changes, each in an address that nobody has asked for before. The first
 * change of a page is left out: it fetches code that later ones have.
 */
export const changeFilter = async (browser: Browser, base: string, seat: Seat, slowed: boolean): Promise<number> => {
  const size = seat === 'phone' ? devices['Pixel 7'] : { viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext({ ...size, locale: 'pl-PL', bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    asked += 1;
    await page.goto(`${base}/offers?minArea=${(asked % 20) + 1}&within=${asked}`);
    await page.waitForFunction(alive);
    await page.evaluate(choose('retail'));
    if (slowed) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    times.push(await page.evaluate<number>(choose('office')));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await context.close();
  return median(times);
};
