import { expect } from '@playwright/test';
import { codeIn } from '../kit/post-office.ts';
import { type Actor, expectAccessible, goTo } from './actor.ts';

/** The password of everybody in the journeys. */
export const password = 'Dobre-haslo-2026';

/** Signs up through the header's dialog and enters the code that comes by mail. */
export const signUp = async (actor: Actor): Promise<void> => {
  const { page, email, firstName, lastName, mailbox } = actor;
  await goTo(actor, '/add-offer');
  const banner = page.getByRole('region', { name: 'Twoja prywatność' });
  await banner.getByRole('button', { name: 'Tylko niezbędne' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Załóż konto' }).click();
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByLabel('Hasło', { exact: true }).fill(password);
  await dialog.getByLabel('Powtórz hasło', { exact: true }).fill(password);
  await expectAccessible(page, 'sign-up');
  await dialog.getByRole('button', { name: 'Dalej: imię i nazwisko' }).click();
  await dialog.getByLabel('Imię', { exact: true }).fill(firstName);
  await dialog.getByLabel('Nazwisko', { exact: true }).fill(lastName);
  await dialog.getByRole('button', { name: 'Załóż konto' }).click();
  const code = codeIn(await mailbox.letter(email, (letter) => letter.subject.includes('kod')));
  await expectAccessible(page, 'code of the sign-up');
  // The sixth digit sends the code.
  await dialog.getByLabel('Kod z e-maila').fill(code);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeHidden();
};

/** Asks for a code of the citizen app, to have the identity confirmed. */
export const askForIdentity = async (actor: Actor): Promise<void> => {
  const { page } = actor;
  await goTo(actor, '/moja-tablica/account/confirm-identity');
  await expectAccessible(page, 'identity');
  await page.getByRole('button', { name: 'Zacznij z mObywatelem' }).click();
  await page.getByRole('button', { name: 'Mam gotowe, proszę o kod' }).click();
  await expect(page.getByRole('heading', { name: 'Czekamy na Twój kod' })).toBeVisible();
};
