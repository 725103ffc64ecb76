import { offlineWords } from '../../../src/words/kit/offline.ts';
import { filterWords } from '../../../src/words/search/filters.ts';
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

road('numbers are typed with their unit and in the way of the language, and one that is none is named', async ({ browser, stage }) => {
  const actor = await stage.visit(browser);
  const { page } = actor;
  await goTo(actor, '/en/offers?filters=1&view=list');
  const params = () => new URL(page.url()).searchParams;
  const power = page.locator('[name="mediaDetails.powerAllocation.min"]');
  await page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true; })");
  await power.fill('10 kW');
  await page.waitForURL((url) => url.searchParams.get('mediaDetails.powerAllocation.min') === '10 kW');
  const chips = page.getByRole('list', { name: listWords.en.chips });
  await expect(chips.getByText('10 kW')).toBeVisible();
  await page.locator('[name=minArea]:not([type=hidden])').fill('1,200');
  await page.waitForURL((url) => url.searchParams.get('minArea') === '1200');
  await expect(chips.getByText('1,200 m²')).toBeVisible();
  await power.fill('10 kg');
  await page.waitForURL(/10(\+|%20)kg/);
  const said = page.getByRole('status').filter({ hasText: filterWords.en.misread.split('{')[0] ?? '' });
  await expect(said).toContainText('10 kg');
  await said.getByRole('link').click();
  await page.waitForURL((url) => !url.searchParams.has('mediaDetails.powerAllocation.min'));
  expect(params().get('minArea')).toBe('1200');
  await expect(said).toBeHidden();
});

road('a filter that is changed without a network keeps the list, and narrows it when the network is back', async ({ browser, stage }) => {
  const actor = await stage.visit(browser);
  await goTo(actor, '/offers');
  const use = actor.page.locator('main [name=premisesPurpose]').first();
  await actor.page.context().setOffline(true);
  await use.selectOption('office');
  await expect(actor.page.getByText(offlineWords.pl.offline)).toBeVisible();
  await expect(use).toHaveValue('office');
  await actor.page.context().setOffline(false);
  await expect(actor.page).toHaveURL(/premisesPurpose=office/);
  await expect(actor.page.getByText(offlineWords.pl.offline)).toHaveCount(0);
  actor.faults.splice(0);
});

road('a filter changed while the server is away keeps the page, and finds its offers when the server is back', async ({ browser, stage }) => {
  const actor = await stage.visit(browser);
  const { page } = actor;
  await goTo(actor, '/offers');
  const use = page.locator('main [name=premisesPurpose]').first();
  await page.route('**/offers.data*', (asked) => asked.abort('connectionrefused'));
  await use.selectOption('office');
  await expect(page.getByText(offlineWords.pl.offline)).toBeVisible();
  await expect(use).toHaveValue('office');
  // Another choice takes the place of the one that waits.
  await use.selectOption('warehouse');
  await page.unroute('**/offers.data*');
  await expect(page).toHaveURL(/premisesPurpose=warehouse/);
  await expect(page.getByText(offlineWords.pl.offline)).toHaveCount(0);
  actor.faults.splice(0);
});
