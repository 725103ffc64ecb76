import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { offerPhotoWords } from '../../../src/words/offers/photos.ts';
import { photosIn } from '../../e2e/story.ts';
import { planPdf } from '../../factories/plan-pdf.ts';
import { openPostOffice, type PostOffice } from '../../kit/post-office.ts';
import { type Product, startProduct } from '../../kit/product.ts';
import { signUp } from '../../pages/accounts.ts';
import { type Actor, alive, anActor, expectAccessible, goTo } from '../../pages/actor.ts';

const who = { email: 'fotograf@firma.example', firstName: 'Filip', lastName: 'Obiektywny' };
const [form, words] = [offerFormWords.pl, offerPhotoWords.pl];

let product: Product;
let post: PostOffice;
let folder: string;
let landlord: Actor;
let photos: readonly string[];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  post = await openPostOffice();
  folder = await mkdtemp(path.join(tmpdir(), 'parter-photos-'));
  photos = await photosIn(folder);
  product = await startProduct({ env: { SMTP_URL: post.url } });
  landlord = await anActor(await browser.newContext({ viewport: { width: 1280, height: 1400 } }), { base: product.url, mailbox: post, ...who });
  await signUp(landlord);
});

test.afterAll(async () => {
  await landlord.page.context().close();
  await product.remove();
  await post.close();
  await rm(folder, { recursive: true, force: true });
});

const picture = async (name: string, draw: () => Promise<Buffer>): Promise<string> => {
  const file = path.join(folder, name);
  await sharp(await draw()).toFile(file);
  return file;
};

/** What the server answers the landlord. */
const call = async <T>(wire: string, data: object): Promise<T> => {
  const answer = await landlord.page.request.post(`${product.url}/call/${wire}`, { headers: { origin: product.url }, data: { data } });
  return ((await answer.json()) as { readonly result: T }).result;
};

type OfferAnswer = { readonly images: readonly { readonly id: string }[] };
/** The photos of an offer in their stored order. */
const stored = async (offerId: string) => (await call<OfferAnswer>(offersCalls.getOfferForm.wire, { offerId })).images.map(({ id }) => id);

/** Opens the photos of a new offer; answers its id. */
const openPhotos = async (): Promise<string> => {
  const { offerId } = await call<{ readonly offerId: string }>(offersCalls.createOffer.wire, { commandId: crypto.randomUUID() });
  await goTo(landlord, `/edit-offer/${offerId}/photos/me`);
  return offerId;
};

const send = (...files: readonly string[]) => landlord.page.getByTestId('photo-input').setInputFiles([...files]);
const shown = () => landlord.page.locator('[data-photo]');
const ids = () => shown().evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['photo']));

test('bad photos are refused or marked, each with its reason', async () => {
  const { page, faults } = landlord;
  await openPhotos();
  const [good = ''] = photos;
  const small = await picture('small.jpg', () => sharp(good).resize(900).jpeg().toBuffer());
  const blank = await picture('blank.jpg', () =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer(),
  );
  const blurred = await picture('blurred.jpg', () => sharp(photos[1]).blur(30).jpeg().toBuffer());
  const again = await picture('again.jpg', () => sharp(good).resize(1400).jpeg({ quality: 50 }).toBuffer());
  await send(good, small, blank, again, blurred);
  await expect(shown()).toHaveCount(4, { timeout: 60_000 });
  const refused = page.getByRole('listitem').filter({ hasText: 'small.jpg' });
  await expect(refused).toContainText(/Dłuższy bok musi mieć co najmniej 1.024 pikseli/);
  await expect(refused.getByRole('button', { name: words['retry'] })).toHaveCount(0);
  for (const reason of ['niczego na nim nie widać', 'powtarza zdjęcie', 'nic na nim nie jest ostre'])
    await expect(shown().filter({ hasText: reason })).toHaveCount(1);
  await expectAccessible(page, 'photos that cannot stand');
  await page.getByRole('button', { name: words['drop'].replace('{name}', 'small.jpg') }).click();
  await expect(refused).toHaveCount(0);
  expect(faults.splice(0)).toEqual([]);
});

test('a photo that the network lost is kept and sent again, once', async () => {
  const { page, faults } = landlord;
  await openPhotos();
  const [first = '', second = ''] = photos;
  await page.route('**/images', (route) => route.abort('internetdisconnected'));
  await send(first);
  const lost = page.getByRole('listitem').filter({ hasText: '1.jpg' });
  const retry = lost.getByRole('button', { name: words['retry.name'].replace('{name}', '1.jpg') });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'a photo that was not sent');
  // Who leaves is asked, and may stay.
  await page.locator('header a[href="/"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words['leave.text']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The photo reaches the server, but the answer is lost, once it was seen to be sent.
  await page.unroute('**/images');
  const seen = Promise.withResolvers<void>();
  await page.route('**/images', async (route) => {
    await route.fetch();
    await seen.promise;
    await route.abort('connectionreset');
  });
  await retry.click();
  await expect(retry).toBeHidden();
  seen.resolve();
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/images');
  await retry.click();
  await expect(lost).toHaveCount(0, { timeout: 30_000 });
  await expect(shown()).toHaveCount(1);
  await send(second);
  await expect(shown()).toHaveCount(2, { timeout: 30_000 });
  // The browser reports each request that was broken off.
  expect(faults.splice(0).filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/.test(fault))).toEqual([]);
});

test('photos are put in order by pointer and keys, and described; all of it is there after a reload', async () => {
  const { page, faults } = landlord;
  const offerId = await openPhotos();
  await send(...photos);
  await expect(shown()).toHaveCount(3, { timeout: 60_000 });
  // What is on its way stands above the photos, which move up when it is gone.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const [a, b, c] = await ids();
  const grip = (n: number) => page.getByRole('button', { name: words['grip'].replace('{n}', String(n)) });
  const [from, to] = [await grip(3).boundingBox(), await shown().first().boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 60, { steps: 12 });
  await page.mouse.up();
  await expect.poll(ids).toEqual([c, a, b]);
  // A hand that lets go before the page has drawn where the photo would come.
  await grip(1).dispatchEvent('pointerdown', { button: 0 });
  await expect(shown().and(page.locator('[data-dragged]'))).toHaveCount(1);
  await shown()
    .nth(2)
    .evaluate((over) => {
      const { left, top } = over.getBoundingClientRect();
      for (const name of ['pointermove', 'pointerup']) window.dispatchEvent(new PointerEvent(name, { clientX: left + 60, clientY: top + 60 }));
    });
  await expect.poll(ids).toEqual([a, b, c]);
  await grip(3).focus();
  await page.keyboard.press('Home');
  await expect.poll(ids).toEqual([c, a, b]);
  await grip(1).focus();
  await page.keyboard.press('End');
  await expect.poll(ids).toEqual([a, b, c]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(ids).toEqual([a, c, b]);
  await expect(page.getByText(words['moved'].replace('{n}', '2').replace('{total}', '3'))).toBeAttached();
  // The page is left while one order is being saved and the next one waits.
  const held = Promise.withResolvers<void>();
  await page.route(
    `**/call/${offersCalls.orderOfferImages.wire}`,
    async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: form['photos.later'].replace('{n}', '1') }).click();
  await expect.poll(ids).toEqual([c, a, b]);
  await page.getByRole('button', { name: form['photos.later'].replace('{n}', '2') }).click();
  await expect.poll(ids).toEqual([c, b, a]);
  await page.goto('about:blank');
  held.resolve();
  await expect.poll(() => stored(offerId)).toEqual([c, b, a]);
  await goTo(landlord, `/edit-offer/${offerId}/photos/me`);
  await page.getByRole('button', { name: form['photos.later'].replace('{n}', '2') }).click();
  await expect.poll(ids).toEqual([c, a, b]);
  const caption = page.getByRole('textbox', { name: words['caption'].replace('{n}', '1') });
  const saved = page.waitForResponse(`**/call/${offersCalls.captionOfferImage.wire}`);
  await caption.fill('Sala od strony ulicy');
  await caption.press('Enter');
  expect((await saved).ok()).toBe(true);
  await expectAccessible(page, 'photos in their order');
  await page.reload();
  await alive(page);
  await expect.poll(ids).toEqual([c, a, b]);
  await expect(caption).toHaveValue('Sala od strony ulicy');
  await expect(page.getByRole('img', { name: 'Sala od strony ulicy' }).first()).toBeVisible();
  expect(faults.splice(0)).toEqual([]);
});

const plans = () => landlord.page.getByTestId('plans');
const plan = () => plans().locator('[data-photo]');
const pdf = async (name: string, bytes: Uint8Array): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
};

test('floor plans come from a PDF page by page; what cannot be read says why, what the network lost is sent again', async () => {
  const { page, faults } = landlord;
  await openPhotos();
  const input = page.getByTestId('plan-input');
  const [good, locked] = [await pdf('rzuty.pdf', planPdf({ pages: 2 })), await pdf('haslo.pdf', planPdf({ isLocked: true }))];
  await input.setInputFiles([good, locked]);
  await expect(plan()).toHaveCount(2, { timeout: 60_000 });
  const refused = plans().getByRole('listitem').filter({ hasText: 'haslo.pdf' });
  await expect(refused).toContainText('Nie udało się odczytać tego pliku PDF');
  await expect(refused.getByRole('button', { name: words['retry'] })).toHaveCount(0);
  await page.getByRole('button', { name: words['drop'].replace('{name}', 'haslo.pdf') }).click();
  await page.route('**/plans', (route) => route.abort('internetdisconnected'));
  await input.setInputFiles([await pdf('piwnica.pdf', planPdf())]);
  const retry = page.getByRole('button', { name: words['retry.name'].replace('{name}', 'piwnica.pdf') });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/plans');
  await retry.click();
  await expect(plan()).toHaveCount(3, { timeout: 30_000 });
  const caption = page.getByRole('textbox', { name: words['plan.caption'].replace('{n}', '3') });
  const saved = page.waitForResponse(`**/call/${offersCalls.captionOfferImage.wire}`);
  await caption.fill('Piwnica');
  await caption.press('Enter');
  expect((await saved).ok()).toBe(true);
  await page.getByRole('button', { name: words['plan.earlier'].replace('{n}', '3') }).click();
  await expect(page.getByText(words['plan.moved'].replace('{n}', '2').replace('{total}', '3'))).toBeAttached();
  await expectAccessible(page, 'floor plans');
  await page.reload();
  await alive(page);
  await expect(page.getByRole('textbox', { name: words['plan.caption'].replace('{n}', '2') })).toHaveValue('Piwnica');
  await page.getByRole('button', { name: words['plan.remove'].replace('{n}', '1') }).click();
  await page.getByRole('dialog').getByRole('button', { name: words['plan.remove.act'] }).click();
  await expect(plan()).toHaveCount(2);
  expect(faults.splice(0).filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
});

test('who leaves the form is asked while a plan is on its way, though its section is folded', async () => {
  const { page, faults } = landlord;
  await openPhotos();
  const held = Promise.withResolvers<void>();
  await page.route('**/plans', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByTestId('plan-input').setInputFiles([await pdf('parter.pdf', planPdf())]);
  await expect(plans().getByRole('progressbar')).toBeVisible();
  const heading = page.locator('#photos h2');
  await page.locator('#photos button[aria-expanded="true"]').click();
  await expect(heading.getByRole('button', { expanded: false })).toBeVisible();
  await page.locator('header a[href="/"]').first().click();
  await expect(page.getByRole('dialog')).toContainText(words['leave.text']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/edit-offer/);
  held.resolve();
  await heading.getByRole('button').click();
  await expect(plan()).toHaveCount(1, { timeout: 30_000 });
  await page.unroute('**/plans');
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(faults.splice(0)).toEqual([]);
});
