import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { event } from '../tables/event.ts';
import { mail } from '../tables/mail.ts';
import { notice } from '../tables/notice.ts';
import type { Tx } from './database.ts';

/** A job to come, by the name of its queue. */
export type WaitingJob = { readonly name: string; readonly data: object; readonly singletonKey?: string; readonly startAfter?: string };

type NewMail = Omit<typeof mail.$inferInsert, 'createdAt'>;
type NewEvent = Omit<typeof event.$inferInsert, 'id' | 'createdAt'>;

/** What the steps of a transaction want told, noted, mailed and done, whichever room they belong to. */
export type Closing = { readonly topics: Set<string>; readonly events: NewEvent[]; readonly mails: NewMail[]; readonly jobs: WaitingJob[] };

/** Nothing yet. */
export const newClosing = (): Closing => ({ topics: new Set(), events: [], mails: [], jobs: [] });

const closings = new WeakMap<Tx, Closing>();

/** Called by `transact` at the beginning: what the transaction's steps leave is written at its end, in a handful of statements however many they are. */
export const openClosing = (tx: Tx): Closing => {
  const closing = newClosing();
  closings.set(tx, closing);
  return closing;
};

/** What the running transaction leaves to its end; null when `transact` did not open it, and everything is to be written at once. */
export const closingOf = (tx: Tx): Closing | null => closings.get(tx) ?? null;

// The rows travel as one JSON value: the text is the same for one row and for many, so that a connection plans it once.
const adder = <T extends PgTable, F extends keyof T['$inferInsert'] & string>(table: T, fields: readonly F[]) => {
  const columns = getTableColumns(table);
  const named = fields.map((field) => ({ field, name: columns[field]?.name ?? field }));
  const names = sql.raw(named.map(({ name }) => `"${name}"`).join(', '));
  return (rows: readonly Pick<T['$inferInsert'], F>[]): SQL => {
    const stored = rows.map((row) => Object.fromEntries(named.map(({ field, name }) => [name, row[field] ?? null])));
    return sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(stored)}::jsonb)`;
  };
};

const addMails = adder(mail, ['id', 'template', 'lang', 'recipient', 'uid', 'facts', 'sealedSecrets', 'attachments', 'viewerHash', 'once']);
const addEvents = adder(event, ['method', 'details', 'uid', 'offerId']);
const addNotices = adder(notice, ['topic']);

/** Writes notices, events and mails in one statement. Answers the mails that were stored: one whose `once` was there before is not. */
export const writeRows = async (tx: Tx, { topics, events, mails }: Closing): Promise<readonly string[]> => {
  const parts = [
    ...(topics.size > 0 ? [sql`notices as (${addNotices([...topics].map((topic) => ({ topic })))})`] : []),
    ...(events.length > 0 ? [sql`events as (${addEvents(events)})`] : []),
    ...(mails.length > 0 ? [sql`mails as (${addMails(mails)} on conflict do nothing returning id)`] : []),
  ];
  if (parts.length === 0) return [];
  const stored = mails.length > 0 ? sql`select id from mails` : sql`select null as id where false`;
  const { rows } = await tx.execute<{ readonly id: string }>(sql`with ${sql.join(parts, sql`, `)} ${stored}`);
  return rows.map(({ id }) => id);
};
