import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { formWords } from '../../../src/words/kit/form.ts';
import { conflictWords } from '../../../src/words/offers/conflict.ts';
import { offerFieldWords } from '../../../src/words/offers/fields.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { aProject, aSigner, must } from '../../factories/published-offer.ts';
import { alive, goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = conflictWords.pl;

road('two versions of a long text are told apart word by word, also after a reload', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const offerId = await aProject(person, { description: 'Lokal przy spokojnej ulicy, dwie witryny, zaplecze w piwnicy.' });
  const desk = await stage.enter(browser, person);
  const { page } = desk;
  await goTo(desk, `/add-offer/${offerId}`);
  // The code of the header, which comes after the page: what it could not fetch offline it would fetch by a reload.
  await alive(page, { part: 'header button' });
  await page.context().setOffline(true);
  await page.locator('[id="f-description"]').fill('Lokal przy cichej ulicy, dwie witryny, zaplecze w piwnicy.');
  // Why the next step cannot be taken is said, and what to do.
  await page.getByRole('button', { name: offerFormWords.pl['bar.preview'] }).click();
  await expect(page.getByText(offerFormWords.pl['toast.next.offline'])).toBeVisible();
  // What cannot be sent yet is said to be off, and the keys come to it all the same.
  const send = page.getByRole('button', { name: offerFormWords.pl['bar.send'] });
  await page.getByRole('button', { name: offerFormWords.pl['bar.preview'] }).focus();
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await expect(send).toBeDisabled();
  const { version } = await must(person, offersCalls.getOfferForm, { offerId });
  await must(person, offersCalls.saveOffer, {
    offerId,
    version,
    patch: { description: 'Lokal przy ruchliwej ulicy, dwie witryny, zaplecze w piwnicy.' },
  });
  await page.context().setOffline(false);
  const choice = page.getByRole('group', { name: offerFieldWords.pl.description });
  await expect(choice.locator('mark')).toHaveText(['cichej', 'ruchliwej'], { timeout: 30_000 });
  await expectFits(desk, 'two versions of a description');
  // From anywhere in the form the state of saving leads to the choice.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.getByRole('button', { name: formWords.pl['save.conflict'] }).click();
  await expect(choice).toBeInViewport();
  await expect(page.locator('#conflict')).toBeFocused();
  desk.faults.splice(0);
  await page.reload();
  await alive(page);
  await expect(choice.locator('mark')).toHaveText(['cichej', 'ruchliwej']);
  await choice.getByText('Lokal przy cichej ulicy').click();
  await page.getByRole('button', { name: words.apply }).click();
  // The choice is gone with what had the focus: it is in the form again, not lost.
  await expect(page.locator('#basics-title')).toBeFocused();
  await expect.poll(async () => (await must(person, offersCalls.getOfferForm, { offerId })).form.description).toMatch(/cichej/);
});

road('two tabs of one browser, too, are told of a newer version without speaking of a device', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const offerId = await aProject(person, { name: 'Lokal na rogu' });
  const first = await stage.enter(browser, person);
  const second = await first.page.context().newPage();
  await goTo(first, `/add-offer/${offerId}`);
  await second.goto(first.page.url());
  await alive(second);
  await first.page.route('**/call/saveOffer', (route) => route.abort('internetdisconnected'));
  await first.page.locator('[id="f-name"]').fill('Lokal na rogu, pierwsza karta');
  await second.locator('[id="f-name"]').fill('Lokal na rogu, druga karta');
  await expect.poll(async () => (await must(person, offersCalls.getOfferForm, { offerId })).form.name).toMatch(/druga/);
  await first.page.unroute('**/call/saveOffer');
  first.faults.splice(0);
  const choice = first.page.getByRole('group', { name: offerFieldWords.pl.name });
  await expect(choice.getByText(words.theirs)).toBeVisible({ timeout: 30_000 });
  await expect(first.page.locator('#conflict')).toContainText('w innej karcie lub na innym urządzeniu');
  await expect(choice).not.toContainText('urządzeniu');
  first.faults.splice(0);
  await first.page.getByRole('button', { name: words['all.mine'] }).click();
  await expect(first.page.locator('#basics-title')).toBeFocused();
  await expect(second.getByText(offerFormWords.pl['newer.text'])).toBeVisible();
  await expect(second.locator('[id="f-name"]')).toHaveValue('Lokal na rogu, pierwsza karta');
});
