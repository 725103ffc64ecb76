/** An offer as visitors read it: what is hidden, why, and the way in; and what stands in its place for those who may see it. */

import { sql } from 'drizzle-orm';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { accountWords } from '../../src/words/accounts/pages.ts';
import { formatOf } from '../../src/words/kit/format.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { questionWords } from '../../src/words/offers/question.ts';
import { cardWords } from '../../src/words/search/card.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import { expectAccessible, goTo } from '../pages/actor.ts';
import { expectFits } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const words = offerDetailWords.pl;

road('a visitor reads what is hidden and why; the ribbon says it by keyboard, and without scripts too', async ({ browser, stage }) => {
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name: 'Lokal za drzwiami' });
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  await goTo(visitor, `/offer/${offerId}`);
  const door = page.getByRole('region', { name: words['door.title.rent'] });
  for (const what of ['door.cost', 'door.deposit', 'door.lease', 'door.booking'] as const)
    await expect(door.getByText(words[what], { exact: true })).toBeVisible();
  await expect(door.getByText(words['door.why.rent'])).toBeVisible();
  const ribbon = page.getByRole('button', { name: words['visitor.ribbon'] });
  const why = page.getByRole('dialog', { name: words['visitor.why'] });
  await ribbon.focus();
  await page.keyboard.press('Enter');
  await expect(why).toBeVisible();
  await expectAccessible(page, 'popover of the ribbon');
  await page.keyboard.press('Tab');
  await expect(why.getByRole('link', { name: words['visitor.act'], exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(ribbon).toBeFocused();
  await ribbon.click();
  await why.getByRole('link', { name: words['visitor.act'], exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(accountWords.pl['field.email'], { exact: true })).toBeVisible();
  await goTo(visitor, `/offer/${offerId}`);
  await expectFits(visitor, 'offer of a visitor');
  await goTo(visitor, `/en/offer/${offerId}`);
  await expectFits(visitor, 'offer of a visitor en', 'phone');

  const bare = await stage.visit(browser, { javaScriptEnabled: false });
  await bare.page.goto(`${stage.url}/offer/${offerId}`);
  await bare.page.getByRole('button', { name: words['visitor.ribbon'] }).click();
  const wayIn = bare.page.getByRole('dialog', { name: words['visitor.why'] }).getByRole('link', { name: words['visitor.up'] });
  await expect(wayIn).toBeVisible();
  await expect(wayIn).toHaveAttribute('href', /\?signin=up$/);
});

road('an offer that has run out says so to a visitor, promises nothing, leads on, and is not kept by search engines', async ({ browser, stage }) => {
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name: 'Lokal po terminie' });
  const visitor = await stage.visit(browser, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  const robots = page.locator('meta[name="robots"]');
  await goTo(visitor, `/offer/${offerId}`);
  await expect(page.getByText(words['visitor.binds'])).toBeVisible();
  await expect(robots).toHaveCount(0);
  const ask = page.locator('#ask');
  await expect(ask.getByText(questionWords.pl.visitor)).toBeVisible();
  const reader = await stage.enter(browser, await stage.person({ verified: false }));
  await goTo(reader, `/offer/${offerId}`);
  await expect(reader.page.getByText(questionWords.pl.unverified)).toBeVisible();
  // Whoever has the page open is told by the clock.
  await stage.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
  await stage.tick();
  await expect(reader.page.getByText(words['expired.text'])).toBeVisible();
  await expect(reader.page.getByText(questionWords.pl.unverified)).toHaveCount(0);
  const card = page.getByRole('complementary', { name: words['book.label'] });
  await expect(card.getByText(words['expired.text'])).toBeVisible();
  await expect(page.getByText(words['visitor.binds'])).toHaveCount(0);
  await expect(ask).toHaveCount(0);
  await expect(page.getByText(words['door.title.rent'])).toHaveCount(0);
  await expect(page.getByRole('button', { name: words['visitor.ribbon'] })).toHaveCount(0);
  await expect(page.getByRole('link', { name: words['visitor.bar'] })).toHaveCount(0);
  await expect(robots).toHaveAttribute('content', /noindex/);
  await expectFits(visitor, 'offer that has run out');
  await card.getByRole('link', { name: words['expired.act'] }).click();
  await page.waitForURL(/\/offers\?premisesPurpose=/);
});

road('on a phone the bar leads a visitor to the price', async ({ browser, stage }) => {
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage));
  const visitor = await stage.visit(browser, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await page.addInitScript("localStorage.setItem('consent', 'necessary')");
  await goTo(visitor, `/offer/${offerId}`);
  await page.getByRole('link', { name: words['visitor.bar'] }).click();
  await expect(page.getByRole('dialog').getByLabel(accountWords.pl['field.email'], { exact: true })).toBeVisible();
});

road('the true cost of a month is one sum on the card and on the page, which says it with VAT or without', async ({ browser, stage }) => {
  const geoMarker = { lat: 50.0412, lng: 21.9991 };
  const landlord = await anInsertedSigner(stage);
  const offerId = await anInsertedOffer(stage, landlord, { name: 'Lokal z rachunkiem', geoMarker });
  const tenant = await anInsertedSigner(stage);
  const { private: terms } = await must(tenant, offersCalls.getOffer, { offerId });
  const f = formatOf('pl');
  const [gross, net] = [f.money(terms?.costs.gross ?? 0), f.money(terms?.costs.net ?? 0)];
  const reader = await stage.enter(browser, tenant);
  const { page } = reader;
  await goTo(reader, '/offers?bounds=49.90000,21.80000,50.20000,22.20000&view=list');
  const card = page.getByRole('article').filter({ hasText: 'Lokal z rachunkiem' });
  await expect(card).toContainText(cardWords.pl.true.replace('{price}', f.shortMoney(terms?.costs.gross ?? 0)));
  await expectFits(reader, 'list with true costs');
  await card.getByRole('link', { name: 'Lokal z rachunkiem' }).click();
  const costs = page.locator('#costs');
  await expect(costs.locator('header')).toContainText(gross);
  await costs.getByRole('link', { name: words['costs.view.net'] }).click();
  await page.waitForURL(/\?vat=net#costs$/);
  await expect(costs.locator('header')).toContainText(net);
  await expect(costs.getByRole('link', { name: words['costs.view.net'] })).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(costs.locator('header')).toContainText(net);
  await expectFits(reader, 'offer without VAT');
});

road('beside a long name of an offer each act keeps its one line', async ({ browser, stage }) => {
  const name = 'Lokal handlowo-usługowy z dwiema witrynami i zapleczem w odnowionej kamienicy przy ulicy Nawrot';
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name });
  const reader = await stage.enter(browser, await anInsertedSigner(stage));
  await goTo(reader, `/offer/${offerId}`);
  const heart = reader.page.getByRole('main').locator('header').getByRole('button').filter({ hasText: 'Do ulubionych' });
  await expect(heart).toBeVisible();
  const lines = await heart.evaluate((button) => {
    const text = button.ownerDocument.createRange();
    text.selectNodeContents(button);
    return new Set([...text.getClientRects()].filter(({ width, height }) => width > 30 && height > 0).map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines, 'lines of the label').toBe(1);
});
