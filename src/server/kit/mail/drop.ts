/** Drops mails that are written and not sent. */

import { and, eq, isNull } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Tx } from '../database/database.ts';
import { notice } from '../live/notices.ts';
import { mail } from '../tables/mail.ts';

/** Drops somebody's unsent mails of a kind about one thing; answers when each was written. One that came back stays for the operator. */
export const dropUnsent = async (
  tx: Tx,
  { uid, kind, aboutId }: { readonly uid: Id; readonly kind: string; readonly aboutId: Id },
): Promise<readonly Instant[]> => {
  const unsent = and(eq(mail.uid, uid), eq(mail.kind, kind), eq(mail.aboutId, aboutId), isNull(mail.sentAt), isNull(mail.bouncedAt));
  const dropped = await tx.delete(mail).where(unsent).returning({ writtenAt: mail.createdAt });
  if (dropped.length > 0) await notice(tx, [`bell:${uid}`]);
  return dropped.map(({ writtenAt }) => writtenAt);
};
