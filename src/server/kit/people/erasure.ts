/** What a transaction says to the database before it takes rows away that are otherwise never changed. */

import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

/**
 * Says that the transaction takes along what belongs to somebody who leaves, or what was proposed and came to nothing: the database then lets rows go that are otherwise never changed,
 * but none that a signature stands under (the migration of account_deletion).
 */
export const allowErasure = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select set_config('parter.erasure', 'on', true)`);
};

/**
 * Says that the transaction forgets what its term of keeping has run out for. The database compares the age of every row with the term itself:
 * nothing goes early, whoever asks (the migration `agency_and_retention`).
 */
export const allowForgetting = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select set_config('parter.erasure', 'on', true), set_config('parter.retention', 'on', true)`);
};
