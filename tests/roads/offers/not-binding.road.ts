/** What no longer binds, or never did, is not said to bind. */

import { sql } from 'drizzle-orm';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { counterOfferWords } from '../../../src/words/offers/counter-offer.ts';
import { offerDetailWords } from '../../../src/words/offers/details.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { anOpenOffer } from '../../factories/counter-offers.ts';
import { aProject, must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, loseAnswer, road } from '../road.ts';

const words = offerDetailWords.pl;

road('an offer that ran out and a deleted project promise nothing to their owner', async ({ browser, stage }) => {
  const { landlord, offerId } = await anOpenOffer(stage);
  const owner = await stage.enter(browser, landlord);
  const { page } = owner;
  const binding = page.locator('#book').getByText(/^Oferta wiążąca do/);
  const takes = page.getByText(counterOfferWords.pl['own.none']);
  await goTo(owner, `/offer/${offerId}`);
  await expect(binding).toBeVisible();
  await expect(takes).toBeVisible();
  await stage.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
  await goTo(owner, `/offer/${offerId}`);
  await expect(page.getByText(entryWords.pl['renew.text'])).toBeVisible();
  await expect(binding).toHaveCount(0);
  await expect(takes).toHaveCount(0);
  await expectFits(owner, 'offer of its owner that ran out');
  // It is published again from here, once, also when the first answer is lost.
  await loseAnswer(owner, 'renewOffer');
  await page.getByRole('button', { name: entryWords.pl['renew.act'] }).click();
  await expect(page.getByText(entryWords.pl['renew.failed'])).toBeVisible();
  owner.faults.splice(0);
  await page.getByRole('button', { name: entryWords.pl['renew.act'] }).click();
  await page.waitForURL(/\/add-offer\//);
  await expect(page.getByText(entryWords.pl['renew.done'])).toBeVisible();
  await expect(page.locator('#basics')).toBeVisible();
  const copies = sql`select count(*)::int as n from offer where copied_from = ${offerId}`;
  expect((await stage.db.execute(copies)).rows).toEqual([{ n: 1 }]);

  const project = await aProject(landlord);
  await goTo(owner, `/offer/${project}`);
  await expect(page.getByText(words['draft.text'])).toBeVisible();
  await expect(binding).toHaveCount(0);
  await must(landlord, offersCalls.deleteOffer, { offerId: project });
  await goTo(owner, `/offer/${project}`);
  await expect(page.getByText(words['deleted.project'], { exact: true })).toBeVisible();
  await expect(page.getByText(words['deleted.text'])).toHaveCount(0);
  await expect(binding).toHaveCount(0);
  await expectFits(owner, 'deleted project of its owner');
});
