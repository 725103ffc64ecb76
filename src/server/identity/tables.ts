import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { IdentityState } from '../../domain/accounts/types.ts';
import { createdAt, id } from '../kit/database/columns.ts';

/** One step of a person's identity verification. Only the result, the reason and who decided are kept (docs/rules/identity.md#what-is-kept). */
export const identityHistory = pgTable(
  'identity_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    uid: id('uid').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state').$type<IdentityState>().notNull(),
    toState: text('to_state').$type<IdentityState>().notNull(),
    byUid: id('by_uid').notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [index('identity_history_uid').on(table.uid, table.id)],
);
