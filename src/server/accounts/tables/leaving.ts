/** The tables of people who leave: deletions of accounts, and copies of data. */

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { DeletionStep } from '../../../domain/accounts/rules/deletion.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { createdAt, id, instant, json } from '../../kit/database/columns.ts';

/** Who leaves, as long as the work needs it to find what is theirs. */
export type Leaver = {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly lang: 'pl' | 'en';
  /** Whether another account bears the same name: the name alone does not tell then whom a row is about. */
  readonly hasNamesake?: boolean;
  /** What stands in the place of the name and the address in what is kept. */
  readonly alias: { readonly firstName: string; readonly lastName: string; readonly email: string };
};

/**
 * The deletion of an account: confirmed, begun with the press, done when every step is. `leaver` is forgotten with the last step; the row
 * proves afterwards that the deletion was asked for, of an account that only its id names.
 */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    runId: id('run_id').primaryKey(),
    uid: id('uid').notNull(),
    leaver: json<Leaver>('leaver'),
    steps: json<readonly { readonly step: DeletionStep; readonly at: Instant }[]>('steps').notNull().default([]),
    confirmedAt: createdAt(),
    begunAt: instant('begun_at'),
    doneAt: instant('done_at'),
  },
  (table) => [index('account_deletion_uid').on(table.uid, table.confirmedAt)],
);

/** A copy of a person's data as one archive. */
export const dataCopy = pgTable(
  'data_copy',
  {
    id: id('id').primaryKey(),
    uid: id('uid').notNull(),
    /** Null until it is made. */
    key: text('key'),
    bytes: integer('bytes'),
    failedAt: instant('failed_at'),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [index('data_copy_uid').on(table.uid, table.createdAt), index('data_copy_expires').on(table.expiresAt)],
);
