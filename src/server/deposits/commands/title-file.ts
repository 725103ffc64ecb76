/** Takes the document of a title: a judgment, a settlement, an application to the court. Its bytes stay as they came, and only admins read them. */

import { isAdmin, isSignedIn } from '../../../domain/accounts/permissions.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { isId } from '../../kit/database/ids.ts';
import { firstFile, formOf, readSent } from '../../kit/files/upload.ts';
import { sha256Of } from '../../kit/security/sha256.ts';
import { leaseOfOffer } from '../../leases/queries/lease.ts';
import { titleKey } from '../queries/title.ts';

/** `POST /deposits/{offerId}/title`, multipart: one PDF, answered with the name and the hash under which the record names it. */
export const uploadTitle = async (
  ctx: Ctx,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Result<{ readonly name: string; readonly sha256: string }>> => {
  if (!isSignedIn(ctx.viewer)) return refused(refuseKit('kit.signed_out'));
  if (!isAdmin(ctx.viewer)) return refused(refuseKit('kit.denied'));
  const offerId = params['id'] ?? '';
  const row = isId(offerId) ? await leaseOfOffer(ctx.db, offerId) : null;
  if (row === null) return refused(refuseLease('lease.not_found'));
  const sent = await readSent(firstFile(await formOf(request)), { endings: ['pdf'], bytesMax: limitNumbers.pdfBytes });
  if (sent === null) return refused(refuse('deposit.title_file_wrong', { field: 'document' }));
  const sha256 = sha256Of(sent.bytes);
  await ctx.files.put(titleKey(row.offerId, sha256), sent.bytes, { contentType: 'application/pdf' });
  return ok({ name: sent.name, sha256 });
};
