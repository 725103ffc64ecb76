/** The landing page: the order of its sections, its banner, how much it holds, and the pages of markets that lead from offers to offers. */

import { expect } from '@playwright/test';
import { mainUses } from '../../../src/domain/kit/provinces.ts';
import { landingNumbers } from '../../../src/domain/search/rules/landing.ts';
import { homeWords } from '../../../src/words/search/home.ts';
import { howItWorksWords } from '../../../src/words/search/how.ts';
import { listWords } from '../../../src/words/search/list.ts';
import { marketWords } from '../../../src/words/search/market.ts';
import { wantedTeaserWords } from '../../../src/words/search/wanted-teaser.ts';
import { anInsertedOffer, anInsertedSigner, formOfToday } from '../../factories/deals.ts';
import { aWantedListing } from '../../factories/wanted.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { road } from '../road.ts';

/** Offers of each use: more than the first rail may take of one, so that each has a rail of its own, longer than what the server draws of it. */
const each = 12;
/** Elements of the page as the server drew it, with all rails full. The scripts add what lies to the side, and take over what is there. */
const elementsMax = 1_400;

road('the landing page has its sections in their order, and no more elements than it needs', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  for (const legalMainUse of mainUses) for (let n = 0; n < each; n += 1) await anInsertedOffer(stage, landlord, { legalMainUse });
  for (let n = 0; n < 3; n += 1) await aWantedListing(landlord);
  const bare = await stage.visit(browser, { javaScriptEnabled: false });
  await bare.page.goto(`${bare.base}/`);
  const headings = await bare.page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const sections: readonly string[] = [
    homeWords.pl.interesting,
    wantedTeaserWords.pl.title,
    howItWorksWords.pl['way.title'],
    howItWorksWords.pl.title,
    ...(['warehouse', 'retail', 'office'] as const).map((use) => listWords.pl[`purpose.${use}`]),
  ];
  expect(headings.map((text) => text.replaceAll('\u00a0', ' ')).filter((text) => sections.includes(text))).toEqual(sections);
  // The banner comes before all of them.
  expect(headings.indexOf(homeWords.pl['slide.price.title'])).toBeLessThan(headings.indexOf(homeWords.pl.interesting));
  expect(await bare.page.locator('*').count()).toBeLessThanOrEqual(elementsMax);
});

road('the banner moves on by itself, and stands still for whoever looks closer, stopped it or wants no motion', async ({ browser, stage }) => {
  const actor = await stage.visit(browser);
  const { page } = actor;
  await page.addInitScript("localStorage.setItem('consent', 'necessary')");
  // From the beginning: what the browser's own clock has begun no other clock stops.
  await page.clock.install();
  await goTo(actor, '/');
  const banner = page.getByRole('region', { name: homeWords.pl.news });
  const dots = banner.getByRole('button', { name: /^Slajd / });
  await expect(dots).toHaveCount(6);
  const shown = async (): Promise<number> => {
    // Both in one look: the banner may move between two.
    const [current, visible] = await banner.evaluate(
      (element) =>
        [
          [...element.querySelectorAll('button[aria-label^="Slajd "]')].findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
          [...element.querySelectorAll('[id^=slide-]')].flatMap((slide, at) => (slide.hasAttribute('hidden') ? [] : [at])),
        ] as const,
    );
    expect(visible).toEqual([current]);
    return current + 1;
  };
  /** Chooses a slide with the clock in our hands, then leaves the banner alone. */
  const choose = async (n: number): Promise<void> => {
    await dots.nth(n - 1).click();
    await page.evaluate('document.activeElement.blur()');
    await page.mouse.move(1, 1);
    expect(await shown()).toBe(n);
  };
  const turn = landingNumbers.bannerMs;
  await choose(2);
  await page.clock.runFor(turn - 500);
  expect(await shown()).toBe(2);
  await page.clock.runFor(1_000);
  expect(await shown()).toBe(3);
  await choose(6);
  await page.clock.runFor(turn + 500);
  expect(await shown()).toBe(1);

  await banner.getByRole('heading').first().hover();
  await page.clock.runFor(2 * turn);
  expect(await shown()).toBe(1);
  await page.mouse.move(1, 1);
  await dots.nth(3).focus();
  await page.clock.runFor(2 * turn);
  expect(await shown()).toBe(1);
  await page.evaluate('document.activeElement.blur()');

  await banner.getByRole('button', { name: homeWords.pl.pause }).click();
  await page.evaluate('document.activeElement.blur()');
  await page.mouse.move(1, 1);
  await page.clock.runFor(2 * turn);
  expect(await shown()).toBe(1);
  await banner.getByRole('button', { name: homeWords.pl.play }).click();
  await page.evaluate('document.activeElement.blur()');
  await page.mouse.move(1, 1);
  await page.clock.runFor(turn + 500);
  expect(await shown()).toBe(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.runFor(2 * turn);
  expect(await shown()).toBe(2);
});

road(
  'the page of a market shows its offers and leads to its towns, to other uses and to the search, in both languages and without scripts',
  async ({ browser, stage }) => {
    const landlord = await anInsertedSigner(stage);
    const of = await formOfToday(stage);
    const at = (city: string) => ({ address: { ...of.address, city, county: city, province: 'opolskie' as const } });
    await anInsertedOffer(stage, landlord, { name: 'Biuro nad Odrą', legalMainUse: 'office', ...at('Opole') });
    await anInsertedOffer(stage, landlord, { name: 'Biuro w Nysie', legalMainUse: 'office', ...at('Nysa') });
    await anInsertedOffer(stage, landlord, { name: 'Sklep nad Odrą', legalMainUse: 'retail', ...at('Opole') });
    const actor = await stage.visit(browser, { javaScriptEnabled: false });
    const { page } = actor;
    const shown = page.getByRole('article').getByRole('link', { name: /Biuro|Sklep/ });
    await page.goto(`${actor.base}/wynajem/biura/opolskie`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Biura do wynajęcia: województwo opolskie$/);
    await expect(shown).toHaveCount(2);
    await page.getByRole('link', { name: 'Nysa (1)' }).click();
    await expect(page).toHaveURL(/\/wynajem\/biura\/opolskie\/nysa$/);
    await expect(shown).toHaveText(['Biuro w Nysie']);
    await expect(page.getByRole('navigation', { name: marketWords.pl.cities, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Opole (1)' }).click();
    await page.getByRole('link', { name: `${listWords.pl['purpose.retail']} (1)` }).click();
    await expect(page).toHaveURL(/\/wynajem\/lokale\/opolskie\/opole$/);
    await expect(shown).toHaveText(['Sklep nad Odrą']);
    await expect(page.getByRole('navigation', { name: marketWords.pl['cities.none'], exact: true })).toBeVisible();
    await page.getByRole('link', { name: marketWords.pl.all }).click();
    await expect(page).toHaveURL(/\/offers\?premisesPurpose=retail&offerType=rent&place=Opole$/);
    await expect(page.getByRole('article').getByRole('link', { name: 'Sklep nad Odrą' })).toBeVisible();
    await page.goto(`${actor.base}/en/wynajem/magazyny/opolskie/opole`);
    await expect(page.getByRole('heading', { name: marketWords.en.empty })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

    await page.goto(`${actor.base}/en/wynajem/biura/opolskie/atlantis`);
    await expect(page.getByRole('heading', { name: marketWords.en['unknown.city'] })).toBeVisible();
    // All that the page says stands free of the header.
    const [header, card] = await Promise.all([page.getByRole('banner').boundingBox(), page.getByRole('main').locator('> *').boundingBox()]);
    expect((card?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))).toBeGreaterThan(16);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/wynajem\/biura\/opolskie$/);
    await page.goto(`${actor.base}/wynajem/zamki/opolskie`);
    await page.getByRole('link', { name: marketWords.pl['unknown.act'] }).click();
    await expect(page).toHaveURL(/\/offers$/);
    actor.faults.splice(0);

    const reader = await stage.visit(browser);
    await reader.page.addInitScript("localStorage.setItem('consent', 'necessary')");
    await goTo(reader, '/wynajem/biura/opolskie');
    await expectFits(reader, 'the page of a market');
  },
);
