import { pageNumbers } from '../../../src/domain/kit/numbers.ts';
import { deletionWords } from '../../../src/words/accounts/deletion.ts';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { contentWords } from '../../../src/words/content/pages.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { viewerWords } from '../../../src/words/kit/viewer.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, failing, road } from '../road.ts';

const content = contentWords.pl;
const deletion = deletionWords.pl;

road('a report and a deletion of the account that fail say so, and can be sent again', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, '/moja-tablica/advanced/report');
  const form = page.getByRole('main');
  await form.getByLabel(content['report.subject']).fill('Mapa stoi');
  await form.getByLabel(content['report.type'], { exact: true }).selectOption('Error');
  await form.getByLabel(content['report.description']).fill('Na telefonie mapa się nie przesuwa.');
  const report = form.getByRole('button', { name: content['report.act'] });
  await failing(actor, 'onReport', async () => {
    await report.click();
    await expect(page.getByText(content['report.failed'])).toBeVisible();
  });
  await report.click();
  await expect(page.getByText(content['report.sent'])).toBeVisible();

  await goTo(actor, '/moja-tablica/account/info');
  await page.getByRole('button', { name: deletion['card.act'] }).click();
  const dialog = page.getByRole('dialog');
  await failing(actor, 'confirmAccountDeletion', async () => {
    await dialog.getByRole('button', { name: deletion['confirm.act'] }).click();
    await expect(dialog.getByRole('alert').getByText(deletion.failed)).toBeVisible();
  });
});

road('a document that does not come is given up after fifteen seconds, and may be tried again', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  let answer: (() => Promise<void>) | undefined;
  await page.route('**/documents/terms-pl.pdf', (route) => {
    answer = () => route.continue();
  });
  await page.clock.install();
  await goTo(visitor, '/view-document/terms-pl.pdf');
  const failed = page.getByRole('alert').getByText(viewerWords.pl.failed);
  await expect.poll(() => answer !== undefined).toBe(true);
  await page.clock.runFor(pageNumbers.viewerGivesUpMs - 5_000);
  await expect(failed).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(failed).toBeVisible();
  await page.unroute('**/documents/terms-pl.pdf');
  await page.getByRole('button', { name: shellWords.pl['state.retry'] }).click();
  await expect(failed).toHaveCount(0);
  visitor.faults.splice(0);
});

road('a document that cannot be loaded says so, and a forgotten password is answered the same whoever asks', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  await page.route('**/documents/terms-pl.pdf', (route) => route.fulfill({ status: 503 }));
  await goTo(visitor, '/view-document/terms-pl.pdf');
  await expect(page.getByRole('alert').getByText(viewerWords.pl.failed)).toBeVisible();
  // Another try, a tab of its own, or the file itself.
  await expect(page.getByRole('button', { name: shellWords.pl['state.retry'] })).toBeVisible();
  for (const name of [viewerWords.pl.open, viewerWords.pl.download]) await expect(page.getByRole('link', { name })).toBeVisible();
  visitor.faults.splice(0);
  await goTo(visitor, '/?signin=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: accountWords.pl['in.forgot'] }).click();
  await dialog.getByLabel(accountWords.pl['field.email']).fill('nikt@firma.example');
  await dialog.getByRole('button', { name: accountWords.pl['forgot.act'] }).click();
  await expect(dialog.getByRole('status').getByText(accountWords.pl['forgot.sent'])).toBeVisible();
});
