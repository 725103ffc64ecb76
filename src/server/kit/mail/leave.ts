/** Reads what the link of a mail lets its reader leave. */

import { eq } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../database/database.ts';
import { hashToken } from '../database/ids.ts';
import { mail } from '../tables/mail.ts';

/** Whose mail carried the token (without an account: the address alone), of which kind it was and what of it it was about. */
export type LeaveGrant = { readonly uid: Id | null; readonly recipient: string; readonly kind: string; readonly aboutId: Id | null };

/** What a token allows, for as long as its mail is stored; null for an unknown one. Using it does not use it up: whoever undoes may leave again. */
export const leaveGrant = async (reader: Reader, token: string): Promise<LeaveGrant | null> => {
  const [row] = await reader
    .select({ uid: mail.uid, recipient: mail.recipient, kind: mail.kind, aboutId: mail.aboutId })
    .from(mail)
    .where(eq(mail.leaveHash, hashToken(token)));
  return row?.kind ? { ...row, kind: row.kind } : null;
};
