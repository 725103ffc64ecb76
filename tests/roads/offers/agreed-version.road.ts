/** What somebody agreed to on the page of an offer is the offer, and the version, that stood there. */

import { formatOf } from '../../../src/words/kit/format.ts';
import { offerDetailWords } from '../../../src/words/offers/details.ts';
import { questionWords } from '../../../src/words/offers/question.ts';
import { acceptAndSign, anOpenOffer, proposed } from '../../factories/counter-offers.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

const words = offerDetailWords.pl;

road('a next version that comes while the page is open asks anew whether its terms are known, and keeps the choice', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage);
  await proposed(tenant, offerId, { rent: 590_000 });
  const reader = await stage.enter(browser, tenant);
  const { page } = reader;
  await goTo(reader, `/offer/${offerId}`);
  const form = page.locator('#book form').filter({ has: page.getByRole('button', { name: words['book.act'] }) });
  const [option, terms, signature] = [
    form.getByRole('radio').first(),
    form.locator('input[name="terms"]'),
    form.getByLabel(words['consent.signature'], { exact: true }),
  ];
  for (const box of [option, terms, signature]) await box.check();
  await acceptAndSign(stage, landlord, offerId);
  await expect(page.locator('#book')).toContainText(formatOf('pl').shortMoney(590_000));
  await expect(terms).not.toBeChecked();
  await expect(option).toBeChecked();
  await expect(signature).toBeChecked();
  await form.getByRole('button', { name: words['book.act'] }).click();
  await expect(form.getByText(words['consent.required'])).toBeVisible();
  await terms.check();
  await form.getByRole('button', { name: words['book.act'] }).click();
  await page.waitForURL(/\/contract\/|\/verify/);
});

road('a link to a similar offer takes nothing along that was chosen, ticked or typed for the one before', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  // In Suwałki, where no other road leaves an offer.
  const geoMarker = { lat: 54.1115, lng: 22.9308 };
  const one = await anInsertedOffer(stage, landlord, { name: 'Lokal czytany', geoMarker });
  await anInsertedOffer(stage, landlord, { name: 'Lokal następny', geoMarker });
  const reader = await stage.enter(browser, await anInsertedSigner(stage));
  const { page } = reader;
  await goTo(reader, `/offer/${one}`);
  const boxes = page.locator('#book input');
  const text = page.locator('#ask').getByLabel(questionWords.pl.question);
  await boxes.first().check();
  await page.locator('#book input[name="terms"]').check();
  await text.fill('Czy przed lokalem wolno stanąć?');
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Lokal następny', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lokal następny' })).toBeVisible();
  await expect(page.locator('#book input:checked')).toHaveCount(0);
  await expect(text).toHaveValue('');
});
