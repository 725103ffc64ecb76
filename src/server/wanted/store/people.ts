/** Reads what the wanted room stores about a person, and forgets whose it was. */

import { eq, inArray } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { placeAlert, placeAlertMatch, seekerAlert, wantedClick, wantedListing, wantedSubmission } from '../tables.ts';

/** Listings that a person added, offers that they sent, links that they pressed, their alerts about places, deleted ones too. */
export const wantedRecordsOf = async (reader: Reader, uid: Id) => ({
  listings: await reader.select().from(wantedListing).where(eq(wantedListing.createdBy, uid)).orderBy(wantedListing.createdAt),
  sent: await reader
    .select({ listingId: wantedSubmission.listingId, offerId: wantedSubmission.offerId, submittedAt: wantedSubmission.submittedAt })
    .from(wantedSubmission)
    .where(eq(wantedSubmission.submittedBy, uid))
    .orderBy(wantedSubmission.submittedAt),
  links: await reader
    .select({ listingId: wantedClick.listingId, at: wantedClick.at })
    .from(wantedClick)
    .where(eq(wantedClick.uid, uid))
    .orderBy(wantedClick.at),
  placeAlerts: await reader.select().from(placeAlert).where(eq(placeAlert.uid, uid)).orderBy(placeAlert.createdAt),
});

/** Listings and sent offers are their companies' and stay without the person; the rest goes. */
export const forgetPerson = async (tx: Tx, uid: Id): Promise<void> => {
  await tx.update(wantedListing).set({ createdBy: null }).where(eq(wantedListing.createdBy, uid));
  await tx.update(wantedSubmission).set({ submittedBy: null }).where(eq(wantedSubmission.submittedBy, uid));
  await tx.delete(wantedClick).where(eq(wantedClick.uid, uid));
  const gone = await tx.delete(placeAlert).where(eq(placeAlert.uid, uid)).returning({ id: placeAlert.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(placeAlertMatch).where(inArray(placeAlertMatch.alertId, ids));
  await tx.delete(seekerAlert).where(eq(seekerAlert.uid, uid));
};
