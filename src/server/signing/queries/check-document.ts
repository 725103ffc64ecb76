/** Verifies documents and hands them out. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import { parseDocumentCode } from '../../../domain/kit/reference.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { judge } from '../../kit/documents/verify.ts';
import { byCode, bySha256, knownOf, type StoredDocument } from '../store/documents.ts';
import { evidenceCount } from './evidence.ts';
import { signingPort } from './purposes.ts';
import { readableDocument } from './readable-documents.ts';

type Checked = OutputOf<typeof signingCalls.checkDocument>;

const unknown: Checked = {
  result: 'unknown',
  kind: null,
  number: null,
  createdAt: null,
  sealedAt: null,
  status: null,
  superseded: false,
  signatures: null,
  pages: null,
  testMode: false,
  day: null,
};

const found = async (ctx: Ctx, stored: StoredDocument, sha256: string | undefined): Promise<Checked> => {
  const verdict = sha256 === undefined ? 'known' : judge(knownOf(stored), sha256);
  return {
    result: verdict,
    kind: stored.kind,
    number: stored.number,
    createdAt: stored.createdAt,
    sealedAt: stored.sealedAt,
    status: stored.sealedAt === null ? 'drawn' : 'sealed',
    superseded: stored.supersededAt !== null,
    signatures: await evidenceCount(ctx.db, stored.id),
    pages: stored.pages,
    testMode: stored.testMode.selfMadeSeal || stored.testMode.noTimestamp,
    day: dayOf(stored.createdAt),
  };
};

/** Checks a document for anybody who holds it, by its code, by the hash of a file, or both. Tells nothing of its content or parties. */
export const checkDocument = async (ctx: Ctx, { code, sha256 }: InputOf<typeof signingCalls.checkDocument>): Promise<Result<Checked>> => {
  const parsed = parseDocumentCode(code);
  const stored =
    (parsed === null ? null : await byCode(ctx.db, parsed)) ?? (parsed === null && sha256 !== undefined ? await bySha256(ctx.db, sha256) : null);
  return ok(stored === null ? unknown : await found(ctx, stored, sha256));
};

/** Opens a document of an offer for those who may read it (table kind × reader). */
export const getDocument = async (
  ctx: Ctx,
  { offerId, kind }: InputOf<typeof signingCalls.getDocument>,
): Promise<Result<OutputOf<typeof signingCalls.getDocument>>> => {
  const relation = await ctx.ports.of(signingPort).relationOf(ctx.db, ctx.viewer, offerId);
  const link = relation === null ? null : await readableDocument(ctx, ctx.viewer, relation, kind);
  return link === null ? refused(refuse('document.not_found')) : ok(link);
};

type Generated = Result<OutputOf<typeof signingCalls.getDocumentLink>>;

/** The "generate document" call that clients know: answers the stored document; every kind but the project is drawn by its own transition (docs/rules/documents.md#kinds-and-readers). */
export const getDocumentLink = async (ctx: Ctx, { offerId, configType }: InputOf<typeof signingCalls.getDocumentLink>): Promise<Generated> => {
  const relation = await ctx.ports.of(signingPort).relationOf(ctx.db, ctx.viewer, offerId);
  if (relation === null) return refused(refuse('document.not_found'));
  const link = await readableDocument(ctx, ctx.viewer, relation, configType);
  return link === null ? refused(refuse('document.drawn_by_transition')) : ok({ url: link.url, sha256: link.sha256, code: link.code });
};
