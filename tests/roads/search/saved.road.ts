/** The list of saved searches: the keyboard stays where it changes something, and a saving that fails names what helps. */

import { sql } from 'drizzle-orm';
import { mailCalls } from '../../../src/contract/accounts/endpoints/mails.ts';
import { savedSearchCalls } from '../../../src/contract/search/endpoints/saved.ts';
import { placeAlertCalls } from '../../../src/contract/wanted/endpoints/place-alerts.ts';
import { matchOffer } from '../../../src/server/search/commands/saved/match.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { savedWords } from '../../../src/words/search/saved.ts';
import { homeWords } from '../../../src/words/workspace/home.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { resize } from '../../pages/screens.ts';
import { expect, forgive, road, withoutNetwork } from '../road.ts';

const words = savedWords.pl;

road('the keyboard stays in a saved search that it changes, and goes on beside one that it deletes', async ({ browser, stage }) => {
  const person = await stage.person();
  for (const [at, name] of ['Biura', 'Hale'].entries())
    await must(person, savedSearchCalls.saveSearch, { filters: { minArea: 70 + at }, name, frequency: 'daily' });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, '/moja-tablica/saved-searches');
  const often = page.getByLabel(words.frequency.replace('{name}', 'Hale'));
  await often.focus();
  await often.selectOption('weekly');
  await expect
    .poll(async () => (await must(person, savedSearchCalls.listSavedSearches, {})).searches.map(({ frequency }) => frequency))
    .toContain('weekly');
  await expect(often).toHaveValue('weekly');
  await expect(often).toBeFocused();

  const mails = page.getByRole('switch', { name: words.switch.replace('{name}', 'Hale') });
  // A switch takes no press while the list is read again.
  await expect(mails).not.toHaveAttribute('aria-disabled', 'true');
  await mails.focus();
  await page.keyboard.press('Space');
  await expect(mails).not.toBeChecked();
  await expect(mails).toBeFocused();

  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const remove = (name: string) => page.getByRole('button', { name: words['remove.of'].replace('{name}', name) });
  await remove('Hale').focus();
  await page.keyboard.press('Enter');
  await expect(link('Biura')).toBeFocused();
  await page.getByRole('button', { name: words.undo }).press('Enter');
  await expect(link('Hale')).toBeFocused();
  for (const name of ['Hale', 'Biura']) {
    await remove(name).press('Enter');
    await expect(remove(name)).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

road('a saving that fails leads to the list only where the list helps', async ({ browser, stage }) => {
  const person = await stage.person();
  await must(person, savedSearchCalls.saveSearch, { filters: { minArea: 71 }, name: 'Biura', frequency: 'daily' });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, '/offers?minArea=71');
  const save = page.getByRole('button', { name: words.save });
  const notices = page.getByRole('status').filter({ hasText: shellWords.pl['toast.failed'] });
  await withoutNetwork(actor, async () => {
    await save.click();
    await expect(notices).toContainText('Brak połączenia');
  });
  await expect(notices.getByRole('button', { name: words['save.see'] })).toBeHidden();
  await save.click();
  await notices.getByRole('button', { name: words['save.see'] }).click();
  forgive(actor, 'saveSearch');
  await expect(page).toHaveURL(/saved-searches$/);
});

road('where mails about saved searches are off, saving one leads to the list and not to how often', async ({ browser, stage }) => {
  const person = await stage.person();
  await must(person, mailCalls.chooseMail, { kind: 'savedSearches', isOn: false });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, '/offers?minArea=72');
  await page.getByRole('button', { name: words.save }).click();
  const notices = page.getByRole('status').filter({ hasText: 'są u Ciebie wyłączone' });
  await expect(notices.getByRole('button', { name: words['save.see'] })).toBeHidden();
  await notices.getByRole('button', { name: words.title }).click();
  await expect(page).toHaveURL(/saved-searches$/);
});

road('a saved search and an alert about a place stand in rows of one look', async ({ browser, stage }) => {
  const person = await stage.person();
  await must(person, savedSearchCalls.saveSearch, { filters: { minArea: 71 }, name: 'Biura', frequency: 'daily' });
  await must(person, placeAlertCalls.addPlaceAlert, {
    location: 'Hel',
    point: { lat: 54.6081, lng: 18.8013 },
    radius: 5,
    use: null,
    frequency: 'daily',
  });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  /** Where the controls of the row stand in it. */
  const looks = async (path: string): Promise<readonly unknown[]> => {
    await goTo(actor, path);
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch') });
    const found: unknown[] = [];
    for (const width of [1440, 1024, 390]) {
      await resize(actor, { width, height: 900 });
      found.push(
        await row.evaluate(`(row) => {
          const { left, width } = row.getBoundingClientRect();
          const at = (one) => Math.round(row.querySelector(one).getBoundingClientRect().left - left);
          const { padding, gridTemplateColumns } = getComputedStyle(row);
          return [Math.round(width), padding, gridTemplateColumns, at('select'), at('[role=switch]'), at(':scope > div:nth-of-type(2)')];
        }`),
      );
    }
    return found;
  };
  expect(await looks('/moja-tablica/wanted-listings')).toEqual(await looks('/moja-tablica/saved-searches'));
});

road('what the mail of a saved search brought counts as looked at once its button is followed', async ({ browser, stage }) => {
  const [landlord, tenant] = [await anInsertedSigner(stage), await stage.person()];
  const { searchId } = await must(tenant, savedSearchCalls.saveSearch, {
    filters: { premisesPurpose: 'warehouse' },
    name: 'Hale pod miastem',
    frequency: 'daily',
  });
  const offerId = await anInsertedOffer(stage, landlord, { name: 'Hala przy Wichrowej', legalMainUse: 'warehouse' });
  await matchOffer(stage.services, { offerId });
  const actor = await stage.enter(browser, tenant);
  const { page, mailbox } = actor;
  const found = page.getByRole('region', { name: homeWords.pl.found });
  await goTo(actor, '/moja-tablica/start');
  await expect(found).toContainText('Hala przy Wichrowej');
  await stage.db.execute(sql`update saved_search set mail_due_at = now() - interval '1 second' where id = ${searchId}`);
  await stage.tick();
  await stage.work();
  const { html } = await mailbox.letter(tenant.email, (letter) => letter.html.includes('/offers?'));
  const link = new URL(/href="([^"]*\/offers\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  await goTo(actor, link.pathname + link.search + link.hash);
  await expect(page.getByRole('article').getByRole('link', { name: 'Hala przy Wichrowej' })).toBeVisible();
  await expect.poll(async () => (await must(tenant, savedSearchCalls.listSavedSearches, {})).searches.map(({ newOffers }) => newOffers)).toEqual([0]);
  await goTo(actor, '/moja-tablica/start');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(found).toBeHidden();
});
