import { expect } from '@playwright/test';
import { progressWords } from '../../src/words/offers/progress.ts';
import { signWords } from '../../src/words/signing/sign.ts';
import { codeIn } from '../kit/post-office.ts';
import { type Actor, alive, expectAccessible, goTo } from './actor.ts';

/** Prepares the document on the preview and watches it being checked and drawn. */
export const prepareDocument = async ({ page }: Actor): Promise<void> => {
  await page.getByRole('button', { name: progressWords.pl['preview.next'] }).click();
  await page.waitForURL(/\/add-offer\/(verify|confirm)\//);
  await page.waitForURL(/\/add-offer\/confirm\//, { timeout: 90_000 });
  await expect(page.getByRole('heading', { name: progressWords.pl['confirm.page'] })).toBeVisible();
  await alive(page);
};

/** Enters the newest code of a document that came by mail. */
export const enterCode = async ({ page, mailbox, email }: Actor): Promise<void> => {
  const before = mailbox.letters().length;
  await page.getByRole('button', { name: signWords.pl['code.send'] }).click();
  await expect(page.getByLabel(signWords.pl['code.label'])).toBeVisible();
  const code = codeIn(await mailbox.letter(email, (letter) => letter.subject.startsWith('Kod do podpisania'), before));
  await page.getByLabel(signWords.pl['code.label']).fill(code);
};

/** Signs the offer with the mailed code and waits until it is active. */
export const signOffer = async (actor: Actor): Promise<void> => {
  const { page } = actor;
  await page.locator('[id="f-consents.terms"]').check();
  await page.locator('[id="f-consents.electronic_signature"]').check();
  await enterCode(actor);
  await expectAccessible(page, 'signing of the offer');
  await page.getByRole('button', { name: progressWords.pl['confirm.act'] }).click();
  await expect(page.getByRole('heading', { name: progressWords.pl['confirm.done'] })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'published offer');
};

/** Finds the offer in the search by use and area, and opens it from its card. */
export const findOffer = async (actor: Actor, offerId: string, name: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, '/offers?premisesPurpose=retail&city=%C5%81%C3%B3d%C5%BA');
  const card = page.getByRole('main').locator(`a[href*="/offer/${offerId}"]`).first();
  await expect(card).toBeVisible();
  await expectAccessible(page, 'offers');
  await card.click();
  await page.waitForURL(new RegExp(`/offer/${offerId}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await alive(page);
  await expectAccessible(page, 'offer');
};

/** Chooses the fixed term and books, quicker than the page's scripts come: nothing pressed may be lost. */
export const bookOffer = async ({ page }: Actor): Promise<void> => {
  let come: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/booking-form*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.reload();
  await alive(page);
  const card = page.getByRole('complementary', { name: 'Rezerwacja' }).or(page.locator('#book')).first();
  await card.getByRole('radio', { name: /12 miesięcy/ }).check();
  for (const consent of await card.getByRole('checkbox').all()) await consent.check();
  await card.locator('button[type="submit"]').click();
  come();
  await page.waitForURL(/\/contract\/[^/]+\/verify/);
};

/** The workspace list shows the offer. */
export const expectOnBoard = async (actor: Actor, list: string, name: string): Promise<void> => {
  await goTo(actor, `/moja-tablica/my-offers/${list}`);
  await expect(actor.page.getByRole('main').getByText(name).first()).toBeVisible();
  await expectAccessible(actor.page, list);
};
