import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReportMark, ReportType } from '../../domain/content/types.ts';
import { createdAt, id, instant } from '../kit/database/columns.ts';

/** What somebody reported. A person is named by `uid`, a visitor by `email`; `sender` is who counts against the limit, as a hash. */
export const report = pgTable(
  'report',
  {
    id: id('id').primaryKey(),
    uid: id('uid'),
    email: text('email'),
    type: text('type').$type<ReportType>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    sender: text('sender').notNull(),
    mark: text('mark').$type<ReportMark>().notNull().default('open'),
    markedAt: instant('marked_at'),
    markedBy: id('marked_by'),
    createdAt: createdAt(),
  },
  (table) => [index('report_sender').on(table.sender, table.createdAt), index('report_mark').on(table.mark, table.createdAt)],
);
