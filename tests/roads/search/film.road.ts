/** The film on the landing page: it plays by itself, stops at a chosen chapter, and stands still for whoever wants no motion. */

import { expect, type Page } from '@playwright/test';
import { howItWorksWords } from '../../../src/words/search/how.ts';
import { road } from '../road.ts';

const rooms = ['1', '2', '3', '4'] as const;
const words = howItWorksWords.pl;

/** The rooms whose light and caption are both shown. */
const litRooms = async (page: Page): Promise<readonly string[]> => {
  const reel = page.getByRole('group', { name: words['way.choose'] });
  const lit: string[] = [];
  for (const room of rooms) {
    const opacities = await Promise.all(
      [reel.locator(`img[src="/art/film-${room}.svg"]`), reel.getByText(words[`way.${room}.caption`])].map((part) =>
        part.evaluate((element) => Number(getComputedStyle(element).opacity)),
      ),
    );
    if (opacities.every((opacity) => opacity === 1)) lit.push(room);
    else expect(opacities, room).toEqual([0, 0]);
  }
  return lit;
};

road('the film of four rooms plays without scripts, and a chosen chapter holds it', async ({ browser, stage }) => {
  const { page, base } = await stage.visit(browser, { javaScriptEnabled: false, reducedMotion: 'no-preference' });
  await page.goto(`${base}/`);
  const reel = page.getByRole('group', { name: words['way.choose'] });
  await reel.scrollIntoViewIfNeeded();
  const animations = (): Promise<readonly string[]> =>
    reel.locator('img').evaluateAll((all) => all.map((image) => getComputedStyle(image).animationName.replace(/^.*(lit).*$/, '$1')));
  expect(await animations()).toEqual(['none', 'lit', 'lit', 'lit', 'lit']);
  for (const room of ['2', '4', '1', '3'] as const) {
    await reel.getByText(words[`way.${room}`], { exact: true }).click();
    expect(await animations()).toEqual(['none', 'none', 'none', 'none', 'none']);
    expect(await litRooms(page)).toEqual([room]);
  }
  // From here by keyboard: the choices are one group.
  await page.keyboard.press('ArrowRight');
  expect(await litRooms(page)).toEqual(['4']);
  await reel.getByText(words['way.play'], { exact: true }).click();
  expect(await animations()).toEqual(['none', 'lit', 'lit', 'lit', 'lit']);
});

road('whoever wants no motion sees one room of the film', async ({ browser, stage }) => {
  const { page, base } = await stage.visit(browser, { reducedMotion: 'reduce' });
  await page.goto(`${base}/`);
  await page.getByRole('group', { name: words['way.choose'] }).scrollIntoViewIfNeeded();
  expect(await litRooms(page)).toEqual(['3']);
  const reel = page.getByRole('group', { name: words['way.choose'] });
  await expect(reel.getByText(words['way.play'], { exact: true })).toBeHidden();
  await reel.getByText(words['way.1'], { exact: true }).click();
  expect(await litRooms(page)).toEqual(['1']);
});
