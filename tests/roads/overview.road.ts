/** The console's first page while it stays open: how the system is, and the ruler of the day. */

import { type SQL, sql } from 'drizzle-orm';
import { contentCalls } from '../../src/contract/content/endpoints.ts';
import { overviewWords } from '../../src/words/admin/overview.ts';
import { adminWords } from '../../src/words/admin/pages.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { aSignedLease } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import { goTo } from '../pages/actor.ts';
import { expectSound } from '../pages/screens.ts';
import { expect, failing, road } from './road.ts';

const [admin, overview, shell] = [adminWords.pl, overviewWords.pl, shellWords.pl];

road('the overview says how the system is without being loaded anew, and asks nothing while nobody sees it', async ({ browser, stage }) => {
  const person = await stage.person({ claims: ['admin'] });
  const moderator = await stage.enter(browser, person);
  const { page } = moderator;
  await page.clock.install();
  await goTo(moderator, '/admin');
  const [text = ''] = admin['system.mails.embedded'].one.split(':');
  const waits = page.getByText(text);
  const later = () => page.clock.runFor(30_000);
  const show = (isHidden: boolean) =>
    page.evaluate(
      `Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${isHidden} }); document.dispatchEvent(new Event('visibilitychange'))`,
    );
  await expect(page.getByText(admin['system.good'])).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const states = () => asked.filter((url) => url.endsWith('/call/getSystemState')).length;
  await stage.db.execute(sql`insert into mail (id, template, lang, recipient, uid, facts, viewer_hash, created_at, subject)
    values ('W3345678901234567890', 'accounts.password_changed', 'pl', ${person.email}, ${person.uid}, '{"firstName":"Zofia","at":"2026-11-20T12:00:00.000Z"}', 'x',
      now() - interval '1 hour', 'Hasło zmienione')`);
  await later();
  await expect(waits).toBeVisible();
  await stage.db.execute(sql`delete from mail where id = 'W3345678901234567890'`);
  await show(true);
  const before = states();
  await later();
  await later();
  expect(states(), 'asked while nobody looks').toBe(before);
  await show(false);
  await expect(page.getByText(admin['system.good'])).toBeVisible();
  expect(states()).toBeGreaterThan(before);
});

road('the ruler of the day names handovers that are over, planned and late, as a picture and as a list', async ({ browser, stage }) => {
  const deal = await aSignedLease(stage);
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = moderator;
  const meetingAt = (at: SQL) =>
    stage.db.execute(sql`insert into appointment (lease_id, side, first_name, last_name, email, meeting_at, saved_at)
      values (${deal.leaseId}, 'tenant', 'Ewa', 'Odbiera', 'ewa@firma.example', ${at}, now())
      on conflict (lease_id, side) do update set meeting_at = excluded.meeting_at`);
  const midnight = sql`(date_trunc('day', now() at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw')`;
  const { rows } = await stage.db.execute<{ name: string }>(sql`select offer_name as name from lease where id = ${deal.leaseId}`);
  const label = overview['ruler.meeting'].replace('{name}', rows[0]?.name ?? '');
  const day = page.getByRole('region', { name: overview['ruler.title'] });
  const item = day.getByRole('listitem').filter({ hasText: label });
  await meetingAt(sql`${midnight} + interval '1 second'`);
  await goTo(moderator, '/admin');
  await expect(item).toContainText(overview['ruler.meeting.late']);
  await expect(item).toContainText('00:00');
  await meetingAt(sql`${midnight} + interval '23 hours 59 minutes 59 seconds'`);
  await page.reload();
  await expect(item).toContainText(overview['ruler.meeting.ahead']);
  await expectSound(stage, moderator, 'overview with a ruler');
  await meetingAt(sql`${midnight} + interval '24 hours'`);
  await page.reload();
  await expect(day.getByText(/\d\d:\d\d/).first()).toBeVisible();
  await expect(item).toHaveCount(0);
});

road('what failed is no longer said once it was tried again and came about', async ({ browser, stage }) => {
  const person = await stage.person();
  await must(person, contentCalls.sendReport, { userUid: person.uid, title: 'Mapa stoi w miejscu', type: 'Error', description: 'Na telefonie.' });
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = moderator;
  await goTo(moderator, '/admin');
  const row = page.getByRole('listitem').filter({ hasText: 'Mapa stoi w miejscu' });
  const failure = page.getByText(shell['toast.failed']);
  await failing(moderator, 'takeCase', async () => {
    await row.getByRole('button', { name: overview.take }).click();
    await expect(failure).toBeVisible();
  });
  await row.getByRole('button', { name: overview.take }).click();
  await expect(row).toContainText(overview['holder.you']);
  await expect(failure).toHaveCount(0);
});
