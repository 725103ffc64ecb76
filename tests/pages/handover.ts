import { expect } from '@playwright/test';
import { pl as appointment } from '../../src/words/handover/pl/appointment.ts';
import { pl as protocol } from '../../src/words/handover/pl/protocol.ts';
import { pl as lease } from '../../src/words/leases/pl/lease-page.ts';
import { type Actor, expectAccessible, goTo } from './actor.ts';
import { enterCode } from './offers.ts';

/** The landlord names themselves as the person who hands over. */
export const nameTransfer = async (actor: Actor, offerId: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/lease/${offerId}`);
  await expectAccessible(page, 'lease in progress');
  await page.getByRole('link', { name: lease['act.nameTransfer'] }).first().click();
  await page.waitForURL(/\/indicate-transfer-person\//);
  await page.getByRole('button', { name: appointment.me }).click();
  await page.locator('[id="f-authorized"]').check();
  await expectAccessible(page, 'person who hands over');
  await page.getByRole('button', { name: appointment['send.landlord'], exact: true }).click();
  await page.waitForURL(/\/lease\//);
};

/** Fills in the protocol and hands it to the other side. */
export const submitProtocol = async (actor: Actor, offerId: string, statements: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, `/protocol/${offerId}`);
  await page.getByRole('textbox', { name: protocol['statements.title'] }).fill(statements);
  for (const reading of await page.getByLabel(new RegExp(`^${protocol['meters.reading']}:`)).all()) await reading.fill('1842,5');
  await expectAccessible(page, 'protocol');
  await page.getByRole('button', { name: protocol.send }).click();
  await expect(page.getByText(protocol['sent.title'])).toBeVisible({ timeout: 60_000 });
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
  await page.getByRole('button', { name: protocol.sign }).click();
  await expect(page.getByRole('heading', { name: protocol['closed.done'] })).toBeVisible({ timeout: 60_000 });
};
