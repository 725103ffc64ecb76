import { homeWords } from '../../../src/words/search/home.ts';
import { listWords } from '../../../src/words/search/list.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

road('the arrow keys change the numbers of search by their steps', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, '/offers');
  const [area, price] = [page.getByLabel(listWords.pl.minArea, { exact: true }), page.getByLabel(listWords.pl.maxPrice, { exact: true })];
  await area.press('ArrowUp');
  await expect(area).toHaveValue('10');
  await area.press('Shift+ArrowUp');
  await expect(area).toHaveValue('110');
  await page.waitForURL(/minArea=110/);
  await price.fill('5 000 zł');
  await price.press('ArrowDown');
  await expect(price).toHaveValue('4\u00a0900');
  await page.waitForURL(/maxPrice=4(%C2%A0|\+)?900/);
  // A text that is no number is nobody's to change.
  await area.fill('dużo');
  await area.press('ArrowUp');
  await expect(area).toHaveValue('dużo');
  await goTo(actor, '/');
  const finder = page.getByLabel(homeWords.pl['finder.area']);
  await finder.press('ArrowUp');
  await expect(finder).toHaveValue('10');
});
