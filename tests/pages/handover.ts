import { expect } from '@playwright/test';
import { appointmentWords } from '../../src/words/handover/appointment.ts';
import { protocolWords } from '../../src/words/handover/protocol.ts';
import { formWords } from '../../src/words/kit/form.ts';
import { leaseWords } from '../../src/words/leases/lease-page.ts';
import { type Actor, expectAccessible, goTo } from './actor.ts';
import { enterCode } from './offers.ts';

/** The landlord names themselves as the person who hands over. */
export const nameTransfer = async (actor: Actor, offerId: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/lease/${offerId}`);
  await expectAccessible(page, 'lease in progress');
  await page.getByRole('link', { name: leaseWords.pl['act.nameTransfer'] }).first().click();
  await page.waitForURL(/\/indicate-transfer-person\//);
  await page.getByRole('button', { name: appointmentWords.pl.me }).click();
  await page.locator('[id="f-authorized"]').check();
  await expectAccessible(page, 'person who hands over');
  await page.getByRole('button', { name: appointmentWords.pl['send.landlord'], exact: true }).click();
  await page.waitForURL(/\/lease\//);
};

/** Agrees not to wait for the agreed hour. */
export const agreeEarly = async (actor: Actor, offerId: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/protocol/${offerId}`);
  await expect(page.getByRole('button', { name: protocolWords.pl.send })).toBeDisabled();
  await expectAccessible(page, 'protocol before its hour');
  await page.getByRole('button', { name: protocolWords.pl['early.act'] }).click();
  await expect(page.getByText(protocolWords.pl['early.waiting']).or(page.getByText(protocolWords.pl['early.agreed']))).toBeVisible();
};

/** Fills in the protocol, reads it as it was drawn, signs it with the mailed code and hands it to the other side. */
export const submitProtocol = async (actor: Actor, offerId: string, statements: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/protocol/${offerId}`);
  await page.getByRole('textbox', { name: protocolWords.pl['statements.title'] }).fill(statements);
  for (const reading of await page.getByLabel(new RegExp(`^${protocolWords.pl['meters.reading']}:`)).all()) await reading.fill('1842,5');
  await expectAccessible(page, 'protocol');
  await page.getByRole('button', { name: protocolWords.pl.send }).click();
  await expect(page.getByRole('heading', { name: protocolWords.pl['submit.title'] })).toBeVisible({ timeout: 60_000 });
  await page.locator('[id="f-protocol.consents.electronic_signature"]').check();
  await enterCode(actor);
  await expectAccessible(page, 'signing of the own protocol');
  await page.getByRole('button', { name: protocolWords.pl['submit.act'] }).click();
  await expect(page.getByText(protocolWords.pl['sent.title'])).toBeVisible({ timeout: 60_000 });
  await page.waitForURL(/signed-offers-landlord/);
};

/** Reads the other side's protocol and signs it with the mailed code; `at` is the page or the link of a mail. */
export const signProtocol = async (actor: Actor, offerId: string, statements: string, at = `/protocol/${offerId}`): Promise<void> => {
  const { page } = actor;
  await goTo(actor, at);
  await expect(page.getByText(statements)).toBeVisible();
  await page.locator('[id="f-consents.electronic_signature"]').check();
  await enterCode(actor);
  await expectAccessible(page, 'signing of the protocol');
  await page.getByRole('button', { name: protocolWords.pl.sign }).click();
  await expect(page.getByRole('heading', { name: protocolWords.pl['closed.done'] })).toBeVisible({ timeout: 60_000 });
};

/** Sends the other side's protocol back with a reason, confirmed with the mailed code. */
export const returnProtocol = async (actor: Actor, offerId: string, reason: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/protocol/${offerId}`);
  await page.getByRole('button', { name: protocolWords.pl.decline }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(protocolWords.pl['decline.reason']).fill(reason);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: protocolWords.pl.decline }).click();
  await expect(dialog.getByLabel(protocolWords.pl['decline.reason'])).toHaveValue(reason);
  await page.locator('[id="f-protocol_return.consents.electronic_signature"]').check();
  await enterCode(actor, dialog);
  await expectAccessible(page, 'return of the protocol');
  await dialog.getByRole('button', { name: protocolWords.pl['decline.act'], exact: true }).click();
  await expect(page.getByText(protocolWords.pl['decline.done'])).toBeVisible({ timeout: 60_000 });
};

/** Refuses the premises with words and a photo: the drawn statement is read and confirmed with the mailed code. */
export const refusePremises = async (actor: Actor, offerId: string, description: string, photo: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/protocol/${offerId}`);
  await page.getByRole('button', { name: protocolWords.pl.reject }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(protocolWords.pl['reject.damagedPremise']).check();
  await dialog.getByRole('button', { name: protocolWords.pl['reject.next'] }).click();
  await expect(dialog.getByText(/co najmniej 10 znaków/)).toBeVisible();
  // The browser tells of the refusal that was meant.
  actor.faults.splice(0);
  await dialog.getByLabel(protocolWords.pl['reject.description']).fill(description);
  await dialog.locator('input[type="file"]').setInputFiles(photo);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'refusal of the premises');
  await dialog.getByRole('button', { name: protocolWords.pl['reject.next'] }).click();
  await expect(dialog.getByText(protocolWords.pl['reject.sign.text'])).toBeVisible({ timeout: 60_000 });
  // Closed by mistake and opened again, nothing of it is lost, and a word can still be corrected.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: protocolWords.pl.reject }).click();
  await dialog.getByRole('button', { name: protocolWords.pl['reject.correct'] }).click();
  await expect(dialog.getByLabel(protocolWords.pl['reject.description'])).toHaveValue(description);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: protocolWords.pl['reject.next'] }).click();
  await expect(dialog.getByText(protocolWords.pl['reject.sign.text'])).toBeVisible({ timeout: 60_000 });
  await page.locator('[id="f-rejection.consents.withdrawal"]').check();
  await page.locator('[id="f-rejection.consents.electronic_signature"]').check();
  await enterCode(actor, dialog);
  await expectAccessible(page, 'signing of the refusal');
  await dialog.getByRole('button', { name: protocolWords.pl['reject.act'], exact: true }).click();
  await page.waitForURL(/signed-offers-tenant/);
};

/** Two windows of one person change the same protocol: the second asks, and what is chosen there counts. */
export const chooseBetweenSaves = async (first: Actor, second: Actor, offerId: string): Promise<void> => {
  const textOf = ({ page }: Actor) => page.getByRole('textbox', { name: protocolWords.pl['statements.title'] });
  // A second window that hears of the first save in time shows it, and has nothing to ask.
  await second.page.route('**/live?*', (route) => route.fulfill({ status: 204 }));
  await goTo(first, `/protocol/${offerId}`);
  await goTo(second, `/protocol/${offerId}`);
  await textOf(first).fill('Zapis z pierwszego okna.');
  await expect(first.page.getByRole('status').filter({ hasText: 'Zapisano' })).toBeVisible();
  await textOf(second).fill('Zapis z drugiego okna.');
  await expect(second.page.getByText(formWords.pl['conflict.title'])).toBeVisible();
  await expectAccessible(second.page, 'choice between two saves');
  await second.page.getByRole('button', { name: formWords.pl['conflict.mine'] }).click();
  await expect(second.page.getByText(formWords.pl['conflict.title'])).toBeHidden();
  await goTo(first, `/protocol/${offerId}`);
  await expect(textOf(first)).toHaveValue('Zapis z drugiego okna.');
};
