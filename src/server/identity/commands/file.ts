/** The signed file by which a person shows who they are: uploaded, read, sent to a moderator. */

import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import { mayBringFile } from '../../../domain/identity/machine.ts';
import { refuse } from '../../../domain/identity/refusals.ts';
import { maySendFile } from '../../../domain/identity/rules/signed-file.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { identityNumbers, limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { fileIn, formOf, readSent } from '../../kit/files/upload.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { logEvent } from '../../kit/process/events.ts';
import { sha256Of } from '../../kit/security/sha256.ts';
import { publishedTermsIn } from '../adapters/published-terms.ts';
import { identityEngine } from '../lifecycle.ts';
import { signatureReaderPort } from '../queries/signature-reader.ts';
import { deleteUnsent, isOpenElsewhere, openFileOf, replaceFile, signedFileKey } from '../store/files.ts';
import { lockIdentity } from '../store.ts';

const megabytes = limitNumbers.pdfBytes / 1024 / 1024;

/**
 * `POST /identity/file`, multipart: the terms as the person has signed them, in a version that was published. The signatures are read before
 * anything is kept; what is wrong with them the page says, and a newer file takes the place of one that was not sent.
 */
export const uploadSignedFile = async (ctx: Ctx, request: Request): Promise<Result<DoneAnswer>> => {
  if (!isSignedIn(ctx.viewer)) return refused(refuseKit('kit.signed_out'));
  if (!ctx.viewer.emailVerified) return refused(refuse('identity.email_unverified'));
  const { uid } = ctx.viewer;
  const early = mayBringFile(ctx.viewer.identity);
  if (early !== null) return refused(early);
  const tooMany = ctx.rates.count(`identity-file:${uid}`, identityNumbers.filesPerMinute);
  if (tooMany) return refused(tooMany);
  const sent = await readSent(fileIn(await formOf(request), 'file'), { endings: ['pdf'], bytesMax: limitNumbers.pdfBytes });
  if (sent === null) return refused(refuse('identity.file_missing', { field: 'file', params: { megabytes } }));
  const original = await publishedTermsIn(sent.bytes);
  if (original === null) return refused(refuse('identity.file_other_document', { field: 'file' }));
  const read = await ctx.ports.of(signatureReaderPort)(ctx, { bytes: sent.bytes, original, uploadedAt: await databaseNow(ctx.db) });
  if (!read.ok) return read;
  if (read.value === null) return refused(refuse('identity.file_unreadable', { field: 'file' }));
  const [id, sha256] = [newId(), sha256Of(sent.bytes)];
  const fileKey = signedFileKey(uid, id);
  const file = { id, uid, name: sent.name, fileKey, sha256, bytes: sent.bytes.length, signatures: read.value };
  await ctx.files.put(fileKey, sent.bytes, { contentType: 'application/pdf' });
  let before: string | null = null;
  const stored = await transact(ctx, async (tx) => {
    const row = await lockIdentity(tx, uid);
    const late = row === null ? refuse('identity.not_found') : mayBringFile(row.state);
    if (late !== null) return refused(late);
    // Unsigned terms are the same for everybody; a signature is somebody's.
    if (file.signatures.length > 0 && (await isOpenElsewhere(tx, file))) return refused(refuse('identity.file_of_another', { field: 'file' }));
    before = await replaceFile(tx, file);
    await logEvent(tx, { method: 'uploadIdentityFile', details: { sha256, signatures: file.signatures.length }, uid });
    return done;
  });
  const unused = stored.ok ? before : fileKey;
  if (unused !== null) await ctx.files.remove(unused);
  return stored;
};

/** Sends the file that was uploaded to a moderator. */
export const submitSignedFile = async (ctx: Ctx, input: InputOf<(typeof identityCalls)['submitSignedFile']>): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  const { uid, emailVerified } = viewer;
  if (input.userUid !== undefined && input.userUid !== uid) return refused(refuseKit('kit.denied'));
  return transact(ctx, async (tx) => {
    const [row, file] = [await lockIdentity(tx, uid), await openFileOf(tx, uid)];
    const person = await personByUid(tx, uid);
    if (row === null || person === null) return refused(refuse('identity.not_found'));
    if (file === null) return refused(refuse('identity.no_file'));
    const given = { emailVerified, reason: null, cause: null };
    const verdict = mayBringFile(row.state) ?? maySendFile(file.signatures, person);
    if (verdict !== null) return refused(verdict);
    const moved = await identityEngine.move(ctx, tx, {
      id: uid,
      event: 'submit',
      actors: ['person'],
      uid,
      given,
      input: { fileId: file.id },
      details: { fileId: file.id },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'uploadSignature', details: { fileId: file.id }, uid });
    return done;
  });
};

/** Forgets a file that was uploaded and never sent. */
export const forgetUnsent: Duty['fulfil'] = async (services, tx, { id }: { readonly id: Id }) => {
  const key = await deleteUnsent(tx, id);
  // The bytes go once the row is gone for certain.
  if (key !== null) await enqueue(services, tx, removeFiles, { keys: [key] });
};
