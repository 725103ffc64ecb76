/** Collects what a transaction sends: notices, events, mails and jobs, written at its end. */

import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { event } from '../tables/event.ts';
import { mail } from '../tables/mail.ts';
import { notice } from '../tables/notice.ts';
import type { Tx } from './database.ts';

/** A job that the transaction enqueues; `name` is its queue. */
export type WaitingJob = { readonly name: string; readonly data: object; readonly singletonKey?: string; readonly startAfter?: string };

/** A mail as it is written; `isRead` when its reader knows already what it says. */
type NewMail = Omit<typeof mail.$inferInsert, 'createdAt' | 'readAt'> & { readonly isRead: boolean };
type NewEvent = Omit<typeof event.$inferInsert, 'id' | 'createdAt'>;

/**
 * The notices, log entries, mails and jobs that the steps of one transaction leave, whichever room they belong to. `late` are steps of time
 * that were found late and taken within it: a transaction that is refused takes them back, so they are taken again after it.
 */
export type Outbox = {
  readonly topics: Set<string>;
  readonly events: NewEvent[];
  readonly mails: NewMail[];
  readonly jobs: WaitingJob[];
  readonly late: (() => Promise<void>)[];
};

/** An outbox with nothing in it. */
export const newOutbox = (): Outbox => ({ topics: new Set(), events: [], mails: [], jobs: [], late: [] });

const outboxes = new WeakMap<Tx, Outbox>();

/** Opens the outbox of a transaction. `transact` calls it first and writes the outbox last, in a handful of statements however many entries it has. */
export const openOutbox = (tx: Tx): Outbox => {
  const outbox = newOutbox();
  outboxes.set(tx, outbox);
  return outbox;
};

/** The outbox of a running transaction; null when `transact` did not begin it, and the caller writes its entry at once. */
export const outboxOf = (tx: Tx): Outbox | null => outboxes.get(tx) ?? null;

type Insert = {
  /** Columns that the statement itself fills. */
  readonly filled?: Readonly<Record<string, SQL>>;
};

// The rows travel as one JSON value: the text is the same for one row and for many, so that a connection plans it once.
const insertOf = <T extends PgTable, F extends keyof T['$inferInsert'] & string>(table: T, fields: readonly F[], { filled = {} }: Insert = {}) => {
  const columns = getTableColumns(table);
  const named = fields.map((field) => ({ field, name: columns[field]?.name ?? field }));
  const quoted = (names: readonly string[]): SQL[] => names.map((name) => sql.raw(`"${name}"`));
  const read = quoted(named.map(({ name }) => name));
  const into = sql.join([...read, ...quoted(Object.keys(filled))], sql`, `);
  const values = sql.join([...read, ...Object.values(filled)], sql`, `);
  return (rows: readonly Pick<T['$inferInsert'], F>[]): SQL => {
    const stored = rows.map((row) => Object.fromEntries(named.map(({ field, name }) => [name, row[field] ?? null])));
    return sql`insert into ${table} (${into}) select ${values} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(stored)}::jsonb)`;
  };
};

const mailFields = [
  'id',
  'template',
  'lang',
  'recipient',
  'uid',
  'facts',
  'sealedSecrets',
  'attachments',
  'replyTo',
  'viewerHash',
  'kind',
  'aboutId',
  'leaveHash',
  'once',
  'readAt',
] as const;
// The default of the column would ask the real clock, where the demo has set the database's clock back: its mails and its log are as old as what they tell.
const insertMails = insertOf(mail, mailFields, { filled: { created_at: sql`now()` } });
const insertEvents = insertOf(event, ['method', 'details', 'uid', 'offerId'], { filled: { created_at: sql`now()` } });
const insertNotices = insertOf(notice, ['topic']);

/** The database takes "now" for its own moment: what is read is read as it is written. */
const storedMail = ({ isRead, ...row }: NewMail) => ({ ...row, readAt: isRead ? ('now' as Instant) : null });

/** Writes notices, events and mails in one statement. Answers the mails that were stored: one whose `once` was there before is not. */
export const writeRows = async (tx: Tx, { topics, events, mails }: Outbox): Promise<readonly string[]> => {
  const parts = [
    ...(topics.size > 0 ? [sql`notices as (${insertNotices([...topics].map((topic) => ({ topic })))})`] : []),
    ...(events.length > 0 ? [sql`events as (${insertEvents(events)})`] : []),
    ...(mails.length > 0 ? [sql`mails as (${insertMails(mails.map(storedMail))} on conflict do nothing returning id)`] : []),
  ];
  if (parts.length === 0) return [];
  const stored = mails.length > 0 ? sql`select id from mails` : sql`select null as id where false`;
  const { rows } = await tx.execute<{ readonly id: string }>(sql`with ${sql.join(parts, sql`, `)} ${stored}`);
  return rows.map(({ id }) => id);
};
