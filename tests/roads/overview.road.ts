/** The console's first page while it stays open: how the system is, and the ruler of the day. */

import { sql } from 'drizzle-orm';
import { consoleNumbers } from '../../src/domain/kit/numbers.ts';
import { adminWords } from '../../src/words/admin/pages.ts';
import { goTo } from '../pages/actor.ts';
import { expect, road } from './road.ts';

const admin = adminWords.pl;

road('the overview says how the system is without being loaded anew, and asks nothing while nobody sees it', async ({ browser, stage }) => {
  const person = await stage.person({ claims: ['admin'] });
  const moderator = await stage.enter(browser, person);
  const { page } = moderator;
  await page.clock.install();
  await goTo(moderator, '/admin');
  const [text = ''] = admin['system.mails.embedded'].one.split(':');
  const waits = page.getByText(text);
  const later = () => page.clock.runFor(consoleNumbers.stateEverySeconds * 1_000);
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
  const before = states();
  await show(true);
  await later();
  await later();
  expect([before, states()]).toEqual([1, 1]);
  await show(false);
  await expect(page.getByText(admin['system.good'])).toBeVisible();
  expect(states()).toBe(2);
});
