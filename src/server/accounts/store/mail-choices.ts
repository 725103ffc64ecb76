/** Reads and writes which kinds of mail people have left. */

import { and, eq } from 'drizzle-orm';
import type { LeavableKind } from '../../../domain/accounts/rules/mail-kinds.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { hashAddress } from '../../kit/database/ids.ts';
import { addressLeft, mailLeft } from '../tables.ts';

/** The kinds that a person has left. */
export const kindsLeft = async (reader: Reader, uid: Id): Promise<ReadonlySet<LeavableKind>> =>
  new Set((await reader.select({ kind: mailLeft.kind }).from(mailLeft).where(eq(mailLeft.uid, uid))).map(({ kind }) => kind));

/** Notes that a person leaves a kind; once more changes nothing. */
export const insertLeft = async (tx: Tx, uid: Id, kind: LeavableKind): Promise<void> => {
  await tx.insert(mailLeft).values({ uid, kind }).onConflictDoNothing();
};

/** Notes that they get it again. */
export const deleteLeft = async (tx: Tx, uid: Id, kind: LeavableKind): Promise<void> => {
  await tx.delete(mailLeft).where(and(eq(mailLeft.uid, uid), eq(mailLeft.kind, kind)));
};

/** The kinds that an address has left, whoever has it. */
export const kindsLeftBy = async (reader: Reader, email: string): Promise<ReadonlySet<LeavableKind>> =>
  new Set(
    (
      await reader
        .select({ kind: addressLeft.kind })
        .from(addressLeft)
        .where(eq(addressLeft.addressHash, hashAddress(email)))
    ).map(({ kind }) => kind),
  );

/** Notes that an address leaves a kind; once more changes nothing. */
export const insertAddressLeft = async (tx: Tx, email: string, kind: LeavableKind): Promise<void> => {
  await tx
    .insert(addressLeft)
    .values({ addressHash: hashAddress(email), kind })
    .onConflictDoNothing();
};

/** Notes that whoever reads there takes it up again. */
export const deleteAddressLeft = async (tx: Tx, email: string, kind: LeavableKind): Promise<void> => {
  await tx.delete(addressLeft).where(and(eq(addressLeft.addressHash, hashAddress(email)), eq(addressLeft.kind, kind)));
};
