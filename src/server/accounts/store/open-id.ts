/** Reads and writes which person a provider's identity belongs to. */

import { and, eq } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { authAccount, authUser } from '../tables.ts';

/** A provider's identity: unique together. */
type Identity = { readonly issuer: string; readonly subject: string };

/** Whose identity it is; null while nobody has signed up with it. */
export const uidOfIdentity = async (db: Reader, { issuer, subject }: Identity): Promise<Id | null> => {
  const [row] = await db
    .select({ uid: authAccount.userId })
    .from(authAccount)
    .where(and(eq(authAccount.providerId, issuer), eq(authAccount.accountId, subject)));
  return row?.uid ?? null;
};

/** A new account that is opened by a provider's identity and has no password, in the auth library's tables. A taken address or identity breaks a unique index. */
export const insertIdentity = async (
  tx: Tx,
  { issuer, subject, email, name, emailVerified }: Identity & { readonly email: string; readonly name: string; readonly emailVerified: boolean },
): Promise<Id> => {
  const uid = newId();
  await tx.insert(authUser).values({ id: uid, name, email, emailVerified });
  await tx.insert(authAccount).values({ id: newId(), userId: uid, providerId: issuer, accountId: subject });
  return uid;
};
