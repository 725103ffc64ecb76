/** The form of an offer as somebody fills it in who knows the premises: by mouse and keyboard, with what the form offers to spare both. */

import { expect, type Locator } from '@playwright/test';
import { dictionaryWords } from '../../src/words/kit/dictionaries.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { entryWords } from '../../src/words/offers/entry.ts';
import { offerFieldWords } from '../../src/words/offers/fields.ts';
import { offerFormWords } from '../../src/words/offers/form.ts';
import { progressWords } from '../../src/words/offers/progress.ts';
import { shortcutWords } from '../../src/words/offers/shortcuts.ts';
import { searchRefusalWords } from '../../src/words/search/refusals.ts';
import { signWords } from '../../src/words/signing/sign.ts';
import { codeIn } from '../kit/post-office.ts';
import { type Actor, alive } from './actor.ts';
import type { Hand } from './hand.ts';

/** A person at the page, with the hand that counts what they do. */
export type Desk = { readonly actor: Actor; readonly hand: Hand };

const control = ({ actor }: Desk, path: string): Locator => actor.page.locator(`[id="f-${path}"]`);
const head = ({ actor }: Desk, section: string): Locator => actor.page.locator(`[id="${section}"] h2 button`);
const button = ({ actor }: Desk, name: string): Locator => actor.page.getByRole('button', { name, exact: true });
const option = ({ actor }: Desk, name: string, label: string): Locator =>
  actor.page.locator('label').filter({ has: actor.page.locator(`input[name="${name}"]`), hasText: label });

const enter = async (desk: Desk, path: string, text: string): Promise<void> => {
  await desk.hand.click(control(desk, path));
  await desk.hand.type(text);
};
const tabAndEnter = async (desk: Desk, path: string, text: string): Promise<void> => {
  await desk.hand.tabTo(control(desk, path));
  await desk.hand.type(text);
};
/** The page shows a section that was opened, and its heading takes the focus a moment later. */
const isShown = (desk: Desk, section: string): Promise<void> => expect(desk.actor.page.locator(`[id="${section}-title"]`)).toBeFocused();

/** Goes from any page to the form of a new offer. */
export const startOffer = async (desk: Desk): Promise<void> => {
  const { actor, hand } = desk;
  await hand.click(actor.page.getByRole('banner').getByRole('link', { name: shellWords.pl['nav.add'] }));
  await hand.wait(actor.page.waitForURL(/\/add-offer$/));
  await hand.click(button(desk, entryWords.pl.act));
  await hand.wait(actor.page.waitForURL(/\/add-offer\/[A-Za-z0-9]{20}/));
  await hand.wait(alive(actor.page));
};
const open = async (desk: Desk, section: string): Promise<void> => {
  await desk.hand.click(head(desk, section));
  await isShown(desk, section);
};
/** Goes on to the next section by the keyboard. */
const goOn = async (desk: Desk, section: string): Promise<void> => {
  await desk.hand.tabTo(head(desk, section));
  await desk.hand.press('Enter');
  await isShown(desk, section);
};

const basics = async (desk: Desk): Promise<void> => {
  await enter(desk, 'name', 'Lokal z witryną przy Nawrot');
  await desk.hand.click(option(desk, 'legalMainUse', dictionaryWords.pl['mainUse.retail']));
  // What a shop is usually used for is ticked by itself.
  for (const use of ['premisesUse.retail_sale', 'premisesUse.services'] as const)
    await expect(option(desk, 'legalWarehouseUseAccepted', dictionaryWords.pl[use]).locator('input')).toBeChecked();
  await desk.hand.click(option(desk, 'legalWarehouseUseOfficial', dictionaryWords.pl['premisesUse.retail_sale']));
};

/** Whether the registers of addresses and of plots answer. */
export type Registers = 'answering' | 'away';

/** The building and its plot, as the registers know them. */
const fromRegisters = async (desk: Desk): Promise<void> => {
  await desk.hand.click(desk.actor.page.getByRole('option', { name: /Nawrot 14/ }).first());
  await desk.hand.wait(expect(control(desk, 'address.plotNumber')).not.toHaveValue(''));
};

/** Only the town is known then: the landlord puts the pin on the building, and copies the plot from their papers. */
const withoutRegisters = async (desk: Desk): Promise<void> => {
  const { page } = desk.actor;
  await desk.hand.click(page.getByRole('option', { name: /Nawrot 14/ }).first());
  await expect(page.getByText(offerFormWords.pl['search.failed'])).toBeVisible();
  await expect(page.getByText(offerFormWords.pl['pin.exact.town'])).toBeVisible();
  await desk.hand.click(page.getByRole('region', { name: offerFormWords.pl['pin.map'] }).locator('[data-base]'));
  await desk.hand.wait(expect(page.getByText(searchRefusalWords.pl['refusal.parcel.unavailable'])).toBeVisible());
};

const address = async (desk: Desk, registers: Registers): Promise<void> => {
  await open(desk, 'address');
  await enter(desk, 'address.inputText', 'Nawrot 14 Łódź');
  await desk.hand.wait(expect(desk.actor.page.getByRole('option', { name: /Nawrot 14/ }).first()).toBeVisible());
  await (registers === 'answering' ? fromRegisters(desk) : withoutRegisters(desk));
  await enter(desk, 'address.district', 'Śródmieście');
  await tabAndEnter(desk, 'address.estate', 'Katedralna');
  if (registers === 'away') await tabAndEnter(desk, 'address.plotNumber', '12/3');
  await enter(desk, 'landAndMortgageRegisterNumber', 'WA4M/00123456/4');
  await tabAndEnter(desk, 'areaDetails.surface', '120,5');
  await tabAndEnter(desk, 'areaDetails.totalSurface', '130');
  await tabAndEnter(desk, 'areaDetails.landArea', '400');
  await tabAndEnter(desk, 'areaDetails.publicTransportDistance', '150');
  await desk.hand.click(control(desk, 'address.ownershipType'));
  // One letter is enough for the first of the list; `ł` would reach the page as a text and not as a key.
  await desk.hand.type(dictionaryWords.pl['ownership.ownership'].slice(0, 1));
  await desk.hand.press('Enter');
  await expect(control(desk, 'address.ownershipType')).toHaveValue('ownership');
};

type Floor = { readonly surface: string; readonly height: string; readonly staircases: string; readonly rooms: string };

const level = async (desk: Desk, at: number, add: string, { surface, height, staircases, rooms }: Floor): Promise<void> => {
  await desk.hand.click(button(desk, add));
  await enter(desk, `areaDetails.levels.${at}.surface`, surface);
  await tabAndEnter(desk, `areaDetails.levels.${at}.height`, height);
  await tabAndEnter(desk, `areaDetails.levels.${at}.numberOfStaircases`, staircases);
  await enter(desk, `rooms-of-level-${at}`, rooms);
  await desk.hand.click(button(desk, shortcutWords.pl['rooms.add']));
};

const levels = async (desk: Desk): Promise<void> => {
  await open(desk, 'levels');
  await level(desk, 0, offerFormWords.pl['level.add'], {
    surface: '90',
    height: '380',
    staircases: '1',
    rooms: 'Sala sprzedaży 70,2; Ekspozycja 19,8',
  });
  await level(desk, 1, shortcutWords.pl['level.below'], { surface: '40', height: '240', staircases: '1', rooms: 'Zaplecze 30,5' });
  await expect(desk.actor.page.getByText(offerFormWords.pl['sum.agrees'])).toBeVisible();
};

const building = async (desk: Desk): Promise<void> => {
  await open(desk, 'building');
  await tabAndEnter(desk, 'areaDetails.buildingType', dictionaryWords.pl['buildingType.tenement'].slice(0, 3));
  await expect(control(desk, 'areaDetails.buildingType')).toHaveValue('tenement');
  await tabAndEnter(desk, 'areaDetails.constructionCompletionYear', '1903');
  await desk.hand.click(option(desk, 'areaDetails.constructionMaterial', dictionaryWords.pl['material.masonry']));
  await desk.hand.click(option(desk, 'areaDetails.thermalInsulation', dictionaryWords.pl['insulation.wool']));
  await desk.hand.click(option(desk, 'areaDetails.drive', dictionaryWords.pl['drive.paving_blocks']));
  await desk.hand.click(option(desk, 'areaDetails.surroundings', dictionaryWords.pl['surroundings.city_centre']));
};

const parkingAndMedia = async (desk: Desk): Promise<void> => {
  await open(desk, 'parking');
  for (const key of ['parkingSurface', 'totalParkingSurface', 'parkingLotsAvailable']) await tabAndEnter(desk, `parkingDetails.${key}`, '0');
  await goOn(desk, 'media');
  await tabAndEnter(desk, 'mediaDetails.powerAllocation', '16');
  await tabAndEnter(desk, 'mediaDetails.energyCategory', dictionaryWords.pl['energyClass.none'].slice(0, 2));
  await expect(control(desk, 'mediaDetails.energyCategory')).toHaveValue('none');
};

const lease = async (desk: Desk): Promise<void> => {
  await open(desk, 'lease');
  await tabAndEnter(desk, 'price', '6400');
  await desk.hand.click(desk.actor.page.getByRole('button', { name: /^3 czynsze/ }));
  await desk.hand.click(desk.actor.page.getByLabel(offerFieldWords.pl['leaseAgreement.fixedshort'], { exact: true }));
  await desk.hand.click(desk.actor.page.getByLabel(offerFieldWords.pl['leaseAgreement.infinite'], { exact: true }));
  await desk.hand.click(option(desk, 'leaseAgreement.nonRentFees', dictionaryWords.pl['fees.lump_sum']));
  await tabAndEnter(desk, 'leaseAgreement.lumpSum', '12');
};

const photosAndDeclarations = async (desk: Desk, files: readonly string[]): Promise<void> => {
  await open(desk, 'photos');
  await desk.hand.choose(button(desk, offerFormWords.pl['photos.add']), files);
  await desk.hand.wait(expect(desk.actor.page.getByRole('button', { name: /^Usuń zdjęcie/ })).toHaveCount(files.length, { timeout: 60_000 }));
  await open(desk, 'declarations');
  for (const n of [1, 2, 3, 4]) await desk.hand.click(control(desk, `summary.summary${n}`));
};

/** Fills in everything that an offer needs: two floors with three rooms, photos, declarations. */
export const writeOffer = async (desk: Desk, files: readonly string[], registers: Registers = 'answering'): Promise<void> => {
  await basics(desk);
  await address(desk, registers);
  await levels(desk);
  await building(desk);
  await parkingAndMedia(desk);
  await lease(desk);
  await photosAndDeclarations(desk, files);
  await desk.hand.click(button(desk, shortcutWords.pl['describe.act']));
  await desk.hand.wait(expect(control(desk, 'description')).toHaveValue(/handlowo-usługowe, 120,5\sm².*sala sprzedaży 70,2\sm²/));
  await expect(desk.actor.page.getByText(offerFormWords.pl['bar.ready'])).toBeVisible();
};

/** Leaves the finished form for its preview. */
export const previewOffer = async (desk: Desk): Promise<void> => {
  const { actor, hand } = desk;
  await hand.wait(expect(button(desk, offerFormWords.pl['bar.send'])).toBeEnabled());
  await hand.click(button(desk, offerFormWords.pl['bar.send']));
  await hand.wait(actor.page.waitForURL(/\/offer\/preview\//));
  await expect(button(desk, progressWords.pl['preview.next'])).toBeVisible();
};

/** Goes from the preview to the published offer: the document, its consents, the code that comes by mail. */
export const publishOffer = async (desk: Desk): Promise<void> => {
  const { actor, hand } = desk;
  const { page, mailbox, email } = actor;
  await hand.click(button(desk, progressWords.pl['preview.next']));
  await hand.wait(page.waitForURL(/\/add-offer\/confirm\//, { timeout: 90_000 }));
  await hand.wait(alive(page));
  for (const consent of ['terms', 'electronic_signature', 'deposit_terms']) await hand.click(control(desk, `consents.${consent}`));
  const before = mailbox.letters().length;
  await hand.click(button(desk, signWords.pl['code.send']));
  const letter = await hand.wait(mailbox.letter(email, ({ subject }) => subject.startsWith('Kod do podpisania'), before));
  // The mailbox, the letter in it, and the way back; the page has put the cursor where the code goes.
  hand.pressElsewhere(3);
  await expect(page.getByLabel(signWords.pl['code.label'])).toBeFocused();
  await hand.type(codeIn(letter));
  await hand.click(button(desk, progressWords.pl['confirm.act']));
  await hand.wait(expect(page.getByRole('heading', { name: progressWords.pl['confirm.done'] })).toBeVisible({ timeout: 60_000 }));
};
