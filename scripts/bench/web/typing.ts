import type { Browser, BrowserContext, Page } from '@playwright/test';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { workspaceCalls } from '../../../src/contract/workspace/endpoints.ts';
import { quantile } from '../kit/figures.ts';

/** Key to screen in ms: the middle one of the keys and the one that 98 of 100 keys are not slower than. */
export type KeyToScreen = { readonly middle: number; readonly slow: number };

/** How much slower than this machine the processor of the person who types is. */
export const throttle = 4;
const text = 'Lokal handlowy przy rynku, parter z witryna i zapleczem';
/** Presses of the keyboard: figures are typed and taken back again, since a field of a number takes few of them. */
const figures = ['1', '2', '8', '4', ',', '5', ...Array.from({ length: 6 }, () => 'Backspace')];
const steps = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'];
const presses = {
  text: [...text],
  figures: Array.from({ length: 5 }, () => figures).flat(),
  steps: Array.from({ length: 14 }, () => steps).flat(),
} as const;

/** The controls of the form that are measured, and what is pressed in each. */
const controls = {
  name: { id: 'name', with: 'text' },
  description: { id: 'description', with: 'text' },
  price: { id: 'price', with: 'figures' },
  room: { id: 'areaDetails.levels.0.rooms.0.surface', with: 'figures' },
  select: { id: 'mediaDetails.energyCategory', with: 'steps' },
} as const satisfies Record<string, { readonly id: string; readonly with: keyof typeof presses }>;
/** One of them. */
export type TypedControl = keyof typeof controls;
/** All of them. */
export const typedControls = Object.keys(controls) as readonly TypedControl[];
const keyEvery = 90;

/** The browser tells of events from 16 ms on; a key of which it tells nothing was faster. */
const unseen = 16;
const listen = `
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: ${unseen} });
`;

/** Presses keys in a control on a slowed processor, as people type, and answers how long they took to be seen. */
const typeInto = async (page: Page, id: string, keys: readonly string[]): Promise<KeyToScreen> => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(listen);
  const control = page.locator(`[id="${id}"]`);
  await control.focus();
  // Figures take the place of what stands there.
  if (keys === presses.figures) await control.selectText();
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(keyEvery);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // What the browser has measured is told a moment later.
  await page.waitForTimeout(1_000);
  const told = await page.evaluate<readonly number[]>('[...window.interactions.values()]');
  const times = [...told, ...Array.from({ length: Math.max(0, keys.length - told.length) }, () => unseen)];
  return { middle: quantile(times, 0.5), slow: quantile(times, 0.98) };
};

const call = async <T>(context: BrowserContext, base: string, wire: string, data: object): Promise<T> => {
  const answer = await context.request.post(`${base}/call/${wire}`, { headers: { origin: base }, data: { data } });
  if (!answer.ok()) throw new Error(`${wire}: ${await answer.text()}`);
  return ((await answer.json()) as { readonly result: T }).result;
};

/** A copy of a finished offer of the demo's landlord, in a browser of that landlord. */
const openForm = async (browser: Browser, base: string): Promise<Page> => {
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1366, height: 900 } });
  await call(context, base, 'signIn', { email: 'landlord@parter.example', password: 'Parter-demo-1' });
  const list = { list: 'active', page: 1 };
  const { items } = await call<{ readonly items: readonly { readonly id: string }[] }>(context, base, workspaceCalls.listOffers.wire, list);
  const copied = { offerId: items[0]?.id ?? '', commandId: crypto.randomUUID() };
  const { offerId } = await call<{ readonly offerId: string }>(context, base, offersCalls.duplicateOffer.wire, copied);
  const page = await context.newPage();
  await page.goto(`${base}/add-offer/${offerId}`);
  await page.locator('main section').first().waitFor();
  return page;
};

/** Half a second without a long piece of work and without anything fetched: what the opened sections bring (photos, the map) is there. */
const settled = `new Promise((done) => {
  let last = performance.now();
  new PerformanceObserver(() => { last = performance.now(); }).observe({ entryTypes: ['longtask', 'resource'] });
  const look = () => (performance.now() - last > 500 ? done() : setTimeout(look, 50));
  look();
})`;

const folded = 'main section h2 button[aria-expanded="false"]';

/** Typing into a control of the form of an offer, or choosing in one, every section of it open and drawn. */
export const typeInForm = async (browser: Browser, base: string, field: TypedControl): Promise<KeyToScreen> => {
  const page = await openForm(browser, base);
  await page.waitForLoadState('networkidle');
  while ((await page.locator(folded).count()) > 0) await page.locator(folded).first().dispatchEvent('click');
  await page.evaluate(settled);
  const control = controls[field];
  const times = await typeInto(page, `f-${control.id}`, presses[control.with]);
  await page.context().close();
  return times;
};

/** The same into a textarea that stands alone on its page: what the machine itself takes. */
export const typeInTextarea = async (browser: Browser): Promise<KeyToScreen> => {
  const page = await browser.newPage();
  await page.setContent('<textarea id="alone"></textarea>');
  const times = await typeInto(page, 'alone', presses.text);
  await page.close();
  return times;
};
