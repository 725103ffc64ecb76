import { expect } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { pl as deposit } from '../../src/words/deposits/pl/deposit.ts';
import { pl as appointment } from '../../src/words/handover/pl/appointment.ts';
import { pl as shell } from '../../src/words/kit/pl/shell.ts';
import { pl as lease } from '../../src/words/leases/pl/lease-page.ts';
import { pl as submit } from '../../src/words/leases/pl/submit.ts';
import { pl as verify } from '../../src/words/reservations/pl/verify.ts';
import { pl as sign } from '../../src/words/signing/pl/sign.ts';
import { type Actor, alive, expectAccessible, goTo } from './actor.ts';
import { enterCode } from './offers.ts';

/** Waits until the lease is drawn, opens and reads it, and goes on to the signature. */
export const readLease = async ({ page }: Actor): Promise<void> => {
  await expect(page.getByRole('heading', { name: verify['ready.title'] })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'lease to read');
  await page.getByRole('button', { name: /^Otwórz umowę/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'viewer of a document');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: verify['ready.sign'] }).click();
  await expect(page.getByRole('heading', { name: sign['page.title'] })).toBeVisible();
  await alive(page);
};

/** Signs the lease with the mailed code. */
export const signLease = async (actor: Actor): Promise<void> => {
  const { page } = actor;
  await page.locator('[id="f-consents.terms"]').check();
  await page.locator('[id="f-consents.electronic_signature"]').check();
  await page.locator('[id="f-consents.deposit_terms"]').check();
  await enterCode(actor);
  await expectAccessible(page, 'signing of the lease');
  await page.getByRole('button', { name: sign['sign.lease'] }).click();
  await expect(page.getByText(submit.title)).toBeVisible({ timeout: 60_000 });
};

/** The tenant names themselves as the receiver. */
export const nameReceiver = async ({ page }: Actor, day: string): Promise<void> => {
  await page.getByRole('button', { name: appointment.me }).click();
  await page.getByLabel(appointment.date).fill(day);
  await page.getByLabel(appointment.date).blur();
  // The calendar fades out; while it is there, it stands outside the page's landmarks.
  await expect(page.locator('.mantine-DateInput-monthThead')).toHaveCount(0);
  await page.getByLabel(appointment.hour, { exact: true }).fill('10:30');
  await page.locator('[id="f-authorized"]').check();
  await expectAccessible(page, 'receiver');
  await page.getByRole('button', { name: appointment['send.tenant'] }).click();
  await page.waitForURL(/\/deposit\//);
};

/** What a bank's app reads from the QR code of the deposit page. */
const readCode = async ({ page }: Actor): Promise<string> => {
  const picture = page.getByRole('img', { name: deposit['qr.alt'] });
  // A slow machine shows the picture's place before the picture.
  await expect(picture).toHaveJSProperty('complete', true);
  const { data, info } = await sharp(await picture.screenshot({ scale: 'css' }))
    .resize(900)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
};

/** The transfer as the page gives it, copied by its buttons and read from its code. */
export const readDeposit = async (
  actor: Actor,
): Promise<{ readonly account: string; readonly amount: string; readonly title: string; readonly code: string }> => {
  const { page } = actor;
  await expect(page.getByRole('heading', { level: 1, name: deposit.title })).toBeVisible();
  await alive(page);
  await expectAccessible(page, 'deposit');
  const copied = async (label: string): Promise<string> => {
    const button = page.getByRole('button', { name: `${shell['copy.copy']}: ${label}` });
    await button.click();
    await expect(button).toContainText(shell['copy.copied']);
    return page.evaluate<string>('navigator.clipboard.readText()');
  };
  const account = await copied(deposit.account);
  return { account, amount: await copied(deposit.amount), title: await copied(deposit.transferTitle), code: await readCode(actor) };
};

/** The deposit page says by itself that the money has come. */
export const expectPaid = ({ page }: Actor) => expect(page.getByRole('heading', { level: 1, name: deposit['title.paid'] })).toBeVisible();

/** The lease page with every step done. */
export const expectDone = async (actor: Actor, offerId: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/lease/${offerId}`);
  for (const step of [lease['step.signed'], lease['step.receiver'], lease['step.deposit'], lease['step.handover'], lease['step.protocol']])
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: step }) })
        .locator('time')
        .first(),
    ).toBeVisible();
  await expectAccessible(page, 'lease');
};
