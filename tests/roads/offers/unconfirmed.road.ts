/** The form of an offer before its author has confirmed the address. */

import { sql } from 'drizzle-orm';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { offerPhotoWords } from '../../../src/words/offers/photos.ts';
import { aProject } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = offerFormWords.pl;

road('an offer is filled in before the address is confirmed; photos wait for that, and the form says so first', async ({ browser, stage }) => {
  const author = await stage.person({ verified: false });
  const offerId = await aProject(author);
  const actor = await stage.enter(browser, author);
  const { page } = actor;
  await goTo(actor, `/edit-offer/${offerId}/photos/${author.uid}`);
  await expect(page.getByText(words['email.text'])).toBeVisible();
  const photos = page.getByRole('region', { name: /^Zdjęcia i plany/ });
  await expect(photos.getByText(offerPhotoWords.pl.unconfirmed)).toHaveCount(2);
  await expect(photos.getByRole('button', { name: words['photos.add'] })).toBeDisabled();
  await expectFits(actor, 'photos of an offer before the address is confirmed');
  await stage.db.execute(sql`update person set email_verified_at = now() where uid = ${author.uid}`);
  await goTo(actor, `/edit-offer/${offerId}/photos/${author.uid}`);
  await expect(photos.getByText(offerPhotoWords.pl.unconfirmed)).toHaveCount(0);
  await expect(photos.getByRole('button', { name: words['photos.add'] })).toBeEnabled();
});
