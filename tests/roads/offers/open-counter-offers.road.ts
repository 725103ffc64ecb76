/** Open counter-offers in the workspace of either side. */

import { counterOfferWords } from '../../../src/words/offers/counter-offer.ts';
import { boardWords } from '../../../src/words/workspace/board.ts';
import { homeWords } from '../../../src/words/workspace/home.ts';
import { anOpenOffer, proposed } from '../../factories/counter-offers.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = counterOfferWords.pl;
const board = boardWords.pl;

road(
  'who sent a counter-offer finds it on the home of the board until it is withdrawn; its owner finds how many wait',
  async ({ browser, stage }) => {
    const { landlord, tenant, offerId } = await anOpenOffer(stage);
    const id = await proposed(tenant, offerId, { rent: 600_000 });
    const [company, owner] = [await stage.enter(browser, tenant), await stage.enter(browser, landlord)];
    await goTo(company, '/moja-tablica/start');
    const others = company.page.locator('section').filter({ has: company.page.getByRole('heading', { name: homeWords.pl.others }) });
    await expect(others.getByText(/^do /)).toBeVisible();
    await expectFits(company, 'home of who sent a counter-offer');
    await others.getByRole('link', { name: new RegExp(`^${board['step.await_answer']}`) }).click();
    await expect(company.page).toHaveURL(new RegExp(`/counter-offer/accept/${offerId}/${tenant.uid}\\?c=${id}$`));

    await goTo(owner, '/moja-tablica/my-offers/active-offers');
    await expectFits(owner, 'offers with an open counter-offer');
    await owner.page.getByRole('link', { name: board.counterOffers.one.replace('{n}', '1') }).click();
    await expect(owner.page).toHaveURL(new RegExp(`/offer/${offerId}#book$`));

    await company.page.getByRole('button', { name: words.withdraw }).click();
    await expect(company.page.getByText(words['withdraw.done'])).toBeVisible();
    await goTo(company, '/moja-tablica/start');
    await expect(company.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(others).toHaveCount(0);
  },
);
