import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { offerPhotoWords } from '../../../src/words/offers/photos.ts';
import { planPdf } from '../../factories/plan-pdf.ts';
import { aProject, aSigner, must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road, withoutNetwork } from '../road.ts';

const words = offerPhotoWords.pl;

road(
  'what is written under a plan without a network is saved when it is back, and a place that was not taken is not said',
  async ({ browser, stage }) => {
    const person = await aSigner(stage);
    const offerId = await aProject(person);
    const landlord = await stage.enter(browser, person);
    const { page } = landlord;
    await goTo(landlord, `/add-offer/${offerId}#photos`);
    const plans = page.getByTestId('plans');
    await page
      .getByTestId('plan-input')
      .setInputFiles([{ name: 'rzuty.pdf', mimeType: 'application/pdf', buffer: Buffer.from(planPdf({ pages: 2 })) }]);
    await expect(plans.locator('[data-photo]')).toHaveCount(2, { timeout: 60_000 });
    const caption = page.getByRole('textbox', { name: words['plan.caption'].replace('{n}', '1') });
    await withoutNetwork(landlord, async () => {
      await caption.fill('Parter z zapleczem');
      await caption.press('Enter');
      await expect(caption).toHaveAttribute('aria-invalid', 'true');
      await expectFits(landlord, 'plan with a caption that was not saved');
      await page.getByRole('button', { name: words['plan.later'].replace('{n}', '1') }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Brak połączenia' })).toBeVisible();
      await expect(plans.getByText(words['plan.moved'].replace('{n}', '2').replace('{total}', '2'))).toHaveCount(0);
    });
    const texts = async () => (await must(person, offersCalls.getOfferForm, { offerId })).plans.map(({ alt }) => alt);
    expect(await texts()).toEqual(['', '']);
    await page.evaluate("dispatchEvent(new Event('online'))");
    await expect.poll(texts).toEqual(['Parter z zapleczem', '']);
    await expect(caption).not.toHaveAttribute('aria-invalid', 'true');
    await caption.fill('Parter z biurem');
    await page.reload();
    await expect.poll(texts).toEqual(['Parter z biurem', '']);
    await expect(caption).toHaveValue('Parter z biurem');
  },
);
