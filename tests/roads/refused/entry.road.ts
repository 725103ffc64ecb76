import { sql } from 'drizzle-orm';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { accountRefusalWords } from '../../../src/words/accounts/refusals.ts';
import { mailboxWords } from '../../../src/words/content/mail.ts';
import { codeIn } from '../../kit/post-office.ts';
import { testPassword } from '../../kit/server.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, failing, forgive, road } from '../road.ts';

const account = accountWords.pl;

road('a sign-in, a mailed link, a sign-up and its code that fail say so at their place, and nothing typed is lost', async ({ browser, stage }) => {
  const person = await stage.person();
  const visitor = await stage.visit(browser);
  const { page, mailbox } = visitor;
  const dialog = page.getByRole('dialog');
  const field = (name: 'email' | 'password' | 'repeat' | 'firstName' | 'lastName') => dialog.getByLabel(account[`field.${name}`], { exact: true });
  await goTo(visitor, '/?signin=1');
  await field('email').fill(person.email);
  await field('password').fill('Nie-to-haslo-1');
  const signIn = dialog.getByRole('button', { name: account['in.act'], exact: true });
  await signIn.click();
  await expect(dialog.getByRole('alert').getByText(accountRefusalWords.pl['refusal.signin.wrong'])).toBeVisible();
  forgive(visitor, 'signIn');
  await failing(visitor, 'signIn', async () => {
    await signIn.click();
    await expect(dialog.getByRole('alert').getByText(account['in.failed'])).toBeVisible();
  });
  await expect(field('email')).toHaveValue(person.email);

  await dialog.getByRole('button', { name: account['in.forgot'] }).click();
  await failing(visitor, 'requestPasswordReset', async () => {
    await dialog.getByRole('button', { name: account['forgot.act'] }).click();
    await expect(dialog.getByText(account['forgot.failed'])).toBeVisible();
  });
  await dialog.getByRole('button', { name: account['forgot.act'] }).click();
  await expect(dialog.getByText(account['forgot.sent'])).toBeVisible();

  await dialog.getByRole('button', { name: account['forgot.back'] }).click();
  await dialog.getByRole('button', { name: account['in.new.link'] }).click();
  const email = `nowa-${person.email}`;
  await field('email').fill(email);
  for (const name of ['password', 'repeat'] as const) await field(name).fill(testPassword);
  await dialog.getByRole('button', { name: account['up.next'] }).click();
  await field('firstName').fill('Jagoda');
  await field('lastName').fill('Wilk');
  await failing(visitor, 'signUp', async () => {
    await dialog.getByRole('button', { name: account['up.act'] }).click();
    await expect(dialog.getByRole('alert').getByText(account['up.failed'])).toBeVisible();
    await expectFits(visitor, 'sign-up that fails');
  });
  await expect(field('firstName')).toHaveValue('Jagoda');
  await dialog.getByRole('button', { name: account['up.act'] }).click();
  const code = dialog.getByLabel(account['code.field']);
  await expect(code).toBeVisible();

  const digits = codeIn(await mailbox.letter(email, ({ text }) => /\d{6}/.test(text)));
  await failing(visitor, 'verifyEmailVerificationCode', async () => {
    await code.fill(digits);
    await expect(dialog.getByRole('alert').getByText(account['code.failed'])).toBeVisible();
  });
  // Another code may be asked for a minute after the first one.
  await page.reload();
  await failing(visitor, 'sendEmailVerificationCode', async () => {
    await dialog.getByRole('button', { name: account['code.again'] }).click();
    await expect(dialog.getByRole('alert').getByText(account['code.notSent'])).toBeVisible();
    await expectFits(visitor, 'code that is not sent');
  });
  await dialog.getByLabel(account['code.field']).fill(digits);
  await expect(page.getByText(account['code.done'])).toBeVisible();
});

road(
  'an e-mail that cannot be viewed says so, in both languages, and whether its link is wrong or the service is away',
  async ({ browser, stage }) => {
    const visitor = await stage.visit(browser);
    const { page } = visitor;
    const [address, text] = [`/mail/${'M'.repeat(20)}/wrong`, page.getByRole('main')];
    for (const [prefix, words] of [
      ['', mailboxWords.pl],
      ['/en', mailboxWords.en],
    ] as const) {
      await goTo(visitor, prefix + address);
      await expect(page.getByRole('heading', { level: 1, name: words.failed })).toBeVisible();
      await expect(text).toContainText(words['failed.text']);
      await expectFits(visitor, `mail that cannot be viewed ${prefix}`);
    }
    visitor.faults.splice(0);
    await stage.hold(async () => {
      await stage.db.execute(sql.raw('alter table mail rename to mail_away'));
      try {
        await goTo(visitor, address);
        await expect(page.getByRole('heading', { level: 1, name: mailboxWords.pl.failed })).toBeVisible();
        await expect(text).toContainText(mailboxWords.pl['failed.later']);
      } finally {
        await stage.db.execute(sql.raw('alter table mail_away rename to mail'));
      }
    });
    visitor.faults.splice(0);
  },
);
