import { grosze } from '../../../src/domain/kit/money.ts';
import { consentWords } from '../../../src/words/kit/consent.ts';
import { cardWords } from '../../../src/words/search/card.ts';
import { compareWords } from '../../../src/words/search/compare.ts';
import { compareTrayWords } from '../../../src/words/search/compare-tray.ts';
import { listWords } from '../../../src/words/search/list.ts';
import { recentWords } from '../../../src/words/search/recent.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { readyForm } from '../../factories/offer-form.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const line = listWords.pl.place;

road(
  'premises are found by one typed line, whose words are filters that one can take off, and by a filter of the panel',
  async ({ browser, stage }) => {
    const landlord = await anInsertedSigner(stage);
    await anInsertedOffer(stage, landlord);
    const { page, ...actor } = await stage.visit(browser);
    await goTo({ page, ...actor }, '/offers');
    await page.getByLabel(line, { exact: true }).fill('biuro w Łodzi od 20 m² z widokiem');
    await page.getByLabel(line, { exact: true }).press('Enter');
    await page.waitForURL(/premisesPurpose=office/);
    const address = new URL(page.url()).searchParams;
    expect(Object.fromEntries(address)).toEqual({ premisesPurpose: 'office', place: 'Łódź', minArea: '20', unread: 'widokiem' });
    await expect(page.getByText(listWords.pl.unread.replace('{words}', 'widokiem'))).toBeVisible();
    await page.getByRole('link', { name: listWords.pl['chip.remove'].replace('{what}', 'Biura') }).click();
    await page.waitForURL((url) => !url.searchParams.has('premisesPurpose'));
    await page.getByRole('link', { name: new RegExp(`^${listWords.pl.more}`) }).click();
    await page.waitForURL(/filters=1/);
    await page.locator('input[name="mediaDetails.fiber"]').check();
    await page.waitForURL(/mediaDetails\.fiber=true/);
    await expect(page.getByRole('list', { name: listWords.pl.chips }).getByText('światłowód')).toBeVisible();
  },
);

road('two uses of one line are searched at once; each is a chip, and the field of the use says both', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  await anInsertedOffer(stage, landlord, { legalMainUse: 'office', name: 'Gabinety nad młynem' });
  await anInsertedOffer(stage, landlord, { legalMainUse: 'retail', name: 'Sklep nad młynem' });
  const { page, ...actor } = await stage.visit(browser);
  await goTo({ page, ...actor }, '/offers');
  await page.getByLabel(line, { exact: true }).fill('magazyn lub biuro');
  await page.getByLabel(line, { exact: true }).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('premisesPurpose') === 'warehouse,office');
  const [offices, halls] = [listWords.pl['purpose.office'], listWords.pl['purpose.warehouse']];
  await expect(page.locator('select[name=premisesPurpose] option:checked')).toHaveText(`${offices}, ${halls}`);
  await expect(page.getByRole('article').getByRole('link', { name: 'Gabinety nad młynem' }).first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'Sklep nad młynem' })).toHaveCount(0);
  await page.getByRole('link', { name: listWords.pl['chip.remove'].replace('{what}', halls) }).click();
  await page.waitForURL((url) => url.searchParams.get('premisesPurpose') === 'office');
  await expect(page.locator('select[name=premisesPurpose]')).toHaveValue('office');
});

road(
  'a street, and a village that no list of ours has, are understood from the line; what nobody knows is said to be so',
  async ({ browser, stage }) => {
    const landlord = await anInsertedSigner(stage);
    const { district: _district, ...address } = readyForm().address ?? {};
    const name = 'Warsztat pod lipami';
    await anInsertedOffer(stage, landlord, { name, address: { ...address, city: 'Zabieńcowo', county: 'zgierski', street: 'ul. Lipowa' } });
    const actor = await stage.visit(browser);
    const { page } = actor;
    const type = async (text: string): Promise<void> => {
      await goTo(actor, '/offers');
      await page.getByLabel(line, { exact: true }).fill(text);
      await page.getByLabel(line, { exact: true }).press('Enter');
    };
    await type('lokal przy Lipowej w Zabieńcowie');
    await page.waitForURL(/street=/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ place: 'Zabieńcowo', street: 'Lipowa' });
    await expect(page.getByRole('article').getByRole('link', { name }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: listWords.pl.chips }).getByText('ulica Lipowa')).toBeVisible();
    await type('Nigdziewo Puste');
    await expect(page.getByText(listWords.pl['empty.words'].replace('{words}', 'Nigdziewo Puste'))).toBeVisible();
    await goTo(actor, '/en/offers?text=Nigdziewo');
    await expect(page.getByText(listWords.en['empty.words'].replace('{words}', 'Nigdziewo'))).toBeVisible();
    await expectFits(actor, 'words that nobody writes');
  },
);

road('two offers are chosen on their cards and stand side by side, also after a reload', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  await anInsertedOffer(stage, landlord);
  await anInsertedOffer(stage, landlord);
  const { page, ...actor } = await stage.visit(browser);
  await goTo({ page, ...actor }, '/offers?view=list');
  const choose = page.getByRole('button', { name: /^Porównaj: / });
  await choose.first().click();
  await choose.first().click();
  const tray = page.getByRole('complementary', { name: compareTrayWords.pl.tray });
  await page.reload();
  // The question about storage covers nothing of the tray, where it stands off the edge and where it does not.
  const question = page.getByRole('region', { name: consentWords.pl.title });
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(question).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = [await tray.boundingBox(), await question.boundingBox()];
        return above !== null && below !== null && above.y + above.height <= below.y;
      })
      .toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await tray.getByRole('link', { name: compareTrayWords.pl['tray.open'], exact: true }).click();
  await page.waitForURL(/\/compare\?ids=/);
  await expect(page.getByRole('columnheader')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: compareWords.pl.open, exact: true })).toHaveCount(2);
  // A visitor sees neither price nor terms.
  await expect(page.getByText(compareWords.pl.gross, { exact: true })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Usuń z porównania/ })
    .first()
    .click();
  await expect(page.getByText(compareWords.pl['one.title'])).toBeVisible();
  // Without any the page says what it is for, and leads to lists of offers.
  await page.getByRole('link', { name: /^Usuń z porównania/ }).click();
  await page.waitForURL((url) => url.pathname === '/compare' && url.search === '');
  await expect(page.getByRole('heading', { name: compareWords.pl['none.title'] })).toBeVisible();
  await page.getByRole('link', { name: compareWords.pl['none.favourites.visitor'] }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('from')).toBe('/moja-tablica/favorites');
});

road(
  'an offer whose page was opened, however one came to it, is among those looked at last and is compared from there',
  async ({ browser, stage }) => {
    const landlord = await anInsertedSigner(stage);
    const [first, second, third] = [
      await anInsertedOffer(stage, landlord, { name: 'Sklep obejrzany' }),
      await anInsertedOffer(stage, landlord, { name: 'Biuro obejrzane' }),
      await anInsertedOffer(stage, landlord, { name: 'Hala bez zgody' }),
    ];
    const actor = await stage.visit(browser);
    const { page } = actor;
    const recent = page.getByRole('region', { name: recentWords.pl.title });
    const remembered = () => page.evaluate<string | null>("localStorage.getItem('recent-offers')");
    await goTo(actor, `/offer/${third}`);
    await page.evaluate("localStorage.setItem('consent', 'preferences')");
    expect(await remembered()).toBeNull();
    for (const id of [first, second]) {
      await goTo(actor, `/offer/${id}`);
      await expect.poll(remembered).toContain(id);
    }
    expect(await remembered()).not.toContain(third);
    await goTo(actor, '/compare');
    await expect(recent.getByRole('article')).toHaveCount(2);
    await expectFits(actor, 'comparison of nothing');
    for (const name of ['Sklep obejrzany', 'Biuro obejrzane'])
      await recent.getByRole('button', { name: compareTrayWords.pl['add.label'].replace('{name}', name) }).click();
    const tray = page.getByRole('complementary', { name: compareTrayWords.pl.tray });
    await tray.getByRole('link', { name: compareTrayWords.pl['tray.open'], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2 oferty/);
    await goTo(actor, '/en/compare');
    await expect(page.getByRole('heading', { name: compareWords.en['none.title'] })).toBeVisible();
    await expectFits(actor, 'comparison of nothing in English');
  },
);

road('a comparison says what follows from it, and its names stay in sight while one reads down', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const near = await anInsertedOffer(stage, landlord, {
    name: 'Biuro przy rynku',
    geoMarker: { lat: 54.1, lng: 22.93 },
    price: grosze(300_000),
    areaDetails: { ...readyForm().areaDetails, surface: 200 },
  });
  const far = await anInsertedOffer(stage, landlord, { name: 'Biuro za miastem', geoMarker: { lat: 54.3, lng: 22.6 } });
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, `/compare?ids=${near},${far}&place=Suwa%C5%82ki`);
  const verdicts = page.getByRole('region', { name: compareWords.pl.verdict });
  for (const title of ['verdict.month', 'verdict.metre', 'verdict.most'] as const)
    await expect(verdicts.locator('div', { hasText: compareWords.pl[title] }).first()).toContainText('Biuro przy rynku');
  await expect(verdicts.locator('div', { hasText: compareWords.pl['verdict.near'].replace('{place}', 'Suwałki') })).toContainText('Biuro przy rynku');
  await expectFits(actor, 'comparison');
  await goTo(actor, `/en/compare?ids=${near},${far}&place=Suwa%C5%82ki`);
  await expect(page.getByRole('region', { name: compareWords.en.verdict })).toBeVisible();
  await expectFits(actor, 'comparison in English');
  await goTo(actor, `/compare?ids=${near},${far}&place=Suwa%C5%82ki`);
  const name = page.getByRole('columnheader', { name: /^Biuro przy rynku/ });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const table = page.getByRole('region', { name: compareWords.pl.table });
    // On a phone the table scrolls inside itself, elsewhere with the page.
    await table.evaluate((box) => {
      box.scrollIntoView({ block: 'start' });
      box.scrollTop = box.scrollHeight;
    });
    await expect(name).toBeInViewport();
    const covered = await name.evaluate((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      return !cell.contains(document.elementFromPoint(left + 8, top + 8));
    });
    expect(covered, `the names at ${width} px`).toBe(false);
  }
  // Taking one away keeps the place; one alone is compared with nothing.
  await page
    .getByRole('link', { name: /^Usuń z porównania/ })
    .last()
    .click();
  await page.waitForURL((url) => url.searchParams.get('ids') === near && url.searchParams.get('place') === 'Suwałki');
  await expect(verdicts).toHaveCount(0);
});

road('a typed line and the panel work without scripts', async ({ browser, stage }) => {
  await anInsertedOffer(stage, await anInsertedSigner(stage), { mediaDetails: { powerAllocation: 16, energyCategory: 'none', fiber: true } });
  const context = await browser.newContext({ baseURL: stage.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/offers?filters=1');
  await page.getByLabel(line, { exact: true }).fill('sklep w Łodzi');
  await page.locator('input[name="mediaDetails.fiber"]').check();
  await page.getByRole('button', { name: listWords.pl.apply }).click();
  await page.waitForURL(/premisesPurpose=retail/);
  expect(new URL(page.url()).searchParams.get('place')).toBe('Łódź');
  expect(new URL(page.url()).searchParams.get('mediaDetails.fiber')).toBe('true');
  await expect(page.getByText(cardWords.pl.visitor).first()).toBeVisible();
  await context.close();
});

road(
  'whoever takes filters off by keys stands at the heading each time, and so does who clears a list that goes with its button',
  async ({ browser, stage }) => {
    const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name: 'Biuro przy klawiszach' });
    const actor = await stage.visit(browser);
    const { page } = actor;
    const heading = page.getByRole('heading', { level: 1 });
    await goTo(actor, '/offers?premisesPurpose=office&minArea=20&unread=widokiem');
    const off = (what: string) => page.getByRole('link', { name: listWords.pl['chip.remove'].replace('{what}', what) });
    await page.getByRole('link', { name: listWords.pl['unread.drop'] }).press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('unread'));
    await expect(heading).toBeFocused();
    await off('Biura').press('Enter');
    await expect(off('Biura')).toHaveCount(0);
    await expect(heading).toBeFocused();
    await page.evaluate("localStorage.setItem('consent', 'preferences')");
    await goTo(actor, `/offer/${offerId}`);
    await expect.poll(() => page.evaluate<string | null>("localStorage.getItem('recent-offers')")).toContain(offerId);
    await goTo(actor, '/compare');
    const recent = page.getByRole('region', { name: recentWords.pl.title });
    await recent.getByRole('button', { name: compareTrayWords.pl['add.label'].replace('{name}', 'Biuro przy klawiszach') }).click();
    const tray = page.getByRole('complementary', { name: compareTrayWords.pl.tray });
    await tray.getByRole('button', { name: compareTrayWords.pl['tray.clear'] }).press('Enter');
    await expect(tray).toHaveCount(0);
    await expect(heading).toBeFocused();
    await recent.getByRole('button', { name: recentWords.pl.clear }).press('Enter');
    await expect(recent).toHaveCount(0);
    await expect(heading).toBeFocused();
  },
);
