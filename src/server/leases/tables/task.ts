import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { TaskKind } from '../../../domain/leases/types.ts';
import { createdAt, id, instant, json } from '../../kit/database/columns.ts';

/** Something that an admin has to look at. `key` names the cause, so that a clock that runs again opens nothing twice. */
export const task = pgTable(
  'task',
  {
    id: id('id').primaryKey(),
    key: text('key').notNull().unique(),
    kind: text('kind').$type<TaskKind>().notNull(),
    offerId: id('offer_id'),
    leaseId: id('lease_id'),
    facts: json<Readonly<Record<string, string | number>>>('facts').notNull().default({}),
    closedAt: instant('closed_at'),
    closedBy: id('closed_by'),
    createdAt: createdAt(),
  },
  (table) => [index('task_open').on(table.createdAt).where(sql`closed_at is null`)],
);
