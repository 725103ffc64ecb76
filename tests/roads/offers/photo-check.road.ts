/** Photos about which an artificial intelligence is asked that does not answer: a person looks at them instead. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as road } from '@playwright/test';
import { adminWords } from '../../../src/words/admin/pages.ts';
import { translator } from '../../../src/words/kit/words.ts';
import { offerPhotoWords } from '../../../src/words/offers/photos.ts';
import { progressWords } from '../../../src/words/offers/progress.ts';
import { aPhoto } from '../../factories/photo.ts';
import { aProject, aSigner } from '../../factories/published-offer.ts';
import { type LocalService, localService } from '../../kit/outside.ts';
import { openStage, type Stage } from '../../kit/stage.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';

const [words, admin, progress] = [offerPhotoWords.pl, adminWords.pl, progressWords.pl];
/** A sentence as a page shows it, which ties its one-letter words to the next. */
const told = translator(words, 'pl');

let gemini: LocalService;
let stage: Stage;
let folder: string;

road.beforeAll(async () => {
  road.setTimeout(120_000);
  gemini = await localService((_, response) => void response.writeHead(503, { 'content-type': 'application/json' }).end('{}'));
  stage = await openStage({ GEMINI_API_KEY: 'secret-key', GEMINI_URL: gemini.url });
  folder = await mkdtemp(path.join(tmpdir(), 'parter-photo-check-'));
});
road.afterAll(async () => {
  await stage.close();
  await gemini.close();
  await rm(folder, { recursive: true, force: true });
});

road(
  'an artificial intelligence does not answer: the document is drawn all the same, and what a moderator says of a photo its owner reads in the open form',
  async ({ browser }) => {
    const owner = await aSigner(stage);
    const offerId = await aProject(owner, { name: 'Lokal bez odpowiedzi' });
    const files = await Promise.all(
      [31, 77].map(async (seed) => {
        const file = path.join(folder, `${seed}.jpg`);
        await writeFile(file, await aPhoto(seed));
        return file;
      }),
    );
    const landlord = await stage.enter(browser, owner);
    const { page } = landlord;
    await goTo(landlord, `/edit-offer/${offerId}/photos/${owner.uid}`);
    await page.getByTestId('photo-input').setInputFiles(files);
    const photos = page.locator('[data-photo]');
    await expect(photos).toHaveCount(2);
    await expect(page.getByText(told('ai.unavailable'))).toBeVisible();
    expect(gemini.asked.length).toBeGreaterThan(0);
    await expectFits(landlord, 'photos that no artificial intelligence looked at');

    // It holds nothing up: the document is drawn.
    await goTo(landlord, `/offer/preview/${offerId}`);
    await page.getByRole('button', { name: progress['preview.next'] }).click();
    await page.waitForURL(/\/add-offer\/confirm\//, { timeout: 90_000 });

    await goTo(landlord, `/edit-offer/${offerId}/photos/${owner.uid}`);
    const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
    await goTo(moderator, '/admin/photos');
    const waiting = moderator.page.getByRole('row').filter({ hasText: 'Lokal bez odpowiedzi' });
    await expect(waiting).toHaveCount(2);
    await expect(waiting.first()).toContainText(admin['photos.unchecked']);
    await expectFits(moderator, 'photos that wait because nobody answered');
    await waiting.first().getByRole('button', { name: admin['photos.refuse'] }).click();
    const dialog = moderator.page.getByRole('dialog');
    // Without a reason nothing is refused.
    await dialog.getByRole('button', { name: admin['photos.refuse'], exact: true }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(admin.reason).fill('Na szyldzie jest numer telefonu.');
    await dialog.getByRole('button', { name: admin['photos.refuse'], exact: true }).click();
    await expect(waiting).toHaveCount(1);
    await waiting.getByRole('button', { name: admin['photos.pass'] }).click();
    await expect(waiting).toHaveCount(0);

    // The form that stayed open says both: what was refused and why, and that nothing waits for a person any more.
    await expect(photos.filter({ hasText: 'Na szyldzie jest numer telefonu. (decyzja moderatora)' })).toHaveCount(1);
    await expect(page.getByText(told('ai.unavailable'))).toHaveCount(0);
    await landlord.mailbox.letter(owner.email, ({ text }) => text.includes('Na szyldzie jest numer telefonu.'));
    await expectFits(landlord, 'photo that a moderator refused');

    // The next document is not drawn with it, and the way back leads to the photo; without it, it is.
    await page.reload();
    await photos
      .filter({ hasText: 'decyzja moderatora' })
      .getByRole('button', { name: /^Usuń zdjęcie/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: /^Usuń/ }).click();
    await expect(photos).toHaveCount(1);
    await goTo(landlord, `/offer/preview/${offerId}`);
    await page.getByRole('button', { name: progress['preview.next'] }).click();
    await page.waitForURL(/\/add-offer\/confirm\//, { timeout: 90_000 });
    expect(stage.faults(), 'console of the browsers').toEqual([]);
  },
);
