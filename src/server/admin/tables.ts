/** The table of cases that admins have taken. */

import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WaitingKind } from '../../domain/admin/rules/waiting.ts';
import { createdAt, id, instant } from '../kit/database/columns.ts';

/** Who deals with a case that waits. `since` tells a case from one of the same id that came back later: nobody has that. */
export const takenCase = pgTable(
  'taken_case',
  {
    kind: text('kind').$type<WaitingKind>().notNull(),
    caseId: text('case_id').notNull(),
    since: instant('since').notNull(),
    uid: id('uid').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.caseId] }), index('taken_case_uid').on(table.uid)],
);
