/** Removes unused files and forgotten offers, and reminds of expiry, when the clock says so. */

import { HOUR_MS } from '../../../domain/kit/time/units.ts';
import { dayOf, daysBetween, plusMs } from '../../../domain/kit/time.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { dropUnused } from '../effects/jobs.ts';
import { offerDeleted, offerExpiring } from '../mail.ts';
import { sharePictureFolder } from '../present/share-picture.ts';
import { deleteImagesOf, unusedKeys } from '../store/images.ts';
import { eraseNew, findOffer, markFilesRemoved } from '../store/offers.ts';
import { forgetSessions } from '../store/sessions.ts';
import { mailOwner, named } from './mail-owner.ts';

/** Removes the stored pictures that no offer uses any more. */
export const dropUnusedFiles = async (services: Services, { keys }: { readonly keys: readonly string[] }): Promise<void> => {
  for (const key of await unusedKeys(services.db, keys)) await services.files.remove(key);
};

/** Erases an offer that was never saved, with its photos. */
export const eraseUnsaved: Duty['fulfil'] = async (services, tx, { id }) => {
  if (!(await eraseNew(tx, id))) return;
  const gone = await deleteImagesOf(tx, id);
  if (gone.length > 0) await enqueue(services, tx, dropUnused, { keys: gone.flatMap(({ key, smallKey }) => [key, smallKey]) });
};

/** Takes the photos from a deleted offer and tells its owner. */
export const removeOfferFiles: Duty['fulfil'] = async (services, tx, { id }) => {
  const row = await findOffer(tx, id);
  if (row === null) return;
  const gone = await deleteImagesOf(tx, id);
  const pictures = await services.files.list(sharePictureFolder(id));
  await enqueue(services, tx, dropUnused, { keys: [...gone.flatMap(({ key, smallKey }) => [key, smallKey]), ...pictures] });
  await markFilesRemoved(tx, id);
  const facts = { ...named(row), sale: isSale(row.form) && row.publishedAt !== null };
  await mailOwner(services, tx, row, offerDeleted, facts, row.id);
};

/** Reminds the owner that an offer ends in some days. */
export const remindOfExpiry: Duty['fulfil'] = async (services, tx, { id, now, occasion }) => {
  const row = await findOffer(tx, id);
  if (row === null || row.validTo === null) return;
  const facts = {
    ...named(row),
    sale: isSale(row.form),
    // What is left, which is less than the mark where the offer passed it while nobody could be reminded.
    days: Math.max(daysBetween(dayOf(now), dayOf(row.validTo)), 1),
    validTo: row.form.offerValidTo ?? '',
  };
  await mailOwner(services, tx, row, offerExpiring, facts, `${id}:${occasion}`);
};

/** Forgets editors that nobody has had open for an hour. */
export const forgetEditors = async (services: Services): Promise<void> => {
  const now = await databaseNow(services.db);
  await transact(services, async (tx) => ok(await forgetSessions(tx, plusMs(now, -HOUR_MS))));
};
