/** The tables of e-mails and of the local mailbox. */

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, json } from '../database/columns.ts';

/** A file that goes with a mail: a stored one, or a short text that is written for it. */
export type MailAttachment = { readonly name: string; readonly contentType: string } & ({ readonly fileKey: string } | { readonly text: string });

/**
 * An e-mail as data: template and facts. Secrets (codes, tokens) stand encrypted beside them until the mail is sent and are then
 * removed; the viewer's token is stored as a hash.
 */
export const mail = pgTable(
  'mail',
  {
    id: id('id').primaryKey(),
    template: text('template').notNull(),
    lang: text('lang').$type<'pl' | 'en'>().notNull(),
    recipient: text('recipient').notNull(),
    uid: id('uid'),
    facts: json<Record<string, unknown>>('facts').notNull(),
    sealedSecrets: text('sealed_secrets'),
    attachments: json<readonly MailAttachment[]>('attachments').notNull().default([]),
    /** Whom an answer reaches, when that is not the sender. */
    replyTo: text('reply_to'),
    viewerHash: text('viewer_hash').notNull(),
    /** The kind of a mail that its reader may leave, and what of that kind it is about; null for mails that nobody may leave. */
    kind: text('kind'),
    aboutId: id('about_id'),
    /** The token of the link by which the reader leaves, as a hash. */
    leaveHash: text('leave_hash'),
    once: text('once'),
    subject: text('subject'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    /** When it came back: a mail server refused the recipient for good, at once or in a report after it had taken the mail. */
    bouncedAt: instant('bounced_at'),
    /** When its reader marked it in the bell. */
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_bell').on(table.uid, table.createdAt),
    uniqueIndex('mail_once').on(table.once),
    uniqueIndex('mail_leave').on(table.leaveHash),
    index('mail_created_at').on(table.createdAt),
    index('mail_recipient').on(table.recipient),
    index('mail_bounced').on(table.recipient, table.bouncedAt).where(sql`bounced_at is not null`),
  ],
);

/** What was delivered into the local mailbox instead of a mail server; never used in production. Here secrets are readable. */
export const mailbox = pgTable('mailbox', {
  mailId: id('mail_id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: createdAt(),
});
