/** List and pins: who looks at a map gets both in one request, who does not gets the list alone. */

import type { Page } from '@playwright/test';
import { mapWords } from '../../../src/words/kit/map.ts';
import { listWords } from '../../../src/words/search/list.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { readyForm } from '../../factories/offer-form.ts';
import { type Actor, goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

/** A part of the map without offers of other roads. */
const around = 'bounds=53.30000,14.30000,53.60000,14.80000';
const geoMarker = { lat: 53.43, lng: 14.56 };
const names = { near: 'Lokal z dużą witryną', far: 'Lokal z małą witryną' };

/** What the page reads of the list and of the pins, with what was answered. */
const reads = (page: Page) => {
  const made: { readonly path: string; readonly body: Promise<string> }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/offers\.data$|searchMarkers|searchOffers/.test(pathname)) made.push({ path: pathname, body: response.text() });
  });
  return async (): Promise<readonly { readonly path: string; readonly body: string }[]> =>
    Promise.all(made.splice(0).map(async ({ path, body }) => ({ path, body: await body })));
};

const sized = (surface: number) => ({ areaDetails: { ...readyForm().areaDetails, surface } });

const pin = ({ page }: Actor, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const area = ({ page }: Actor) => page.getByLabel(listWords.pl.minArea, { exact: true });

road(
  'a filter that changes brings list and pins in one request where a map is in sight, and the list alone elsewhere',
  async ({ browser, stage }) => {
    const landlord = await anInsertedSigner(stage);
    await anInsertedOffer(stage, landlord, { name: names.near, geoMarker, ...sized(300) });
    await anInsertedOffer(stage, landlord, { name: names.far, geoMarker: { lat: 53.5, lng: 14.4 }, ...sized(60) });
    const actor = await stage.visit(browser);
    const { page } = actor;
    await page.addInitScript("localStorage.setItem('consent', 'necessary')");
    const read = reads(page);

    await goTo(actor, `/offers?${around}`);
    await expect(pin(actor, names.far)).toBeVisible();
    expect((await read()).map(({ path }) => path)).toEqual(['/read/searchMarkers']);

    await area(actor).fill('100');
    await page.waitForURL(/minArea=100/);
    await expect(pin(actor, names.far)).toBeHidden();
    await expect(pin(actor, names.near)).toBeVisible();
    const [both, ...more] = await read();
    expect(more).toEqual([]);
    expect(both?.path).toBe('/offers.data');
    expect(both?.body).toContain('markers');

    // Another order of the list leaves the map as it is.
    await page.getByLabel(listWords.pl.sort).selectOption('area-asc');
    await page.waitForURL(/sort=area-asc/);
    await expect(pin(actor, names.near)).toBeVisible();
    const [ordered, ...others] = await read();
    expect([ordered?.path, others]).toEqual(['/offers.data', []]);
    expect(ordered?.body).not.toContain('markers');

    // A card and its pin are marked together, whichever is looked at.
    const card = page.getByRole('article').filter({ hasText: names.near });
    await card.hover();
    await expect(pin(actor, names.near)).toHaveAttribute('data-on', 'true');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(pin(actor, names.near)).not.toHaveAttribute('data-on', 'true');
    await pin(actor, names.near).hover();
    await expect(card).toHaveClass(/marked/);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pin(actor, names.near)).toBeHidden();
    await area(actor).fill('50');
    await page.waitForURL(/minArea=50/);
    await expect(page.getByRole('article')).toHaveCount(2);
    const [alone, ...rest] = await read();
    expect([alone?.path, rest]).toEqual(['/offers.data', []]);
    expect(alone?.body).not.toContain('markers');
  },
);

road('the part of the map that somebody moved to is searched, and on a phone list and map are one press apart', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const places = { here: 'Lokal na wyspie', there: 'Lokal za zalewem' };
  await anInsertedOffer(stage, landlord, { name: places.here, geoMarker: { lat: 53.91, lng: 14.25 } });
  await anInsertedOffer(stage, landlord, { name: places.there, geoMarker: { lat: 53.91, lng: 14.75 } });
  // Without motion the map stays where it was let go: how far it slides depends on the frames.
  const actor = await stage.visit(browser, { reducedMotion: 'reduce' });
  const { page } = actor;
  const article = (name: string) => page.getByRole('article').getByRole('link', { name });
  await page.addInitScript("localStorage.setItem('consent', 'necessary')");
  await goTo(actor, '/offers?bounds=53.80000,14.10000,54.00000,14.90000');
  await expect(article(places.there)).toBeVisible();
  await expect(pin(actor, places.here)).toBeVisible();
  const here = page.getByRole('button', { name: mapWords.pl.here });
  await expect(here).toBeHidden();
  // Dragged to the east until the western pin has left it.
  const map = (await page.locator('[data-map-shown]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = map.y + Math.min(map.height, 600) * 0.75;
  await page.mouse.move(map.x + map.width * 0.75, y);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width * 0.25, y, { steps: 8 });
  await page.mouse.up();
  await here.click();
  await page.waitForURL((url) => url.searchParams.get('bounds') !== '53.80000,14.10000,54.00000,14.90000');
  await expect(article(places.here)).toBeHidden();
  await expect(article(places.there)).toBeVisible();
  await expect(here).toBeHidden();
  await expect(page.getByRole('list', { name: listWords.pl.chips }).getByText(listWords.pl['chip.bounds'])).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pin(actor, places.there)).toBeHidden();
  await page.getByRole('link', { name: listWords.pl['view.map'], exact: true }).click();
  await page.waitForURL(/view=map/);
  await expect(pin(actor, places.there)).toBeVisible();
  await expect(article(places.there)).toBeHidden();
  await page.getByRole('link', { name: listWords.pl['view.list'], exact: true }).last().click();
  await page.waitForURL((url) => !url.searchParams.has('view'));
  await expect(article(places.there)).toBeVisible();
  await expect(pin(actor, places.there)).toBeHidden();
});
