/** Hands out what stands beside a document: the English reading copy, the photos of an offer. */

import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { documentTextVersions } from '../../../domain/signing/rules.ts';
import type { Ctx } from '../../kit/context.ts';
import type { DrawContext } from '../../kit/documents/sheet.ts';
import { type ZipEntry, zipOf } from '../../kit/documents/zip.ts';
import { type DocumentRelation, type FrozenPhoto, signingPort } from '../queries/purposes.ts';
import { readableDocument } from '../queries/readable-documents.ts';
import { type Attachment, attachmentOf, insertAttachment } from '../store/attachments.ts';
import { documentById, type StoredDocument } from '../store/documents.ts';
import type { AttachmentKind } from '../tables/attachment.ts';

type FileAnswer = Result<OutputOf<typeof signingCalls.getReadingCopy>>;
const notFound = refused(refuse('document.not_found'));

/**
 * The English reading copy of a document that the caller may read (docs/rules/documents.md#reading-copies): drawn from the same frozen facts
 * and clauses, marked on every page. Once the words have changed since the document was drawn, no copy of it is made any more.
 */
export const getReadingCopy = async (ctx: Ctx, { offerId, kind }: InputOf<typeof signingCalls.getReadingCopy>): Promise<FileAnswer> => {
  const stored = await readable(ctx, offerId, kind);
  if (stored === null) return notFound;
  const name = `reading-copy-${stored.kind}-${(stored.number ?? '').replace(/[^0-9A-Za-z]+/g, '-')}.pdf`;
  const made = await madeOnce(ctx, stored, 'reading_copy', async () => {
    if (stored.textVersions[kind] !== documentTextVersions[kind]) return null;
    const drawing: DrawContext = {
      lang: 'en',
      now: stored.createdAt,
      code: stored.code,
      baseUrl: ctx.config.baseUrl,
      testMode: stored.testMode,
      readingCopyOf: { number: stored.number ?? '', sha256: stored.sha256 },
    };
    return (await ctx.ports.of(signingPort).readingCopies[kind](stored.facts, drawing)).pdf;
  });
  return made === null ? notFound : ok({ url: ctx.files.link(made.key, { name, inline: true }), sha256: made.sha256 });
};

/** The photos of a signed offer in one file, with the hashes that the offer names. Whoever may read the offer may have them. */
export const getOfferPhotos = async (ctx: Ctx, { offerId }: InputOf<typeof signingCalls.getOfferPhotos>): Promise<FileAnswer> => {
  const stored = await readable(ctx, offerId, 'offer');
  const photos = stored === null ? null : await ctx.ports.of(signingPort).frozenPhotos(ctx.db, stored);
  if (stored === null || photos === null || photos.length === 0) return notFound;
  const name = `zdjecia-${(stored.number ?? '').replace(/[^0-9A-Za-z]+/g, '-')}-v${stored.version}.zip`;
  const made = await madeOnce(ctx, stored, 'photos', () => archiveOf(ctx, photos));
  return made === null ? notFound : ok({ url: ctx.files.link(made.key, { name }), sha256: made.sha256 });
};

const readable = async (ctx: Ctx, offerId: DocumentRelation['offerId'], kind: 'offer' | 'lease' | 'protocol'): Promise<StoredDocument | null> => {
  const relation = await ctx.ports.of(signingPort).relationOf(ctx.db, ctx.viewer, offerId);
  const link = relation === null ? null : await readableDocument(ctx, ctx.viewer, relation, kind);
  return link === null ? null : documentById(ctx.db, link.id);
};

const endings: Readonly<Record<AttachmentKind, { readonly name: string; readonly contentType: string }>> = {
  reading_copy: { name: 'reading-copy.pdf', contentType: 'application/pdf' },
  photos: { name: 'photos.zip', contentType: 'application/zip' },
};

const madeOnce = async (
  ctx: Ctx,
  stored: StoredDocument,
  kind: AttachmentKind,
  make: () => Promise<Uint8Array | null>,
): Promise<Attachment | null> => {
  const known = await attachmentOf(ctx.db, stored.id, kind);
  if (known !== null) return known;
  const bytes = await make();
  if (bytes === null) return null;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { name, contentType } = endings[kind];
  const key = `offers/${stored.offerId}/documents/${stored.id}/${sha256.slice(0, 12)}-${name}`;
  await ctx.files.put(key, bytes, { contentType });
  await insertAttachment(ctx.db, stored.id, kind, { key, sha256, bytes: bytes.length });
  return attachmentOf(ctx.db, stored.id, kind);
};

/** The photos in their order, and a list of their hashes that `sha256sum --check` reads. A photo that is not the frozen one stops it; null when one is gone. */
const archiveOf = async (ctx: Ctx, photos: readonly FrozenPhoto[]): Promise<Uint8Array | null> => {
  const found = await Promise.all(photos.map((photo, at) => entryOf(ctx, photo, at)));
  const entries = found.filter((entry) => entry !== null);
  if (entries.length < photos.length) return null;
  const list = entries.map(({ name }, at) => `${photos[at]?.sha256}  ${name}\n`).join('');
  return zipOf([...entries, { name: 'SHA256SUMS', bytes: new TextEncoder().encode(list) }]);
};

const entryOf = async (ctx: Ctx, { key, sha256 }: FrozenPhoto, at: number): Promise<ZipEntry | null> => {
  const bytes = await ctx.files.get(key);
  if (bytes === null) return null;
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`the photo ${key} is not the frozen one`);
  return { name: `${String(at + 1).padStart(2, '0')}-${sha256.slice(0, 8)}.${key.split('.').at(-1) ?? 'jpg'}`, bytes };
};
