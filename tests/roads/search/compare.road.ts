/** A comparison of offers of which one is not there. */

import type { Locator } from '@playwright/test';
import { grosze } from '../../../src/domain/kit/money.ts';
import { compareWords } from '../../../src/words/search/compare.ts';
import { compareTrayWords } from '../../../src/words/search/compare-tray.ts';
import { anInsertedOffer, anInsertedSigner, formOfToday } from '../../factories/deals.ts';
import { goTo } from '../../pages/actor.ts';
import { resize } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

road('a comparison names an offer that is gone above what it finds, and its ways to more offers stand apart', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const ids = [await anInsertedOffer(stage, landlord), await anInsertedOffer(stage, landlord, { price: grosze(900_000) }), 'a'.repeat(20)];
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  for (const [lang, start] of [
    ['pl', ''],
    ['en', '/en'],
  ] as const) {
    const words = compareWords[lang];
    await goTo(actor, `${start}/compare?ids=${ids.join()}`);
    await expect(page.getByRole('link', { name: words.open, exact: true })).toHaveCount(2);
    const gone = page.getByRole('status').filter({ hasText: words.gone.one });
    const verdict = page.getByRole('region', { name: words.verdict });
    const [line, below] = [await boxOf(gone), await boxOf(verdict)];
    expect(below.y - line.y - line.height).toBeGreaterThanOrEqual(8);
    const [one, other] = [page.getByRole('link', { name: words['more.act'] }), page.getByRole('link', { name: words['more.favourites'] })];
    const [left, right] = [await boxOf(one), await boxOf(other)];
    const isBeside = right.x - left.x - left.width >= 8;
    expect(isBeside || right.y - left.y - left.height >= 8).toBe(true);
  }
});

road('a printed comparison shows every column on an upright sheet', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const made = [1, 2, 3, 4].map((at) => anInsertedOffer(stage, landlord, { price: grosze(at * 100_000) }));
  const ids = await Promise.all(made);
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, `/compare?ids=${ids.join()}`);
  // The width of an A4 sheet without its margins, in the browser's pixels.
  await resize(actor, { width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const heads = page.locator('thead th');
  await expect(heads).toHaveCount(4);
  for (const head of await heads.all()) {
    const { x, width } = await boxOf(head);
    expect(width).toBeGreaterThan(60);
    expect(x + width).toBeLessThanOrEqual(718);
  }
  await page.emulateMedia({ media: null });
});

road('without scripts a comparison says what its buttons need, and its links still work', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const ids = [await anInsertedOffer(stage, landlord), await anInsertedOffer(stage, landlord, { price: grosze(900_000) })];
  const { page, base } = await stage.visit(browser, { javaScriptEnabled: false });
  for (const [lang, start] of [
    ['pl', ''],
    ['en', '/en'],
  ] as const) {
    const words = compareWords[lang];
    for (const query of ['', `?ids=${ids.join()}`]) {
      await page.goto(`${base}${start}/compare${query}`);
      await expect(page.getByRole('main').locator('noscript')).toContainText(words['none.scripts'], { useInnerText: true });
    }
    await page
      .getByRole('link', { name: words.remove.split('{')[0] ?? '' })
      .first()
      .click();
    await expect(page.getByRole('link', { name: words.open, exact: true })).toHaveCount(1);
  }
});

road('that four offers are the most is said as long as it holds, and on that page', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const address = { ...(await formOfToday(stage)).address, city: 'Kutno' } as never;
  for (let at = 0; at < 5; at += 1) await anInsertedOffer(stage, landlord, { address, name: `Lokal ${at}` });
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, '/offers?city=Kutno');
  const add = page.getByRole('button', { name: new RegExp(compareTrayWords.pl['add.label'].replace('{name}', 'Lokal')) });
  await expect(add).toHaveCount(5);
  for (let left = 4; left > 0; left -= 1) {
    await add.first().click();
    await expect(add).toHaveCount(left);
  }
  const full = page.getByText(compareTrayWords.pl['tray.full']);
  await add.click();
  await expect(full).toBeVisible();
  const remove = page.getByRole('button', { name: new RegExp(compareTrayWords.pl['chosen.label'].replace('{name}', 'Lokal')) });
  await remove.first().click();
  await expect(full).toBeHidden();
  await add.first().click();
  await add.click();
  await expect(full).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pytania i odpowiedzi' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(full).toBeHidden();
});
