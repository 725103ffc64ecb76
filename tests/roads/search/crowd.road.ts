/** A map with more offers than it has pins for: it counts all of them where they lie, and parts them as one comes nearer. */

import type { Locator, Page } from '@playwright/test';
import { mapWords } from '../../../src/words/kit/map.ts';
import { aCrowd, dropCrowd } from '../../factories/crowd.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

/** A part of the map without offers of other roads. */
const around = 'bounds=49.10000,22.00000,50.10000,23.60000';
const crowd = { name: 'Tlum', count: 700, lat: 49.15, lng: 22.2, apart: 0.55 };
const alone = { name: 'Sam', count: 2, lat: 49.4, lng: 23.3, apart: 0.3 };

const groups = (page: Page) => page.getByRole('button', { name: /w tym miejscu, przybliż$/ });
const pins = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });

/** How many offers the map shows in its upper and its lower half: a group as many as it says, a pin one. */
const shown = async (page: Page): Promise<readonly [north: number, south: number]> => {
  const box = (await page.locator('[data-map-shown]').boundingBox()) ?? { y: 0, height: 0 };
  const marks = [...(await groups(page).all()), ...(await pins(page, '(Tlum|Sam)').all())];
  const counted = await Promise.all(
    marks.map(async (mark) => {
      const at = await mark.boundingBox();
      return { isNorth: (at?.y ?? 0) + (at?.height ?? 0) / 2 < box.y + box.height / 2, n: Number.parseInt(await mark.innerText(), 10) };
    }),
  );
  const sum = (half: boolean): number => counted.reduce((all, { isNorth, n }) => (isNorth === half ? all + n : all), 0);
  return [sum(true), sum(false)];
};

road('a map with more offers than pins counts them all, north and south, and a press on a number comes nearer', async ({ browser, stage }) => {
  await aCrowd(stage.db, crowd);
  await aCrowd(stage.db, alone);
  try {
    const { page, ...actor } = await stage.visit(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.addInitScript("localStorage.setItem('consent', 'necessary')");
    await goTo({ page, ...actor }, `/offers?${around}`);
    await expect(pins(page, 'Sam')).toHaveCount(2);
    await expect(groups(page).first()).toBeVisible();
    const numbers = async (): Promise<number> => (await groups(page).allInnerTexts()).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    expect(await numbers()).toBe(700);
    const [north, south] = await shown(page);
    expect([north > 300, south > 300]).toEqual([true, true]);

    // The card of an offer marks the number that it is counted in.
    const marked = groups(page).and(page.locator('[data-on]'));
    await expect(marked).toHaveCount(0);
    const card = page.getByRole('article').filter({ hasText: 'Tlum' }).first();
    await card.hover();
    await expect(marked).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(marked).toHaveCount(0);

    // Each press asks for what is in sight then, until each offer has its pin.
    const read = page.waitForRequest(/searchMarkers/);
    await groups(page).first().click();
    const asked = JSON.parse(new URL((await read).url()).searchParams.get('data') ?? '{}') as {
      readonly bounds: { readonly south: number; readonly north: number };
    };
    expect(asked.bounds.north - asked.bounds.south).toBeLessThan(0.6);
    await expect.poll(numbers).toBeLessThan(700);
    await expect
      .poll(async () => {
        const [group] = await groups(page).all();
        if ((await pins(page, 'Tlum').count()) === 0) await group?.click();
        return pins(page, 'Tlum').count();
      })
      .toBeGreaterThan(0);

    // Back in the country the numbers are whole again.
    await expect
      .poll(async () => {
        const all = await numbers();
        if (all < 700) await page.getByRole('button', { name: mapWords.pl.out }).click();
        return all;
      })
      .toBeGreaterThanOrEqual(700);

    // Fewer offers than pins: each has one again.
    await goTo({ page, ...actor }, `/offers?${around}&premisesPurpose=office`);
    await expect(pins(page, 'Sam')).toHaveCount(1);
    await expect.poll(numbers).toBeGreaterThan(0);
  } finally {
    await dropCrowd(stage.db, crowd);
    await dropCrowd(stage.db, alone);
  }
});

/** Whether a press on the middle of a button meets the button, or one that is called so. */
const isFree = async (page: Page, button: Locator): Promise<boolean> => {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const met = `document.elementFromPoint(${x + width / 2}, ${y + height / 2})?.closest('button')?.getAttribute('aria-label')`;
  return (await page.evaluate<string | null | undefined>(met)) === (await button.getAttribute('aria-label'));
};

road('a map leaves room for its buttons: no number of a whole search lies under them, on a phone neither', async ({ browser, stage }) => {
  // Towns in the corners of the country, so that numbers stand at every edge of the map.
  const corners = [
    { name: 'Polnoc', count: 600, lat: 54.3, lng: 23.2, apart: 0.1 },
    { name: 'Poludnie', count: 600, lat: 49.2, lng: 22.6, apart: 0.1 },
    { name: 'Zachod', count: 600, lat: 53.9, lng: 14.4, apart: 0.1 },
    { name: 'Dolny', count: 600, lat: 50.9, lng: 15.0, apart: 0.1 },
  ];
  for (const one of corners) await aCrowd(stage.db, one);
  try {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const { page, ...actor } = await stage.visit(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
      await page.addInitScript("localStorage.setItem('consent', 'necessary')");
      await goTo({ page, ...actor }, `/offers?premisesPurpose=retail${width < 900 ? '&view=map' : ''}`);
      await expect(groups(page).first()).toBeVisible();
      await expect.poll(() => groups(page).count()).toBeGreaterThan(3);
      const zoom = page.getByRole('button', { name: mapWords.pl.in, exact: true });
      await expect.poll(async () => Promise.all((await groups(page).all()).map((disc) => isFree(page, disc)))).not.toContain(false);
      expect(await isFree(page, zoom)).toBe(true);
      const right = (await zoom.boundingBox())?.x ?? 0;
      const discs = await Promise.all((await groups(page).all()).map((disc) => disc.boundingBox()));
      expect(Math.max(...discs.map((disc) => (disc?.x ?? 0) + (disc?.width ?? 0)))).toBeLessThanOrEqual(right);
      await page.context().close();
    }
  } finally {
    for (const one of corners) await dropCrowd(stage.db, one);
  }
});
