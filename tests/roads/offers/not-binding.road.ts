/** What no longer binds, or never did, is not said to bind. */

import { sql } from 'drizzle-orm';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { consentsOf } from '../../../src/domain/signing/rules.ts';
import { counterOfferWords } from '../../../src/words/offers/counter-offer.ts';
import { offerDetailWords } from '../../../src/words/offers/details.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { progressWords } from '../../../src/words/offers/progress.ts';
import { boardWords } from '../../../src/words/workspace/board.ts';
import { anOpenOffer } from '../../factories/counter-offers.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { aProject, must, readyToSign } from '../../factories/published-offer.ts';
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

road('an announcement of a sale is nowhere said to bind, from its form to the end of its term', async ({ browser, stage }) => {
  const seller = await anInsertedSigner(stage);
  const offerId = await aProject(seller, { offerType: 'sell', summary: { truth: true } });
  const owner = await stage.enter(browser, seller);
  const { page } = owner;
  const binds = page.locator('main').getByText(/(?<!nikogo nie )(?:wiąże|wiążą|wiążąca)/i);
  await goTo(owner, `/edit-offer/${offerId}/lease/${seller.uid}`);
  await expect(page.getByText(offerFormWords.pl['hint.offerValidTo.sale'])).toHaveCount(1);
  await expect(page.getByText(offerFormWords.pl['hint.offerValidTo'])).toHaveCount(0);
  await stage.hold(async () => {
    await must(seller, offersCalls.prepareOffer, { offerId });
    await goTo(owner, `/add-offer/verify/${offerId}`);
    await expect(page.getByText(progressWords.pl['verify.note.sale'])).toBeVisible();
    await expect(binds).toHaveCount(0);
  });
  await page.waitForURL(/\/add-offer\/confirm\//, { timeout: 60_000 });
  const signed = { ...(await readyToSign(stage, seller, offerId)), consents: { ...consentsOf.announcement } };
  await stage.hold(async () => {
    await must(seller, offersCalls.publishOffer, signed);
    await goTo(owner, `/add-offer/confirm/${offerId}`);
    await expect(page.getByText(progressWords.pl['step.SIGNING_OFFER.mark.sale'], { exact: true })).toBeVisible();
    await expect(page.getByText(progressWords.pl['step.SIGNING_OFFER.sale'])).toBeVisible();
    await expect(binds).toHaveCount(0);
  });
  await expect(page.getByRole('heading', { name: progressWords.pl['confirm.done.sale'] })).toBeVisible({ timeout: 60_000 });
  await goTo(owner, `/offer/${offerId}`);
  await expect(page.locator('#book')).toBeVisible();
  await expect(binds).toHaveCount(0);
  await goTo(owner, '/moja-tablica/my-offers/active-offers');
  await expect(page.getByText(boardWords.pl['active.text'])).toBeVisible();
  await expect(page.getByRole('listitem').getByText(/Widoczne do/)).toBeVisible();
  await stage.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
  await goTo(owner, `/offer/${offerId}`);
  await expect(page.getByText(entryWords.pl['renew.text.sale'])).toBeVisible();
  await expect(binds).toHaveCount(0);
});
