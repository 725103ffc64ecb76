/** Second factor, sessions, and signing in with an account of another service, in browsers. */

import { test as road } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { totpAt, totpStep } from '../../../src/server/kit/security/totp.ts';
import { openIdWords } from '../../../src/words/accounts/open-id.ts';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { securityWords } from '../../../src/words/accounts/security.ts';
import { offerDetailWords } from '../../../src/words/offers/details.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { type LocalProvider, localProvider } from '../../kit/open-id.ts';
import { testPassword } from '../../kit/server.ts';
import { openStage, type Stage } from '../../kit/stage.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, forgive } from '../road.ts';

const account = accountWords.pl;
const security = securityWords.pl;
const openId = openIdWords.pl;

const hearts = offerDetailWords.pl;
let stage: Stage;
let provider: LocalProvider;
road.beforeAll(async () => {
  provider = await localProvider();
  stage = await openStage(provider.env);
});
road.afterAll(async () => {
  await stage.close();
  await provider.close();
});
road.afterEach(() => expect(stage.faults(), 'console of the browsers').toEqual([]));

const quiet = (actor: Actor) => actor.page.addInitScript("if (window === top) localStorage.setItem('consent', 'necessary')");

/** Opens the dialog and enters address and password. */
const enterPassword = async (actor: Actor, email: string): Promise<void> => {
  const dialog = actor.page.getByRole('dialog');
  await dialog.getByLabel(account['field.email'], { exact: true }).fill(email);
  await dialog.getByLabel(account['field.password'], { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: account['in.act'], exact: true }).click();
};

road('a second factor is set up with an app, asked for at the sign-in, and replaced by a recovery code', async ({ browser }) => {
  const person = await stage.person();
  const actor = await stage.enter(browser, person);
  const { page, mailbox } = actor;
  await goTo(actor, '/moja-tablica/account/security');
  await expectSound(stage, actor, 'security');
  await page.getByRole('button', { name: security['factor.set'] }).click();
  await page.getByLabel(security['factor.password']).fill('Zle-haslo-1');
  await page.getByRole('button', { name: security['factor.next'] }).click();
  await expect(page.getByText('To nie jest hasło do tego konta.')).toBeVisible();
  forgive(actor, 'startSecondFactor');
  await page.getByLabel(security['factor.password']).fill(testPassword);
  await page.getByRole('button', { name: security['factor.next'] }).click();
  await expect(page.getByRole('img', { name: security['factor.picture'] })).toBeVisible();
  await expectFits(actor, 'second factor, the app');
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  const shown = (later: number) => totpAt(secret, totpStep(Date.now()) + later);
  await page.getByLabel(security['factor.enter']).fill(shown(0));
  await page.getByRole('button', { name: security['factor.enable'] }).click();
  await expect(page.getByText(security['codes.kept'])).toBeVisible();
  await expectFits(actor, 'recovery codes');
  const codes = await page.getByRole('main').locator('li code').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expect(page.getByRole('button', { name: security['codes.done'] })).toBeDisabled();
  await page.getByLabel(security['codes.kept']).check();
  await page.getByRole('button', { name: security['codes.done'] }).click();
  await expect(page.getByText('Zostało 10 z 10 kodów zapasowych.')).toBeVisible();
  await expectSound(stage, actor, 'security with a second factor');
  await mailbox.letter(person.email, ({ subject }) => subject === 'Drugi składnik konta w Parterze jest włączony');

  const other = await stage.visit(browser);
  await quiet(other);
  await goTo(other, '/offers?signin=1&from=%2Fmoja-tablica%2Faccount%2Fsecurity');
  await enterPassword(other, person.email);
  const dialog = other.page.getByRole('dialog');
  await expect(dialog.getByText(security['second.text'])).toBeVisible();
  forgive(other, 'signIn');
  await expectFits(other, 'code of the second factor');
  await dialog.getByLabel(security['code.field']).fill('000000');
  await dialog.getByRole('button', { name: security['second.act'] }).click();
  await expect(dialog.getByText('Kod jest nieprawidłowy. Zostały 4 próby.')).toBeVisible();
  forgive(other, 'confirmSignIn');
  await dialog.getByLabel(security['code.field']).fill(shown(1));
  await dialog.getByRole('button', { name: security['second.act'] }).click();
  await expect(other.page.getByRole('heading', { name: security['sessions.title'] })).toBeVisible();
  await mailbox.letter(person.email, ({ subject }) => subject === 'Nowe logowanie do Parteru');

  const third = await stage.visit(browser);
  await quiet(third);
  await goTo(third, '/?signin=1');
  await enterPassword(third, person.email);
  await third.page
    .getByRole('dialog')
    .getByLabel(security['code.field'])
    .fill(codes[0]?.toLowerCase() ?? '');
  forgive(third, 'signIn');
  await third.page.getByRole('dialog').getByRole('button', { name: security['second.act'] }).click();
  await expect(third.page.getByRole('dialog')).toBeHidden();
  await mailbox.letter(person.email, ({ text }) => text.includes('Zostało 9.'));

  // The first browser sees the others come, ends one and then all.
  const rows = page.getByRole('main').getByRole('listitem');
  const others = rows.filter({ hasText: security['sessions.end'] });
  // The one that opened the account, and the two browsers, of which the last comes live.
  await expect(others).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Wyloguj: / })
    .first()
    .click();
  await expect(others).toHaveCount(2);
  await page.getByRole('button', { name: security['sessions.others'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: security['sessions.others'] }).click();
  await expect(others).toHaveCount(0);
  await goTo(third, '/moja-tablica/account/security');
  await expect(third.page.getByRole('dialog')).toBeVisible();
  // Whoever was signed out meets refusals of what the open page asks, until it is closed.
  for (const one of [other, third]) {
    await one.page.goto('about:blank');
    one.faults.splice(0);
  }

  await page.getByRole('button', { name: security['factor.disable'], exact: true }).click();
  await expectFits(actor, 'switching the second factor off');
  await page.getByLabel(security['code.field']).fill(codes[1] ?? '');
  await page.getByRole('button', { name: security['factor.disable.title'] }).click();
  await expect(page.getByText(security['factor.disabled'])).toBeVisible();
});

road('an admin without a second factor is led to it when the grace is over', async ({ browser }) => {
  const person = await stage.person({ claims: ['admin'] });
  const actor = await stage.enter(browser, person);
  await stage.db.execute(sql`update person set second_factor_due = now() + interval '2 days' where uid = ${person.uid}`);
  await goTo(actor, '/admin');
  await expect(actor.page.getByRole('main').getByRole('link', { name: /ustaw drugi składnik/ })).toBeVisible();
  await expectFits(actor, 'console within the grace');
  await stage.db.execute(sql`update person set second_factor_due = now() - interval '1 second' where uid = ${person.uid}`);
  await goTo(actor, '/admin');
  await expect(actor.page).toHaveURL(/account\/security/);
  await expect(actor.page.getByText(security['factor.overdue'])).toBeVisible();
  await expectFits(actor, 'security of an admin whose claim rests');
});

const google = { sub: 'road-1', email: 'ewa@gmail.example', email_verified: true, given_name: 'Ewa', family_name: 'Lis' };

road('somebody comes with a Google account for the first time, completes it, and is in at once the next time', async ({ browser }) => {
  provider.meet(google);
  const actor = await stage.visit(browser);
  await quiet(actor);
  await goTo(actor, '/offers?signin=1&from=%2Fmoja-tablica%2Faccount%2Finfo');
  const dialog = actor.page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: openId.act.replace('{name}', 'Google') });
  await expect(button).toBeVisible();
  await expectFits(actor, 'sign-in with another way');
  await button.click();
  await expect(dialog.getByText(openId['complete.text'].replace('{email}', google.email))).toBeVisible();
  await expect(actor.page).toHaveURL(/\/offers\?signin=complete/);
  // A reload in the middle loses nothing.
  await actor.page.reload();
  await expect(dialog.getByLabel(account['field.firstName'])).toHaveValue('Ewa');
  await expectFits(actor, 'completing the account');
  await dialog.getByLabel(account['field.lastName']).fill('Lis-Nowak');
  await dialog.getByRole('button', { name: openId['complete.act'] }).click();
  await expect(actor.page).toHaveURL(/\/moja-tablica\/account\/info$/);
  await expect(actor.page.getByText('Ewa Lis-Nowak').last()).toBeVisible();
  await actor.page.getByRole('button', { name: account['email.change'] }).click();
  await expect(actor.page.getByLabel(account['email.change.new'])).toBeVisible();
  await expect(actor.page.getByLabel(account['field.password'], { exact: true })).toBeHidden();
  // An hour later the session may be somebody else's hand on an open laptop.
  await stage.db.execute(
    sql`update auth_session set created_at = now() - interval '1 hour' where user_id = (select uid from person where email = ${google.email})`,
  );
  const changeAddress = async (): Promise<void> => {
    await actor.page.getByLabel(account['email.change.new']).fill('nowa@gmail.example');
    await actor.page.getByRole('button', { name: account['email.change.send'] }).click();
  };
  await changeAddress();
  await expect(actor.page.getByText('Twoje logowanie jest starsze niż 10 minut')).toBeVisible();
  forgive(actor, 'requestEmailChange');
  await expectFits(actor, 'change of address after a sign-in long ago');
  await actor.page
    .getByRole('main')
    .getByRole('button', { name: openId.act.replace('{name}', 'Google') })
    .click();
  await expect(actor.page.getByLabel(account['email.change.new'])).toHaveCount(0);
  await alive(actor.page);
  await actor.page.getByRole('button', { name: account['email.change'], exact: true }).click();
  await changeAddress();
  await actor.mailbox.letter('nowa@gmail.example', ({ text }) => /\d{6}/.test(text));
  await goTo(actor, '/moja-tablica/account/security');
  await expectFits(actor, 'security without a password');
  await actor.page.getByRole('button', { name: account['security.password.set'], exact: true }).click();
  await actor.mailbox.letter(google.email, ({ subject }) => subject === 'Ustaw nowe hasło do Parteru');

  const again = await stage.visit(browser);
  await quiet(again);
  await goTo(again, '/?signin=1');
  await again.page
    .getByRole('dialog')
    .getByRole('button', { name: openId.act.replace('{name}', 'Google') })
    .click();
  await expect(again.page.getByRole('banner').getByText('Ewa').first()).toBeAttached();
  await expect(again.page.getByRole('dialog')).toBeHidden();
});

road('a Google account whose address has an account here is told so, and so is who goes back', async ({ browser }) => {
  const person = await stage.person();
  provider.meet({ ...google, sub: 'road-2', email: person.email });
  const actor = await stage.visit(browser);
  await quiet(actor);
  await goTo(actor, '/?signin=1');
  const dialog = actor.page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: openId.act.replace('{name}', 'Google') });
  await button.click();
  await expect(dialog.getByText(openId['problem.openid-taken'])).toBeVisible();
  await expectFits(actor, 'sign-in with a taken address');
  provider.meet(google, { error: 'access_denied' });
  await button.click();
  await expect(dialog.getByText(openId['problem.openid-cancelled'])).toBeVisible();
  await enterPassword(actor, person.email);
  await expect(dialog).toBeHidden();
});

road('somebody says that they are an agent, with a licence', async ({ browser }) => {
  const person = await stage.person();
  const actor = await stage.enter(browser, person);
  await goTo(actor, '/moja-tablica/account/info');
  await actor.page.getByLabel('Jestem pośrednikiem nieruchomości').check();
  await actor.page.getByLabel('Numer licencji zawodowej').fill('12345');
  await expectFits(actor, 'account of an agent');
  await actor.page.getByRole('main').locator('form').getByRole('button', { name: 'Zapisz' }).click();
  await expect(actor.page.getByText('Zapisano.')).toBeVisible();
  await actor.page.reload();
  await expect(actor.page.getByLabel('Numer licencji zawodowej')).toHaveValue('12345');
});

const campaign = '?utm_source=list&utm_medium=mail&utm_campaign=jesien&utm_id=7&utm_term=biura&utm_content=a';

road('a heart that a visitor pressed is kept through Google, the first time and every other', async ({ browser }) => {
  const landlord = await anInsertedSigner(stage);
  provider.meet({ sub: 'road-2', email: 'iga@gmail.example', email_verified: true, given_name: 'Iga', family_name: 'Sadowska' });
  const press = async (actor: Actor): Promise<void> => {
    await quiet(actor);
    await goTo(actor, `/offer/${await anInsertedOffer(stage, landlord)}`);
    await actor.page.getByRole('link', { name: hearts['heart.save'] }).click();
    await actor.page
      .getByRole('dialog')
      .getByRole('button', { name: openId.act.replace('{name}', 'Google') })
      .click();
  };
  const kept = ({ page }: Actor) => page.getByRole('main').getByRole('button', { name: hearts['heart.saved'] });
  const first = await stage.visit(browser);
  await press(first);
  await first.page.getByRole('dialog').getByRole('button', { name: openId['complete.act'] }).click();
  await expect(kept(first)).toBeVisible();
  const second = await stage.visit(browser);
  await press(second);
  await expect(kept(second)).toBeVisible();
  // Once: another offer that is opened later is not touched.
  await goTo(second, `/offer/${await anInsertedOffer(stage, landlord)}`);
  await expect(second.page.getByRole('main').getByRole('button', { name: hearts['heart.save'] })).toBeVisible();
});

road('a campaign is kept with consent alone, and sent with the sign-up and with the press on a link to a new offer', async ({ browser }) => {
  const actor = await stage.visit(browser);
  const { page } = actor;
  const kept = () => page.evaluate(() => localStorage.getItem('campaign'));
  await goTo(actor, `/faq${campaign}`);
  const banner = page.getByRole('region', { name: 'Twoja prywatność' });
  await expect(banner).toBeVisible();
  expect(await kept()).toBeNull();
  await banner.getByRole('button', { name: 'Zgadzam się' }).click();
  await expect.poll(kept).toContain('"utmCampaign":"jesien"');
  const noted = async () => (await stage.db.execute(sql`select details from event where method = 'onClickOfferAddLink'`)).rows;
  await page.getByRole('banner').getByRole('link', { name: 'Dodaj ofertę' }).click();
  await expect(page).toHaveURL(/\/add-offer$/);
  await expect.poll(noted).toMatchObject([{ details: { utmSource: 'list', utmContent: 'a' } }]);
  await page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: account['in.new.link'] }).click();
  await dialog.getByLabel(account['field.email'], { exact: true }).fill('kampania@test.example');
  for (const label of [account['field.password'], account['field.repeat']]) await dialog.getByLabel(label, { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: account['up.next'] }).click();
  await dialog.getByLabel(account['field.firstName'], { exact: true }).fill('Jan');
  await dialog.getByLabel(account['field.lastName'], { exact: true }).fill('Zuch');
  await dialog.getByRole('button', { name: account['up.act'] }).click();
  await expect(dialog.getByLabel(account['code.field'])).toBeVisible();
  const { rows } = await stage.db.execute(sql`select campaign from person where email = 'kampania@test.example'`);
  expect(rows).toMatchObject([{ campaign: { utmSource: 'list', utmId: '7', timestamp: expect.any(String) } }]);
  await page.evaluate(() => localStorage.setItem('consent', 'necessary'));
  await page.reload();
  await expect.poll(kept).toBeNull();
});
