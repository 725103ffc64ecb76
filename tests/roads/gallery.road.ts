import { newId } from '../../src/server/kit/database/ids.ts';
import { type ImageRow, imagesOf, insertImages } from '../../src/server/offers/store/images.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { offerWords } from '../../src/words/offers/view.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { aPhoto } from '../factories/photo.ts';
import { aProject } from '../factories/published-offer.ts';
import type { Stage } from '../kit/stage.ts';
import { type Actor, expectAccessible, goTo } from '../pages/actor.ts';
import { expectFits } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const words = offerDetailWords.pl;

/** What stands in the frame of the photos: how many of them, and how much of it they cover. */
type GalleryLook = { readonly photos: number; readonly covered: number; readonly isLoaded: boolean };

const shownIn = `(() => {
  const frame = document.querySelector('main img[fetchpriority=high]').closest('div').getBoundingClientRect();
  const within = (from, to, least, most) => Math.max(0, Math.min(to, most) - Math.max(from, least));
  const area = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return within(left, right, frame.left, frame.right) * within(top, bottom, frame.top, frame.bottom);
  };
  const photos = [...document.querySelectorAll('main button > img')].filter((one) => area(one) > 1);
  const covered = photos.reduce((sum, one) => sum + area(one), 0) / (frame.width * frame.height);
  return { photos: photos.length, covered, isLoaded: photos.every((one) => one.complete && one.naturalWidth > 0) };
})()`;

/** Six stored photos of different shapes. */
const somePhotos = async (stage: Stage): Promise<readonly ImageRow[]> => {
  const author = await stage.person();
  const project = await aProject(author);
  const body = new FormData();
  const shapes = [{}, { width: 1200, height: 1500 }, { width: 1800, height: 900 }, {}, { width: 1100, height: 1100 }, {}];
  for (const [at, shape] of shapes.entries()) body.append('files', new File([await aPhoto(at + 1, shape)], `${at}.jpg`));
  expect((await author.fetch(`/offers/${project}/images`, { method: 'POST', body })).status).toBe(200);
  return imagesOf(stage.db, project);
};

const steps = ({ page }: Actor) => page.getByRole('dialog').getByRole('button', { name: words.next });
const at = ({ page }: Actor, n: number, total: number) =>
  expect(page.getByRole('dialog').getByText(words['gallery.of'].replace('{n}', String(n)).replace('{total}', String(total)))).toBeVisible();

road('any number of photos fills its frame, at a desk and on a phone, and the keyboard turns them over', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const stored = await somePhotos(stage);
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  const opened = async (n: number): Promise<void> => {
    const offerId = await anInsertedOffer(stage, landlord, { name: `Lokal, zdjęć: ${n}` });
    const rows = Array.from({ length: n }, (_, position) => ({ ...(stored[position % stored.length] as ImageRow), id: newId(), offerId, position }));
    await stage.db.transaction((tx) => insertImages(tx, rows));
    await goTo(visitor, `/offer/${offerId}`);
  };
  await opened(0);
  await expect(page.getByText(offerWords.pl['photo.none'], { exact: true })).toBeVisible();
  await expectFits(visitor, 'offer with 0 photos');
  for (const n of [1, 2, 3, 5, 13]) {
    await opened(n);
    for (const [size, photos] of [
      [{ width: 1440, height: 900 }, Math.min(n, 4)],
      [{ width: 390, height: 844 }, 1],
    ] as const) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate<GalleryLook>(shownIn), `${n} photos at ${size.width} px`).toMatchObject({ photos, isLoaded: true });
      expect((await page.evaluate<GalleryLook>(shownIn)).covered, `${n} photos at ${size.width} px`).toBeGreaterThan(0.95);
    }
    await expectFits(visitor, `offer with ${n} photos`);
  }

  const first = page.locator('main img[fetchpriority=high]');
  await first.click();
  await at(visitor, 1, 13);
  await expect(steps(visitor)).toBeFocused();
  await expectAccessible(page, 'photos over the page');
  await page.keyboard.press('ArrowLeft');
  await at(visitor, 13, 13);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(visitor, 2, 13);
  await page.keyboard.press('Enter');
  await at(visitor, 3, 13);
  // The arrows count wherever the focus stands.
  await page.getByRole('dialog').getByRole('heading').click();
  await page.keyboard.press('ArrowRight');
  await at(visitor, 4, 13);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first.locator('..')).toBeFocused();

  await opened(1);
  await first.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(steps(visitor)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

road('on a phone a finger moves through all photos, the place is told, and the large photo is the one in sight', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const stored = await somePhotos(stage);
  const offerId = await anInsertedOffer(stage, landlord, { name: 'Lokal z sześcioma zdjęciami' });
  await stage.db.transaction((tx) =>
    insertImages(
      tx,
      stored.map((image, position) => ({ ...image, id: newId(), offerId, position })),
    ),
  );
  const visitor = await stage.visit(browser, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const { page } = visitor;
  await goTo(visitor, `/offer/${offerId}`);
  const place = (n: number) => page.getByRole('button', { name: `${n} / ${stored.length}` });
  await expect(place(1)).toBeVisible();
  // The small form, whatever the density of the screen: the large one is many times as heavy.
  expect(await page.locator('main img[fetchpriority=high]').evaluate((one: HTMLImageElement) => one.currentSrc)).toContain('-small.');
  const strip = page.locator('div:has(> button > img[fetchpriority=high])');
  // Let go a little behind the half, the photos snap to the nearest one.
  await strip.evaluate((one) => one.scrollTo({ left: one.clientWidth * 3.7, behavior: 'instant' }));
  await expect(place(5)).toBeVisible();
  await expect.poll(() => strip.evaluate((one) => one.scrollLeft / one.clientWidth)).toBeCloseTo(4, 1);
  await expect.poll(() => page.evaluate<GalleryLook>(shownIn)).toMatchObject({ photos: 1, isLoaded: true });
  await place(5).click();
  await at(visitor, 5, stored.length);
  await page.keyboard.press('Escape');
  await expectFits(visitor, 'offer with photos moved by a finger');
});
