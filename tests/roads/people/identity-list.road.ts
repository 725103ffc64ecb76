import { sql } from 'drizzle-orm';
import { identityConsoleWords } from '../../../src/words/admin/identities.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { askedForCode } from '../../factories/identity.ts';
import { changeRequest, manyRequests, noRequests, requestNumber } from '../../factories/requests.ts';
import { alive, expectAccessible, goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

/** Whether the browser has laid out what is in an element, as an expression over it. */
const isLaidOut = 'checkVisibility({ contentVisibilityAuto: true })';

road(
  'of 200 requests the browser lays out those near sight; keys, the search of the page and paper reach all of them',
  async ({ browser, stage }) => {
    await stage.db.execute(manyRequests);
    await stage.db.execute(sql`update person set first_name = 'Konstantyna Maria Aleksandra', last_name = 'Brzęczyszczykiewicz-Wolańska',
    email = 'konstantyna.maria.brzeczyszczykiewicz@bardzo-dluga-domena.example' where uid = ${requestNumber(3)}`);
    const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }), { viewport: { width: 1440, height: 900 } });
    const { page } = moderator;
    await goTo(moderator, '/admin/mobywatel-verification');
    await alive(page);
    const rows = page.locator('[data-request]');
    await expect(rows).toHaveCount(200);
    const laidOut = (at: number): Promise<boolean> =>
      page.evaluate(`document.querySelectorAll('[data-request]')[${at}].firstElementChild.${isLaidOut}`);
    await expect.poll(() => laidOut(0)).toBe(true);
    expect(await laidOut(150)).toBe(false);
    // Where a browser tells grids and what is not laid out as no table, roles do.
    await expect(page.locator('table:not([role=table]), thead:not([role=rowgroup]), tbody:not([role=rowgroup])')).toHaveCount(0);
    await expect(page.locator('tr:not([role=row]), th:not([role=columnheader]), td:not([role=cell])')).toHaveCount(0);
    const clipped = page.locator('[data-timer=sweep]').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await clipped).toBe(0);

    // By keys: the choice, then the Tab key, go on beyond what was in sight.
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('j');
    await expect(rows.nth(59)).toHaveAttribute('data-chosen', 'true');
    await expect(rows.nth(59)).toBeInViewport({ ratio: 1 });
    const time = rows.nth(59).getByRole('timer');
    const seen = await time.textContent();
    await expect(time).not.toHaveText(seen ?? '');
    await rows.nth(180).getByRole('button').last().focus();
    await expect(rows.nth(180)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(rows.nth(181).getByRole('button').first()).toBeFocused();
    expect(await laidOut(181)).toBe(true);
    expect(await laidOut(0)).toBe(false);
    expect(await page.evaluate("find('Numer 42')")).toBe(true);
    await expect(rows.nth(41)).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => laidOut(199)).toBe(true);
    await page.emulateMedia({ media: null });

    // In both languages, cells stand below their headings, acts have room in theirs, and so have names, at every width that has columns.
    const lefts = (within: string): Promise<readonly number[]> =>
      page.evaluate(`[...document.querySelector('${within}').children].map((cell) => Math.round(cell.getBoundingClientRect().left))`);
    const tight = (): Promise<number> =>
      page.evaluate(
        `[...document.querySelectorAll('[data-request] > :last-child')].slice(0, 9).filter((one) => one.scrollWidth > one.clientWidth).length`,
      );
    for (const lang of ['en', 'pl']) {
      await stage.db.execute(sql`update person set lang = ${lang} where email = ${moderator.email}`);
      await page.reload();
      await alive(page);
      for (const width of [1440, 1366, 1280, 1210, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        // A browser lays out a moment after its window has changed.
        await expect(async () => {
          const heads = await lefts('thead tr');
          expect(await lefts('[data-request]')).toEqual(heads);
          expect((heads[2] ?? 0) - (heads[1] ?? 0), `room for names at ${width} px`).toBeGreaterThan(110);
          expect(await tight(), `acts in ${lang} that stick out at ${width} px`).toBe(0);
        }).toPass({ timeout: 15_000 });
      }
    }
    await expectFits(moderator, 'identity console of 200', 'phone');
    await stage.db.execute(noRequests);
  },
);

road('a request that is chosen without a network shows what the list does not hold when the network is back', async ({ browser, stage }) => {
  await askedForCode(stage, await stage.person({ firstName: 'Halina', lastName: 'Zasięgowa' }));
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page, faults } = moderator;
  const desk = identityConsoleWords.pl;
  await goTo(moderator, '/admin/mobywatel-verification');
  await alive(page);
  // The end of the header comes after the page; what is not in it then is fetched by a reload when the network is back.
  const whole = `[...document.querySelectorAll('header button')].every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))`;
  await expect.poll(() => page.evaluate(whole)).toBe(true);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Halina Zasięgowa' }).click();
  const panel = page.getByRole('complementary', { name: desk.panel });
  await expect(panel).toContainText('Zasięgowa');
  await expect(panel).not.toContainText(desk.history);
  await page.context().setOffline(false);
  await expect(panel).toContainText(desk['step.begin']);
  faults.splice(0);
});

road('in narrower windows the panel slides over the list, takes the keyboard, and gives it back', async ({ browser, stage }) => {
  const desk = identityConsoleWords.pl;
  await stage.db.execute(manyRequests);
  await stage.db.execute(sql`update person set first_name = 'Halina', last_name = 'Zasięgowa' where uid = ${requestNumber(2)}`);
  const viewport = { width: 1024, height: 768 };
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }), { viewport });
  const { page } = moderator;
  await goTo(moderator, '/admin/mobywatel-verification');
  await alive(page);
  const panel = page.getByRole('complementary', { name: desk.panel });
  const heading = panel.getByRole('heading', { level: 2 });
  const rows = page.locator('[data-request]');
  const name = rows.nth(1).getByRole('button').first();
  await expect(rows).toHaveCount(200);
  await expect(panel).toBeHidden();
  for (const size of [viewport, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await name.click();
    await expect(heading).toHaveText('Halina Zasięgowa');
    await expect(heading).toBeFocused();
    await expect(panel).toBeInViewport({ ratio: 0.99 });
    // The keyboard goes round in it.
    for (let at = 0; at < 8; at += 1) {
      await page.keyboard.press(at < 4 ? 'Tab' : 'Shift+Tab');
      await expect(panel.locator(':focus')).toHaveCount(1);
    }
    await expectAccessible(page, `panel at ${size.width} px`);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(name).toBeFocused();
    await name.press('Enter');
    await panel.getByRole('button', { name: shellWords.pl['dialog.close'] }).click();
    await expect(name).toBeFocused();
  }
  await page.setViewportSize(viewport);
  // Keys go through the list with it, a code is typed where it is wanted, and a refusal is written in it.
  await page.keyboard.press('k');
  await expect(rows.first()).toHaveAttribute('data-chosen', 'true');
  await page.keyboard.press('j');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Halina Zasięgowa');
  await expect(page).toHaveURL(/#/);
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('data-chosen', 'true');
  await page.keyboard.press('Escape');
  await changeRequest(stage, 3);
  const field = rows.getByRole('textbox').first();
  await field.click();
  await expect(field).toBeFocused();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(panel).toBeVisible();
  await stage.db.execute(noRequests);
});
