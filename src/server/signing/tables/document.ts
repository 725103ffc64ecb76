/** The tables of documents and of the seal key. */

import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '../../../domain/kit/evidence.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { createdAt, id, instant, json } from '../../kit/database/columns.ts';

/** Every document of the product; its bytes lie in the files port under the keys. Drawn bytes and sealed bytes are never made again. */
export const document = pgTable(
  'document',
  {
    id: id('id').primaryKey(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    offerId: id('offer_id').notNull(),
    leaseId: id('lease_id'),
    /** Version of the offer, round of the protocol; 1 otherwise. */
    version: integer('version').notNull().default(1),
    number: text('number'),
    status: text('status').$type<'drawn' | 'sealed'>().notNull().default('drawn'),
    lang: text('lang').$type<Lang>().notNull(),
    /** SHA-256 of the drawn bytes: the hash that people agree to. */
    sha256: text('sha256').notNull(),
    drawnKey: text('drawn_key').notNull(),
    drawnBytes: integer('drawn_bytes').notNull(),
    sealedSha256: text('sealed_sha256'),
    sealedKey: text('sealed_key'),
    /** Length of the sealed file: whatever a longer file has behind it was added later. */
    sealedBytes: integer('sealed_bytes'),
    /** How many acts the evidence page shows; null until there is one. */
    acts: integer('acts'),
    xmlKey: text('xml_key'),
    xmlSha256: text('xml_sha256'),
    code: text('code').notNull(),
    pages: integer('pages').notNull(),
    facts: json<unknown>('facts').notNull(),
    /** Which texts the document was written with: key → version. */
    textVersions: json<Readonly<Record<string, string>>>('text_versions').notNull(),
    testMode: json<{ readonly selfMadeSeal: boolean; readonly noTimestamp: boolean; readonly noKsef: boolean }>('test_mode').notNull(),
    /** A later version or round took its place. */
    supersededAt: instant('superseded_at'),
    createdAt: createdAt(),
    sealedAt: instant('sealed_at'),
  },
  (table) => [
    uniqueIndex('document_code').on(table.code),
    index('document_offer').on(table.offerId, table.kind, table.version),
    index('document_lease').on(table.leaseId, table.kind),
    index('document_sha256').on(table.sha256),
    index('document_sealed_sha256').on(table.sealedSha256),
    index('document_created').on(table.createdAt),
  ],
);
