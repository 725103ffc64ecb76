/** Notes which editors have a project open. */

import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { offerSession } from '../tables/offer.ts';

/** Notes that an editor is open. */
export const keepSession = async (tx: Tx, session: typeof offerSession.$inferInsert): Promise<void> => {
  const { seenAt, deviceId, uid } = session;
  await tx
    .insert(offerSession)
    .values(session)
    .onConflictDoUpdate({ target: [offerSession.offerId, offerSession.sessionId], set: { seenAt, deviceId, uid } });
};

/** Has another device the offer open since? Two tabs of one device are one person at one desk. */
export const othersLive = async (reader: Reader, own: { readonly offerId: Id; readonly deviceId: string }, since: Instant): Promise<boolean> => {
  const rows = await reader
    .select({ id: offerSession.sessionId })
    .from(offerSession)
    .where(and(eq(offerSession.offerId, own.offerId), ne(offerSession.deviceId, own.deviceId), gt(offerSession.seenAt, since)))
    .limit(1);
  return rows.length > 0;
};

/** Forgets editors that were closed long ago. */
export const forgetSessions = async (tx: Tx, before: Instant): Promise<void> => {
  await tx.delete(offerSession).where(lt(offerSession.seenAt, before));
};
