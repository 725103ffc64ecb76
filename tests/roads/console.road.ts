import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { companiesCalls } from '../../src/contract/companies/endpoints.ts';
import { mailChoiceWords } from '../../src/words/accounts/mail-choices.ts';
import { accountWords } from '../../src/words/accounts/pages.ts';
import { accountRefusalWords } from '../../src/words/accounts/refusals.ts';
import { securityWords } from '../../src/words/accounts/security.ts';
import { accessWords } from '../../src/words/admin/access.ts';
import { eventWords } from '../../src/words/admin/events.ts';
import { jobWords } from '../../src/words/admin/jobs.ts';
import { outgoingWords } from '../../src/words/admin/mails.ts';
import { overviewWords } from '../../src/words/admin/overview.ts';
import { adminWords } from '../../src/words/admin/pages.ts';
import { settingWords } from '../../src/words/admin/settings.ts';
import { userWords } from '../../src/words/admin/users.ts';
import { companyWords } from '../../src/words/companies/pages.ts';
import { homeWords } from '../../src/words/workspace/home.ts';
import { anInsertedSigner } from '../factories/deals.ts';
import { must, whoAsks } from '../factories/published-offer.ts';
import { changeRequest, manyRequests, noRequests, requestNumber } from '../factories/requests.ts';
import { type Actor, alive, goTo } from '../pages/actor.ts';
import { drawnBy } from '../pages/drawn.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, forgive, road } from './road.ts';

const admin = adminWords.pl;
const users = userWords.pl;
const events = eventWords.pl;
const jobs = jobWords.pl;
const mails = outgoingWords.pl;
const access = accessWords.pl;
const overview = overviewWords.pl;

road('an admin finds somebody by keys alone, signs their device out with a reason, and gives and takes a claim', async ({ browser, stage }) => {
  const person = await stage.person({ firstName: 'Żaneta', lastName: 'Szukana' });
  const device = await stage.enter(browser, person);
  await goTo(device, '/moja-tablica/account/info');
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = moderator;
  await goTo(moderator, '/admin/users');
  await expectSound(stage, moderator, 'users of the console');
  await page.getByLabel(users.search).focus();
  await page.keyboard.type('żaneta szuk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Żaneta Szukana' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Żaneta Szukana' })).toBeVisible();
  await expectSound(stage, moderator, 'one user of the console');
  await page.getByRole('button', { name: users['claim.give'].replace('{claim}', users['claim.caller']) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: users['claim.give'].replace('{claim}', users['claim.caller']) }).click();
  await expect(dialog.getByText(adminWords.pl['reason.required'].replace('{min}', '3'))).toBeVisible();
  await dialog.getByLabel(admin.reason).fill('Dzwoni od poniedziałku');
  await expectFits(moderator, 'reason of a claim');
  await dialog.getByRole('button', { name: users['claim.give'].replace('{claim}', users['claim.caller']) }).click();
  await expect(page.getByRole('button', { name: users['claim.take'].replace('{claim}', users['claim.caller']) })).toBeVisible();
  await page.getByRole('button', { name: users['sessions.all'] }).click();
  await dialog.getByLabel(admin.reason).fill('Zgłoszono kradzież laptopa.');
  await dialog.getByRole('button', { name: users['sessions.all'] }).click();
  await expect(page.getByText(users['sessions.none'])).toBeVisible();
  await moderator.mailbox.letter(person.email, ({ text }) => text.includes('kradzież laptopa'));
  await device.page.goto(`${stage.url}/moja-tablica/account/security`);
  await device.page.waitForURL(/signin=1/);
  device.faults.splice(0);
  await page.getByRole('link', { name: users.events }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Zgłoszono kradzież laptopa.' })).toContainText(events['method.endUserSessions']);
  await expect(page.getByRole('row').filter({ hasText: 'Dzwoni od poniedziałku' })).toContainText(events['method.addClaim']);
});

road(
  'a claim is given by address beside those who have one, and a lost second factor is switched off on the page of its person',
  async ({ browser, stage }) => {
    const person = await stage.person({ firstName: 'Zenobia', lastName: 'Nowa' });
    await stage.db.execute(sql`insert into second_factor (uid, sealed_secret, confirmed_at) values (${person.uid}, 'x', now())`);
    const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
    const { page } = moderator;
    const dialog = page.getByRole('dialog');
    await goTo(moderator, '/admin');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('link', { name: admin['nav.users'] }).click();
    await page.getByRole('link', { name: users['tab.claimed'] }).click();
    await expect(page.getByRole('heading', { name: users['grant.title'] })).toBeVisible();
    await expectSound(stage, moderator, 'people with claims');
    const give = page.getByRole('main').getByRole('button', { name: users['grant.act'] });
    await give.click();
    await expect(page.getByText(accountWords.pl['problem.required'])).toHaveCount(2);
    await page.getByLabel(users['grant.email']).fill('nikt@poczta.example');
    await page.getByLabel(users['grant.claim'], { exact: true }).selectOption('creator');
    await give.click();
    await dialog.getByLabel(admin.reason).fill('Prowadzi kampanię');
    await dialog.getByRole('button', { name: users['grant.act'] }).click();
    await expect(dialog).toBeHidden();
    forgive(moderator, 'addCreatorClaim');
    await expect(page.getByLabel(users['grant.email'])).toHaveAccessibleDescription(accountRefusalWords.pl['refusal.person.not_found']);
    await expect(page.getByLabel(users['grant.email'])).toHaveValue('nikt@poczta.example');
    await page.getByLabel(users['grant.email']).fill(person.email);
    await give.click();
    await dialog.getByLabel(admin.reason).fill('Prowadzi kampanię');
    await expectFits(moderator, 'reason of a claim by address');
    await dialog.getByRole('button', { name: users['grant.act'] }).click();
    await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').click();
    await page.getByRole('button', { name: securityWords.pl['remove.act'] }).click();
    await dialog.getByLabel(admin.reason).fill('Zgubiony telefon, dowód pokazany na miejscu');
    await expectFits(moderator, 'switching the second factor of somebody off');
    await dialog.getByRole('button', { name: securityWords.pl['remove.act'] }).click();
    await expect(page.getByText(users['factor.off'], { exact: true })).toBeVisible();
  },
);

road('the event log is narrowed, says what is wrong with a filter, and is fetched as a table', async ({ browser, stage }) => {
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = moderator;
  await goTo(moderator, '/admin/events');
  await expectSound(stage, moderator, 'event log');
  await page.getByLabel(events['filter.offer']).fill('to nie jest numer');
  await page.getByLabel(events['filter.method']).selectOption('onNewUser');
  await page.getByRole('button', { name: events['filter.act'] }).click();
  await expect(page.getByText(events['filter.offer.wrong'])).toBeVisible();
  await expect(page.getByLabel(events['filter.offer'])).toHaveValue('to nie jest numer');
  await expectFits(moderator, 'event log with a wrong filter');
  await page.getByLabel(events['filter.offer']).fill('');
  await page.getByLabel(events['filter.person']).fill(moderator.email);
  await page.getByRole('button', { name: events['filter.act'] }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  const fetching = page.waitForEvent('download');
  await page.getByRole('button', { name: events.export }).click();
  const file = await fetching;
  expect(file.suggestedFilename()).toMatch(/^parter-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"onNewUser"');
});

road('a job that stopped is put back, a mail is sent once more, and access to a name is given and taken', async ({ browser, stage }) => {
  const [named, viewing] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const nips = { [named.companyId]: '5261000007', [viewing.companyId]: '5261000013' };
  for (const [id, nip] of Object.entries(nips)) await stage.db.execute(sql`update company set nip = ${nip} where id = ${id}`);
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = moderator;
  const dialog = page.getByRole('dialog');
  await stage.hold(async () => {
    await stage.db.execute(sql`insert into pgboss.job (name, data, state, retry_limit, retry_count, output, completed_on)
      values ('search.match', '{}', 'failed', 12, 12, '{"message":"connect ECONNREFUSED 127.0.0.1:9"}', now())`);
    await goTo(moderator, '/admin/jobs');
    await expectSound(stage, moderator, 'background jobs');
    const row = page.getByRole('row').filter({ hasText: 'ECONNREFUSED' });
    await row.getByRole('button', { name: jobs.retry }).click();
    await expect(row).toBeHidden();
    await goTo(moderator, '/admin/jobs?view=waiting');
    await page.getByRole('row').filter({ hasText: 'search.match' }).getByRole('button', { name: jobs.cancel }).click();
    await dialog.getByLabel(admin.reason).fill('Zbędne, było już zrobione');
    await expectFits(moderator, 'cancelling a job');
    await dialog.getByRole('button', { name: jobs.cancel }).click();
    await expect(dialog).toBeHidden();
    await goTo(moderator, '/admin/jobs');
    await expect(page.getByRole('row').filter({ hasText: 'search.match' })).toContainText(jobs['state.cancelled']);
  });
  await stage.db.execute(sql`insert into mail (id, template, lang, recipient, facts, viewer_hash, sent_at, subject)
    values ('A2345678901234567890', 'accounts.password_changed', 'pl', 'ponowna@poczta.example', '{"firstName":"Ola","at":"2026-11-20T12:00:00.000Z"}', 'x', now(), 'Hasło zmienione')`);
  await goTo(moderator, '/admin/mails');
  await expectSound(stage, moderator, 'mails that wait');
  await page.getByRole('link', { name: mails['tab.sent'], exact: true }).click();
  await page.getByLabel(mails.search).fill('ponowna@poczta.example');
  await page.getByRole('button', { name: mails.find }).click();
  await page.getByRole('row').filter({ hasText: 'ponowna@poczta.example' }).getByRole('button', { name: mails.resend }).click();
  await dialog.getByRole('button', { name: mails.resend }).click();
  await moderator.mailbox.letter('ponowna@poczta.example', ({ text }) => text.includes('Ola'));
  await expectFits(moderator, 'mails that were sent');
  await goTo(moderator, '/admin/access');
  await page.getByLabel(access['grant.nip']).fill(nips[named.companyId] ?? '');
  await page.getByLabel(access['grant.viewer']).fill('123');
  await page.getByRole('button', { name: access['grant.act'] }).click();
  await dialog.getByLabel(admin.reason).fill('Rozmawiają o lokalu');
  await dialog.getByRole('button', { name: access['grant.act'] }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  moderator.faults.splice(0);
  await page.getByLabel(access['grant.viewer']).fill(nips[viewing.companyId] ?? '');
  await page.getByRole('button', { name: access['grant.act'] }).click();
  await dialog.getByLabel(admin.reason).fill('Rozmawiają o lokalu');
  await dialog.getByRole('button', { name: access['grant.act'] }).click();
  const granted = page.getByRole('row').filter({ hasText: viewing.companyName });
  await expect(granted).toContainText(named.companyName);
  await expectSound(stage, moderator, 'access to names');
  await granted.getByRole('button', { name: access['revoke.of'].replace('{viewer}', viewing.companyName) }).click();
  await dialog.getByLabel(admin.reason).fill('Rozmowy się skończyły');
  await dialog.getByRole('button', { name: access.revoke, exact: true }).click();
  await expect(granted).toBeHidden();
  await goTo(moderator, '/admin/config');
  await expect(page.getByRole('heading', { level: 1, name: settingWords.pl.title })).toBeVisible();
  await expectSound(stage, moderator, 'configuration');
});

/** Goes with the Tab key until something has the focus. */
const tabTo = async ({ page }: Actor, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach it');
};

road('by keys alone an admin comes from the overview to a company, refuses it, accepts it and takes that back', async ({ browser, stage }) => {
  const person = await whoAsks(stage, { firstName: 'Oskar', lastName: 'Klawiszowy' });
  await stage.db.execute(sql`update company_member set submitted_at = now() - interval '2 days' where uid = ${person.uid}`);
  const [owner, moderator] = [await stage.enter(browser, person), await stage.enter(browser, await stage.person({ claims: ['admin'] }))];
  await goTo(owner, '/moja-tablica/account/link-company');
  const { page } = moderator;
  const [press, dialog] = [(key: string) => page.keyboard.press(key), page.getByRole('dialog')];
  const act = async (button: Locator): Promise<void> => {
    await tabTo(moderator, button);
    await press('Enter');
  };
  await goTo(moderator, '/admin');
  const waiting = page.getByRole('listitem').filter({ hasText: overview.companies }).filter({ hasText: 'Oskar Klawiszowy' });
  await expect(waiting).toContainText('od 2 dni');
  await expect(waiting).toContainText(overview.long);
  await expectSound(stage, moderator, 'overview of the console');
  await act(waiting.getByRole('link'));
  const row = page.getByRole('row').filter({ hasText: person.email });
  await act(row.getByRole('button', { name: admin.reject }));
  await tabTo(moderator, dialog.getByLabel(admin.reason));
  await page.keyboard.type('Inny adres niż w rejestrze');
  await act(dialog.getByRole('button', { name: admin.reject }));
  await expect(row).toBeHidden();
  await expect(owner.page.getByText('Inny adres niż w rejestrze')).toBeVisible();
  await must(person, companiesCalls.submitCompany, { companyId: person.companyId });
  await act(row.getByRole('button', { name: admin.accept }));
  await act(dialog.getByRole('button', { name: admin.accept }));
  await expect(owner.page.getByText(companyWords.pl['accepted.title'])).toBeVisible();
  await act(page.getByRole('link', { name: admin['tab.decided'] }));
  await act(row.getByRole('button', { name: admin.takeBack }));
  await press('Escape');
  await expect(dialog).toBeHidden();
  await act(row.getByRole('button', { name: admin.takeBack }));
  await tabTo(moderator, dialog.getByLabel(admin.reason));
  await page.keyboard.type('Wykreślenie z rejestru');
  await act(dialog.getByRole('button', { name: admin.takeBack }));
  await expect(owner.page.getByText('Wykreślenie z rejestru')).toBeVisible();
  await act(page.getByRole('navigation', { name: admin['nav.label'] }).getByRole('link', { name: admin['nav.events'] }));
  const entries = page.getByRole('row').filter({ hasText: events['method.decideCompany'] });
  await expect(entries.filter({ hasText: 'Wykreślenie z rejestru' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Inny adres niż w rejestrze' })).toHaveCount(1);
});

road('an admin takes a case, another sees who has it and takes it over, and a list of one’s own shows what one has', async ({ browser, stage }) => {
  const title = 'Przycisk nie reaguje, sprawa do wzięcia';
  await stage.db.execute(sql`insert into report (id, type, title, description, sender, created_at)
    values ('C2345678901234567890', 'Error', ${title}, 'Nie działa', 'x', now() - interval '300 days')`);
  const [ada, olga] = [
    await stage.enter(browser, await stage.person({ claims: ['admin'], firstName: 'Ada', lastName: 'Prowadząca' })),
    await stage.enter(browser, await stage.person({ claims: ['admin'], firstName: 'Olga', lastName: 'Druga' })),
  ];
  const rowOf = ({ page }: Actor): Locator => page.getByRole('listitem').filter({ hasText: title });
  const press = ({ page }: Actor, name: 'take' | 'take.over' | 'give'): Promise<void> =>
    page.getByRole('button', { name: overview[`${name}.name`].replace('{title}', title) }).click();
  for (const one of [ada, olga]) await goTo(one, '/admin');
  const service = (name: string): Locator => ada.page.locator(`[data-service="${name}"]`);
  await expect(service('mail')).toContainText(overview['services.state.embedded']);
  await expect(service('gus')).toContainText(overview['services.state.recorded']);
  await expect(service('openId')).toContainText(overview['services.state.off']);
  await press(ada, 'take');
  await expect(rowOf(ada)).toContainText(overview['holder.you']);
  await expect(rowOf(olga)).toContainText(overview['holder.other'].replace('{name}', 'Ada Prowadząca'));
  await expectSound(stage, olga, 'case that somebody has');
  await ada.page.getByRole('link', { name: overview['tab.mine'] }).click();
  await expect(ada.page.getByRole('heading', { name: overview['mine.title'] })).toBeVisible();
  await expect(rowOf(ada)).toBeVisible();
  await expectSound(stage, ada, 'own cases');
  await press(olga, 'take.over');
  await expect(rowOf(olga)).toContainText(overview['holder.you']);
  await expect(ada.page.getByText(overview['mine.none'])).toBeVisible();
  await expectSound(stage, ada, 'no case of one’s own');
  await press(olga, 'give');
  await expect(olga.page.getByRole('button', { name: overview['take.name'].replace('{title}', title) })).toBeVisible();
  await ada.page.getByRole('link', { name: overview['tab.all'] }).click();
  await press(ada, 'take');
  await expect(rowOf(ada)).toContainText(overview['holder.you']);
  await stage.db.execute(sql`update report set mark = 'closed', marked_at = now(), marked_by = 'x' where id = 'C2345678901234567890'`);
  await goTo(ada, '/admin?mine=1');
  await expect(rowOf(ada)).toHaveCount(0);
});

road('mail that came back stands in the console, and whoever has the address is told', async ({ browser, stage }) => {
  const person = await stage.person({ firstName: 'Zofia', lastName: 'Odbita' });
  await stage.db.execute(sql`insert into mail (id, template, lang, recipient, uid, facts, viewer_hash, sent_at, bounced_at, last_error, subject)
    values ('B2345678901234567890', 'accounts.password_changed', 'pl', ${person.email}, ${person.uid}, '{"firstName":"Zofia","at":"2026-11-20T12:00:00.000Z"}', 'x',
      now(), now(), ${`550 5.1.1 <${person.email}>: no such user`}, 'Hasło zmienione')`);
  const [owner, moderator] = [await stage.enter(browser, person), await stage.enter(browser, await stage.person({ claims: ['admin'] }))];
  await goTo(moderator, '/admin/mails');
  await moderator.page.getByRole('link', { name: mails['tab.returned'] }).click();
  const row = moderator.page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText(mails['state.returned']);
  await expect(row).toContainText('550 5.1.1 <…>: no such user');
  await expectSound(stage, moderator, 'mails that came back');
  await goTo(moderator, `/admin/users/${person.uid}`);
  await expect(moderator.page.getByText(users.returned)).toBeVisible();
  await expectFits(moderator, 'user whose mail comes back');
  await goTo(owner, '/moja-tablica/start');
  await owner.page.getByRole('link', { name: new RegExp(homeWords.pl.mail) }).click();
  await expect(owner.page.getByText(mailChoiceWords.pl['returned.title'].replace('{email}', person.email))).toBeVisible();
  await expectSound(stage, owner, 'notifications of whose mail comes back');
});

road('mail that waits without a mail server is said to be on its way, and no server to be silent', async ({ browser, stage }) => {
  const person = await stage.person({ claims: ['admin'] });
  await stage.db.execute(sql`insert into mail (id, template, lang, recipient, uid, facts, viewer_hash, created_at, subject)
    values ('W2345678901234567890', 'accounts.password_changed', 'pl', ${person.email}, ${person.uid}, '{"firstName":"Zofia","at":"2026-11-20T12:00:00.000Z"}', 'x',
      now() - interval '1 hour', 'Hasło zmienione')`);
  const moderator = await stage.enter(browser, person);
  await goTo(moderator, '/admin');
  const [text = ''] = admin['system.mails.embedded'].one.split(':');
  await expect(moderator.page.getByText(text)).toBeVisible();
  await expect(moderator.page.getByText('SMTP_URL')).toHaveCount(0);
  await stage.db.execute(sql`delete from mail where id = 'W2345678901234567890'`);
});

road('among 200 open requests one that changes is drawn again, no other, and times out of sight stand still', async ({ browser, stage }) => {
  await stage.db.execute(manyRequests);
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = moderator;
  await goTo(moderator, '/admin/mobywatel-verification');
  await expect(page.locator('[data-request]')).toHaveCount(200);
  await alive(page);
  const timeIn = (n: number): Promise<string | null> => page.locator(`[data-request="${requestNumber(n)}"] time[role="timer"]`).textContent();
  // What the server drew knows no time yet; each is drawn once, also out of sight.
  await expect.poll(() => timeIn(199)).not.toBe('–:––');
  const [seen, unseen] = [await timeIn(1), await timeIn(199)];
  await expect.poll(() => timeIn(1)).not.toBe(seen);
  expect(await timeIn(199)).toBe(unseen);
  const columns = (): Promise<readonly number[]> =>
    page.locator('thead th').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  const before = await columns();
  const rows = { elements: 'tr[data-request]', within: 'tr[data-request]', name: 'data-request' };
  for (const n of [7, 120, 200]) {
    const drawn = await drawnBy(moderator, rows, async () => {
      await changeRequest(stage, n);
      await expect(page.locator(`[data-request="${requestNumber(n)}"]`).getByRole('textbox')).toBeVisible();
    });
    expect(drawn).toEqual([requestNumber(n)]);
  }
  // A field for a code is wider than the dash in its place: the columns stay, so that no other row is laid out.
  expect(await columns()).toEqual(before);
  await stage.db.execute(noRequests);
});
