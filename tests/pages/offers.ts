import { type Browser, devices, expect, type Locator, type Page, type Request } from '@playwright/test';
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

/** Enters the newest code of a document that came by mail, on the page or in a part of it. */
export const enterCode = async ({ page, mailbox, email }: Actor, within: Page | Locator = page): Promise<void> => {
  const before = mailbox.letters().length;
  await within.getByRole('button', { name: signWords.pl['code.send'] }).click();
  await expect(within.getByLabel(signWords.pl['code.label'])).toBeVisible();
  const code = codeIn(await mailbox.letter(email, (letter) => letter.subject.startsWith('Kod do podpisania'), before));
  await within.getByLabel(signWords.pl['code.label']).fill(code);
};

/** On a phone, and where a browser cannot frame a PDF, the signing page shows its steps alone and tells of no opening before somebody opens the document. */
export const expectUnopenedOnPhone = async ({ page }: Actor): Promise<void> => {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const told: string[] = [];
  const listen = (request: Request): void => {
    if (/noteDocumentOpened|\/document\//.test(request.url())) told.push(request.url());
  };
  // The desk's page is left first: its document may still be on the way, and it tells of the opening when that has come.
  const address = page.url();
  await page.goto('about:blank');
  await page.setViewportSize({ width: 390, height: 844 });
  page.on('request', listen);
  await page.goto(address);
  await alive(page);
  await expect(page.getByRole('button', { name: signWords.pl['code.send'] })).toBeVisible();
  expect(told).toEqual([]);
  const note = page.waitForRequest(/noteDocumentOpened/);
  await page.getByRole('button', { name: /^Otwórz dokument/ }).click();
  await note;
  await page.keyboard.press('Escape');
  page.off('request', listen);
  await page.setViewportSize(size);
};

/** A tablet that cannot frame a PDF stays on the signing page until its person opens the document. */
export const expectStaysOnTablet = async ({ page }: Actor, browser: Browser): Promise<void> => {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...devices['iPad (gen 7) landscape'], locale: 'pl-PL', storageState });
  const tablet = await context.newPage();
  await tablet.goto(page.url());
  await alive(tablet);
  await expect(tablet.getByRole('button', { name: /^Otwórz dokument/ })).toBeVisible();
  expect(tablet.url()).toBe(page.url());
  await expectAccessible(tablet, 'signing on a tablet');
  await context.close();
};

/** Signs the offer, or its next version, with the mailed code and waits until it is active. */
export const signOffer = async (actor: Actor, act: string = progressWords.pl['confirm.act']): Promise<void> => {
  const { page } = actor;
  await page.locator('[id="f-consents.terms"]').check();
  await page.locator('[id="f-consents.electronic_signature"]').check();
  await page.locator('[id="f-consents.deposit_terms"]').check();
  await enterCode(actor);
  await expectAccessible(page, 'signing of the offer');
  await page.getByRole('button', { name: act }).click();
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
