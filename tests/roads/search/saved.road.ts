/** The list of saved searches: the keyboard stays where it changes something, and a saving that fails names what helps. */

import { savedSearchCalls } from '../../../src/contract/search/endpoints/saved.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { savedWords } from '../../../src/words/search/saved.ts';
import { must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
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
