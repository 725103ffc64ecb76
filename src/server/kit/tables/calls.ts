/** The tables of counted calls and kept answers. */

import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, json } from '../database/columns.ts';

/** Calls counted per window, shared by all processes. `bucket` names who and what, `window` is the minute's number. */
export const callCount = pgTable(
  'call_count',
  { bucket: text('bucket').notNull(), window: bigint('window', { mode: 'number' }).notNull(), count: integer('count').notNull().default(1) },
  (table) => [primaryKey({ columns: [table.bucket, table.window] })],
);

/** First answers of commands that named a `commandId`. A row without answer means that the command is running in the process `runner`. */
export const commandAnswer = pgTable(
  'command_answer',
  {
    owner: text('owner').notNull(),
    call: text('call').notNull(),
    commandId: id('command_id').notNull(),
    /** Keyed hash of what was asked for: the same id with other input is another command. Null in rows from before it was kept. */
    input: text('input_hash'),
    answer: json<{ readonly value: unknown }>('answer'),
    runner: integer('runner'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.call, table.commandId] })],
);
