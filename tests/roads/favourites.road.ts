import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { accountWords } from '../../src/words/accounts/pages.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { cardWords } from '../../src/words/search/card.ts';
import { compareWords } from '../../src/words/search/compare.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { testPassword } from '../kit/server.ts';
import { goTo } from '../pages/actor.ts';
import { expectFits } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const words = accountWords.pl;
const hearts = offerDetailWords.pl;

road('a heart that a visitor presses counts once they have signed in', async ({ browser, stage }) => {
  const name = 'Lokal z sercem';
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name });
  const person = await stage.person();
  const actor = await stage.visit(browser);
  const { page } = actor;
  await goTo(actor, `/offer/${offerId}`);
  await page.getByRole('link', { name: hearts['heart.save'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words['field.email'], { exact: true }).fill(person.email);
  await dialog.getByLabel(words['field.password'], { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: words['in.act'], exact: true }).click();
  await expect(page.getByRole('button', { name: hearts['heart.saved'] })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectFits(actor, 'offer with a heart');

  await goTo(actor, '/moja-tablica/my-offers/favorites');
  const answered = page.waitForResponse((response) => response.url().includes(`/call/${offersCalls.removeFavourite.wire}`));
  await page.getByRole('button', { name: cardWords.pl.unsave.replace('{name}', name) }).click();
  await answered;
  await goTo(actor, `/offer/${offerId}`);
  await page.getByRole('button', { name: hearts['heart.save'] }).click();
  await expect(page.getByRole('button', { name: hearts['heart.saved'] })).toBeVisible();

  await goTo(actor, `/offers/compare?ids=${offerId}`);
  await page.getByRole('link', { name: compareWords.pl['more.favourites'] }).click();
  await expect(page.getByRole('button', { name: compareWords.pl['chosen.label'].replace('{name}', name) })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('complementary', { name: compareWords.pl.tray })).toBeVisible();
});
