import { identityConsoleWords } from '../../../src/words/admin/identities.ts';
import { adminWords } from '../../../src/words/admin/pages.ts';
import { userWords } from '../../../src/words/admin/users.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { gaveCode } from '../../factories/identity.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, failing, road } from '../road.ts';

const [users, desk] = [userWords.pl, identityConsoleWords.pl];
const failed = shellWords.pl['refusal.internal'];

road('a claim that is not given says so in its dialog, whose reason stays, and is given by the next press', async ({ browser, stage }) => {
  const person = await stage.person();
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = moderator;
  const dialog = page.getByRole('dialog');
  await goTo(moderator, '/admin/users');
  await page.getByRole('link', { name: users['tab.claimed'] }).click();
  for (const [claim, wire] of [
    ['admin', 'addAdminClaim'],
    ['creator', 'addCreatorClaim'],
  ] as const) {
    await page.getByLabel(users['grant.email']).fill(person.email);
    await page.getByLabel(users['grant.claim'], { exact: true }).selectOption(claim);
    await page.getByRole('main').getByRole('button', { name: users['grant.act'] }).click();
    await dialog.getByLabel(adminWords.pl.reason).fill('Prowadzi kampanię');
    const give = dialog.getByRole('button', { name: users['grant.act'] });
    await failing(moderator, wire, async () => {
      await give.click();
      await expect(dialog.getByText(failed)).toBeVisible();
    });
    await expect(dialog.getByLabel(adminWords.pl.reason)).toHaveValue('Prowadzi kampanię');
    await give.click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText(users['claim.creator']);
});

road('an act on a request for verification that fails says so, and the request stays as it was', async ({ browser, stage }) => {
  const [admin, person] = [await stage.person({ claims: ['admin'] }), await stage.person({ firstName: 'Roksana', lastName: 'Upadła' })];
  await gaveCode(stage, person, admin);
  const moderator = await stage.enter(browser, admin);
  const { page } = moderator;
  await goTo(moderator, '/admin/mobywatel-verification');
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: 'Roksana Upadła' }).click();
  await failing(moderator, 'confirmMObywatelVerification', async () => {
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByRole('button', { name: desk['approve.act'] }).click();
    await expect(page.getByText(failed)).toBeVisible();
  });
  await expect(row).toContainText(desk['status.code_provided']);
});
