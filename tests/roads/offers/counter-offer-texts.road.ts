import { sql } from 'drizzle-orm';
import { counterOffersCalls } from '../../../src/contract/offers/endpoints/counter-offers.ts';
import { counterOfferWords } from '../../../src/words/offers/counter-offer.ts';
import { anOpenOffer, proposed } from '../../factories/counter-offers.ts';
import { must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = counterOfferWords.pl;

road('the dialog of other terms fits a phone in English, also with its longest words', async ({ browser, stage }) => {
  const { tenant, offerId } = await anOpenOffer(stage);
  await stage.db.execute(sql`update person set lang = 'en' where email = ${tenant.email}`);
  const company = await stage.enter(browser, tenant, { viewport: { width: 390, height: 844 } });
  const { page } = company;
  await goTo(company, `/en/offer/${offerId}`);
  await page.getByRole('button', { name: counterOfferWords.en.propose }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(counterOfferWords.en['term.toggle']).check();
  await dialog.getByLabel(counterOfferWords.en['term.label']).fill('24');

  await expect.poll(() => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

road('a counter-offer that is over says so to its owner, and promises its company nothing that is over too', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage);
  const id = await proposed(tenant, offerId, { rent: 400_000 });
  await must(tenant, counterOffersCalls.withdrawCounterOffer, { counterOfferId: id });
  const [owner, company] = [await stage.enter(browser, landlord), await stage.enter(browser, tenant)];
  await goTo(owner, `/counter-offer/accept/${offerId}/${landlord.uid}?c=${id}`);
  await expect(
    owner.page.getByRole('heading', { level: 1, name: words['page.heading.over'].replace('{company}', tenant.companyName) }),
  ).toBeVisible();
  await expect(owner.page.getByRole('heading', { name: words['own.WITHDRAWN'] })).toBeVisible();
  await expectSound(stage, owner, 'withdrawn counter-offer of the owner');

  await goTo(company, `/offer/${offerId}`);
  await expect(company.page.getByText(words['mine.WITHDRAWN.text'])).toBeVisible();
  await stage.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
  await goTo(company, `/offer/${offerId}`);
  await expect(company.page.getByText(words['mine.over.text'])).toBeVisible();
  await expect(company.page.getByText(words['mine.WITHDRAWN.text'])).toHaveCount(0);
  await expectFits(company, 'offer that ran out with a withdrawn counter-offer');
  await goTo(company, `/counter-offer/accept/${offerId}/${tenant.uid}?c=${id}`);
  await expect(company.page.getByText(words['mine.over.text'])).toBeVisible();
  await expect(company.page.getByText(words['mine.WITHDRAWN.text'])).toHaveCount(0);
});
