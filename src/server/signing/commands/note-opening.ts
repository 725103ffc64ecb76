import type { InputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { signerKey, signingPort } from '../queries/purposes.ts';
import { noteOpening } from '../store/openings.ts';

/** Notes that the document which the caller may sign now was opened in the product: the evidence page says when (docs/rules/signing.md#evidence). */
export const noteDocumentOpened = async (ctx: Ctx, input: InputOf<typeof signingCalls.noteDocumentOpened>): Promise<Result<DoneAnswer>> => {
  const subject = await ctx.ports.of(signingPort).subjects[input.purpose](ctx, { ...input, isLooking: true });
  if (!subject.ok) return subject;
  const { documentId, signer } = subject.value.act;
  if (documentId !== null) await noteOpening(ctx.db, documentId, signerKey(signer));
  return done;
};
