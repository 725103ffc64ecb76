/** Hands documents out to those who may read them. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { signingPort } from './purposes.ts';
import { readableDocument } from './readable-documents.ts';

/** Opens a document of an offer for those who may read it (table kind × reader). */
export const getDocument = async (
  ctx: Ctx,
  { offerId, kind }: InputOf<typeof signingCalls.getDocument>,
): Promise<Result<OutputOf<typeof signingCalls.getDocument>>> => {
  const relation = await ctx.ports.of(signingPort).relationOf(ctx.db, ctx.viewer, offerId);
  const link = relation === null ? null : await readableDocument(ctx, ctx.viewer, relation, kind);
  return link === null ? refused(refuse('document.not_found')) : ok(link);
};

type LinkResult = Result<OutputOf<typeof signingCalls.getDocumentLink>>;

/** The "generate document" call that clients know: answers the stored document; every kind but the project is drawn by its own transition (docs/rules/documents.md#kinds-and-readers). */
export const getDocumentLink = async (ctx: Ctx, { offerId, configType }: InputOf<typeof signingCalls.getDocumentLink>): Promise<LinkResult> => {
  const relation = await ctx.ports.of(signingPort).relationOf(ctx.db, ctx.viewer, offerId);
  if (relation === null) return refused(refuse('document.not_found'));
  const link = await readableDocument(ctx, ctx.viewer, relation, configType);
  return link === null ? refused(refuse('document.drawn_by_transition')) : ok({ url: link.url, sha256: link.sha256, code: link.code });
};
