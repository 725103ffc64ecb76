import { expect } from '@playwright/test';
import { appointmentWords } from '../../src/words/handover/appointment.ts';
import { protocolWords } from '../../src/words/handover/protocol.ts';
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

/** Fills in the protocol and hands it to the other side. */
export const submitProtocol = async (actor: Actor, offerId: string, statements: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/protocol/${offerId}`);
  await page.getByRole('textbox', { name: protocolWords.pl['statements.title'] }).fill(statements);
  for (const reading of await page.getByLabel(new RegExp(`^${protocolWords.pl['meters.reading']}:`)).all()) await reading.fill('1842,5');
  await expectAccessible(page, 'protocol');
  await page.getByRole('button', { name: protocolWords.pl.send }).click();
  await expect(page.getByText(protocolWords.pl['sent.title'])).toBeVisible({ timeout: 60_000 });
  await page.waitForURL(/signed-offers-landlord/);
};

/** Reads the other side's protocol and signs it with the mailed code. */
export const signProtocol = async (actor: Actor, offerId: string, statements: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/protocol/${offerId}`);
  await expect(page.getByText(statements)).toBeVisible();
  await page.locator('[id="f-consents.electronic_signature"]').check();
  await enterCode(actor);
  await expectAccessible(page, 'signing of the protocol');
  await page.getByRole('button', { name: protocolWords.pl.sign }).click();
  await expect(page.getByRole('heading', { name: protocolWords.pl['closed.done'] })).toBeVisible({ timeout: 60_000 });
};
