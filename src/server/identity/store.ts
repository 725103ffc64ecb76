import { eq } from 'drizzle-orm';
import type { IdentityState } from '../../domain/accounts/types.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { person } from '../accounts/tables.ts';
import type { Tx } from '../kit/database/database.ts';
import { identityHistory } from './tables.ts';

/** The person's identity state, the row locked until the end of the transaction. */
export const lockIdentity = async (tx: Tx, uid: Id): Promise<IdentityState | null> =>
  (await tx.select({ state: person.identityState }).from(person).where(eq(person.uid, uid)).for('update'))[0]?.state ?? null;

export const insertStep = async (tx: Tx, step: Omit<typeof identityHistory.$inferInsert, 'id' | 'createdAt'>): Promise<void> => {
  await tx.insert(identityHistory).values(step);
};
