/** What is pressed while the server is away and needs code that was never fetched: the page stays, says so, and goes on when the server is back. */

import type { Page } from '@playwright/test';
import { bellWords } from '../../../src/words/accounts/bell.ts';
import { offlineWords } from '../../../src/words/kit/offline.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { alive, goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

const away = offlineWords.pl.offline;

/** Nothing reaches the server until the answer is called, while the browser believes in its network. */
const cutOff = async (page: Page): Promise<() => Promise<void>> => {
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/*');
};

road(
  'a link to a page whose code was never fetched keeps the page while the server is away, and leads on when it is back',
  async ({ browser, stage }) => {
    const actor = await stage.enter(browser, await stage.person());
    const { page, faults } = actor;
    await goTo(actor, '/moja-tablica/start');
    await alive(page);
    const menu = page.getByRole('main').or(page.getByRole('navigation'));
    const comeBack = await cutOff(page);
    await menu.getByRole('link', { name: 'Jak to działa' }).first().click();
    await expect(page.getByText(away)).toBeVisible();
    await expect(page).toHaveURL(/\/moja-tablica\/start$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await comeBack();
    await expect(page).toHaveURL(/\/moja-tablica\/flow-chart/);
    await expect(page.getByText(away)).toBeHidden();
    faults.splice(0);
  },
);

road('whoever goes elsewhere while a page cannot be reached is not led to it later', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page, faults } = actor;
  await goTo(actor, '/moja-tablica/saved-searches');
  await page.getByRole('link', { name: 'Start' }).first().click();
  await expect(page).toHaveURL(/\/start$/);
  await alive(page);
  const comeBack = await cutOff(page);
  await page.getByRole('link', { name: 'Jak to działa' }).first().click();
  await expect(page.getByText(away)).toBeVisible();
  await page.getByRole('link', { name: 'Zapisane wyszukiwania' }).first().click();
  await comeBack();
  await expect(page).toHaveURL(/\/saved-searches$/);
  await expect(page.getByText(away)).toBeHidden();
  await expect(page).toHaveURL(/\/saved-searches$/);
  faults.splice(0);
});

road('another try on an error page asks first whether the server is there', async ({ browser, stage }) => {
  const actor = await stage.visit(browser);
  const { page, faults } = actor;
  await goTo(actor, '/faq');
  await alive(page);
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dostępność' }).click();
  const again = page.getByRole('button', { name: shellWords.pl['state.retry'] });
  await expect(again).toBeVisible();
  await page.unroute('**/*.data*');
  const comeBack = await cutOff(page);
  await again.click();
  await expect(page.getByText(away)).toBeVisible();
  await expect(again).toBeVisible();
  await comeBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dostępność' })).toBeVisible();
  faults.splice(0);
});

road('the bell pressed without a network before its code has come says so', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page, faults } = actor;
  await page.route(/assets\/account-[\w-]{8}\.js$/, (route) => route.abort('connectionrefused'));
  for (const path of ['/moja-tablica/start', '/faq']) {
    await goTo(actor, path);
    const bell = page.getByRole('button', { name: new RegExp(`${bellWords.pl.none}|Powiadomienia: \\d`) });
    await expect(bell).toBeVisible();
    await page.context().setOffline(true);
    await bell.click();
    await expect(page.getByText(away)).toBeVisible();
    // The code of the bell was not fetched offline: it comes with the page, which is loaded anew.
    const anew = page.waitForEvent('load');
    await page.context().setOffline(false);
    await anew;
    await expect(page.getByText(away)).toBeHidden();
  }
  faults.splice(0);
});
