import { sql } from 'drizzle-orm';
import { accountsCalls } from '../../../src/contract/accounts/endpoints.ts';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { must } from '../../factories/published-offer.ts';
import { codeIn } from '../../kit/post-office.ts';
import { testPassword } from '../../kit/server.ts';
import type { Stage } from '../../kit/stage.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, forgive, road } from '../road.ts';

const words = accountWords.pl;

/** Somebody who has just changed their address, and the path of the link that undoes it. */
const changed = async (stage: Stage, mailbox: Awaited<ReturnType<Stage['visit']>>['mailbox']) => {
  const person = await stage.person();
  const email = `nowy-${person.email}`;
  await must(person, accountsCalls.requestEmailChange, { email, password: testPassword });
  const code = codeIn(await mailbox.letter(email, ({ text }) => /\d{6}/.test(text)));
  await must(person, accountsCalls.confirmEmailChange, { email, verificationCode: code });
  const { html } = await mailbox.letter(person.email, (letter) => letter.html.includes('undo-email-change'));
  const token = /undo-email-change\?token=([\w-]+)/.exec(html)?.[1] ?? '';
  return { person, token, path: `/undo-email-change?token=${token}` };
};

road('a link that undoes a change of address says when it was used or is over, and leads to a new password and to us', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser);
  const { page, mailbox } = visitor;
  const [used, late] = [await changed(stage, mailbox), await changed(stage, mailbox)];
  await must(stage.visitor, accountsCalls.undoEmailChange, { token: used.token });
  await stage.db.execute(sql`update person set email_change_undo_until = now() - interval '1 second' where uid = ${late.person.uid}`);
  for (const { path } of [used, late]) {
    await goTo(visitor, path);
    await page.getByRole('button', { name: words['undo.act'] }).click();
    await expect(page.getByRole('alert')).toContainText('72 godziny');
    forgive(visitor, 'undoEmailChange');
    await expect(page.getByRole('button', { name: words['undo.act'] })).toHaveCount(0);
    await expectFits(visitor, 'undoing too late');
    await expect(page.getByRole('link', { name: words['undo.over.write'] })).toHaveAttribute('href', '/pomoc');
  }
  await page.getByRole('main').getByRole('link', { name: words['forgot.title'] }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: words['forgot.title'] })).toBeVisible();
  await goTo(visitor, `/en${late.path}`);
  await page.getByRole('button', { name: accountWords.en['undo.act'] }).click();
  await expect(page.getByRole('link', { name: accountWords.en['undo.over.write'] })).toHaveAttribute('href', '/en/pomoc');
  forgive(visitor, 'undoEmailChange');
  await expectFits(visitor, 'undoing too late en', 'phone');
});

road('a link for a new password that was used says so and asks for another one from there', async ({ browser, stage }) => {
  const person = await stage.person();
  const visitor = await stage.visit(browser);
  const { page, mailbox } = visitor;
  await must(stage.visitor, accountsCalls.requestPasswordReset, { email: person.email });
  const { html } = await mailbox.letter(person.email, (letter) => letter.html.includes('reset-password'));
  const token = /reset-password\?token=([\w-]+)/.exec(html)?.[1] ?? '';
  await must(stage.visitor, accountsCalls.resetPassword, { token, password: 'Zupelnie-nowe-haslo-7' });
  await goTo(visitor, `/reset-password?token=${token}`);
  for (const label of [words['field.newPassword'], words['field.repeat']])
    await page.getByLabel(label, { exact: true }).fill('Jeszcze-nowsze-haslo-8');
  await page.getByRole('button', { name: words['reset.act'] }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  forgive(visitor, 'resetPassword');
  await expect(page.getByRole('button', { name: words['reset.act'] })).toHaveCount(0);
  await expectFits(visitor, 'a used link for a new password');
  await page.getByRole('main').getByRole('link', { name: words['forgot.title'] }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: words['forgot.title'] })).toBeVisible();
});
