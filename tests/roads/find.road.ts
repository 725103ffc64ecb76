import { cardWords } from '../../src/words/search/card.ts';
import { compareWords } from '../../src/words/search/compare.ts';
import { listWords } from '../../src/words/search/list.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { goTo } from '../pages/actor.ts';
import { expect, road } from './road.ts';

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

road('two offers are chosen on their cards and stand side by side, also after a reload', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  await anInsertedOffer(stage, landlord);
  await anInsertedOffer(stage, landlord);
  const { page, ...actor } = await stage.visit(browser);
  await goTo({ page, ...actor }, '/offers?view=list');
  const choose = page.getByRole('button', { name: /^Porównaj: / });
  await choose.first().click();
  await choose.first().click();
  const tray = page.getByRole('complementary', { name: compareWords.pl.tray });
  await page.reload();
  await tray.getByRole('link', { name: compareWords.pl['tray.open'], exact: true }).click();
  await page.waitForURL(/\/offers\/compare\?ids=/);
  await expect(page.getByRole('columnheader')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: compareWords.pl.open, exact: true })).toHaveCount(2);
  // A visitor sees neither price nor terms.
  await expect(page.getByText(compareWords.pl.gross, { exact: true })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Usuń z porównania/ })
    .first()
    .click();
  await expect(page.getByText(compareWords.pl['one.title'])).toBeVisible();
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
