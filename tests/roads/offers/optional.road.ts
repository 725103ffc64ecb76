import type { Locator } from '@playwright/test';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { day } from '../../../src/domain/kit/time.ts';
import type { OfferForm } from '../../../src/domain/offers/types.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { aProject, aSigner, must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { openAllSections } from '../../pages/offer-form.ts';
import { expect, road } from '../road.ts';

road('a choice and a day that may stay empty are taken back by keys', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const offerId = await aProject(person, {
    mediaDetails: { powerAllocation: 16, energyCategory: 'none', heating: 'gas' },
    availabilityTo: day('2030-12-31'),
  });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, `/add-offer/${offerId}`);
  await openAllSections(actor);
  const control = (path: string): Locator => page.locator(`[id="f-${path}"]`);
  await control('mediaDetails.heating').selectOption({ value: '' });
  await control('availabilityTo').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(control('availabilityTo')).toHaveValue('');
  // A day that everybody must fill in is emptied like any other field, and asked for when the offer is sent.
  await control('offerValidTo').fill('');
  await control('offerValidTo').blur();
  await expect(control('offerValidTo')).toHaveValue('');
  // A key in the rent changes what the suggested deposits say; the buttons themselves stay.
  const deposits = page.getByRole('group', { name: offerFormWords.pl['deposit.suggest.active'] }).getByRole('button');
  await control('price').fill('4000');
  const first = await deposits.first().elementHandle();
  await control('price').press('End');
  await control('price').press('Backspace');
  await expect(deposits.first()).toHaveText(/: 492,00\szł/);
  expect(await first?.evaluate((button) => button.isConnected)).toBe(true);
  await control('price').press('0');
  const saved = async (): Promise<OfferForm> => (await must(person, offersCalls.getOfferForm, { offerId })).form as OfferForm;
  // A monthly rent is no price of a sale, and comes back with the letting.
  const kind = page.getByRole('radio');
  await kind.and(page.getByLabel(offerFormWords.pl['sell'])).check();
  await expect(control('price')).toHaveValue('');
  await expect.poll(async () => (await saved()).price).toBeUndefined();
  await page.reload();
  await openAllSections(actor);
  await kind.and(page.getByLabel(offerFormWords.pl['rent'], { exact: true })).check();
  await expect(control('price')).toHaveValue(/^4\s?000/);
  await expect.poll(async () => (await saved()).availabilityTo).toBeUndefined();
  expect((await saved()).mediaDetails?.heating).toBeUndefined();
  expect((await saved()).offerValidTo).toBeUndefined();
});
