import { listWords } from '../../../src/words/search/list.ts';
import { savedWords } from '../../../src/words/search/saved.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

road('a filter that is no number stays where it was typed and changes nothing until it is one', async ({ browser, stage }) => {
  await anInsertedOffer(stage, await anInsertedSigner(stage));
  const { page, ...actor } = await stage.visit(browser);
  await goTo({ page, ...actor }, '/offers');
  const area = page.getByLabel(listWords.pl.minArea, { exact: true });
  await area.fill('abc');
  await area.press('Enter');
  await expect.poll(() => area.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true);
  await expect.poll(() => area.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true);
  await expect(area).toHaveValue('abc');
  expect(new URL(page.url()).search).toBe('');
  await area.fill('80 m²');
  await page.waitForURL(/minArea=80/);
});

road(
  'what the server drew of the button that saves a search stays when the program takes the page over, so that nothing moves',
  async ({ browser, stage }) => {
    await anInsertedOffer(stage, await anInsertedSigner(stage));
    const { page, ...actor } = await stage.visit(browser);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { drawn: document.querySelector('main .contents a') }));
    });
    await goTo({ page, ...actor }, '/offers');
    const button = page.locator('main .contents a').first();
    await expect(button).toHaveAccessibleName(savedWords.pl.save);
    expect(await button.evaluate((now) => now === (window as { drawn?: Element }).drawn)).toBe(true);
  },
);
