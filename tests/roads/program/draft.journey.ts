/** The form of an offer as its owner uses it day by day: what a key draws, numbers as people type them, two browsers, and who may only look. */

import { type Browser, expect, test } from '@playwright/test';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { offerNumbers } from '../../../src/domain/kit/numbers.ts';
import type { OfferForm } from '../../../src/domain/offers/types.ts';
import { fieldRefusalWords } from '../../../src/words/kit/fields.ts';
import { conflictWords } from '../../../src/words/offers/conflict.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { offerFieldWords } from '../../../src/words/offers/fields.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { shortcutWords } from '../../../src/words/offers/shortcuts.ts';
import { readyForm } from '../../factories/offer-form.ts';
import { openPostOffice, type PostOffice } from '../../kit/post-office.ts';
import { type Product, startProduct } from '../../kit/product.ts';
import { signUp } from '../../pages/accounts.ts';
import { type Actor, alive, anActor, expectAccessible, goTo } from '../../pages/actor.ts';
import { drawnBy } from '../../pages/drawn.ts';
import { openAllSections } from '../../pages/offer-form.ts';

const who = { email: 'elzbieta@firma.example', firstName: 'Elżbieta', lastName: 'Wrzesińska' };

let product: Product;
let post: PostOffice;
let landlord: Actor;

const call = async <T>(wire: string, data: object): Promise<T> => {
  const answer = await landlord.page.request.post(`${product.url}/call/${wire}`, { headers: { origin: product.url }, data: { data } });
  expect(answer.ok(), `${wire}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { readonly result: T }).result;
};

/** Somebody who has just signed up. */
const enter = async (browser: Browser): Promise<void> => {
  landlord = await anActor(await browser.newContext(), { base: product.url, mailbox: post, ...who });
  await signUp(landlord);
};

const newOffer = async (): Promise<{ readonly offerId: string; readonly version: number }> =>
  call(offersCalls.createOffer.wire, { commandId: crypto.randomUUID() });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  post = await openPostOffice();
  product = await startProduct({ env: { SMTP_URL: post.url } });
  await enter(browser);
});

test.afterAll(async () => {
  await landlord.page.context().close();
  await product.remove();
  await post.close();
});

test.afterEach(() => expect(landlord.faults.splice(0), 'console of the landlord').toEqual([]));

test('a key draws nothing of the sections that it is not typed in', async () => {
  const { offerId, version } = await newOffer();
  await call(offersCalls.saveOffer.wire, { offerId, version, patch: readyForm() });
  await goTo(landlord, `/add-offer/${offerId}`);
  await alive(landlord.page);
  await openAllSections(landlord);
  const sections = { elements: 'main section[id] *', within: 'section[id]', name: 'id' };
  const drawn = (path: string, key: string) => drawnBy(landlord, sections, () => landlord.page.locator(`[id="f-${path}"]`).press(key));
  expect(await drawn('name', 'a')).toEqual(['basics']);
  expect(await drawn('description', 'a')).toEqual(['basics']);
  expect(await drawn('address.street', 'a')).toEqual(['address']);
  expect(await drawn('areaDetails.levels.0.rooms.0.surface', 'End')).toEqual([]);
  expect(await drawn('areaDetails.levels.0.rooms.0.surface', '1')).toEqual(['levels']);
  expect(await drawn('mediaDetails.powerAllocation', '1')).toEqual(['media']);
  expect(await drawn('price', '1')).toEqual(['lease']);
});

const field = (actor: Actor, path: string) => actor.page.locator(`[id="f-${path}"]`);
const put = async (actor: Actor, path: string, text: string): Promise<void> => {
  await field(actor, path).fill(text);
  await field(actor, path).blur();
};
/** An offer that is filled in, opened in its form with every section unfolded. */
const openReady = async (actor: Actor): Promise<{ readonly offerId: string }> => {
  const { offerId, version } = await newOffer();
  await call(offersCalls.saveOffer.wire, { offerId, version, patch: readyForm() });
  await goTo(actor, `/add-offer/${offerId}`);
  await alive(actor.page);
  await openAllSections(actor);
  return { offerId };
};
const saved = (actor: Actor) => expect(actor.page.getByText(/^Zapisano o/)).toBeVisible({ timeout: 30_000 });
const formOf = async (offerId: string) => (await call<{ readonly form: OfferForm }>(offersCalls.getOfferForm.wire, { offerId })).form;

test('a field that is left is saved without the pause; that save draws no other section, and one from elsewhere is shown', async () => {
  const { offerId } = await openReady(landlord);
  const { page } = landlord;
  const answered = (wire: string) =>
    page.waitForResponse((response) => response.url().includes(`/call/${wire}`), { timeout: offerNumbers.autosaveMs - 500 });
  const sections = { elements: 'main section[id] *', within: 'section[id]', name: 'id' };
  const drawn = await drawnBy(landlord, sections, async () => {
    // The page reads after its own save whether there is more; what it finds is what it shows.
    const both = Promise.all([answered(offersCalls.saveOffer.wire), answered(offersCalls.getOfferForm.wire)]);
    await put(landlord, 'address.street', 'Piotrkowska');
    await both;
    await expect(page.getByText(/^Zapisano o/)).toBeVisible();
  });
  expect(drawn).toEqual(['address']);
  expect(await formOf(offerId)).toMatchObject({ address: { street: 'Piotrkowska' } });
  const { version } = await call<{ readonly version: number }>(offersCalls.getOfferForm.wire, { offerId });
  await call(offersCalls.saveOffer.wire, { offerId, version, patch: { name: 'Zapisane gdzie indziej' } });
  await expect(field(landlord, 'name')).toHaveValue('Zapisane gdzie indziej');
});

test('numbers are read as people type them, and what is no number stays with the reason', async () => {
  const { offerId } = await openReady(landlord);
  const { page } = landlord;
  await put(landlord, 'areaDetails.surface', '80 m²');
  await expect(field(landlord, 'areaDetails.surface')).toHaveValue('80');
  await put(landlord, 'price', '1 200,50 zł');
  await expect(field(landlord, 'price')).toHaveValue('1\u00a0200,5');
  await field(landlord, 'price').press('Shift+ArrowUp');
  await expect(field(landlord, 'price')).toHaveValue('2\u00a0200,5');
  for (let n = 0; n < 10; n += 1) await field(landlord, 'price').press('ArrowDown');
  await expect(field(landlord, 'price')).toHaveValue('1\u00a0200,5');
  await put(landlord, 'mediaDetails.powerAllocation', '120 kW');
  await page.getByRole('button', { name: offerFormWords.pl['level.edit'].replace('{name}', 'Parter') }).click();
  await put(landlord, 'areaDetails.levels.0.height', '2,5 m');
  await expect(field(landlord, 'areaDetails.levels.0.height')).toHaveValue('250');
  // Tab selects what stands in a field; the minus replaces it.
  await field(landlord, 'areaDetails.levels.0.levelName').focus();
  await page.keyboard.press('Tab');
  await expect(field(landlord, 'areaDetails.levels.0.levelNumber')).toBeFocused();
  await page.keyboard.type('-1', { delay: 20 });
  await page.keyboard.press('Tab');
  await expect(field(landlord, 'areaDetails.levels.0.levelNumber')).toHaveValue('-1');
  await put(landlord, 'areaDetails.landArea', 'około 400');
  const reason = page.getByText(fieldRefusalWords.pl['refusal.field.not_a_number']);
  await expect(reason).toBeVisible();
  await saved(landlord);
  expect(await formOf(offerId)).toMatchObject({
    price: 120_050,
    mediaDetails: { powerAllocation: 120 },
    areaDetails: { surface: 80, levels: [{ levelNumber: -1, height: 250 }, {}] },
  });
  await goTo(landlord, `/add-offer/${offerId}`);
  await alive(page);
  await openAllSections(landlord);
  await expect(field(landlord, 'areaDetails.landArea')).toHaveValue('około 400');
  await expect(reason).toBeVisible();
  await page.getByRole('button', { name: offerFormWords.pl['bar.send'] }).click();
  await expect(reason.first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/add-offer/${offerId}`);
  await put(landlord, 'areaDetails.landArea', '400');
  await expect(reason).toHaveCount(0);
});

test('a section is filled in as in a former offer by one press, which is taken back by another', async () => {
  await openReady(landlord);
  const { offerId } = await newOffer();
  await goTo(landlord, `/add-offer/${offerId}`);
  await alive(landlord.page);
  await openAllSections(landlord);
  const section = landlord.page.locator('#building');
  await section.getByRole('button', { name: shortcutWords.pl['former.act'] }).click();
  await section.getByRole('list', { name: shortcutWords.pl['former.list'] }).getByRole('button').first().click();
  await expect(field(landlord, 'areaDetails.constructionCompletionYear')).not.toHaveValue('');
  await expectAccessible(landlord.page, 'a section as in a former offer');
  await section.getByRole('button', { name: shortcutWords.pl['former.undo'] }).click();
  await expect(field(landlord, 'areaDetails.constructionCompletionYear')).toHaveValue('');
});

test('two browsers that changed the same field show both values, and the person chooses', async ({ browser }) => {
  const { offerId } = await openReady(landlord);
  const context = await browser.newContext({ storageState: await landlord.page.context().storageState() });
  const other = await anActor(context, { base: product.url, mailbox: post, ...who });
  await goTo(other, `/add-offer/${offerId}`);
  await alive(other.page);
  await openAllSections(other);
  // What the other one saves is not seen here before this one saves, too.
  await landlord.page.context().setOffline(true);
  await put(landlord, 'areaDetails.totalSurface', '131');
  await put(landlord, 'price', '7000');
  await put(other, 'price', '8000');
  await put(other, 'areaDetails.landArea', '444');
  await saved(other);
  await expect.poll(async () => (await formOf(offerId)).price, { timeout: 30_000 }).toBe(800_000);
  await landlord.page.context().setOffline(false);
  const choice = landlord.page.getByRole('group', { name: offerFieldWords.pl.price });
  await expect(choice).toBeVisible({ timeout: 60_000 });
  await expect(choice).toContainText('7 000,00 zł');
  await expect(choice).toContainText('8 000,00 zł');
  for (const name of [conflictWords.pl.mine, conflictWords.pl.theirs]) await expect(choice.getByRole('radio', { name })).toHaveCount(1);
  await expectAccessible(landlord.page, 'a choice between two versions');
  await landlord.page.reload();
  await alive(landlord.page);
  await choice.getByText('7 000,00 zł').click();
  await landlord.page.getByRole('button', { name: conflictWords.pl.apply }).click();
  await expect(choice).toHaveCount(0);
  await expect.poll(async () => (await formOf(offerId)).price, { timeout: 30_000 }).toBe(700_000);
  expect(await formOf(offerId)).toMatchObject({ areaDetails: { totalSurface: 131, landArea: 444 } });
  await context.close();
  landlord.faults.splice(0);
});

test('a visitor sees the form disabled, without anything of the draft, and a press leads in', async ({ browser }) => {
  const { offerId } = await openReady(landlord);
  const guest = await anActor(await browser.newContext(), { base: product.url, mailbox: post, ...who });
  await goTo(guest, `/add-offer/${offerId}`);
  await alive(guest.page);
  await expect(guest.page.getByText(entryWords.pl['closed.guest.title'])).toBeVisible();
  await expect(field(guest, 'name')).toHaveValue('');
  await expectAccessible(guest.page, 'the form of a visitor');
  await guest.page
    .getByTestId('closed-form')
    .locator('..')
    .click({ position: { x: 200, y: 200 } });
  await expect(guest.page.getByRole('dialog')).toBeVisible();
  await guest.page.context().close();
});
