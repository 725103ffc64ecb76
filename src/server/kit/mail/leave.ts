/** Reads what the link of a mail lets its reader leave. */

import { and, eq, isNotNull } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../database/database.ts';
import { hashToken } from '../database/ids.ts';
import { mail } from '../tables/mail.ts';

/** Whose mail carried the token, of which kind it was and what of it it was about. */
export type LeaveGrant = { readonly uid: Id; readonly kind: string; readonly aboutId: Id | null };

/** What a token allows, for as long as its mail is stored; null for an unknown one. Using it does not use it up: whoever undoes may leave again. */
export const leaveGrant = async (reader: Reader, token: string): Promise<LeaveGrant | null> => {
  const [row] = await reader
    .select({ uid: mail.uid, kind: mail.kind, aboutId: mail.aboutId })
    .from(mail)
    .where(and(eq(mail.leaveHash, hashToken(token)), isNotNull(mail.uid)));
  return row?.uid && row.kind ? { uid: row.uid, kind: row.kind, aboutId: row.aboutId } : null;
};
