import { companyWords } from '../../../src/words/companies/pages.ts';
import { teamWords } from '../../../src/words/companies/team.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { offerDetailWords } from '../../../src/words/offers/details.ts';
import { favouriteWords } from '../../../src/words/offers/favourite.ts';
import { questionWords } from '../../../src/words/offers/question.ts';
import { boardWords } from '../../../src/words/workspace/board.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { aProject } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, failing, road } from '../road.ts';

const hearts = offerDetailWords.pl;

road('presses that fail say what did not come about: hearts, questions, copies, people of a company', async ({ browser, stage }) => {
  const [landlord, reader] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const offerId = await anInsertedOffer(stage, landlord);
  const actor = await stage.enter(browser, reader);
  const { page } = actor;
  await goTo(actor, `/offer/${offerId}`);
  const told = page.getByText(favouriteWords.pl.failed);
  const [save, saved] = [page.getByRole('button', { name: hearts['heart.save'] }), page.getByRole('button', { name: hearts['heart.saved'] })];
  await failing(actor, 'addToFavorites', async () => {
    await save.click();
    await expect(told).toHaveCount(1);
    await expect(save).toBeVisible();
  });
  await page.getByRole('button', { name: shellWords.pl['toast.close'] }).click();
  await expect(told).toHaveCount(0);
  await save.click();
  await expect(saved).toBeVisible();
  await failing(actor, 'removeFromFavorites', async () => {
    await saved.click();
    await expect(told).toHaveCount(1);
    await expect(saved).toBeVisible();
  });
  const question = page.locator('form').filter({ has: page.getByRole('button', { name: questionWords.pl.act }) });
  await question.getByLabel(questionWords.pl.subject).fill('Dostawy');
  await question.getByLabel(questionWords.pl.question).fill('Czy jest rampa?');
  await failing(actor, 'onAskQuestion', async () => {
    await question.getByRole('button', { name: questionWords.pl.act }).click();
    await expect(page.getByText(questionWords.pl.failed)).toBeVisible();
  });
  await expect(question.getByLabel(questionWords.pl.question)).toHaveValue('Czy jest rampa?');

  const colleague = await anInsertedSigner(stage, { companyId: landlord.companyId, companyName: landlord.companyName });
  await aProject(landlord);
  const owner = await stage.enter(browser, landlord);
  await goTo(owner, '/moja-tablica/my-offers/unsigned-offers');
  await failing(owner, 'duplicateOffer', async () => {
    await owner.page.getByRole('button', { name: boardWords.pl.duplicate, exact: true }).first().click();
    await expect(owner.page.getByText(boardWords.pl['duplicate.failed'])).toBeVisible();
  });
  await goTo(owner, '/moja-tablica/account/link-company');
  await failing(owner, 'deleteUserFromCompany', async () => {
    await owner.page.getByRole('row').filter({ hasText: colleague.email }).getByRole('button', { name: teamWords.pl.remove }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: teamWords.pl.remove }).click();
    await expect(owner.page.getByText(teamWords.pl['remove.failed'])).toBeVisible();
  });
  const leaver = await stage.enter(browser, colleague);
  await goTo(leaver, '/moja-tablica/account/link-company');
  await failing(leaver, 'clearCompanyDetails', async () => {
    await leaver.page.getByRole('button', { name: companyWords.pl.unlink, exact: true }).click();
    await leaver.page.getByRole('dialog').getByRole('button', { name: companyWords.pl['unlink.act'] }).click();
    await expect(leaver.page.getByText(companyWords.pl['unlink.failed'])).toBeVisible();
  });
});
