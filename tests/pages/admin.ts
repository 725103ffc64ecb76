import { expect } from '@playwright/test';
import { type Actor, expectAccessible, goTo } from './actor.ts';

const acceptAll = async (actor: Actor, path: string, emails: readonly string[]): Promise<void> => {
  const { page } = actor;
  await goTo(actor, path);
  await expectAccessible(page, path);
  for (const email of emails) {
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: 'Akceptuj' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Akceptuj' }).click();
    await expect(row).toBeHidden();
  }
};

/** Gives each who waits a code of the citizen app, and approves. */
export const acceptIdentities = async (actor: Actor, emails: readonly string[]): Promise<void> => {
  const { page } = actor;
  await goTo(actor, '/admin/mobywatel-verification');
  await expectAccessible(page, 'identities');
  for (const email of emails) {
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByPlaceholder('6 cyfr').fill('738204');
    await row.getByRole('button', { name: 'Wyślij kod' }).click();
    await row.getByRole('button', { name: 'Zatwierdź' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zatwierdź tożsamość' }).click();
    await expect(row).toBeHidden();
  }
};

/** Accepts the companies that wait. */
export const acceptCompanies = (actor: Actor, emails: readonly string[]) => acceptAll(actor, '/admin/companies', emails);

/** Books the deposit of an offer as received today, in the sum that the list says. */
export const bookDeposit = async (actor: Actor, offerName: string, day: string): Promise<void> => {
  const { page } = actor;
  await goTo(actor, '/admin/deposits');
  await expectAccessible(page, 'deposits');
  const row = page.getByRole('row').filter({ hasText: offerName });
  const amount = ((await row.getByRole('cell').nth(3).textContent()) ?? '').replace(/[^0-9,]/g, '');
  await row.getByRole('button', { name: 'Zaksięguj wpłatę' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Płacący').fill('KAWA SP. Z O.O.');
  await dialog.getByLabel('Rachunek płacącego').fill('27 1140 2004 0000 3002 0135 5387');
  await dialog.getByLabel('Kwota').fill(amount);
  await dialog.getByLabel('Data waluty').fill(day);
  await dialog.getByLabel('Referencja bankowa').fill('PRZELEW/2026/0001');
  await expectAccessible(page, 'booking of a deposit');
  await dialog.getByRole('button', { name: 'Zaksięguj wpłatę' }).click();
  await expect(dialog).toBeHidden();
};

/** Every part of the console opens and is accessible. */
export const visitConsole = async (actor: Actor): Promise<void> => {
  for (const path of ['/admin', '/admin/tasks']) {
    await goTo(actor, path);
    await expectAccessible(actor.page, path);
  }
};
