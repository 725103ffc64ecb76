import { expect, type Locator } from '@playwright/test';
import { dictionaryWords } from '../../src/words/kit/dictionaries.ts';
import { entryWords } from '../../src/words/offers/entry.ts';
import { offerFormWords } from '../../src/words/offers/form.ts';
import { progressWords } from '../../src/words/offers/progress.ts';
import { type Actor, alive, expectAccessible, goTo } from './actor.ts';

/** The days of the offer as people type them. */
export type OfferDays = { readonly availability: string; readonly validTo: string };

const control = ({ page }: Actor, path: string): Locator => page.locator(`[id="f-${path}"]`);
const fill = async (actor: Actor, path: string, value: string): Promise<void> => {
  await control(actor, path).fill(value);
  await control(actor, path).blur();
};
const pick = (actor: Actor, path: string, value: string) => control(actor, path).selectOption({ value });
/** Chooses an option; one that is chosen already, by a default, stays so. */
const option = async ({ page }: Actor, name: string, label: string): Promise<void> => {
  const found = page.locator('label').filter({ has: page.locator(`input[name="${name}"]`), hasText: label });
  if (!(await found.locator('input').isChecked())) await found.click();
};
const tick = (actor: Actor, path: string) => control(actor, path).check();

/** Opens a section that is folded. */
const open = async ({ page }: Actor, section: string): Promise<void> => {
  const folded = page.locator(`[id="${section}"] h2 button[aria-expanded="false"]`);
  if ((await folded.count()) > 0) await folded.click();
};

/** Opens every section that is folded. */
export const openAllSections = async ({ page }: Actor): Promise<void> => {
  const folded = page.locator('main section h2 button[aria-expanded="false"]');
  while ((await folded.count()) > 0) {
    const section = await folded.first().evaluate((button) => button.closest('section')?.id ?? '');
    await folded.first().click();
    // A section that opens takes the focus, two frames later.
    await expect(page.locator(`[id="${section}-title"]`)).toBeFocused();
  }
};

/** Starts a new offer; the browser stands in its form afterwards. */
export const startOffer = async (actor: Actor): Promise<string> => {
  await goTo(actor, '/add-offer');
  await expectAccessible(actor.page, 'new offer');
  await actor.page.getByRole('button', { name: entryWords.pl.act }).click();
  await actor.page.waitForURL(/\/add-offer\/[A-Za-z0-9]{20}/);
  await alive(actor.page);
  return new URL(actor.page.url()).pathname.split('/')[2] ?? '';
};

const basics = async (actor: Actor, name: string): Promise<void> => {
  await open(actor, 'basics');
  await fill(actor, 'name', name);
  await fill(actor, 'description', 'Narożny lokal na parterze kamienicy, dwie witryny, zaplecze w piwnicy.');
  await option(actor, 'offerType', offerFormWords.pl.rent);
  await option(actor, 'legalMainUse', dictionaryWords.pl['mainUse.retail']);
  await option(actor, 'legalWarehouseUseAccepted', dictionaryWords.pl['premisesUse.retail_sale']);
  await option(actor, 'legalWarehouseUseAccepted', dictionaryWords.pl['premisesUse.services']);
  await option(actor, 'legalWarehouseUseOfficial', dictionaryWords.pl['premisesUse.retail_sale']);
};

const address = async (actor: Actor): Promise<void> => {
  await open(actor, 'address');
  await control(actor, 'address.inputText').pressSequentially('Nawrot 14, Łódź', { delay: 10 });
  await actor.page
    .getByRole('option', { name: /Nawrot 14, Łódź/ })
    .first()
    .click();
  await expect(control(actor, 'address.city')).toHaveValue('Łódź');
  await fill(actor, 'address.street', 'Nawrot');
  await fill(actor, 'address.houseNumber', '14');
  await fill(actor, 'address.postCode', '90-060');
  await fill(actor, 'address.district', 'Śródmieście');
  await fill(actor, 'address.estate', 'Katedralna');
  await fill(actor, 'address.plotNumber', '12/3');
  await pick(actor, 'address.ownershipType', 'ownership');
  await fill(actor, 'landAndMortgageRegisterNumber', 'WA4M/00123456/4');
  await fill(actor, 'areaDetails.surface', '120,5');
  await fill(actor, 'areaDetails.totalSurface', '130');
  await fill(actor, 'areaDetails.landArea', '400');
  await fill(actor, 'areaDetails.publicTransportDistance', '150');
};

type RoomData = { readonly kind: string; readonly surface: string };

const level = async (actor: Actor, at: number, facts: Readonly<Record<string, string>>, rooms: readonly RoomData[]): Promise<void> => {
  const path = `areaDetails.levels.${at}`;
  await actor.page.getByRole('button', { name: offerFormWords.pl['level.add'], exact: true }).click();
  for (const [key, value] of Object.entries(facts)) await fill(actor, `${path}.${key}`, value);
  for (const [index, room] of rooms.entries()) {
    // A new floor begins with one room.
    if (index > 0) await actor.page.getByRole('button', { name: offerFormWords.pl['room.add'] }).nth(at).click();
    await pick(actor, `${path}.rooms.${index}.group`, 'commercialAndServiceRooms');
    await pick(actor, `${path}.rooms.${index}.kind`, room.kind);
    await fill(actor, `${path}.rooms.${index}.surface`, room.surface);
  }
};

const levels = async (actor: Actor): Promise<void> => {
  await open(actor, 'levels');
  const ground = { levelName: 'Parter', levelNumber: '0', surface: '90', height: '380', numberOfStaircases: '1' };
  await level(actor, 0, ground, [
    { kind: 'sales_floor', surface: '70,2' },
    { kind: 'showroom', surface: '19,8' },
  ]);
  const cellar = { levelName: 'Piwnica', levelNumber: '-1', surface: '40', height: '240', numberOfStaircases: '1' };
  await level(actor, 1, cellar, [{ kind: 'stock_room', surface: '30,5' }]);
  await expect(actor.page.getByText(offerFormWords.pl['sum.agrees'])).toBeVisible();
};

const building = async (actor: Actor): Promise<void> => {
  await open(actor, 'building');
  await pick(actor, 'areaDetails.buildingType', 'tenement');
  await fill(actor, 'areaDetails.constructionCompletionYear', '1903');
  await option(actor, 'areaDetails.constructionMaterial', dictionaryWords.pl['material.masonry']);
  await option(actor, 'areaDetails.thermalInsulation', dictionaryWords.pl['insulation.wool']);
  await option(actor, 'areaDetails.drive', dictionaryWords.pl['drive.paving_blocks']);
  await option(actor, 'areaDetails.surroundings', dictionaryWords.pl['surroundings.city_centre']);
};

const parkingAndMedia = async (actor: Actor): Promise<void> => {
  await open(actor, 'parking');
  for (const key of ['parkingSurface', 'totalParkingSurface', 'parkingLotsAvailable']) await fill(actor, `parkingDetails.${key}`, '0');
  await open(actor, 'media');
  await fill(actor, 'mediaDetails.powerAllocation', '16');
  await pick(actor, 'mediaDetails.energyCategory', 'none');
};

const lease = async (actor: Actor, days: OfferDays): Promise<void> => {
  await open(actor, 'lease');
  await fill(actor, 'price', '6400');
  await fill(actor, 'leaseAgreement.deposit', '23616');
  await pick(actor, 'leaseAgreement.payDay', '10');
  await fill(actor, 'leaseAgreement.firstPaymentDay', '7');
  await fill(actor, 'availability', days.availability);
  await fill(actor, 'offerValidTo', days.validTo);
  await fill(actor, 'unitReceiptDeadline', '7');
  await tick(actor, 'leaseAgreement.fixedshort');
  await fill(actor, 'leaseAgreement.fixedshortMonths', '12');
  await tick(actor, 'leaseAgreement.infinite');
  await fill(actor, 'leaseAgreement.leaseNoticePeriod', '3');
  await option(actor, 'leaseAgreement.nonRentFees', dictionaryWords.pl['fees.lump_sum']);
  await fill(actor, 'leaseAgreement.lumpSum', '12');
};

const photos = async (actor: Actor, files: readonly string[]): Promise<void> => {
  await open(actor, 'photos');
  await actor.page.getByTestId('photo-input').setInputFiles([...files]);
  await expect(actor.page.getByRole('button', { name: /^Usuń zdjęcie/ })).toHaveCount(files.length, { timeout: 60_000 });
};

const declarations = async (actor: Actor): Promise<void> => {
  await open(actor, 'declarations');
  for (const n of [1, 2, 3, 4]) await tick(actor, `summary.summary${n}`);
};

/** Fills in every required field, floors, rooms and photos. */
export const fillOffer = async (actor: Actor, name: string, days: OfferDays, files: readonly string[]): Promise<void> => {
  await basics(actor, name);
  await address(actor);
  await levels(actor);
  await building(actor);
  await parkingAndMedia(actor);
  await lease(actor, days);
  await photos(actor, files);
  await declarations(actor);
  await expectAccessible(actor.page, 'offer form');
  await expect(actor.page.getByText(offerFormWords.pl['bar.ready'])).toBeVisible();
};

/** Leaves the finished form for the preview. */
export const sendForm = async ({ page }: Actor): Promise<void> => {
  const send = page.getByRole('button', { name: offerFormWords.pl['bar.send'], exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await page.waitForURL(/\/offer\/preview\//);
  await expect(page.getByRole('button', { name: progressWords.pl['preview.next'] })).toBeVisible();
  await expectAccessible(page, 'preview');
};
