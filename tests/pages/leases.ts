import { expect, type Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { depositWords } from '../../src/words/deposits/deposit.ts';
import { appointmentWords } from '../../src/words/handover/appointment.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { leaseWords } from '../../src/words/leases/lease-page.ts';
import { submitWords } from '../../src/words/leases/submit.ts';
import { verifyWords } from '../../src/words/reservations/verify.ts';
import { signWords } from '../../src/words/signing/sign.ts';
import { type Actor, alive, expectAccessible, goTo } from './actor.ts';
import { fillDay } from './day.ts';
import { enterCode } from './offers.ts';

/** Waits until the lease is drawn, opens and reads it, and goes on to the signature. */
export const readLease = async ({ page }: Actor): Promise<void> => {
  await expect(page.getByRole('heading', { name: verifyWords.pl['ready.title'] })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'lease to read');
  await page.getByRole('button', { name: /^Otwórz umowę/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'viewer of a document');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: verifyWords.pl['ready.sign'] }).click();
  await expect(page.getByRole('heading', { name: signWords.pl['page.title'] })).toBeVisible();
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
  await page.getByRole('button', { name: signWords.pl['sign.lease'] }).click();
  await expect(page.getByText(submitWords.pl.title)).toBeVisible({ timeout: 60_000 });
};

/** The tenant names themselves as the receiver. */
export const nameReceiver = async ({ page }: Actor, day: string): Promise<void> => {
  await page.getByRole('button', { name: appointmentWords.pl.me }).click();
  await fillDay(page, appointmentWords.pl.date, day);
  await page.getByLabel(appointmentWords.pl.hour, { exact: true }).fill('10:30');
  await page.locator('[id="f-authorized"]').check();
  await expectAccessible(page, 'receiver');
  await page.getByRole('button', { name: appointmentWords.pl['send.tenant'] }).click();
  await page.waitForURL(/\/deposit\//);
};

/** What a camera reads from the picture of a code as it is shown at this moment; empty where it is not whole. */
const codeIn = async (picture: Locator): Promise<string> => {
  const { data, info } = await sharp(await picture.screenshot({ scale: 'css' }))
    .resize(900)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
};

/** What a bank's app reads from the QR code of the deposit page. */
const readCode = async ({ page }: Actor): Promise<string> => {
  const picture = page.getByRole('img', { name: depositWords.pl['qr.alt'] });
  let code = '';
  // A slow machine shows the picture's place before the picture, also when its bytes have come.
  const read = async (): Promise<string> => {
    code = await codeIn(picture);
    return code;
  };
  await expect.poll(read).not.toBe('');
  return code;
};

/** The transfer as the page gives it, copied by its buttons and read from its code. */
export const readDeposit = async (
  actor: Actor,
): Promise<{ readonly account: string; readonly amount: string; readonly title: string; readonly code: string }> => {
  const { page } = actor;
  await expect(page.getByRole('heading', { level: 1, name: depositWords.pl.title })).toBeVisible();
  await alive(page);
  await expectAccessible(page, 'deposit');
  const copied = async (label: string): Promise<string> => {
    const button = page.getByRole('button', { name: `${shellWords.pl['copy.copy']}: ${label}` });
    await button.click();
    await expect(button).toContainText(shellWords.pl['copy.copied']);
    return page.evaluate<string>('navigator.clipboard.readText()');
  };
  const account = await copied(depositWords.pl.account);
  return { account, amount: await copied(depositWords.pl.amount), title: await copied(depositWords.pl.transferTitle), code: await readCode(actor) };
};

/** The deposit page says by itself that the money has come. */
export const expectPaid = ({ page }: Actor) => expect(page.getByRole('heading', { level: 1, name: depositWords.pl['title.held'] })).toBeVisible();

/** The lease page with every step done. */
export const expectDone = async (actor: Actor, offerId: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/lease/${offerId}`);
  for (const step of [
    leaseWords.pl['step.signed'],
    leaseWords.pl['step.receiver'],
    leaseWords.pl['step.deposit'],
    leaseWords.pl['step.handover'],
    leaseWords.pl['step.protocol'],
  ])
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: step }) })
        .locator('time')
        .first(),
    ).toBeVisible();
  await expectAccessible(page, 'lease');
};
