import { workspaceWords } from '../../src/words/kit/workspace.ts';
import { offerFormWords } from '../../src/words/offers/form.ts';
import { aProject, aSigner } from '../factories/published-offer.ts';
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
