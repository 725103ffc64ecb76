import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { accountRefusalWords } from '../../../src/words/accounts/refusals.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { linkWords } from '../../../src/words/offers/link.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expectSound } from '../../pages/screens.ts';
import { expect, forgive, loseAnswer, road } from '../road.ts';

const words = linkWords.pl;

road('a creator writes a project and gives it, with what was typed last, to the account of whom it is for', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const author = await stage.person({ claims: ['creator'] });
  const { offerId, version } = await must(author, offersCalls.createOffer, {});
  await must(author, offersCalls.saveOffer, { offerId, version, patch: { name: 'Lokal dla klienta' } });
  const creator = await stage.enter(browser, author);
  const { page } = creator;
  await goTo(creator, `/add-offer/${offerId}`);
  await expect(page.locator('[id="f-name"]')).toBeEnabled();
  await expectSound(stage, creator, 'a project of a creator');
  const connect = async (email: string): Promise<void> => {
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.act }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(words['confirm.text']);
    await question.getByRole('button', { name: words.act }).click();
    await expect(question).toHaveCount(0);
  };
  await connect('nikt@test.example');
  await expect(page.getByText(accountRefusalWords.pl['refusal.person.not_found'], { exact: true })).toBeVisible();
  await expect(page.getByLabel(words.email)).toHaveValue('nikt@test.example');
  forgive(creator, 'linkProjectOffer');
  await page.locator('[id="f-name"]').fill('Lokal przekazany klientowi');
  await page.route('**/call/saveOffer', (route) => route.abort());
  await connect(landlord.email);
  await expect(page.getByText(words.unsaved)).toBeVisible();
  await page.unroute('**/call/saveOffer');
  creator.faults.splice(0);
  // The project is given away and the answer lost: it is asked for once more, and nothing is done twice.
  await loseAnswer(creator, 'linkProjectOffer');
  await connect(landlord.email);
  await expect(page.getByText(words['done.company'].replace('{email}', landlord.email))).toBeVisible();
  forgive(creator, 'linkProjectOffer');
  await expect(page).toHaveURL(/unsigned-offers/);
  await expect(page.getByText('Lokal przekazany klientowi')).toHaveCount(0);

  const owner = await stage.enter(browser, landlord);
  await goTo(owner, '/moja-tablica/my-offers/unsigned-offers');
  await expect(owner.page.getByText('Lokal przekazany klientowi').first()).toBeVisible();
  await goTo(owner, `/add-offer/${offerId}`);
  await expect(owner.page.locator('[id="f-name"]')).toHaveValue('Lokal przekazany klientowi');
  await expect(owner.page.getByLabel(words.email)).toHaveCount(0);
  await goTo(creator, `/add-offer/${offerId}`);
  await expect(page.getByText(entryWords.pl['closed.no_access.title'])).toBeVisible();
  // The browser tells of the status, and of a last question whether there was news of the project.
  for (const fault of creator.faults.splice(0)) expect(fault).toContain('404');
});
