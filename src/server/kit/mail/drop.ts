/** Drops mails that are written and not sent. */

import { and, eq, isNull } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Tx } from '../database/database.ts';
import { notice } from '../live/notices.ts';
import { mail } from '../tables/mail.ts';

/** Drops somebody's unsent mails of a kind about one thing, or with null those about no single thing; answers when each was written. One that came back stays for the operator. */
export const dropUnsent = async (
  tx: Tx,
  { uid, kind, aboutId }: { readonly uid: Id; readonly kind: string; readonly aboutId: Id | null },
): Promise<readonly Instant[]> => {
  const isAbout = aboutId === null ? isNull(mail.aboutId) : eq(mail.aboutId, aboutId);
  const unsent = and(eq(mail.uid, uid), eq(mail.kind, kind), isAbout, isNull(mail.sentAt), isNull(mail.bouncedAt));
  const dropped = await tx.delete(mail).where(unsent).returning({ writtenAt: mail.createdAt });
  if (dropped.length > 0) await notice(tx, [`bell:${uid}`]);
  return dropped.map(({ writtenAt }) => writtenAt);
};
