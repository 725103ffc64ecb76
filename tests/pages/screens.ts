/** What every screen of a road must be: readable with assistive technology, and as wide as the window, in both languages. */

import path from 'node:path';
import { expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { TestServer } from '../kit/server.ts';
import { type Actor, alive, expectAccessible } from './actor.ts';

const desk = { width: 1440, height: 900 };
const sizes = { desk, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } } as const;
/** A folder for pictures of each screen, for whoever wants to look at them. */
const pictures = process.env['ROAD_PICTURES'];

/** What sticks out to the side, when the page can be pushed there. */
const tooWide = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
  return out.map((one) => one.cloneNode().outerHTML + ' ' + Math.round(one.getBoundingClientRect().right)).slice(0, 8);
})()`;

/** Nothing sticks out to the side at this width. A browser lays the page out anew a moment after its window has changed. */
const expectWithin = ({ page }: Actor, name: string): Promise<void> =>
  expect.poll(() => page.evaluate<readonly string[]>(tooWide), `${name}: too wide at ${page.viewportSize()?.width} px`).toEqual([]);

/** Makes the window this large and waits until the page knows it: a browser lays it out anew a moment later. */
export const resize = async ({ page }: Pick<Actor, 'page'>, size: { readonly width: number; readonly height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate<number>('innerWidth')).toBe(size.width);
};

/** The page as it stands, at the widths of a desk, a tablet and a phone; what assistive technology finds is asked for at one of them. */
export const expectFits = async (actor: Actor, name: string, readAt: keyof typeof sizes = 'desk'): Promise<void> => {
  const { page } = actor;
  for (const [at, size] of Object.entries(sizes)) {
    await resize(actor, size);
    await expectWithin(actor, name);
    if (at === readAt) await expectAccessible(page, `${name}, ${at}`);
    if (pictures) await page.screenshot({ path: path.join(pictures, `${name.replaceAll(' ', '-')}-${at}.png`), fullPage: true });
  }
  await resize(actor, desk);
};

/** The same in Polish and, loaded again, in English. The page is in Polish afterwards. */
export const expectSound = async ({ db }: Pick<TestServer, 'db'>, actor: Actor, name: string): Promise<void> => {
  const { page, email } = actor;
  const speak = async (lang: 'pl' | 'en'): Promise<void> => {
    await db.execute(sql`update person set lang = ${lang} where email = ${email}`);
    await page.reload();
    await alive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  };
  await expectFits(actor, name);
  await speak('en');
  await expectFits(actor, `${name} en`, 'phone');
  await speak('pl');
};
