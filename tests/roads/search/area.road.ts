import { mapWords } from '../../../src/words/kit/map.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { filterWords } from '../../../src/words/search/filters.ts';
import { listWords } from '../../../src/words/search/list.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { type Actor, expectAccessible, goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = mapWords.pl;
/** A part of the map without offers of other roads, with one in its middle. */
const around = 'bounds=54.20000,18.30000,54.50000,19.00000';
const middle = { lat: 54.35, lng: 18.65 };
const name = 'Lokal przy Motławie';

const areaOf = ({ page }: Actor): string | null => new URL(page.url()).searchParams.get('area');
const cornersIn = (actor: Actor): number => areaOf(actor)?.split(';').length ?? 0;
const lasso = ({ page }: Actor) => page.getByRole('button', { name: words.draw, exact: true });
const bar = ({ page }: Actor) => page.getByRole('region', { name: words.area, exact: true });

/** Points on a circle around the offer's pin on the screen. */
const outline = async ({ page }: Actor, of = name): Promise<readonly { readonly x: number; readonly y: number }[]> => {
  const box = await page.getByRole('button', { name: new RegExp(`^${of}`) }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  return Array.from({ length: 64 }, (_, at) => ({
    x: x + 90 * Math.cos((at / 32) * Math.PI),
    y: y + 70 * Math.sin((at / 32) * Math.PI),
  }));
};

road('premises are found within an area drawn on the map, which is changed, cancelled and taken away', async ({ browser, stage }) => {
  await anInsertedOffer(stage, await anInsertedSigner(stage), { name, geoMarker: middle });
  const actor = await stage.visit(browser);
  const { page } = actor;
  await page.addInitScript("localStorage.setItem('consent', 'necessary')");
  await goTo(actor, `/offers?view=both&${around}`);

  await lasso(actor).click();
  await expect(page.getByText(words['draw.help'])).toBeVisible();
  await expectAccessible(page, 'drawing an area');
  await page.keyboard.press('Escape');
  await expect(page.getByText(words['draw.help'])).toBeHidden();
  await expect(lasso(actor)).toBeFocused();
  expect(areaOf(actor)).toBeNull();

  await lasso(actor).click();
  const [first, ...line] = await outline(actor);
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of line) await page.mouse.move(x, y);
  await page.mouse.up();
  await page.waitForURL(/area=/);
  expect(cornersIn(actor)).toBeGreaterThan(4);
  expect(cornersIn(actor)).toBeLessThan(40);
  expect(new URL(page.url()).searchParams.has('bounds')).toBe(false);
  await expect(bar(actor).getByText(/^Obszar [\d,]+ km²$/)).toBeVisible();
  await expect(page.getByRole('list', { name: listWords.pl.chips }).getByText(filterWords.pl['chip.area'])).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible();
  await expectFits(actor, 'an area on the map');

  const before = areaOf(actor);
  await bar(actor).getByRole('button', { name: words['area.edit'] }).click();
  await page.getByRole('button', { name: /^Róg 1 z / }).press('ArrowRight');
  await page.keyboard.press('Escape');
  expect(areaOf(actor)).toBe(before);
  await bar(actor).getByRole('button', { name: words['area.edit'] }).click();
  await page.getByRole('button', { name: /^Róg 2 z / }).press('Delete');
  await page.getByRole('button', { name: /^Róg 1 z / }).press('Shift+ArrowRight');
  await bar(actor).getByRole('button', { name: words['draw.done'] }).click();
  await page.waitForURL((url) => url.searchParams.get('area') !== before);
  expect(cornersIn(actor)).toBe((before?.split(';').length ?? 0) - 1);

  await bar(actor).getByRole('button', { name: words['area.remove'] }).click();
  await page.waitForURL((url) => !url.searchParams.has('area'));
  await expect(bar(actor)).toBeHidden();
});

road('an area is marked by the keyboard as a circle, and corner by corner with a finger', async ({ browser, stage }) => {
  await anInsertedOffer(stage, await anInsertedSigner(stage), { name, geoMarker: middle });
  const actor = await stage.visit(browser, { hasTouch: true });
  const { page } = actor;
  await page.addInitScript("localStorage.setItem('consent', 'necessary')");
  await goTo(actor, `/offers?view=both&${around}`);

  await lasso(actor).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByText(words.circle, { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const radius = page.getByRole('combobox', { name: words.circle });
  await expect(radius).toBeFocused();
  await radius.selectOption('5');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words['circle.act'] })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/area=/);
  expect(cornersIn(actor)).toBe(24);
  await expect(bar(actor)).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name }).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(actor, `/offers?view=map&${around}`);
  await lasso(actor).tap();
  await page.locator('[data-draw]').evaluate((sheet) => sheet.scrollIntoView({ block: 'center' }));
  const corners = (await page.locator('[data-draw]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tap = (x: number, y: number): Promise<void> => page.touchscreen.tap(corners.x + x * corners.width, corners.y + y * corners.height);
  const done = page.getByRole('button', { name: words['draw.done'] });
  await tap(0.2, 0.4);
  await tap(0.7, 0.4);
  await expect(page.locator('[data-draw] i')).toHaveCount(2);
  await expect(done).toBeHidden();
  await tap(0.7, 0.65);
  await tap(0.45, 0.7);
  await page.getByRole('button', { name: words['draw.back'] }).tap();
  await expect(page.locator('[data-draw] i')).toHaveCount(3);
  await tap(0.2, 0.65);
  await done.tap();
  await page.waitForURL(/area=/);
  expect(cornersIn(actor)).toBe(4);
});

/** A line drawn with one finger. */
const stroke = async ({ page }: Actor, points: readonly { readonly x: number; readonly y: number }[]): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: (typeof points)[number][]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }) => ({ x, y })) });
  await touch('touchStart', points.slice(0, 1));
  for (const point of points.slice(1)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
};

road(
  'an area drawn with a finger outlives a reload, another language and the way back, and is in the address that one shares',
  async ({ browser, stage }) => {
    await anInsertedOffer(stage, await anInsertedSigner(stage), { name: 'Lokal nad Sanem', geoMarker: { lat: 50.05, lng: 22.95 } });
    const actor = await stage.visit(browser, { hasTouch: true, viewport: { width: 390, height: 844 } });
    const { page } = actor;
    await page.addInitScript("localStorage.setItem('consent', 'necessary')");
    await goTo(actor, `/offers?view=map&bounds=49.90000,22.60000,50.20000,23.30000`);
    await lasso(actor).tap();
    await page.locator('[data-draw]').evaluate((sheet) => sheet.scrollIntoView({ block: 'center' }));
    await stroke(actor, await outline(actor, 'Lokal nad Sanem'));
    await page.waitForURL(/area=/);
    const drawn = areaOf(actor);
    expect(cornersIn(actor)).toBeGreaterThan(4);
    await expect(bar(actor)).toBeVisible();

    await page.reload();
    await expect(bar(actor).getByText(/^Obszar [\d,]+ km²$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Lokal nad Sanem/ }).first()).toBeVisible();

    // The map stays while the page turns to the other language: what it says turns with it.
    await expect(page.locator('.maplibregl-canvas')).toHaveAttribute('aria-label', words.title);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('navigation', { name: shellWords.pl['lang.label'] }).getByRole('link', { name: /EN/ }).click();
    await page.waitForURL(/\/en\/offers/);
    expect(areaOf(actor)).toBe(drawn);
    await expect(page.getByRole('region', { name: mapWords.en.area, exact: true }).getByText(/^Area of [\d.]+ km²$/)).toBeVisible();
    await expect(page.locator('.maplibregl-canvas')).toHaveAttribute('aria-label', mapWords.en.title);
    await expect(page.getByText(mapWords.pl.credit)).toHaveCount(0);

    const friend = await stage.visit(browser);
    await friend.page.goto(page.url());
    await expect(friend.page.getByRole('list', { name: listWords.en.chips }).getByText(filterWords.en['chip.area'])).toBeVisible();
    await expect(friend.page.getByRole('article').getByRole('link', { name: 'Lokal nad Sanem' }).first()).toBeVisible();

    await page.goBack();
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('area'));
    await expect(bar(actor)).toBeHidden();
    await page.goForward();
    await page.waitForURL(/area=/);
    await expect(bar(actor)).toBeVisible();
  },
);
