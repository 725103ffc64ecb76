import { expect } from '@playwright/test';
import { adminWords } from '../../src/words/admin/pages.ts';
import { formWords } from '../../src/words/leases/form.ts';
import { type Actor, alive, expectAccessible } from './actor.ts';

const words = formWords.pl;

/** Opens the page of a lease whose written form is missing. */
export const openForm = async ({ page, base }: Actor, offerId: string): Promise<void> => {
  await page.goto(`${base}/lease/${offerId}`);
  await alive(page);
  await expect(page.getByText(words.effect)).toBeVisible();
  await expect(page.getByText(words['effect.short'])).toBeVisible();
};

/** Brings a file of the written form. */
export const bringForm = async (
  { page }: Actor,
  kind: 'qualified' | 'scan',
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<void> => {
  const mimeType = 'application/pdf';
  await page
    .getByLabel(words[`${kind}.act`], { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: file.name, mimeType, buffer: Buffer.from(file.bytes) });
};

/** Declares the day on which originals were exchanged. */
export const declareExchange = async (actor: Actor, day: string): Promise<void> => {
  const { page } = actor;
  await page.getByLabel(words['declare.day']).fill(day);
  await expectAccessible(page, 'declaration of the exchange');
  await page.getByRole('button', { name: words['declare.act'] }).click();
  await expect(page.getByText(words['declare.done'])).toBeVisible();
};

/** The moderator takes note of the one file that waits. */
export const noteForm = async ({ page, base }: Actor, note: string): Promise<void> => {
  await page.goto(`${base}/admin/forms`);
  await alive(page);
  await expect(page.getByRole('navigation', { name: adminWords.pl['nav.label'] }).getByText(words['console.title'])).toBeVisible();
  await expectAccessible(page, 'files of the written form');
  await page.getByRole('button', { name: words['console.accept'] }).click();
  await page.getByLabel(words['console.note']).fill(note);
  await page.getByRole('dialog').getByRole('button', { name: words['console.accept'] }).click();
  await expect(page.getByText(words['console.empty'])).toBeVisible();
};
