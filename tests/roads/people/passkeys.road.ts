/** Passkeys in a browser with a device of its own: added, used alone and after the password, removed. */

import { test as road } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { passkeyWords } from '../../../src/words/accounts/passkeys.ts';
import { securityWords } from '../../../src/words/accounts/security.ts';
import { testPassword } from '../../kit/server.ts';
import { openStage, type Stage } from '../../kit/stage.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, forgive } from '../road.ts';

const account = accountWords.pl;
const security = securityWords.pl;
const passkeys = passkeyWords.pl;

let stage: Stage;
road.beforeAll(async () => {
  stage = await openStage();
});
road.afterAll(() => stage.close());
road.afterEach(() => expect(stage.faults(), 'console of the browsers').toEqual([]));

/** Gives a browser a built-in device that keeps passkeys and verifies its owner. `isThere` says whether the owner confirms. */
const withDevice = async ({ page }: Actor) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { verify: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }) };
};

const signOut = async ({ page }: Actor): Promise<void> => {
  const banner = page.getByRole('banner');
  await alive(page, { part: 'header button' });
  await banner.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(banner.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
};

road('somebody adds a passkey, signs in with it alone and after the password, renames and removes it', async ({ browser }) => {
  const person = await stage.person();
  const actor = await stage.enter(browser, person);
  const { page, mailbox } = actor;
  const device = await withDevice(actor);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await goTo(actor, '/moja-tablica/account/security');
  await expectSound(stage, actor, 'security without passkeys');
  await main.getByRole('button', { name: passkeys.add }).click();
  await page.getByLabel(passkeys['add.name']).fill('Laptop w biurze');
  await page.getByLabel(security['factor.password']).fill(testPassword);
  await expectFits(actor, 'adding a passkey');

  // Whoever does not confirm who they are is told, and may try again.
  await device.verify(false);
  await main.getByRole('button', { name: passkeys['add.next'], exact: true }).click();
  await expect(main.getByText(passkeys['problem.cancelled'])).toBeVisible();
  await expectFits(actor, 'a passkey that was not confirmed');
  await device.verify(true);

  // Time is over: what the server refused begins anew, with the name that was typed.
  await stage.db.execute(sql`delete from link_token where purpose = 'passkey-make' and uid = ${person.uid}`);
  await main.getByRole('button', { name: passkeys['add.again'] }).click();
  await expect(main.getByText(/^Minęło 5 minut/)).toBeVisible();
  forgive(actor, 'addPasskey');
  await main.getByRole('button', { name: passkeys['add.again'] }).click();
  await expect(page.getByLabel(passkeys['add.name'])).toHaveValue('Laptop w biurze');
  await page.getByLabel(security['factor.password']).fill(testPassword);
  await main.getByRole('button', { name: passkeys['add.next'], exact: true }).click();
  await expect(page.getByLabel(security['codes.kept'])).toBeVisible();
  const codes = await main.locator('li code').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await page.getByLabel(security['codes.kept']).check();
  await main.getByRole('button', { name: security['codes.done'] }).click();
  await expect(main.getByText('Laptop w biurze')).toBeVisible();
  await expect(main.getByText('Zostało 10 z 10 kodów zapasowych.')).toBeVisible();
  await expectSound(stage, actor, 'security with a passkey');
  await mailbox.letter(person.email, ({ text }) => /„Laptop\sw\sbiurze”/.test(text));

  await signOut(actor);
  await goTo(actor, '/en/offers?signin=1');
  await expect(dialog).toBeVisible();
  await expectFits(actor, 'sign-in with a passkey en');
  await goTo(actor, '/offers?signin=1&from=%2Fmoja-tablica%2Faccount%2Fsecurity');
  await expect(dialog).toBeVisible();
  await expectFits(actor, 'sign-in with a passkey');
  await device.verify(false);
  await dialog.getByRole('button', { name: passkeys.signIn }).click();
  await expect(dialog.getByText(passkeys['problem.cancelled'])).toBeVisible();
  await device.verify(true);
  await dialog.getByRole('button', { name: passkeys.signIn }).click();
  await expect(page).toHaveURL(/account\/security$/);
  await expect(main.getByText(/^Ostatnio użyty/)).toBeVisible();

  await signOut(actor);
  for (const lang of ['/en', '']) {
    const words = lang === '' ? accountWords.pl : accountWords.en;
    const keyWords = lang === '' ? passkeyWords.pl : passkeyWords.en;
    await goTo(actor, `${lang}/offers?signin=1&from=%2Fmoja-tablica%2Faccount%2Fsecurity`);
    await dialog.getByLabel(words['field.email'], { exact: true }).fill(person.email);
    await dialog.getByLabel(words['field.password'], { exact: true }).fill(testPassword);
    await dialog.getByRole('button', { name: words['in.act'], exact: true }).click();
    await expect(dialog.getByText(keyWords['second.keyOnly'])).toBeVisible();
    forgive(actor, 'signIn');
    await expectFits(actor, `a passkey after the password${lang.replace('/', ' ')}`);
  }
  await dialog.getByRole('button', { name: passkeys.use }).click();
  await expect(page).toHaveURL(/account\/security$/);

  await main.getByRole('button', { name: 'Zmień nazwę: Laptop w biurze' }).click();
  await expectFits(actor, 'renaming a passkey');
  await page.getByLabel(passkeys['add.name']).fill('Telefon');
  await main.getByRole('button', { name: passkeys['rename.act'] }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Telefon' })).toBeVisible();
  await main.getByRole('button', { name: 'Usuń klucz: Telefon' }).click();
  await expect(main.getByText(passkeys['remove.last'].replace('{name}', 'Telefon'))).toBeVisible();
  await expectFits(actor, 'removing a passkey');
  await main.getByRole('button', { name: passkeys.use }).click();
  await expect(page.getByText(passkeys.removed)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Telefon' })).toBeHidden();
  await expect(main.getByRole('button', { name: security['factor.set'] })).toBeVisible();

  // The device still has the key; nothing is opened by it any more.
  await signOut(actor);
  await goTo(actor, '/?signin=1');
  await dialog.getByRole('button', { name: passkeys.signIn }).click();
  await expect(dialog.getByText('Nie znamy tego klucza dostępu')).toBeVisible();
  forgive(actor, 'signInWithPasskey');
  await expect(dialog.getByLabel(account['field.password'], { exact: true })).toBeVisible();
});
