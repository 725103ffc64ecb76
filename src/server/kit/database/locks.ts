/** Locks of the database on what no row stands for. */

import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Locks that a connection holds for as long as it lives. Any numbers will do, as long as every process of every version takes the same ones and
 * no two are equal.
 */
export const sessionLocks = {
  /** One process at a time brings the database forward. */
  migrations: 7_274_837,
  /** One program for each data folder. */
  cluster: 7_274_838,
  /** The first half of the keys by which processes show that they live; the second is the process's number. */
  runners: 7_274_839,
} as const;

/** What transactions do one after the other. Versions run side by side during an update, so a name stays as it is. */
export type LockName =
  | 'accounts:claims'
  | 'agency:sends'
  | 'bank'
  | 'bookings'
  | 'case'
  | 'code'
  | 'identity-file'
  | 'links'
  | 'nip'
  | 'notice'
  | 'outreach:sends'
  | 'question'
  | 'receipt'
  | 'report'
  | 'saved'
  | 'wanted'
  | 'wanted:matching';

/**
 * Makes transactions that take the same lock wait for each other until each ends: for counting rows before one more is written, where no
 * row could be locked. The key is the name with what it is about behind it: `bookings:1f0…` for the bookings of one company.
 */
export const takeLock = async (tx: Tx, name: LockName, ...about: readonly string[]): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${[name, ...about].join(':')}, 0))`);
};
