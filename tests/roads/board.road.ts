import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { fieldRefusalWords } from '../../src/words/kit/fields.ts';
import { formWords } from '../../src/words/kit/form.ts';
import { workspaceWords } from '../../src/words/kit/workspace.ts';
import { offerFieldWords } from '../../src/words/offers/fields.ts';
import { offerFormWords } from '../../src/words/offers/form.ts';
import { aProject, aSigner, must } from '../factories/published-offer.ts';
import { goTo } from '../pages/actor.ts';
import { expect, road } from './road.ts';

road('each list of the board is marked in the menu under both of its addresses', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await aSigner(stage));
  const now = actor.page.getByRole('navigation', { name: workspaceWords.pl.menu }).locator('[aria-current]');
  for (const path of ['/moja-tablica/my-offers/signed-offers-landlord', '/moja-tablica/signed-offers-landlord']) {
    await goTo(actor, path);
    await expect(now).toHaveText(workspaceWords.pl['signed-offers-landlord']);
  }
});

road("the list of the form's sections follows whoever scrolls", async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, `/add-offer/${await aProject(person)}#lease`);
  const now = page.locator('nav [aria-current="step"]');
  await expect(now).toContainText(offerFormWords.pl['section.lease']);
  await page.mouse.move(720, 450);
  // Far more than the page is high.
  await page.mouse.wheel(0, -50_000);
  await expect(now).toContainText(offerFormWords.pl['section.basics']);
});

road('a preview that finds gaps says so for a moment, beside the buttons that it speaks of', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  const { offerId } = await must(person, offersCalls.createOffer, {});
  await goTo(actor, `/add-offer/${offerId}`);
  const preview = page.getByRole('button', { name: offerFormWords.pl['bar.preview'] });
  const send = page.getByRole('button', { name: offerFormWords.pl['bar.send'] });
  const notice = page.getByText(offerFormWords.pl['toast.wrong']);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await preview.click();
    await expect(notice).toBeVisible();
    const toast = await notice.locator('xpath=ancestor::li').boundingBox();
    for (const button of [preview, send]) {
      const box = await button.boundingBox();
      const apart = toast && box && (toast.y + toast.height <= box.y || box.y + box.height <= toast.y || toast.x + toast.width <= box.x);
      expect(apart, `the notice beside the button at ${width} px`).toBe(true);
    }
    await expect(notice).toBeHidden({ timeout: 10_000 });
    await expect(page.getByText(formWords.pl['summary.kept'])).toBeVisible();
    const required = fieldRefusalWords.pl['labelled.field.required'].replace('{field}', offerFieldWords.pl.name);
    await expect(page.getByRole('alert').getByText(required)).toBeVisible();
  }
});
