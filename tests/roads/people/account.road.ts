import { sql } from 'drizzle-orm';
import { securityCalls } from '../../../src/contract/accounts/endpoints/security.ts';
import { companiesCalls } from '../../../src/contract/companies/endpoints.ts';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { adminWords } from '../../../src/words/admin/pages.ts';
import { companyWords } from '../../../src/words/companies/pages.ts';
import { registerWords } from '../../../src/words/companies/registers.ts';
import { dictionaryWords } from '../../../src/words/kit/dictionaries.ts';
import { landlordCompany } from '../../e2e/story.ts';
import { aSigner, must } from '../../factories/published-offer.ts';
import { codeIn } from '../../kit/post-office.ts';
import { testPassword } from '../../kit/server.ts';
import { goTo } from '../../pages/actor.ts';
import { acceptCompanies } from '../../pages/admin.ts';
import { linkCompany } from '../../pages/companies.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, forgive, road } from '../road.ts';

const account = accountWords.pl;
const company = companyWords.pl;
const name = dictionaryWords.pl;

/** The first link of a letter that leads to a page. */
const linkIn = (html: string, page: string): string => {
  const url = new URL(new RegExp(`href="([^"]*/${page}[^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  return url.pathname + url.search;
};

road('an address is changed with a code, and the old address takes the account back', async ({ browser, stage }) => {
  const person = await stage.person();
  const actor = await stage.enter(browser, person);
  const { page, mailbox } = actor;
  const next = `nowy-${person.email}`;
  await goTo(actor, '/moja-tablica/account/info');
  await expectSound(stage, actor, 'account');
  await page.getByRole('button', { name: account['email.change'] }).click();
  await page.getByLabel(account['email.change.new']).fill(next);
  await page.getByLabel(account['field.password'], { exact: true }).fill(testPassword);
  await expectFits(actor, 'change of the address');
  await page.getByRole('button', { name: account['email.change.send'] }).click();
  const code = codeIn(await mailbox.letter(next, ({ text }) => /\d{6}/.test(text)));
  // Whoever was away reading the mail finds the place for the code again, and what else can be done.
  await page.reload();
  await expect(page.getByText(account['email.change.code'].replace('{email}', next))).toBeVisible();
  await expect(page.getByRole('button', { name: account['email.change.cancel'] })).toBeVisible();
  await expectSound(stage, actor, 'code of the new address');
  await page.getByLabel(account['code.field']).fill(code);
  await expect(page.getByText(account['email.change.done'].replace('{email}', next))).toBeVisible();
  const letter = await mailbox.letter(person.email, ({ html }) => html.includes('undo-email-change'));
  const visitor = await stage.visit(browser);
  await goTo(visitor, linkIn(letter.html, 'undo-email-change'));
  await expectFits(visitor, 'undoing a change of address');
  await visitor.page.getByRole('button', { name: account['undo.act'] }).click();
  await expect(visitor.page.getByText(account['undo.done'])).toBeVisible();
  const reset = await mailbox.letter(person.email, ({ html }) => html.includes('reset-password'));
  const path = linkIn(reset.html, 'reset-password');
  await goTo(visitor, `/en${path.replace(/^\/en/, '')}`);
  await expectFits(visitor, 'new password en', 'phone');
  await goTo(visitor, path);
  await expectFits(visitor, 'new password');
  for (const label of [account['field.newPassword'], account['field.repeat']])
    await visitor.page.getByLabel(label, { exact: true }).fill('Zupelnie-nowe-haslo-7');
  await visitor.page.getByRole('button', { name: account['reset.act'] }).click();
  await expect(visitor.page.getByText(account['reset.done'])).toBeVisible();
  const { rows } = await stage.db.execute(sql`select email from person where uid = ${person.uid}`);
  expect(rows).toEqual([{ email: person.email }]);
  // Whoever was signed in is so no more, and the page behind learns it by a refusal.
  actor.faults.splice(0);
});

road('an address that was changed three days ago can be changed again, one of today waits and says until when', async ({ browser, stage }) => {
  const person = await stage.person();
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  const change = page.getByRole('button', { name: account['email.change'] });
  const [told = ''] = account['email.change.undo'].split('{until}');
  const undoable = (hours: number) =>
    stage.db.execute(sql`update person set email_change_undo_until = now() + ${hours} * interval '1 hour' where uid = ${person.uid}`);
  await undoable(1);
  await goTo(actor, '/moja-tablica/account/info');
  await expect(page.getByText(told)).toBeVisible();
  await expect(change).toHaveCount(0);
  await undoable(-1);
  await page.reload();
  await expect(change).toBeVisible();
  await expect(page.getByText(told)).toHaveCount(0);
});

road(
  'the code of a registration still counts when the account page asks for it again, and another one says that it replaces it',
  async ({ browser, stage }) => {
    const person = await stage.person({ verified: false });
    const actor = await stage.enter(browser, person);
    const { page, mailbox } = actor;
    await goTo(actor, '/moja-tablica/account/info');
    const confirm = page.getByRole('button', { name: account['info.email.confirm'] });
    const dialog = page.getByRole('dialog');
    await confirm.click();
    await expect(dialog.getByLabel(account['code.field'])).toBeVisible();
    forgive(actor, 'sendEmailVerificationCode');
    const isCode = ({ text }: { readonly text: string }) => /\d{6}/.test(text);
    const first = codeIn(await mailbox.letter(person.email, isCode));
    const letters = mailbox.letters().length;
    await dialog.getByRole('button', { name: account['code.later'] }).click();
    await expect(dialog).toBeHidden();
    // A minute later another code may be asked for.
    await stage.db.execute(sql`update email_code set created_at = created_at - interval '61 seconds' where uid = ${person.uid}`);
    await confirm.click();
    await expect(page.getByText(account['code.sent'].replace('{email}', person.email).replace('{minutes}', '15'))).toBeVisible();
    const second = codeIn(await mailbox.letter(person.email, isCode, letters));
    expect(second).not.toBe(first);
    // Six digits send themselves; pressing the button then sends a refused code no second time, and its sentence stays.
    const tries: string[] = [];
    page.on('request', (request) => request.url().includes('verifyEmailVerificationCode') && tries.push(request.url()));
    const wrong = second === '000000' ? '000001' : '000000';
    await dialog.getByLabel(account['code.field']).fill(wrong);
    await expect(dialog.getByRole('alert')).toContainText('Kod jest nieprawidłowy');
    forgive(actor, 'verifyEmailVerificationCode');
    await dialog.getByRole('button', { name: account['code.act'] }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kod jest nieprawidłowy');
    await dialog.getByLabel(account['code.field']).fill(second);
    await expect(page.getByText(account['info.email.verified'], { exact: true })).toBeVisible();
    expect(tries).toHaveLength(2);
  },
);

road(
  'a session that is ended elsewhere leaves the page in the language it was read in, though the browser never chose one',
  async ({ browser, stage }) => {
    const person = await stage.person({ lang: 'en' });
    const actor = await stage.enter(browser, person);
    const { page } = actor;
    await goTo(actor, '/moja-tablica/account/info');
    await expect(page.getByRole('heading', { level: 1, name: accountWords.en['info.title'] })).toBeVisible();
    await must(person, securityCalls.endOtherSessions, {});
    const signedOut = page.getByRole('heading', { level: 1, name: accountWords.en['info.signedOut'], exact: true });
    await expect(signedOut).toBeVisible();
    await expectFits(actor, 'signed out elsewhere');
    await page.reload();
    await expect(signedOut).toBeVisible();
    // A page that no visitor sees leads to the sign-in.
    await goTo(actor, '/moja-tablica/account/security');
    await expect(page.getByRole('dialog').getByRole('button', { name: accountWords.en['in.act'], exact: true })).toBeVisible();
    // The page learns by a refusal that it is signed out.
    actor.faults.splice(0);
  },
);

road('a page that was cut off while its session was ended learns it as soon as it hears from the server again', async ({ browser, stage }) => {
  const person = await stage.person();
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  // The stream never opens, as behind a network that holds it up.
  await page.route('**/live?*', (route) => route.abort());
  await goTo(actor, '/moja-tablica/account/info');
  await must(person, securityCalls.endOtherSessions, {});
  await page.unroute('**/live?*');
  await expect(page.getByRole('heading', { level: 1, name: account['info.signedOut'], exact: true })).toBeVisible();
  // What was held up, and the refusal by which the page learns that it is signed out.
  actor.faults.splice(0);
});

road('the mailbox of a demo shows what was sent, in both languages', async ({ browser, stage }) => {
  const { email } = await stage.person();
  const visitor = await stage.visit(browser);
  await visitor.mailbox.letter(email, () => true);
  for (const [lang, path] of [
    ['', '/mailbox'],
    [' en', '/en/mailbox'],
  ] as const) {
    await goTo(visitor, `${path}?recipient=${encodeURIComponent(email)}`);
    await visitor.page.getByRole('main').locator('summary').first().click();
    await expect(visitor.page.locator('iframe').first()).toBeVisible();
    await expectFits(visitor, `mailbox${lang}`, lang === '' ? 'desk' : 'phone');
  }
});

road('a company is given in with its legal form, accepted by the moderator and known to the person at once', async ({ browser, stage }) => {
  const person = await stage.person({ identity: 'ACCEPTED' });
  const [actor, moderator] = [await stage.enter(browser, person), await stage.enter(browser, await stage.person({ claims: ['admin'] }))];
  await linkCompany(actor, landlordCompany);
  await expectSound(stage, actor, 'company that waits');
  await acceptCompanies(moderator, [person.email]);
  await expect(actor.page.getByText(company['accepted.title'])).toBeVisible();
});

road('accepted company data are changed with a new check, and stay in force until then', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const [actor, moderator] = [await stage.enter(browser, person), await stage.enter(browser, await stage.person({ claims: ['admin'] }))];
  const { page } = actor;
  await goTo(actor, '/moja-tablica/account/link-company');
  await page.getByRole('button', { name: company['change.act'] }).click();
  await page.getByLabel(company.representation).selectOption({ label: name['representation.joint'] });
  await page.getByRole('button', { name: company.send }).click();
  await expect(page.getByText(registerWords.pl['proof.joint'])).toBeVisible();
  await expectFits(actor, 'change of company data');
  await page
    .getByLabel(company.authority)
    .setInputFiles({ name: 'Umocowanie.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 zgoda') });
  await page.getByRole('button', { name: company.send }).click();
  await expect(page.getByText(company['change.sent'])).toBeVisible();
  await expectSound(stage, actor, 'company with a change that waits');
  expect(await must(person, companiesCalls.getMyCompany, {})).toMatchObject({ company: { form: { representation: 'sole' } } });
  await goTo(moderator, '/admin/companies');
  const changes = moderator.page.getByRole('region', { name: adminWords.pl['changes.title'] });
  await expect(changes).toContainText(name['representation.joint']);
  await expect(changes.getByRole('link', { name: adminWords.pl.authority })).toBeVisible();
  await expectSound(stage, moderator, 'changed company data of the console');
  await changes.getByRole('button', { name: adminWords.pl.accept }).click();
  await moderator.page.getByRole('dialog').getByRole('button', { name: adminWords.pl.accept }).click();
  await expect(changes).toContainText(adminWords.pl['changes.none']);
  await expect.poll(() => must(person, companiesCalls.getMyCompany, {})).toMatchObject({ company: { form: { representation: 'joint' } } });
});
