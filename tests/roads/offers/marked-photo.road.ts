import sharp from 'sharp';
import { formWords } from '../../../src/words/kit/form.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { progressWords } from '../../../src/words/offers/progress.ts';
import { aPhoto } from '../../factories/photo.ts';
import { aProject, aSigner } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const [words, progress] = [offerFormWords.pl, progressWords.pl];

const blank = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();

road('a photo that is marked stands between the form and its document like any other problem, until it is gone', async ({ browser, stage }) => {
  const owner = await aSigner(stage);
  const offerId = await aProject(owner, { name: 'Lokal z pustym zdjęciem' });
  const actor = await stage.enter(browser, owner);
  const { page } = actor;
  await goTo(actor, `/edit-offer/${offerId}/photos/${owner.uid}`);
  const count = page.locator('#photos').getByText(formWords.pl['rail.filled'].replace('{filled}', '0').replace('{total}', '1'));
  await page.getByTestId('photo-input').setInputFiles([
    { name: 'good.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await aPhoto(31)) },
    { name: 'blank.jpg', mimeType: 'image/jpeg', buffer: await blank() },
  ]);
  const photos = page.locator('[data-photo]');
  await expect(photos).toHaveCount(2);
  const problems = page.getByText(words['bar.problems'].replace('{n}', '1'));
  await expect(problems).toBeVisible();
  await expect(count).toBeVisible();

  // It is known at once to whoever opens the form, the photos folded or not, and nobody is led on with it.
  await goTo(actor, `/edit-offer/${offerId}/basics/${owner.uid}`);
  await expect(problems).toBeVisible();
  await page.getByRole('button', { name: words['bar.send'] }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'niczego na nim nie widać' });
  await expect(summary).toBeFocused();
  await expectFits(actor, 'summary with a photo that is marked');
  await summary.getByRole('link', { name: 'Zdjęcia' }).click();
  const marked = page.locator('[data-flagged]');
  await expect(marked).toBeFocused();
  await expect(marked).toContainText('niczego na nim nie widać');
  await goTo(actor, `/offer/preview/${offerId}`);
  await expect(page.getByText(progress['preview.notReady'])).toBeVisible();
  await expect(page.getByRole('button', { name: progress['preview.next'] })).toHaveCount(0);
  await expectFits(actor, 'preview with a photo that is marked');

  await page.getByRole('link', { name: progress['preview.back'] }).click();
  await page.waitForURL(/\/edit-offer\/[^/]+\/photos\//);
  await marked.getByRole('button', { name: /^Usuń zdjęcie/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Usuń/ }).click();
  await expect(photos).toHaveCount(1);
  await expect(page.getByText(words['bar.ready'])).toBeVisible();
  await page.getByRole('button', { name: words['bar.send'] }).click();
  await page.waitForURL(/\/offer\/preview\//);
  await expect(page.getByRole('button', { name: progress['preview.next'] })).toBeVisible();
});
