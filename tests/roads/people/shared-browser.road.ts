/** One browser, two people: what it keeps of an account is found by that account alone, and goes with the sign-out. */

import { sql } from 'drizzle-orm';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { signOutWords } from '../../../src/words/accounts/sign-out.ts';
import { contentWords } from '../../../src/words/content/pages.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { anInsertedOffer, anInsertedSigner, book } from '../../factories/deals.ts';
import { aProject } from '../../factories/published-offer.ts';
import { type TestPerson, testPassword } from '../../kit/server.ts';
import type { Stage } from '../../kit/stage.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { readLease } from '../../pages/leases.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const [account, shell, unsent, content] = [accountWords.pl, shellWords.pl, signOutWords.pl, contentWords.pl];
const typed = 'Lokal, którego nikt nie zapisał';

/** Everything that a tab finds in the browser's storage. */
const kept = ({ page }: Pick<Actor, 'page'>): Promise<string> => page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');

/** Types the name of a project that the server never gets. */
const typeUnsaved = async (actor: Actor, offerId: string): Promise<void> => {
  await actor.page.route('**/call/saveOffer', (route) => route.fulfill({ status: 503, json: {} }));
  await goTo(actor, `/add-offer/${offerId}`);
  await actor.page.locator('[id="f-name"]').fill(typed);
  await expect.poll(() => kept(actor)).toContain(typed);
};

const signOut = async ({ page }: Actor): Promise<void> => {
  await alive(page, { part: 'header button' });
  await page.getByRole('banner').getByRole('button', { name: shell.signOut }).click();
};

const enterPassword = async ({ page }: Actor, { email }: TestPerson): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(account['field.email'], { exact: true }).fill(email);
  await dialog.getByLabel(account['field.password'], { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: account['in.act'], exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: shell.signOut })).toBeVisible();
};

/** What the browser says of saves that the road lets fail, and of a session that is gone. */
const forgiveRefused = ({ faults }: Actor): void => {
  const other = faults.filter((fault) => !/\/call\/saveOffer|status of 401/.test(fault));
  faults.splice(0, Number.POSITIVE_INFINITY, ...other);
};

const withConsent = async (stage: Stage, actor: Actor): Promise<string> => {
  await actor.page.context().addInitScript("if (window === top) localStorage.setItem('consent', 'preferences')");
  return anInsertedOffer(stage, await anInsertedSigner(stage), { name: 'Lokal oglądany' });
};

road('who signs out is asked about what was not saved, and leaves nothing to whoever signs in next, in no tab', async ({ browser, stage }) => {
  const [alice, bob] = [await stage.person(), await stage.person()];
  const actor = await stage.meet(browser, alice);
  const { page } = actor;
  const seenId = await withConsent(stage, actor);
  await goTo(actor, `/offer/${seenId}`);
  await expect.poll(() => kept(actor)).toContain(seenId);
  const second = { ...actor, page: await page.context().newPage() };
  await goTo(second, '/moja-tablica/account/info');
  await typeUnsaved(actor, await aProject(alice));
  await signOut(actor);
  const question = page.getByRole('dialog', { name: unsent['unsent.title'] });
  await expect(question).toBeVisible();
  await expectFits(actor, 'sign-out with something unsaved');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await kept(actor)).toContain(typed);
  await signOut(actor);
  await question.getByRole('button', { name: unsent['unsent.act'] }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
  // The other tab was left, too.
  await expect(second.page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
  await goTo(actor, '/?signin=1');
  await enterPassword(actor, bob);
  for (const tab of [actor, second])
    for (const ofAlice of [alice.uid, typed, seenId]) expect((await kept(tab)).includes(ofAlice), `${ofAlice} in ${tab.page.url()}`).toBe(false);
  forgiveRefused(actor);
});

road(
  'a session that ran out keeps what was typed for its account, also when somebody else signed in and out meanwhile',
  async ({ browser, stage }) => {
    const [alice, bob] = [await stage.person(), await stage.person()];
    const actor = await stage.enter(browser, alice);
    const { page } = actor;
    const offerId = await aProject(alice);
    await typeUnsaved(actor, offerId);
    await stage.db.execute(sql`delete from auth_session where user_id = ${alice.uid}`);
    await goTo(actor, '/?signin=1');
    await enterPassword(actor, bob);
    await goTo(actor, `/add-offer/${await aProject(bob)}`);
    await expect(page.locator('[id="f-name"]')).not.toHaveValue(typed);
    await signOut(actor);
    await expect(page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
    expect(await kept(actor)).not.toContain(bob.uid);
    await page.unroute('**/call/saveOffer');
    await goTo(actor, `/?${new URLSearchParams({ signin: '1', from: `/add-offer/${offerId}` })}`);
    await enterPassword(actor, alice);
    await expect(page.locator('[id="f-name"]')).toHaveValue(typed);
    // The server has it now, and the browser needs it no more.
    await expect.poll(() => kept(actor)).not.toContain(typed);
    forgiveRefused(actor);
  },
);

road('a tab with text that was not sent stays as it is after a sign-out in another one, and stores and sends nothing', async ({ browser, stage }) => {
  const alice = await stage.person();
  const actor = await stage.enter(browser, alice);
  const { page } = actor;
  await goTo(actor, '/moja-tablica/start');
  const [typing, reading] = [
    { ...actor, page: await page.context().newPage() },
    { ...actor, page: await page.context().newPage() },
  ];
  await goTo(typing, '/pomoc');
  await typing.page.getByLabel(content['report.description']).fill(typed);
  await goTo(reading, '/pomoc');
  // What listens to the other tabs comes with the header's code.
  await alive(reading.page, { part: 'header button' });
  await signOut(actor);
  await expect(page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
  await expect(reading.page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
  const notice = typing.page.getByRole('dialog', { name: unsent['ended.title'] });
  await expect(notice).toBeVisible();
  await expectFits(typing, 'signed out in another tab');
  await notice.getByRole('button', { name: shell['dialog.back'] }).click();
  await expect(typing.page.getByLabel(content['report.description'])).toHaveValue(typed);
  await expectFits(typing, 'text of a signed-out account');
  for (const tab of [actor, typing]) expect(await kept(tab)).not.toContain(typed);
  // Whoever signs in next sends nothing from there.
  const bob = await stage.person();
  await goTo(actor, '/?signin=1');
  await enterPassword(actor, bob);
  const asked: string[] = [];
  typing.page.on('request', (request) => void asked.push(request.url()));
  await typing.page.getByLabel(content['report.subject']).fill('Coś nie działa');
  await typing.page.getByRole('button', { name: content['report.act'] }).click();
  await expect(typing.page.getByLabel(content['report.description'])).toHaveValue(typed);
  expect(asked.filter((url) => url.includes('/call/') || url.includes('/live'))).toEqual([]);
  await typing.page.getByRole('button', { name: unsent['ended.act'] }).click();
  await expect(typing.page.getByLabel(content['report.description'])).toHaveValue('');
  await expect(typing.page.getByRole('banner').getByRole('button', { name: shell.signOut })).toBeVisible();
  forgiveRefused(actor);
});

road(
  'a choice that was not sent keeps its tab from a sign-out in another one; one that was taken back and a filter do not',
  async ({ browser, stage }) => {
    const actor = await stage.enter(browser, await stage.person());
    const { page } = actor;
    await goTo(actor, '/moja-tablica/start');
    const opened = async (path: string) => {
      const tab = { ...actor, page: await page.context().newPage() };
      await goTo(tab, path);
      return tab;
    };
    const [choosing, takingBack, filtering] = [await opened('/pomoc'), await opened('/pomoc'), await opened('/offers')];
    const kind = ({ page: tab }: Actor) => tab.getByLabel(content['report.type']);
    await kind(choosing).selectOption('Other');
    await kind(takingBack).selectOption('Other');
    await kind(takingBack).selectOption('Error');
    await filtering.page.locator('select[name="premisesPurpose"]').selectOption({ index: 1 });
    await expect(filtering.page).toHaveURL(/premisesPurpose=\w+/);
    await signOut(actor);
    for (const tab of [actor, takingBack, filtering])
      await expect(tab.page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
    await expect(choosing.page.getByRole('dialog', { name: unsent['ended.title'] })).toBeVisible();
    await choosing.page.keyboard.press('Escape');
    await expect(kind(choosing)).toHaveValue('Other');
    forgiveRefused(actor);
  },
);

road(
  'a consent ticked for a signature that was not given keeps its tab; a choice that is saved as it is made does not',
  async ({ browser, stage }) => {
    const tenant = await anInsertedSigner(stage);
    const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage));
    expect(await book(tenant, offerId)).toMatchObject({ ok: true });
    const actor = await stage.enter(browser, tenant);
    const { page } = actor;
    await goTo(actor, '/moja-tablica/start');
    const opened = async (path: string) => {
      const tab = { ...actor, page: await page.context().newPage() };
      await goTo(tab, path);
      return tab;
    };
    const [signing, setting] = [await opened(`/contract/${offerId}/verify`), await opened('/moja-tablica/account/info')];
    const consent = signing.page.locator('[id="f-consents.deposit_terms"]');
    await readLease(signing);
    await consent.check();
    const saved = setting.page.waitForResponse((answer) => answer.url().includes('/call/updateUser'));
    await setting.page.locator('[id="f-marketingConsent"]').click();
    await saved;
    await signOut(actor);
    for (const tab of [actor, setting]) await expect(tab.page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
    await expect(signing.page.getByRole('dialog', { name: unsent['ended.title'] })).toBeVisible();
    await signing.page.keyboard.press('Escape');
    await expect(consent).toBeChecked();
    forgiveRefused(actor);
  },
);

road('whoever signs out beside text that they did not send is asked first, and finds it when they stay', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, '/pomoc');
  // The account in the header, which takes note of what is typed, has code of its own.
  await alive(page, { part: 'header button' });
  const text = page.getByLabel(content['report.description']);
  await text.fill(typed);
  await signOut(actor);
  const question = page.getByRole('dialog', { name: unsent['unsent.title'] });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(text).toHaveValue(typed);
  await text.fill('');
  await signOut(actor);
  await expect(page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
});

road('what was typed before the page’s code came is asked about, too', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page, base } = actor;
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${base}/pomoc`, { waitUntil: 'commit' });
  const text = page.getByLabel(content['report.description']);
  await text.fill(typed);
  held.resolve();
  await alive(page, { part: 'header button' });
  await signOut(actor);
  await expect(page.getByRole('dialog', { name: unsent['unsent.title'] })).toBeVisible();
  await expect(text).toHaveValue(typed);
});
