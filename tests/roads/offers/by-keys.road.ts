/** An offer from the workspace to its page with the keyboard alone. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { dictionaryWords } from '../../../src/words/kit/dictionaries.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { offerFieldWords } from '../../../src/words/offers/fields.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { progressWords } from '../../../src/words/offers/progress.ts';
import { shortcutWords } from '../../../src/words/offers/shortcuts.ts';
import { signWords } from '../../../src/words/signing/sign.ts';
import { photosIn } from '../../e2e/story.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { aSigner } from '../../factories/published-offer.ts';
import { codeIn } from '../../kit/post-office.ts';
import { type Actor, goTo } from '../../pages/actor.ts';
import { Keys } from '../../pages/keys.ts';
import { expect, road } from '../road.ts';

const form = offerFormWords.pl;
const shortcuts = shortcutWords.pl;
const progress = progressWords.pl;
const options = dictionaryWords.pl;
const name = 'Lokal pisany z klawiatury';

/** What somebody at the keys does in the form. */
const typist = ({ page }: Actor, keys: Keys) => {
  const main = page.getByRole('main');
  const control = (at: string): Locator => page.locator(`[id="f-${at}"]`);
  const press = async (what: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
    await keys.goTo(what);
    await keys.press(key);
  };
  const enter = async (at: string, text: string): Promise<void> => {
    await keys.goTo(control(at));
    await keys.type(text);
  };
  /** A list opens its values to the first letters of their names. */
  const pick = async (at: string, letters: string, value: string): Promise<void> => {
    await enter(at, letters);
    await expect(control(at)).toHaveValue(value);
  };
  const choiceOf = (field: string, label: string): Locator =>
    page
      .locator('label')
      .filter({ has: page.locator(`input[name="${field}"]`), hasText: label })
      .locator('input');
  const tick = async (field: string, label: string): Promise<void> => {
    await press(choiceOf(field, label), 'Space');
    await expect(choiceOf(field, label)).toBeChecked();
  };
  /** Tab enters a group of radio buttons once; the arrows walk in it and choose. */
  const choose = async (field: string, label: string): Promise<void> => {
    const wanted = choiceOf(field, label);
    const isInGroup = (): Promise<boolean> => keys.isAt(page.locator(`input[name="${field}"]`));
    for (let at = 0; at < 80 && !(await isInGroup()); at += 1) await keys.press('Tab');
    for (let at = 0; at < 12 && !(await keys.isAt(wanted)); at += 1) await keys.press('ArrowDown');
    if (!(await wanted.isChecked())) await keys.press('Space');
    await expect(wanted).toBeChecked();
  };
  const open = async (section: string): Promise<void> => {
    await press(page.locator(`[id="${section}"] h2 button`));
    await expect(page.locator(`[id="${section}-title"]`)).toBeFocused();
  };
  const button = (label: string): Locator => main.getByRole('button', { name: label, exact: true });
  return { control, press, enter, pick, tick, choose, open, button };
};

type Typist = ReturnType<typeof typist>;

const addressByKeys = async ({ page }: Actor, keys: Keys, { open, enter, pick, press, control }: Typist): Promise<void> => {
  await open('address');
  await enter('address.inputText', 'Nawrot 14 Łódź');
  await expect(page.getByRole('option', { name: /Nawrot 14/ }).first()).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(control('address.houseNumber')).toHaveValue('14');
  // Of an address in a town alone the owner says where the building stands.
  await press(page.getByRole('button', { name: form['pin.place'] }), 'Space');
  await expect(page.getByRole('button', { name: form['pin.mark'] })).toBeFocused();
  const coordinates = await control('geoMarker').inputValue();
  await keys.press('ArrowRight');
  await expect(control('geoMarker')).not.toHaveValue(coordinates);
  await enter('address.district', 'Śródmieście');
  await enter('address.estate', 'Katedralna');
  await enter('address.plotNumber', '12/3');
  await pick('address.ownershipType', options['ownership.ownership'].slice(0, 1), 'ownership');
  await enter('landAndMortgageRegisterNumber', 'WA4M/00123456/4');
  const areas = { surface: '120,5', totalSurface: '130', landArea: '400', publicTransportDistance: '150' };
  for (const [key, value] of Object.entries(areas)) await enter(`areaDetails.${key}`, value);
};

const levelsByKeys = async ({ page }: Actor, { open, enter, press, button, control }: Typist): Promise<void> => {
  await open('levels');
  await press(button(form['level.add']));
  await expect(control('areaDetails.levels.0.surface')).toBeFocused();
  await enter('areaDetails.levels.0.surface', '90');
  await enter('areaDetails.levels.0.height', '380');
  await enter('areaDetails.levels.0.numberOfStaircases', '1');
  await enter('rooms-of-level-0', 'Sala sprzedaży 70,2; Ekspozycja 19,8');
  await press(button(shortcuts['rooms.add']));
  await press(button(shortcuts['level.below']));
  await expect(control('areaDetails.levels.1.surface')).toBeFocused();
  await enter('areaDetails.levels.1.surface', '40');
  await enter('areaDetails.levels.1.height', '240');
  await enter('areaDetails.levels.1.numberOfStaircases', '1');
  await enter('rooms-of-level-1', 'Zaplecze 30,5');
  await press(button(shortcuts['rooms.add']));
  await expect(page.getByText(form['sum.agrees'])).toBeVisible();
};

const restByKeys = async ({ page }: Actor, files: readonly string[], { open, enter, press, pick, tick, choose, button, control }: Typist) => {
  await open('building');
  await pick('areaDetails.buildingType', options['buildingType.tenement'].slice(0, 3), 'tenement');
  await enter('areaDetails.constructionCompletionYear', '1903');
  await tick('areaDetails.constructionMaterial', options['material.masonry']);
  await tick('areaDetails.thermalInsulation', options['insulation.wool']);
  await tick('areaDetails.drive', options['drive.paving_blocks']);
  await tick('areaDetails.surroundings', options['surroundings.city_centre']);
  await open('parking');
  for (const key of ['parkingSurface', 'totalParkingSurface', 'parkingLotsAvailable']) await enter(`parkingDetails.${key}`, '0');
  await open('media');
  await enter('mediaDetails.powerAllocation', '16');
  await pick('mediaDetails.energyCategory', options['energyClass.none'].slice(0, 2), 'none');
  await open('lease');
  await enter('price', '6400');
  await press(page.getByRole('button', { name: /^3 czynsze/ }));
  for (const key of ['infinite', 'fixedshort'] as const)
    await press(page.getByLabel(offerFieldWords.pl[`leaseAgreement.${key}`], { exact: true }), 'Space');
  await choose('leaseAgreement.nonRentFees', options['fees.lump_sum']);
  await enter('leaseAgreement.lumpSum', '12');
  await open('photos');
  const dialog = page.waitForEvent('filechooser');
  await press(button(form['photos.add']));
  await (await dialog).setFiles([...files]);
  await expect(page.getByRole('button', { name: /^Usuń zdjęcie/ })).toHaveCount(files.length, { timeout: 60_000 });
  await open('declarations');
  for (const n of [1, 2, 3, 4]) await press(control(`summary.summary${n}`), 'Space');
  await expect(page.getByText(form['bar.ready'])).toBeVisible();
};

road('an offer is written, signed and looked at with the keyboard alone, which never loses its place', async ({ browser, stage }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parter-keys-'));
  const actor = await stage.enter(browser, await aSigner(stage));
  const { page, mailbox, email } = actor;
  const keys = new Keys(page);
  const hands = typist(actor, keys);
  const { press, enter, choose, tick, button } = hands;

  await goTo(actor, '/moja-tablica/start');
  /** The page that a press led to is there, and says where one is. */
  const arrive = async (there: Locator): Promise<void> => {
    await expect(there).toBeVisible({ timeout: 60_000 });
    await keys.expectFocus(`the way to ${page.url()}`);
  };
  await press(page.getByRole('banner').getByRole('link', { name: shellWords.pl['nav.add'] }));
  await arrive(button(entryWords.pl.act));
  await press(button(entryWords.pl.act));
  await arrive(hands.control('name'));
  await enter('name', name);
  await enter('description', 'Narożny lokal na parterze kamienicy.');
  await choose('legalMainUse', options['mainUse.retail']);
  await tick('legalWarehouseUseOfficial', options['premisesUse.retail_sale']);
  await addressByKeys(actor, keys, hands);
  await levelsByKeys(actor, hands);
  await restByKeys(actor, await photosIn(folder), hands);

  const send = button(form['bar.send']);
  await expect(send).toBeEnabled();
  await press(send);
  await arrive(button(progress['preview.next']));
  await press(button(progress['preview.next']));
  await arrive(page.getByRole('heading', { name: progress['confirm.page'] }));
  for (const consent of ['terms', 'electronic_signature', 'deposit_terms']) await press(hands.control(`consents.${consent}`), 'Space');
  const before = mailbox.letters().length;
  await press(button(signWords.pl['code.send']));
  await expect(page.getByLabel(signWords.pl['code.label'])).toBeFocused();
  await keys.type(codeIn(await mailbox.letter(email, ({ subject }) => subject.startsWith('Kod do podpisania'), before)));
  await press(button(progress['confirm.act']));
  await arrive(page.getByRole('heading', { name: progress['confirm.done'] }));
  await press(page.getByRole('main').getByRole('link', { name: progress['confirm.see'] }));
  await arrive(page.getByRole('heading', { level: 1, name }));
  road.info().annotations.push({ type: 'effort', description: `${keys.count} keys` });
  await rm(folder, { recursive: true, force: true });
});

road('after a press of the mouse the heading of the next page has the focus, and nothing marks it', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, '/add-offer');
  await page.getByRole('main').getByRole('button', { name: entryWords.pl.act }).click();
  const heading = page.getByRole('heading', { level: 1, name: form['title.new'] });
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((one) => one.matches(':focus-visible'))).toBe(false);
});

road('a visitor who opens an offer from the list by a key stands at its heading', async ({ browser, stage }) => {
  const name = 'Lokal dla klawiatury';
  await anInsertedOffer(stage, await anInsertedSigner(stage), { name });
  const actor = await stage.visit(browser);
  const { page } = actor;
  await goTo(actor, '/offers');
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
});
