import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { reservationsCalls } from '../../src/contract/reservations/endpoints.ts';
import { companyWords } from '../../src/words/companies/pages.ts';
import { progressWords } from '../../src/words/offers/progress.ts';
import { verifyWords } from '../../src/words/reservations/verify.ts';
import { signWords } from '../../src/words/signing/sign.ts';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../factories/deals.ts';
import { codeFor } from '../factories/handover.ts';
import { aProject, currentForm, must } from '../factories/published-offer.ts';
import type { Stage } from '../kit/stage.ts';
import { type Actor, alive, goTo } from '../pages/actor.ts';
import { signLease } from '../pages/leases.ts';
import { enterCode, signOffer } from '../pages/offers.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, forgive, road } from './road.ts';

const words = signWords.pl;

/** Two members of the board of a company that two represent together. */
const aPair = async (stage: Stage): Promise<readonly [Signer, Signer]> => {
  const first = await anInsertedSigner(stage, { representation: 'joint' });
  return [first, await anInsertedSigner(stage, { companyId: first.companyId, companyName: first.companyName })];
};

const nameOf = ({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;

/** Chooses the other person in the dialog that asks for them. */
const chooseCosigner = async ({ page }: Actor, second: Signer): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: companyWords.pl['cosigner.title'] });
  await dialog.getByLabel(companyWords.pl['cosigner.label']).selectOption({ value: second.uid });
  await dialog.getByRole('button', { name: companyWords.pl['cosigner.act'] }).click();
  await expect(dialog).toBeHidden();
};

/** Ticks all consents, asks for the code, enters it and presses the button. */
const signFirst = async (actor: Actor, act: string): Promise<void> => {
  const { page } = actor;
  for (const consent of ['terms', 'electronic_signature', 'deposit_terms']) await page.locator(`[id="f-consents.${consent}"]`).check();
  await enterCode(actor);
  await page.getByRole('button', { name: act }).click();
};

/** The page says whose signature is awaited, now and when it is loaded again, and offers nothing more to sign. */
const expectWaits = async ({ page }: Actor, second: Signer, act: string): Promise<void> => {
  for (const load of ['as it is', 'again']) {
    if (load === 'again') await page.reload();
    await expect(page.getByText(words['first.first.title'].replace('{awaits}', nameOf(second)))).toBeVisible();
    await expect(page.getByRole('button', { name: act })).toHaveCount(0);
  }
  await alive(page);
};

/** The link of the mail that asks the second person to sign. */
const linkTo = async ({ mailbox, email }: Actor): Promise<string> => {
  const letter = await mailbox.letter(email, ({ subject }) => subject.startsWith('Czeka na Twój podpis'));
  return new URL(/href="([^"]*\/(?:add-offer|contract)\/[^"]*)"/.exec(letter.html)?.[1] ?? '').pathname;
};

road('an offer of a company that two represent is signed by both, each from an account of their own', async ({ browser, stage }) => {
  const [anna, jan] = await aPair(stage);
  const offerId = await aProject(anna);
  const [first, second] = [await stage.enter(browser, anna), await stage.enter(browser, jan)];
  await goTo(first, `/offer/preview/${offerId}`);
  await first.page.getByRole('button', { name: progressWords.pl['preview.next'] }).click();
  await chooseCosigner(first, jan);
  forgive(first, offersCalls.prepareOffer.wire);
  await first.page.waitForURL(/\/add-offer\/confirm\//);
  await alive(first.page);
  const act = progressWords.pl['confirm.act'];
  await signFirst(first, act);
  await expectWaits(first, jan, act);
  await expectSound(stage, first, 'offer that waits for the second signature');
  await goTo(first, `/offer/preview/${offerId}`);
  await expect(first.page.getByText(words['first.first.title'].replace('{awaits}', nameOf(jan)))).toBeVisible();
  await goTo(second, await linkTo(second));
  await expect(second.page.getByText(words['first.second.title'].replace('{by}', nameOf(anna)))).toBeVisible();
  await expectSound(stage, second, 'offer for the second signature');
  await signOffer(second);
  // The way on from the screen of the published offer is its own button.
  await second.page.getByRole('link', { name: progressWords.pl['confirm.see'] }).click();
  await second.page.waitForURL(new RegExp(`/offer/${offerId}$`));
  await expect(second.page.getByRole('heading', { level: 1, name: currentForm().name ?? '' })).toBeVisible();
  for (const one of [anna, jan]) expect(await must(one, offersCalls.getOffer, { offerId })).toMatchObject({ state: 'ACTIVE' });
});

road('a lease of a company that two represent is signed by both, each from an account of their own', async ({ browser, stage }) => {
  const [anna, jan] = await aPair(stage);
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage));
  const [first, second] = [await stage.enter(browser, anna), await stage.enter(browser, jan)];
  await goTo(first, `/offer/${offerId}`);
  const booking = first.page.locator('form').filter({ has: first.page.getByRole('radio', { name: /12 miesięcy/ }) });
  await booking.getByRole('radio', { name: /12 miesięcy/ }).check();
  for (const consent of await booking.getByRole('checkbox').all()) await consent.check();
  await booking.locator('button[type="submit"]').click();
  await chooseCosigner(first, jan);
  forgive(first, reservationsCalls.bookOffer.wire);
  await expect(first.page.getByRole('heading', { name: verifyWords.pl['ready.title'] })).toBeVisible({ timeout: 60_000 });
  await goTo(first, `/contract/${offerId}/submit/${anna.uid}`);
  await signFirst(first, words['sign.lease']);
  await expectWaits(first, jan, words['sign.lease']);
  await expectFits(first, 'lease that waits for the second signature');
  await goTo(first, `/contract/${offerId}/verify`);
  await expect(first.page.getByText(words['first.first.title'].replace('{awaits}', nameOf(jan)))).toBeVisible();
  await expectSound(stage, first, 'reservation that waits for the second signature');
  await goTo(second, await linkTo(second));
  await expect(second.page.getByText(words['first.second.title'].replace('{by}', nameOf(anna)))).toBeVisible();
  await signLease(second);
});

road('whoever signs second loads the page again, loses the network, and signs still', async ({ browser, stage }) => {
  const [anna, jan] = await aPair(stage);
  const offerId = await aProject(anna);
  await must(anna, offersCalls.prepareOffer, { offerId, cosignerUid: jan.uid });
  await stage.work();
  const signed = await codeFor(stage, anna, { offerId, purpose: 'offer', email: anna.email });
  expect(await must(anna, offersCalls.publishOffer, { offerId, ...signed })).toMatchObject({ waitsUntil: expect.any(String) });
  const second = await stage.enter(browser, jan);
  const { page } = second;
  await goTo(second, `/add-offer/confirm/${offerId}`);
  await enterCode(second);
  const code = await page.getByLabel(words['code.label']).inputValue();
  await page.reload();
  await alive(page);
  await page.getByLabel(words['code.label']).fill(code);
  for (const consent of ['terms', 'electronic_signature', 'deposit_terms']) await page.locator(`[id="f-consents.${consent}"]`).check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: progressWords.pl['confirm.act'] }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /połączeni|sie[ćc]/i })
      .first(),
  ).toBeVisible();
  await expectFits(second, 'signature without a network');
  await page.context().setOffline(false);
  await expect(page.getByLabel(words['code.label'])).toHaveValue(code);
  await page.getByRole('button', { name: progressWords.pl['confirm.act'] }).click();
  await expect(page.getByRole('heading', { name: progressWords.pl['confirm.done'] })).toBeVisible({ timeout: 60_000 });
  // What the browser says of a lost network is no fault of ours.
  second.faults.splice(0);
});
