import type { ServerResponse } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { mapWords } from '../../../src/words/kit/map.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { offerWords } from '../../../src/words/offers/view.ts';
import { searchRefusalWords } from '../../../src/words/search/refusals.ts';
import { type LocalService, localService } from '../../kit/outside.ts';
import { type Product, startProduct } from '../../kit/product.ts';
import { alive, expectAccessible } from '../../pages/actor.ts';

/** What the local server of tiles does at the moment. */
let mood: 'serving' | 'silent' | 'style only' = 'serving';
let tiles: LocalService;
let gugik: LocalService;
let product: Product;

const square = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const house = { city: 'Łódź', street: 'Piotrkowska', number: '88', code: '90-103', county: 'm. Łódź', teryt: '106105', x: 19.4575, y: 51.7676 };

/** The registers: one house; one plot under it, another one around it; and no answer while they are away. */
let register: 'here' | 'away' = 'here';
const plotAt = (url: URL, response: ServerResponse): void => {
  const number = url.searchParams.get('xy') === '19.4575,51.7676,4326' ? '214/3' : '77/1';
  if (register === 'away') response.writeHead(503).end();
  else response.end(`0\n106105_9.0001.${number}|łódzkie|m. Łódź|Łódź-Śródmieście|S-1|${number}`);
};

/** A style with nothing but a red ground: red on the screen would mean that our colours are not used. */
const styleOf = (origin: string) => ({
  version: 8,
  sources: { streets: { type: 'vector', tiles: [`${origin}/tiles/{z}/{x}/{y}.pbf`], maxzoom: 14, attribution: 'Przykładowe ulice © Testy' } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#ff0000' } },
    { id: 'water', type: 'fill', source: 'streets', 'source-layer': 'water', paint: { 'fill-color': '#ff0000' } },
  ],
});

test.beforeAll(async () => {
  tiles = await localService((url, response) => {
    if (mood === 'silent') return;
    response.setHeader('access-control-allow-origin', '*');
    if (url.pathname === '/style') response.setHeader('content-type', 'application/json').end(JSON.stringify(styleOf(tiles.url)));
    else if (mood === 'serving') response.setHeader('content-type', 'application/x-protobuf').end();
    else response.writeHead(500).end();
  });
  gugik = await localService((url, response) => {
    if (url.pathname === '/uug' && register === 'away') response.writeHead(503).end();
    else if (url.pathname === '/uug') response.end(JSON.stringify({ results: { '1': house } }));
    else if (url.pathname === '/uldk') plotAt(url, response);
    else response.setHeader('content-type', 'image/png').end(square);
  });
  const services = { GEOCODER_URL: `${gugik.url}/uug`, PARCELS_URL: `${gugik.url}/uldk`, CADASTRE_WMS_URL: `${gugik.url}/wms?LAYERS=dzialki` };
  product = await startProduct({ env: { DEMO: 'on', MAP_STYLE_URL: `${tiles.url}/style`, ...services } });
});

test.afterAll(async () => {
  await product.remove();
  await tiles.close();
  await gugik.close();
});

const canvas = (page: Page, label: string = shellWords.pl['map.label']) => page.getByRole('region', { name: label }).locator('[data-base]');

const openMap = async (page: Page, now: typeof mood): Promise<void> => {
  mood = now;
  await page.goto(`${product.url}/offers?view=both`);
  await alive(page);
};

const colourAt = async (page: Page, x: number, y: number): Promise<readonly number[]> => {
  const box = await canvas(page).boundingBox();
  const clip = { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y, width: 1, height: 1 };
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
};

test('the street map is shown in our colours, with thanks to whom it is owed', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await openMap(page, 'serving');
  await expect(canvas(page)).toHaveAttribute('data-base', 'streets');
  await expect(page.getByText('Przykładowe ulice © Testy')).toBeVisible();
  await expect(canvas(page).getByRole('region', { name: mapWords.pl.title, exact: true })).toBeVisible();
  const answer = await page.request.get(`${product.url}/offers`);
  expect(answer.headers()['content-security-policy']).toContain(`connect-src 'self' ${tiles.url};`);
  await expect.poll(() => tiles.asked.some((path) => path.startsWith('/tiles/'))).toBe(true);
  await expect.poll(() => colourAt(page, 12, 200)).toEqual([0xf4, 0xf1, 0xea]);
  expect(blocked).toEqual([]);
});

for (const lost of ['silent', 'style only'] as const)
  test(`the drawn map stands in when the server of tiles is ${lost}, and says where a pin is`, async ({ page }) => {
    await openMap(page, lost);
    await expect(canvas(page)).toHaveAttribute('data-base', 'drawn', { timeout: 12_000 });
    await expect(page.getByText(mapWords.pl.credit)).toBeVisible();
    await expect(canvas(page).locator('.maplibregl-ctrl-scale')).toBeVisible();
  });

test('a pin opens a preview that the keyboard can walk through, and only its link leads to the offer', async ({ page }) => {
  await openMap(page, 'serving');
  const pin = page.locator('[aria-expanded=false][class*=pin]').first();
  await pin.focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('region', { name: 'Oferta na mapie' });
  await expect(preview).toBeFocused();
  await expect(preview.getByRole('heading')).toBeVisible();
  await expect(page).toHaveURL(/\/offers/);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await preview.getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/offer\//);
});

test('where I am is shown on the map after a press, and a refusal is said', async ({ browser }) => {
  const here = { latitude: 51.11, longitude: 17.03 };
  const locate = async (permissions: readonly string[]): Promise<Page> => {
    const page = await (await browser.newContext({ geolocation: here, permissions: [...permissions] })).newPage();
    await openMap(page, 'serving');
    await page.getByRole('button', { name: mapWords.pl.locate }).click();
    return page;
  };
  const allowed = await locate(['geolocation']);
  await expect(allowed.getByRole('img', { name: mapWords.pl.me })).toBeVisible();
  await allowed.context().close();
  const refused = await locate([]);
  await expect(refused.getByText(mapWords.pl['locate.denied'])).toBeVisible();
  await refused.context().close();
});

test('plots can be laid over the map of an offer', async ({ page }) => {
  await openMap(page, 'serving');
  await page.locator('article a[href*="/offer/"]').first().click();
  await page.waitForURL(/\/offer\//);
  await page.getByRole('heading', { name: offerWords.pl.place }).scrollIntoViewIfNeeded();
  const plots = page.getByRole('button', { name: mapWords.pl['layer.cadastre'] });
  await plots.press('Enter');
  await expect(plots).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => gugik.asked.some((path) => path.startsWith('/wms?LAYERS=dzialki&SERVICE=WMS'))).toBe(true);
  await expect(page.getByText('© GUGiK')).toBeVisible();
  await expect(page.getByRole('button', { name: mapWords.pl['layer.plan'] })).toHaveCount(0);
  await plots.press('Enter');
  await expect(page.getByText('© GUGiK')).toBeHidden();
});

test('the building of an offer is found, its plot filled in with it, moved by the keyboard and typed', async ({ page }) => {
  const data = { email: 'landlord@parter.example', password: 'Parter-demo-1' };
  await page.context().request.post(`${product.url}/call/signIn`, { data: { data }, headers: { origin: product.url } });
  await page.goto(`${product.url}/add-offer`);
  await alive(page);
  await page.getByRole('button', { name: entryWords.pl.act }).click();
  await page.waitForURL(/\/add-offer\/[A-Za-z0-9]{20}/);
  await alive(page);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  if (!(await field('address.inputText').isVisible()))
    await page
      .getByRole('button', { name: new RegExp(offerFormWords.pl['section.address']) })
      .first()
      .click();
  await field('address.inputText').pressSequentially('Piotrkowska 88', { delay: 10 });
  await expect(page.getByText(offerFormWords.pl['search.town'])).toBeVisible();
  await field('address.inputText').pressSequentially(' Łódź', { delay: 10 });
  await page.getByRole('option', { name: 'ul. Piotrkowska 88, 90-103 Łódź' }).click();
  await expect(field('address.street')).toHaveValue('ul. Piotrkowska');
  await expect(field('address.houseNumber')).toHaveValue('88');
  await expect(page.getByText(offerFormWords.pl['pin.exact.building'])).toBeVisible();
  await expect(field('geoMarker')).toHaveValue('51.7676, 19.4575');
  await expect(canvas(page, offerFormWords.pl['pin.map'])).toHaveAttribute('data-base', 'streets');

  await expect(field('address.plotNumber')).toHaveValue('214/3');
  await expect(field('address.precinct')).toHaveValue('S-1');
  await expect(field('address.county')).toHaveValue('Łódź');

  await page.getByRole('button', { name: offerFormWords.pl['pin.mark'] }).press('ArrowRight');
  await expect(field('geoMarker')).not.toHaveValue('51.7676, 19.4575');
  await field('geoMarker').fill('51,77 19,46');
  await field('geoMarker').blur();
  await expect(field('geoMarker')).toHaveValue('51.77, 19.46');
  await field('geoMarker').fill('Łódź');
  await field('geoMarker').blur();
  await expect(page.getByText(offerFormWords.pl['pin.coordinates.wrong'])).toBeVisible();
  await expectAccessible(page, 'address of a new offer');

  await field('geoMarker').fill('51.7676 19.4575');
  await field('geoMarker').blur();
  await expect(field('address.plotNumber')).toHaveValue('214/3');
  await canvas(page, offerFormWords.pl['pin.map']).click({ position: { x: 60, y: 60 } });
  await expect(field('address.plotNumber')).toHaveValue('77/1');
  await expect(field('address.street')).toHaveValue('ul. Piotrkowska');
  await page.getByRole('button', { name: offerFormWords.pl['parcel.undo'] }).click();
  await expect(field('address.plotNumber')).toHaveValue('214/3');
  register = 'away';
  await canvas(page, offerFormWords.pl['pin.map']).click({ position: { x: 300, y: 90 } });
  const failed = page.getByRole('status').filter({ hasText: offerFormWords.pl['parcel.failed'] });
  await expect(failed).toContainText(searchRefusalWords.pl['refusal.parcel.unavailable']);
  await expect(field('address.plotNumber')).toHaveValue('214/3');
  await expectAccessible(page, 'an address of which the register does not answer');
  register = 'here';
  await page.getByRole('button', { name: offerFormWords.pl['parcel.again'] }).click();
  await expect(field('address.plotNumber')).toHaveValue('77/1');
  await expect(failed).toHaveCount(0);

  // Of a house that nobody has asked for yet the list names the town alone, and says why.
  register = 'away';
  await field('address.inputText').fill('');
  await field('address.inputText').pressSequentially('Piotrkowska 90 Łódź', { delay: 10 });
  const away = page.getByRole('status').filter({ hasText: offerFormWords.pl['search.failed'] });
  await expect(away).toContainText(offerFormWords.pl['search.failed.text']);
  await field('address.inputText').press('Tab');
  register = 'here';
  await away.getByRole('button', { name: offerFormWords.pl['search.again'] }).click();
  await expect(away).toHaveCount(0);
});
