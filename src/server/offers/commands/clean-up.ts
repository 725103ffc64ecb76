/** Removes unused files and forgotten offers, and reminds of expiry, by the clock. */

import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { isDeleted } from '../../../domain/offers/machine.ts';
import { expiryRemindersDue } from '../../../domain/offers/rules/validity.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { dropUnused } from '../effects/jobs.ts';
import { offerDeleted, offerExpiring } from '../mail.ts';
import { deleteImagesOf, unusedKeys } from '../store/images.ts';
import { deletedWithFiles, endingBetween, neverSaved } from '../store/lists.ts';
import { eraseNew, lockOffer, markFilesRemoved } from '../store/offers.ts';
import { forgetSessions } from '../store/sessions.ts';
import { mailOwner, named } from './mail-owner.ts';

/** Removes the stored pictures that no offer uses any more. */
export const dropUnusedFiles = async (services: Services, { keys }: { readonly keys: readonly string[] }): Promise<void> => {
  for (const key of await unusedKeys(services.db, keys)) await services.files.remove(key);
};

/** Takes the photos from an offer that was deleted before a moment; one that was taken back, perhaps to be deleted again, keeps them. */
const removeOfferFiles = async (services: Services, offerId: Id, before: Instant): Promise<void> => {
  await transact(services, async (tx) => {
    const row = await lockOffer(tx, offerId);
    if (row === null || !isDeleted(row.state) || row.filesRemovedAt !== null || row.deletedAt === null || row.deletedAt > before) return ok(null);
    const gone = await deleteImagesOf(tx, offerId);
    await enqueue(services, tx, dropUnused, { keys: gone.flatMap(({ key, smallKey }) => [key, smallKey]) });
    await markFilesRemoved(tx, offerId);
    await mailOwner(services, tx, row, offerDeleted, named(row), row.id);
    return ok(null);
  });
};

const vanish = async (services: Services, offerId: Id): Promise<void> => {
  await transact(services, async (tx) => {
    // Saved at this very moment: then it stays.
    if (!(await eraseNew(tx, offerId))) return ok(null);
    const gone = await deleteImagesOf(tx, offerId);
    if (gone.length > 0) await enqueue(services, tx, dropUnused, { keys: gone.flatMap(({ key, smallKey }) => [key, smallKey]) });
    return ok(null);
  });
};

/** Everything that is due by the database's clock: offers that were never saved vanish, deleted ones lose their files, old sessions go. */
export const cleanUp = async (services: Services): Promise<void> => {
  const now = await databaseNow(services.db);
  for (const id of await neverSaved(services.db, plusMs(now, -offerNumbers.newVanishesHours * HOUR_MS))) await vanish(services, id);
  const irrevocable = plusMs(now, -offerNumbers.undeleteSeconds * SECOND_MS);
  for (const id of await deletedWithFiles(services.db, irrevocable)) await removeOfferFiles(services, id, irrevocable);
  await transact(services, async (tx) => ok(await forgetSessions(tx, plusMs(now, -HOUR_MS))));
};

const longest: number = Math.max(...offerNumbers.expiryReminderDays);

/** Reminds owners seven days and one day before an offer ends. Of several that are due after a pause only the nearest is sent. */
export const remindOfExpiry = async (services: Services): Promise<void> => {
  const now: Instant = await databaseNow(services.db);
  for (const row of await endingBetween(services.db, now, plusMs(now, longest * DAY_MS))) {
    if (row.validTo === null) continue;
    const days = Math.min(...expiryRemindersDue(row.validTo, now));
    const facts = { ...named(row), days, validTo: row.form.offerValidTo ?? '' };
    await transact(services, async (tx) => ok(await mailOwner(services, tx, row, offerExpiring, facts, `${row.id}:${row.version}:${days}`)));
  }
};
