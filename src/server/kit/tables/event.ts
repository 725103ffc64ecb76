import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, json } from '../database/columns.ts';

/** The event log: method, details, who or which offer, numbered by a sequence (docs/rules/wire.md#event-log). */
export const event = pgTable(
  'event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    method: text('method').notNull(),
    details: json<Record<string, unknown>>('details').notNull(),
    uid: id('uid'),
    offerId: id('offer_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('event_offer').on(table.offerId),
    index('event_uid').on(table.uid),
    index('event_by').on(sql`(details->>'by')`).where(sql`details->>'by' is not null`),
    index('event_method').on(table.method, table.id),
    index('event_created_at').on(table.createdAt),
  ],
);
