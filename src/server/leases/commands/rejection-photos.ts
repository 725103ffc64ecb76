/** Takes and finds the photos that belong to a refusal of the premises. Their bytes stay as they came: they are evidence. */

import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { leaseNumbers, offerNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { isId, newId } from '../../kit/database/ids.ts';
import { isFileKey } from '../../kit/files/keys.ts';
import { firstFile, formBytes, formOf, readSent } from '../../kit/files/upload.ts';
import { sha256Of } from '../../kit/security/sha256.ts';
import { sideOfViewer } from '../queries/lease.ts';
import { leaseOfOffer } from '../store/leases.ts';
import type { RejectionPhoto } from '../tables/rejection.ts';

/** Largest upload: one photo with the form's own bytes around it. */
export const photoUploadBytes = offerNumbers.photoBytesMax + formBytes;

/** `POST /leases/{offerId}/rejection-photos`, multipart: one photo, answered with the key under which the statement names it. */
export const uploadRejectionPhoto = async (ctx: Ctx, request: Request, params: Readonly<Record<string, string>>): Promise<Result<RejectionPhoto>> => {
  if (!isSignedIn(ctx.viewer)) return refused(refuseKit('kit.signed_out'));
  const offerId = params['id'] ?? '';
  const row = isId(offerId) ? await leaseOfOffer(ctx.db, offerId) : null;
  if (row === null || sideOfViewer(ctx.viewer, row) !== 'tenant') return refused(refuse('lease.not_found'));
  if ((await ctx.files.list(folderOf(offerId))).length >= 3 * leaseNumbers.rejectionPhotosMax) return refused(refuse('rejection.photos_too_many'));
  const sent = await readSent(firstFile(await formOf(request)), { endings: ['jpg', 'png'], bytesMax: offerNumbers.photoBytesMax });
  if (sent === null) return refused(refuse('rejection.photo_wrong'));
  const { bytes, ending } = sent;
  const key = `${folderOf(offerId)}/${newId()}.${ending}`;
  await ctx.files.put(key, bytes, { contentType: ending === 'jpg' ? 'image/jpeg' : 'image/png' });
  return ok({ key, sha256: sha256Of(bytes) });
};

/** The uploaded photos that a statement names, each with the hash of its bytes. */
export const photosOf = async (ctx: Ctx, offerId: Id, keys: readonly string[]): Promise<Result<readonly RejectionPhoto[]>> => {
  const photos: RejectionPhoto[] = [];
  for (const key of keys) {
    const bytes = key.startsWith(`${folderOf(offerId)}/`) && isFileKey(key) ? await ctx.files.get(key) : null;
    if (bytes === null) return refused(refuse('rejection.photo_wrong', { field: 'photos' }));
    photos.push({ key, sha256: sha256Of(bytes) });
  }
  return ok(photos);
};

const folderOf = (offerId: Id): string => `offers/${offerId}/rejection`;
