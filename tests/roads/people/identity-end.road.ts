import { identityCalls } from '../../../src/contract/identity/endpoints.ts';
import { adminWords } from '../../../src/words/admin/pages.ts';
import { userWords } from '../../../src/words/admin/users.ts';
import { identityWords } from '../../../src/words/identity/pages.ts';
import { homeWords } from '../../../src/words/workspace/home.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { sendSignedFile } from '../../factories/identity.ts';
import { must } from '../../factories/published-offer.ts';
import type { TestPerson } from '../../kit/server.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = identityWords.pl;
const address = '/moja-tablica/account/confirm-identity';
const reason = 'Podpis jest złożony certyfikatem spółki, a nie Twoim.';

/** The moderator says "no" to a person of the list, in words of their own. */
const reject = async ({ page }: Actor, { email }: Pick<TestPerson, 'email'>, act: string = adminWords.pl.reject): Promise<void> => {
  await page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: act }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: act }).click();
  await expect(dialog).toBeHidden();
};

road(
  'a signed file is rejected in words that its person reads at once and after a reload, and the way goes on by either way',
  async ({ browser, stage }) => {
    const [person, moderator] = [await stage.person({ firstName: 'Bogna', lastName: 'Krzewińska' }), await stage.person({ claims: ['admin'] })];
    await sendSignedFile(person);
    const [user, admin] = [await stage.enter(browser, person), await stage.enter(browser, moderator)];
    const { page } = user;
    await goTo(user, address);
    await expect(page.getByText(words['checking.title'])).toBeVisible();
    await expectSound(stage, user, 'identity file that is looked at');
    await goTo(admin, '/admin/identity-files');
    await reject(admin, person);
    const title = page.getByRole('heading', { name: words['rejected.custom.title'] });
    await expect(title).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expectSound(stage, user, 'identity file rejected');
    await page.reload();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: words.restart })).toBeVisible();
    const letter = await user.mailbox.letter(person.email, ({ text }) => text.includes(reason));
    expect(letter.html).toContain('confirm-identity');
    // The home tells it as something to be done, no more as something that waits for others.
    await goTo(user, '/moja-tablica/start');
    await expect(page.getByText(homeWords.pl['verify.identity'], { exact: true })).toBeVisible();
    await expect(page.getByText(homeWords.pl['reviewed.identity'])).toHaveCount(0);
    await goTo(user, address);
    await page.getByRole('link', { name: words['file.start'] }).click();
    await expect(page.getByRole('heading', { name: words['file.title'] })).toBeVisible();
    await expect(page.locator('input[type=file]')).toBeAttached();
    await sendSignedFile(person);
    await expect(page.getByText(words['checking.title'])).toBeVisible();
    await must(moderator, identityCalls.decideIdentity, { uid: person.uid, accepted: true });
    await expect(page.getByText(words['accepted.title'])).toBeVisible();
  },
);

road('an acceptance that is taken back says so with its reason and what became of the offers, and can be won again', async ({ browser, stage }) => {
  const [person, moderator] = [await anInsertedSigner(stage), await stage.person({ claims: ['admin'] })];
  await anInsertedOffer(stage, person);
  const user = await stage.enter(browser, person);
  const { page } = user;
  await goTo(user, address);
  await expect(page.getByText(words['accepted.title'])).toBeVisible();
  // From the account the moderator is led to where the acceptance stands, however many others there are.
  const admin = await stage.enter(browser, moderator);
  await goTo(admin, `/admin/users/${person.uid}`);
  await admin.page.getByRole('link', { name: userWords.pl['review.identity-files'] }).click();
  await expect(admin.page.getByRole('row').filter({ hasText: '@' })).toHaveCount(1);
  const search = admin.page.getByLabel(userWords.pl.search);
  await expect(search).toHaveValue(person.email);
  await search.fill('nikt taki');
  await search.press('Enter');
  await expect(admin.page.getByText(userWords.pl.empty)).toBeVisible();
  await admin.page.goBack();
  await expect(search).toHaveValue(person.email);
  await expectSound(stage, admin, 'an accepted person found among decisions');
  await reject(admin, person, adminWords.pl.takeBack);
  await expect(page.getByRole('heading', { name: words['rejected.tookBack.title'] })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(words['rejected.tookBack'], { exact: true })).toBeVisible();
  await expectSound(stage, user, 'identity taken back');
  await page.reload();
  await alive(page);
  await page.getByRole('button', { name: words.restart }).click();
  await expect(page.getByRole('heading', { name: words['instructions.title'] })).toBeVisible();
  await expectFits(user, 'identity begun again');
});
