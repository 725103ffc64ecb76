/** Premises found by each kind of filter, in the bar and in the panel, with the mouse and with the keyboard alone. */

import type { Page } from '@playwright/test';
import { grosze } from '../../../src/domain/kit/money.ts';
import { day } from '../../../src/domain/kit/time.ts';
import { listWords } from '../../../src/words/search/list.ts';
import { savedWords } from '../../../src/words/search/saved.ts';
import { wantedLinkWords } from '../../../src/words/search/wanted-link.ts';
import { anInsertedOffer, anInsertedSigner, formOfToday } from '../../factories/deals.ts';
import { type Actor, goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const wanted = 'Chata przy jeziorze';
const other = 'Hala przy torach';
/** A part of the map without offers of other roads. */
const around = 'bounds=53.90000,22.40000,54.30000,23.40000';
const base = `/offers?filters=1&view=list&${around}`;

/** A day of a free one, and one before which the other is not free. */
const days = { wanted: 10, between: 20, other: 40, valid: 50, longest: 60 };
const dayIn = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type=hidden])`);
const fill = (name: string, value: string) => (page: Page) => field(page, name).fill(value);
const tick = (name: string, value: string) => (page: Page) => page.locator(`input[name="${name}"][value="${value}"]`).check();

/** What narrows a search to the wanted one of two offers; each way stands for its kind. */
const filters: readonly (readonly [kind: string, act: (page: Page) => Promise<unknown>, param: string])[] = [
  ['use', (page) => field(page, 'premisesPurpose').selectOption('office'), 'premisesPurpose'],
  ['least area', fill('minArea', '200'), 'minArea'],
  ['free from a day', fill('freeFrom', dayIn(days.between)), 'freeFrom'],
  ['rent', fill('maxPrice', '2000'), 'maxPrice'],
  ['rent of a metre', fill('pricePerMetre.max', '10'), 'pricePerMetre.max'],
  ['words', fill('text', 'jezior'), 'text'],
  ['district', fill('district', 'krolowek'), 'district'],
  ['estate', fill('estate', 'Północ'), 'estate'],
  ['street', fill('street', 'ul. Jeziorna'), 'street'],
  ['postal code', fill('postCode', '16-4'), 'postCode'],
  ['a flag', tick('mediaDetails.fiber', 'true'), 'mediaDetails.fiber'],
  ['a tour', tick('shows.tour', 'true'), 'shows.tour'],
  ['one of some keys', tick('areaDetails.buildingType', 'detached_house'), 'areaDetails.buildingType'],
  ['all of some keys', tick('legalWarehouseUseAccepted', 'services'), 'legalWarehouseUseAccepted'],
  ['county', fill('county', 'SUWALKI'), 'county'],
  ['several places', fill('place', 'Suwałki, Augustów'), 'place'],
  ['lease or sale', tick('offerType', 'rent'), 'offerType'],
  ['a number of a list', tick('areaDetails.levels.levelNumber', '7'), 'areaDetails.levels.levelNumber'],
  ['a day of the month', tick('leaseAgreement.payDay', '27'), 'leaseAgreement.payDay'],
  ['a day within limits', fill('offerValidTo.from', dayIn(days.valid)), 'offerValidTo.from'],
  ['a number within limits', fill('areaDetails.constructionCompletionYear.min', '2000'), 'areaDetails.constructionCompletionYear.min'],
];

const found = ({ page }: Actor, name: string) => page.getByRole('article').getByRole('link', { name }).first();

/** What is filled in narrows the list to the wanted offer, stands in the address and as a chip, and can be taken off there. */
const expectNarrowed = async (actor: Actor, param: string): Promise<void> => {
  const { page } = actor;
  await page.waitForURL((url) => url.searchParams.has(param));
  await expect(found(actor, wanted)).toBeVisible();
  await expect(found(actor, other)).toBeHidden();
  const chips = page.getByRole('list', { name: listWords.pl.chips });
  await expect(chips).not.toHaveCount(0);
};

road('premises are found by each kind of filter', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const of = await formOfToday(stage);
  await anInsertedOffer(stage, landlord, {
    name: wanted,
    legalMainUse: 'office',
    tourLink: 'https://tour.example/show',
    geoMarker: { lat: 54.1, lng: 22.93 },
    address: {
      ...of.address,
      city: 'Suwałki',
      county: 'Suwałki',
      province: 'podlaskie',
      district: 'Królówek',
      estate: 'Północ',
      street: 'Jeziorna',
      postCode: '16-400',
    },
    areaDetails: {
      ...of.areaDetails,
      surface: 250,
      buildingType: 'detached_house',
      constructionCompletionYear: 2015,
      levels: (of.areaDetails?.levels ?? []).map((level) => ({ ...level, levelNumber: 7 })),
    },
    leaseAgreement: { ...of.leaseAgreement, payDay: 27 },
    offerValidTo: day(dayIn(days.longest)),
    mediaDetails: { ...of.mediaDetails, fiber: true },
    price: grosze(150_000),
    availability: day(dayIn(days.wanted)),
  });
  await anInsertedOffer(stage, landlord, {
    name: other,
    offerType: 'sell',
    legalMainUse: 'warehouse',
    legalWarehouseUseAccepted: ['retail_sale'],
    geoMarker: { lat: 54.2, lng: 22.6 },
    address: {
      ...of.address,
      county: 'suwalski',
      city: 'Filipów',
      province: 'podlaskie',
      district: 'Stacja',
      estate: 'Tory',
      street: 'Torowa',
      postCode: '19-500',
    },
    areaDetails: { ...of.areaDetails, surface: 80 },
    price: grosze(900_000),
    availability: day(dayIn(days.other)),
    offerValidTo: day(dayIn(days.other)),
  });
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  for (const [kind, act, param] of filters)
    await road.step(kind, async () => {
      await goTo(actor, base);
      await expect(found(actor, other)).toBeVisible();
      await page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true; })");
      await act(page);
      await expectNarrowed(actor, param);
    });
  await expectFits(actor, 'a narrowed list');

  // A search that finds nothing says which filter keeps offers away, and keeps what was looked for in two ways.
  await goTo(actor, `/offers?premisesPurpose=office&minArea=5000&view=list&${around}`);
  await expect(page.getByRole('heading', { name: listWords.pl['empty.title'] })).toBeVisible();
  await expect(page.getByRole('button', { name: savedWords.pl.save, exact: true })).toBeVisible();
  const listing = page.getByRole('link', { name: wantedLinkWords.pl.act, exact: true });
  // The part of the map goes along as the town next to it and a radius.
  await expect(listing).toHaveAttribute('href', /^\/wanted-listings\?add=1&place=\p{L}[^&]*&lat=54\.1&lng=22\.9&radius=40&use=office&minArea=5000/u);
  await expectFits(actor, 'a search without offers');
  await goTo(actor, `/en/offers?premisesPurpose=office&minArea=5000&view=list&filters=1&${around}`);
  await expect(page.getByRole('heading', { name: listWords.en['empty.title'] })).toBeVisible();
  await expectFits(actor, 'a search without offers in English');
  await goTo(actor, `/offers?premisesPurpose=office&minArea=5000&view=list&${around}`);
  await page.getByRole('link', { name: /^bez filtra „od 5\s000\sm²”$/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('minArea') && url.searchParams.get('premisesPurpose') === 'office');
  await expect(found(actor, wanted)).toBeVisible();

  // Around a town, and only then so many kilometres; the part of the map gives way to it.
  await goTo(actor, base);
  await field(page, 'place').fill('Suwałki');
  await field(page, 'place').press('Enter');
  await page.waitForURL((url) => url.searchParams.has('place') && !url.searchParams.has('bounds'));
  await field(page, 'within').selectOption('50');
  await page.waitForURL(/within=50/);
  await expect(found(actor, other)).toBeVisible();
  await field(page, 'within').selectOption('10');
  await page.waitForURL(/within=10/);
  await expect(found(actor, other)).toBeHidden();
  await expect(found(actor, wanted)).toBeVisible();
});

road('a search is made, narrowed and opened with the keyboard alone', async ({ browser, stage }) => {
  const name = 'Pracownia pod klonem';
  await anInsertedOffer(stage, await anInsertedSigner(stage), { name });
  const actor = await stage.visit(browser);
  const { page } = actor;
  await page.addInitScript("localStorage.setItem('consent', 'necessary')");
  await goTo(actor, '/offers?view=list');
  const { keyboard } = page;
  const reach = async (is: string): Promise<void> => {
    for (let press = 0; press < 60; press += 1) {
      if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(is)}) ?? false`)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`no way to ${is} with the keyboard`);
  };
  await reach('select[name=premisesPurpose]');
  await keyboard.press('ArrowDown');
  await page.waitForURL(/premisesPurpose=/);
  await reach('input[name=place]');
  await keyboard.insertText('pracownia klon');
  await keyboard.press('Enter');
  await page.waitForURL(/text=/);
  await reach('a[aria-label^="Usuń filtr"], main ul a');
  await keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('link', { name }).first()).toBeVisible();
  await reach('article a[href*="/offer/"]');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
