/** Forms that are filled in and sent: before the page's code has come, twice, with the keyboard, and refused. */

import type { Page } from '@playwright/test';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { offerNumbers } from '../../src/domain/kit/numbers.ts';
import { accountWords } from '../../src/words/accounts/pages.ts';
import { accountRefusalWords } from '../../src/words/accounts/refusals.ts';
import { companyWords } from '../../src/words/companies/pages.ts';
import { contentWords } from '../../src/words/content/pages.ts';
import { formWords } from '../../src/words/kit/form.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { workspaceWords } from '../../src/words/kit/workspace.ts';
import { offerFormWords } from '../../src/words/offers/form.ts';
import { aProject, aSigner, must } from '../factories/published-offer.ts';
import { testPassword } from '../kit/server.ts';
import { type Actor, alive, goTo } from '../pages/actor.ts';
import { expectFits } from '../pages/screens.ts';
import { expect, forgive, road } from './road.ts';

const account = accountWords.pl;
const company = companyWords.pl;
const content = contentWords.pl;
const shell = shellWords.pl;

/** Opens an address whose code does not come until it is let go. */
const openHeld = async ({ page, base }: Actor, path: string): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(base + path, { waitUntil: 'domcontentloaded' });
  return held.resolve;
};

/** Counts how often a call is made. */
const countCalls = (page: Page, wire: string): { readonly made: () => number } => {
  let made = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/call/${wire}`)) made += 1;
  });
  return { made: () => made };
};

road('whoever signs in before the code has come signs in once, with what was typed after a refusal', async ({ browser, stage }) => {
  const person = await stage.person();
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  const letGo = await openHeld(visitor, '/offers');
  await page.getByRole('banner').getByRole('link', { name: shell.signIn }).click();
  letGo();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel(account['field.email'], { exact: true });
  const password = dialog.getByLabel(account['field.password'], { exact: true });
  await email.fill(person.email);
  await password.fill('Nie-to-haslo-1');
  await password.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  forgive(visitor, 'signIn');
  await expect(email).toHaveValue(person.email);
  await expect(password).toHaveValue('Nie-to-haslo-1');
  const { made } = countCalls(page, 'signIn');
  await password.fill(testPassword);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('dialog form');
    for (let press = 0; press < 3; press += 1) form?.requestSubmit();
  });
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('banner').getByText(person.lastName)).toBeVisible();
  expect(made()).toBe(1);
});

road('a registration that is sent twice makes one account; a taken address keeps what was typed', async ({ browser, stage }) => {
  const known = await stage.person();
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  await goTo(visitor, '/offers?signin=up');
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await field(account['field.email']).fill(known.email);
  await field(account['field.password']).fill(testPassword);
  await field(account['field.repeat']).fill('Inne-haslo-1');
  await field(account['field.repeat']).press('Enter');
  await expect(dialog.getByText(account['problem.repeat'])).toBeVisible();
  await expect(field(account['field.repeat'])).toBeFocused();
  await field(account['field.repeat']).fill(testPassword);
  await field(account['field.repeat']).press('Enter');
  await field(account['field.firstName']).fill('Olga');
  await field(account['field.lastName']).fill('Nowa');
  await dialog.getByRole('button', { name: account['up.act'] }).click();
  await dialog.getByRole('button', { name: account['up.fix'] }).click();
  forgive(visitor, 'signUp');
  await expect(field(account['field.password'])).toHaveValue(testPassword);
  const { made } = countCalls(page, 'signUp');
  const email = `olga-${known.email}`;
  await field(account['field.email']).fill(email);
  await field(account['field.email']).press('Enter');
  await expect(field(account['field.lastName'])).toHaveValue('Nowa');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('dialog form');
    for (let press = 0; press < 3; press += 1) form?.requestSubmit();
  });
  await expect(dialog.getByText(email)).toBeVisible();
  expect(made()).toBe(1);
});

road(
  'a password that is guessed first is refused where it is typed, before the name is asked for; one like the name goes back to its field',
  async ({ browser, stage }) => {
    const visitor = await stage.visit(browser);
    const { page } = visitor;
    const { made } = countCalls(page, 'signUp');
    await goTo(visitor, '/offers?signin=up');
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    const refused = dialog.getByText(accountRefusalWords.pl['refusal.password.guessable']);
    const choose = async (password: string): Promise<void> => {
      await field(account['field.password']).fill(password);
      await field(account['field.repeat']).fill(password);
    };
    await field(account['field.email']).fill('osoba-nowa@test.example');
    await choose('Kochanie-2026!');
    await expect(dialog.getByRole('img', { name: account['strength.label'].replace('{n}', '1') })).toBeVisible();
    await expect(dialog.getByText(account['strength.guessable'])).toBeVisible();
    await expectFits(visitor, 'a guessable password');
    await field(account['field.repeat']).press('Enter');
    await expect(refused).toBeVisible();
    await expect(field(account['field.password'])).toBeFocused();
    expect(made()).toBe(0);
    await choose('Olga-Wisniewska-77');
    await expect(dialog.getByRole('img', { name: account['strength.label'].replace('{n}', '4') })).toBeVisible();
    await field(account['field.repeat']).press('Enter');
    await field(account['field.firstName']).fill('Olga');
    await field(account['field.lastName']).fill('Wiśniewska');
    await dialog.getByRole('button', { name: account['up.act'] }).click();
    await dialog.getByRole('button', { name: account['up.fix'] }).click();
    forgive(visitor, 'signUp');
    await expect(refused).toBeVisible();
    await expect(field(account['field.password'])).toHaveAttribute('aria-invalid', 'true');
    await expect(field(account['field.email'])).not.toHaveAttribute('aria-invalid', 'true');
  },
);

road('a new password and a remark that were written and sent before the code of the page came arrive', async ({ browser, stage }) => {
  const person = await stage.person();
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  await page.request.post(`${visitor.base}/call/requestPasswordReset`, { data: { data: { email: person.email } } });
  const letter = await visitor.mailbox.letter(person.email, ({ html }) => html.includes('reset-password'));
  const path = /href="[^"]*(\/reset-password[^"]*)"/.exec(letter.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  let letGo = await openHeld(visitor, path);
  for (const label of [account['field.newPassword'], account['field.repeat']])
    await page.getByLabel(label, { exact: true }).fill('Zupelnie-nowe-haslo-7');
  await page.getByLabel(account['field.repeat'], { exact: true }).press('Enter');
  expect(page.url()).toContain(path);
  letGo();
  await expect(page.getByText(account['reset.done'])).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  letGo = await openHeld(visitor, '/pomoc');
  await page.getByLabel(content['report.subject'], { exact: true }).fill('Za mały druk');
  await page.getByLabel(content['report.description'], { exact: true }).fill('W stopce druk jest za mały.');
  await page.getByLabel(content['report.email'], { exact: true }).fill(person.email);
  await page.getByRole('button', { name: content['report.act'] }).click();
  expect(page.url()).not.toContain('?');
  letGo();
  await expect(page.getByText(content['report.sent'])).toBeVisible();
  const [subject, email] = [page.getByLabel(content['report.subject'], { exact: true }), page.getByLabel(content['report.email'], { exact: true })];
  await subject.press('Enter');
  await expect(subject).toBeFocused();
  await subject.fill('Za mały druk');
  await page.getByLabel(content['report.description'], { exact: true }).fill('W stopce druk jest za mały.');
  await email.fill('nie-adres');
  await email.press('Enter');
  await expect(page.getByText(content['report.email.wrong'])).toBeVisible();
  await expect(email).toBeFocused();
  forgive(visitor, 'onReport');
});

road('what was typed about a company before the code of the page came stays, and is not written into the address', async ({ browser, stage }) => {
  const person = await stage.person();
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  const letGo = await openHeld(actor, '/moja-tablica/account/link-company');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(company.nip).fill('5252344078');
  await field(company.name).fill('Kawa i Spółka');
  await page.getByLabel(company.legalForm).selectOption('foundation');
  await page.getByLabel(company.isLargeUndertaking).check();
  await field(company.name).press('Enter');
  letGo();
  await alive(page);
  expect(new URL(page.url()).search).toBe('');
  await field(company.city).fill('Gdynia');
  for (const [label, value] of [
    [company.nip, '5252344078'],
    [company.name, 'Kawa i Spółka'],
    [company.city, 'Gdynia'],
  ] as const)
    await expect(field(label)).toHaveValue(value);
  await expect(page.getByLabel(company.legalForm)).toHaveValue('foundation');
  await expect(page.getByLabel(company.isLargeUndertaking)).toBeChecked();
  await page.getByRole('button', { name: company.send }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: company.nip, exact: true })).toBeHidden();
});

road('the English pages of a person whose account is Polish lead to English pages of their own', async ({ browser, stage }) => {
  const person = await stage.person({ lang: 'pl' });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  const own = page.getByRole('navigation', { name: workspaceWords.en.menu });
  for (const link of [shellWords.en['nav.board'], shellWords.en['nav.account']]) {
    await must(person, accountsCalls.updateProfile, { lang: 'pl' });
    await goTo(actor, '/en/faq');
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .click();
    await expect(own).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

road('the minus of a basement is kept, however it is typed', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  const offerId = await aProject(person);
  await goTo(actor, `/add-offer/${offerId}#levels`);
  await page
    .getByRole('button', { name: new RegExp(`^${offerFormWords.pl['level.edit'].split('{')[0]}`) })
    .first()
    .click();
  const number = page.locator('#f-areaDetails\\.levels\\.0\\.levelNumber');
  await number.fill('3');
  for (const begin of ['Control+A', 'Tab']) {
    await number.fill('3');
    await (begin === 'Tab' ? number.selectText() : number.press(begin));
    await page.keyboard.type('-1', { delay: 20 });
    await expect(number).toHaveValue('-1');
  }
  await page.keyboard.press('Tab');
  await expect(number).toHaveValue('-1');
  await expect
    .poll(async () => (await must(person, offersCalls.getOfferForm, { offerId })).form.areaDetails?.levels?.[0]?.levelNumber, { timeout: 15_000 })
    .toBe(-1);
});

road(
  'a day that is none and a text that is too long stay as they came, say what is wrong, and are saved once they are mended',
  async ({ browser, stage }) => {
    const person = await aSigner(stage);
    const actor = await stage.enter(browser, person);
    const { page } = actor;
    const offerId = await aProject(person);
    const saved = async () => (await must(person, offersCalls.getOfferForm, { offerId })).form;
    await goTo(actor, `/add-offer/${offerId}#lease`);
    const day = page.locator('#f-availability');
    await expect(day).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
    for (const typed of ['31.02.2027', '13/45/2026', 'jutro']) {
      await day.selectText();
      await page.keyboard.type(typed, { delay: 10 });
      await day.blur();
      await expect(day).toHaveValue(typed);
      await expect(page.getByText(formWords.pl['day.unread'])).toBeVisible();
    }
    // The calendar, outside the page's landmarks, fades out after its field.
    await expect(page.locator('[data-dates-dropdown]')).toHaveCount(0);
    await expectFits(actor, 'a day that is none');
    await expect.poll(async () => (await saved()).availability, { timeout: 15_000 }).toBeUndefined();
    await goTo(actor, `/add-offer/${offerId}#lease`);
    await expect(day).toHaveValue('jutro');
    await expect(page.getByText(formWords.pl['day.unread'])).toBeVisible();
    await day.click();
    await day.fill('15.03.2027');
    await day.blur();
    await expect(page.getByText(formWords.pl['day.unread'])).toBeHidden();
    await expect.poll(async () => (await saved()).availability, { timeout: 15_000 }).toBe('2027-03-15');
    await day.click();
    await page.locator('[data-dates-dropdown]').getByRole('button', { name: /^18 / }).click();
    await expect(day).toHaveValue('18.03.2027');

    await goTo(actor, `/add-offer/${offerId}#basics`);
    const name = page.locator('#f-name');
    const before = (await saved()).name ?? '';
    const long = `${before} ${'x'.repeat(offerNumbers.nameMax)}`;
    const tooLong = formWords.pl['text.tooLong'].replace('{max}', String(offerNumbers.nameMax)).replace('{n}', String(long.length));
    await name.selectText();
    await page.keyboard.insertText(long);
    await page.keyboard.press('Tab');
    await expect(name).toHaveValue(long);
    await expect(page.getByText(tooLong)).toBeVisible();
    await goTo(actor, `/add-offer/${offerId}#basics`);
    await expect(name).toHaveValue(long);
    await expect(page.getByText(tooLong)).toBeVisible();
    await name.fill('Lokal przy rynku');
    await name.press('Tab');
    await expect(page.getByText(tooLong)).toBeHidden();
    await expect.poll(async () => (await saved()).name, { timeout: 15_000 }).toBe('Lokal przy rynku');
  },
);
