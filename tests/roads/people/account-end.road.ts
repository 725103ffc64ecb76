import { sql } from 'drizzle-orm';
import { leavingCalls } from '../../../src/contract/accounts/endpoints/leaving.ts';
import { bellWords } from '../../../src/words/accounts/bell.ts';
import { deletionWords } from '../../../src/words/accounts/deletion.ts';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { accountRefusalWords } from '../../../src/words/accounts/refusals.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { accept, anAgent, aProposal, ownerDetails } from '../../factories/agency.ts';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book, payDeposit } from '../../factories/deals.ts';
import { agreeEarly, handoverOf } from '../../factories/handover.ts';
import { must } from '../../factories/published-offer.ts';
import { type TestPerson, testPassword } from '../../kit/server.ts';
import type { Stage } from '../../kit/stage.ts';
import { type Actor, goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = deletionWords.pl;

/** Opens the dialog of the deletion on the account page. */
const ask = async (actor: Actor) => {
  await goTo(actor, '/moja-tablica/account/info');
  await actor.page.getByRole('button', { name: words['card.act'] }).click();
  return actor.page.getByRole('dialog');
};

/** A lease whose protocol both sides have signed: its deposit has not left yet. */
const finished = async (stage: Stage, admin: TestPerson) => {
  const deal = await aSignedLease(stage);
  await payDeposit(stage, admin, deal);
  const { nameReceiver, nameTransfer, submit, answer } = handoverOf(stage, admin);
  await nameReceiver(deal);
  await nameTransfer(deal);
  await agreeEarly(deal);
  await submit(deal.landlord, deal.offerId);
  await answer(deal.tenant, deal.offerId, true);
  return deal;
};

road('whatever holds an account is named with its way out, and the last day is counted down', async ({ browser, stage }) => {
  const admin = await stage.person({ claims: ['admin'] });
  // Admins of the roads before are none any more: this one is the last.
  await stage.db.execute(sql`update person set claims = '{}' where uid <> ${admin.uid}`);
  const [owner, tenant] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  await anInsertedOffer(stage, owner, { name: 'Lokal narożny przy Świdnickiej' });
  await book(tenant, await anInsertedOffer(stage, await anInsertedSigner(stage)));
  const { landlord: letter } = await aSignedLease(stage);
  const { tenant: payer } = await finished(stage, admin);
  const agent = await anAgent(stage);
  await aProposal(stage, agent, ownerDetails('wlasciciel@parter.example'));
  const proxy = await anAgent(stage);
  const power = await aProposal(stage, proxy, ownerDetails('mocodawca@parter.example'));
  await accept(stage, power, 'mocodawca@parter.example');
  const creator = await anInsertedSigner(stage);
  await anInsertedSigner(stage, { companyId: creator.companyId, companyName: creator.companyName });
  const changer = await stage.person();
  await stage.db.execute(
    sql`update person set previous_email = email, email_change_undo_until = now() + interval '72 hours' where uid = ${changer.uid}`,
  );
  for (const [person, kind, place] of [
    [owner, 'activeOffer', /\/offer\//],
    [tenant, 'booking', /\/offer\//],
    [letter, 'lease', /\/lease\//],
    [payer, 'money', /\/lease\//],
    [agent, 'proposal', /\/agency/],
    [proxy, 'agency', /\/agency/],
    [creator, 'companyCreator', /\/link-company$/],
    [changer, 'emailChange', null],
    [admin, 'lastAdmin', /\/admin\/users\?view=done$/],
  ] as const) {
    const actor = await stage.enter(browser, person);
    const dialog = await ask(actor);
    await expect(dialog.getByRole('heading', { name: words['held.title'] })).toBeVisible();
    const [text = ''] = words[`hold.${kind}`].split('{name}');
    const hold = dialog.getByRole('listitem').filter({ hasText: text });
    await expect(hold).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: words['confirm.act'] })).toBeDisabled();
    if (place === null) {
      // It ends by itself, or by a mail: nothing on the site is to be opened.
      await expect(hold.getByRole('link')).toHaveCount(0);
      await expect(dialog.getByRole('timer')).toBeVisible();
      await expectFits(actor, 'a recent change of address holds the account');
      await actor.page.context().close();
      continue;
    }
    // Of several links each says where it leads.
    await expect(hold.getByRole('link')).toHaveAccessibleName(`${words['hold.open']}: ${await hold.locator('b').innerText()}`);
    if (kind === 'activeOffer') {
      const timer = dialog.getByRole('timer');
      const before = await timer.innerText();
      await expect(timer, 'the seconds go by').not.toHaveText(before);
      await expectFits(actor, 'what holds an account');
    }
    await dialog.getByRole('link', { name: words['hold.open'] }).click();
    await actor.page.waitForURL(place);
    await actor.page.context().close();
  }
});

road('an account goes for good: the password once more, real steps, home, and nobody signs in to it again', async ({ browser, stage }) => {
  const person = await stage.person({ firstName: 'Halina', lastName: 'Odchodząca' });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await stage.db.execute(sql`update auth_session set created_at = created_at - interval '11 minutes' where user_id = ${person.uid}`);
  const dialog = await ask(actor);
  await expect(dialog.getByRole('heading', { name: words['again.title'] })).toBeVisible();
  await expectFits(actor, 'signing in again to leave');
  await dialog.getByLabel(accountWords.pl['field.password'], { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: words['again.act'] }).click();
  await expect(dialog.getByRole('heading', { name: words['confirm.title'] })).toBeVisible();
  await expectFits(actor, 'what goes and what stays');
  await stage.hold(async () => {
    await dialog.getByRole('button', { name: words['confirm.act'] }).click();
    await page.waitForURL(/\/confirm-delete\/\?run=/);
    await expect(page.getByRole('heading', { name: words['run.title'] })).toBeVisible();
    await expect(page.getByText(words['run.stay'])).toBeVisible();
    await expectFits(actor, 'an account that goes');
  });
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('listitem').filter({ hasText: words['done'] })).toBeVisible();
  await goTo(actor, '/?signin=1');
  const signIn = page.getByRole('dialog');
  await signIn.getByLabel(accountWords.pl['field.email']).fill(person.email);
  await signIn.getByLabel(accountWords.pl['field.password'], { exact: true }).fill(testPassword);
  await signIn.getByRole('button', { name: accountWords.pl['in.act'] }).click();
  await expect(signIn.getByRole('alert')).toBeVisible();
  actor.faults.splice(0);
});

road('an account that reads English goes in English to its end, though the browser never chose a language', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person({ lang: 'en' }));
  const { page } = actor;
  const t = deletionWords.en;
  const stream = Promise.withResolvers<void>();
  await goTo(actor, '/moja-tablica/account/info');
  await page.getByRole('button', { name: t['card.act'] }).click();
  await stage.hold(async () => {
    await page.getByRole('dialog').getByRole('button', { name: t['confirm.act'] }).click();
    await expect(page.getByRole('heading', { name: t['run.title'], exact: true })).toBeVisible();
    await page.route(/\/live\?/, async (route) => {
      await stream.promise;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: t['run.title'], exact: true })).toBeVisible();
  });
  // All of it is done before the page's stream is open, as on a slow line.
  await stage.work();
  stream.resolve();
  await page.waitForURL((url) => url.pathname === '/en');
  await expect(page.getByRole('listitem').filter({ hasText: t.done })).toBeVisible();
});

road('what the bell and the deletion need and cannot be fetched takes no page away', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, '/moja-tablica/account/info');
  const missing = page.getByRole('listitem').filter({ hasText: shellWords.pl.missing });
  const bell = page.getByRole('button', { name: bellWords.pl.none });
  // The end of the header comes after the page; only what is in it then is not there without a network.
  await expect.poll(() => bell.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')))).toBe(true);
  await page.context().setOffline(true);
  await bell.click();
  await expect(missing).toHaveCount(1);
  await page.getByRole('button', { name: shellWords.pl['toast.close'] }).click();
  await page.context().setOffline(false);
  await page.route(/\/assets\/deletion-dialog/, (route) => route.abort());
  await page.getByRole('button', { name: words['card.act'] }).click();
  await expect(missing).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: accountWords.pl['info.title'] })).toBeVisible();
  actor.faults.splice(0);
});

road('a deletion whose beginning got lost says that it has not begun, and no failure stands beside its end', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  const dialog = await ask(actor);
  const failure = page.getByRole('listitem').filter({ hasText: words.failed });
  await expect(dialog.getByRole('button', { name: words['confirm.act'] })).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: words['confirm.act'] }).click();
  await expect(failure).toBeVisible();
  await page.context().setOffline(false);
  await page.route(`**/call/${leavingCalls.deleteAccount.wire}`, (route) => route.abort());
  await dialog.getByRole('button', { name: words['confirm.act'] }).click();
  await expect(page.getByRole('heading', { name: words['run.title.waiting'] })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words['run.waiting'])).toBeVisible();
  await expectFits(actor, 'a deletion that has not begun');
  await page.getByRole('button', { name: words['run.begin'] }).click();
  await expect(failure).toBeVisible();
  // Whoever thinks better of it has a way back beside the next press.
  await expect(page.getByRole('link', { name: words['run.account'] })).toBeVisible();
  await page.unrouteAll();
  await stage.hold(async () => {
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: words['run.title'], exact: true })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('listitem').filter({ hasText: words.done })).toBeVisible();
  actor.faults.splice(0);
});

road('a copy of one’s data is ordered, made while one looks on, and fetched', async ({ browser, stage }) => {
  const { tenant } = await aSignedLease(stage);
  const actor = await stage.enter(browser, tenant);
  const { page } = actor;
  await goTo(actor, '/moja-tablica/account/info');
  await stage.hold(async () => {
    await page.getByRole('button', { name: words['copy.act'] }).click();
    await expect(page.getByText(words['copy.asked'], { exact: true })).toBeVisible();
    await expectSound(stage, actor, 'account with a copy being made');
  });
  const fetch = async (): Promise<void> => {
    const fetching = page.waitForEvent('download');
    await page.getByRole('button', { name: /ZIP/ }).click();
    expect((await fetching).suggestedFilename()).toMatch(/^parter-\d{4}-\d\d-\d\d\.zip$/);
  };
  await fetch();
  // Later it takes a new sign-in, as ordering does; the address alone says so in words.
  await stage.db.execute(sql`update auth_session set created_at = now() - interval '11 minutes' where user_id = ${tenant.uid}`);
  const path = (await must(tenant, leavingCalls.getDataCopy, {})).copy?.path ?? '';
  const refused = await page.context().newPage();
  await refused.goto(new URL(path, page.url()).href);
  await expect(refused.getByText(accountRefusalWords.pl['refusal.copy.sign_in_again'])).toBeVisible();
  await refused.close();
  await page.getByRole('button', { name: /ZIP/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Both refusals stand in the browser's console, too.
  actor.faults.splice(0);
});
