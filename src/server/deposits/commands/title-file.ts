/** Takes the document of a title: a judgment, a settlement, an application to the court. Its bytes stay as they came, and only admins read them. */

import { createHash } from 'node:crypto';
import { isAdmin, isSignedIn } from '../../../domain/accounts/permissions.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { isId } from '../../kit/database/ids.ts';
import { leaseOfOffer } from '../../leases/queries/lease.ts';
import { titleKey } from '../queries/title.ts';

/** Largest upload: one PDF of the greatest size with the form's own bytes around it. */
export const titleUploadBytes = limitNumbers.pdfBytes + 64 * 1024;

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
  const form = await request.formData().catch(() => null);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  const bytes = file === undefined ? null : new Uint8Array(await file.arrayBuffer());
  if (file === undefined || bytes === null || bytes.length > limitNumbers.pdfBytes || !isPdf(bytes))
    return refused(refuse('deposit.title_file_wrong', { field: 'document' }));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await ctx.files.put(titleKey(row.offerId, sha256), bytes, { contentType: 'application/pdf' });
  return ok({ name: file.name.replace(/\p{C}/gu, '').slice(0, 200), sha256 });
};

/** Judged by the bytes, never by the name. */
const isPdf = (bytes: Uint8Array): boolean => [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, at) => bytes[at] === byte);
