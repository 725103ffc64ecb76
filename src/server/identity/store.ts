/** Locks a person's identity state and writes its history. */

import { and, eq, isNull } from 'drizzle-orm';
import type { IdentityState } from '../../domain/accounts/types.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { person } from '../accounts/tables.ts';
import type { Tx } from '../kit/database/database.ts';

/** A person's identity as its lifecycle sees it. */
export type IdentityRow = { readonly uid: Id; readonly state: IdentityState };

/** The person's identity, the row locked until the end of the transaction; null of whoever deleted their account (docs/rules/identity.md#leaving). */
export const lockIdentity = async (tx: Tx, uid: Id): Promise<IdentityRow | null> => {
  const isHere = and(eq(person.uid, uid), isNull(person.deletedAt));
  return (await tx.select({ uid: person.uid, state: person.identityState }).from(person).where(isHere).for('update'))[0] ?? null;
};
