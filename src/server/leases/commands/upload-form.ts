/** Takes the files of the written form that a side of a lease brings. */

import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import { partySigners } from '../../../domain/companies/rules/party.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { type FormFileKind, formFileKinds, mayBringFile } from '../../../domain/leases/rules/form.ts';
import { type FormParties, judgeForm } from '../../../domain/leases/rules/form-signatures.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { isId, newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { fileIn, formOf, readSent, type SentFile } from '../../kit/files/upload.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { sha256Of } from '../../kit/security/sha256.ts';
import { readPdf } from '../../signing/documents/reader/reading.ts';
import { documentById } from '../../signing/queries/documents.ts';
import { formEngine } from '../lifecycle/form.ts';
import { leaseForSide, type OwnLease } from '../queries/lease.ts';
import { type FormFileRow, formFactsOf, formFilesOf, formOfLease } from '../store/form.ts';
import type { LeaseRow } from '../store/leases.ts';

/** `POST /leases/{offerId}/form`, multipart: `kind` (`qualified` or `scan`) and `file`. */
export const uploadLeaseForm = async (ctx: Ctx, request: Request, params: Readonly<Record<string, string>>): Promise<Result<DoneAnswer>> => {
  if (!isSignedIn(ctx.viewer)) return refused(refuseKit('kit.signed_out'));
  if (!ctx.viewer.emailVerified) return refused(refuseKit('kit.email_unverified'));
  const own = await ownForm(ctx, params['id'] ?? '');
  if (!own.ok) return own;
  const files = await formFilesOf(ctx.db, own.value.row.id);
  const full = mayBringFile(files, own.value.side);
  if (full !== null) return refused(full);
  const sent = await sentFile(request);
  if (!sent.ok) return sent;
  const sha256 = sha256Of(sent.value.bytes);
  const isRepeat = files.some((file) => file.sha256 === sha256 && file.side === own.value.side && file.outcome !== 'returned');
  if (isRepeat) return done;
  const file = await readFile(ctx, own.value, { ...sent.value, sha256 });
  return file.ok ? keep(ctx, own.value, file.value, sent.value.bytes) : file;
};

/** The lease whose form the viewer's company has to bring; to everybody else there is none. */
const ownForm = async (ctx: Ctx, offerId: string): Promise<Result<OwnLease>> => {
  const own = isId(offerId) ? await leaseForSide(ctx, ctx.db, offerId) : refused(refuse('lease.not_found'));
  if (!own.ok) return own;
  return (await formOfLease(ctx.db, own.value.row.id)) === null ? refused(refuse('written_form.not_needed')) : own;
};

type FormFile = SentFile & { readonly kind: FormFileKind };

const sentFile = async (request: Request): Promise<Result<FormFile>> => {
  const form = await formOf(request);
  const kind = formFileKinds.find((each) => each === form?.get('kind'));
  const file = fileIn(form, 'file');
  if (kind === undefined || file === null) return refused(refuse('written_form.file_missing', { field: 'file' }));
  const sent = await readSent(file, { endings: kind === 'qualified' ? ['pdf'] : ['pdf', 'jpg', 'png'], bytesMax: limitNumbers.pdfBytes });
  return sent === null ? refused(refuse('written_form.file_kind', { field: 'file' })) : ok({ ...sent, kind });
};

/** Judges what was sent. A scan is evidence that the moderator looks at; a signed file is read. */
const readFile = async (ctx: Ctx, { row, side }: OwnLease, sent: FormFile & { readonly sha256: string }): Promise<Result<FormFileRow>> => {
  const { uid, firstName, lastName } = signedIn(ctx);
  const id = newId();
  const uploadedAt = await databaseNow(ctx.db);
  const file = {
    id,
    leaseId: row.id,
    side,
    uid,
    personName: `${firstName} ${lastName}`,
    kind: sent.kind,
    name: sent.name,
    fileKey: `offers/${row.offerId}/form/${id}.${sent.ending}`,
    bytes: sent.bytes.length,
    sha256: sent.sha256,
    note: null,
    reviewedBy: null,
    reviewedAt: null,
    uploadedAt,
  };
  if (sent.kind === 'scan') return ok({ ...file, signatures: [], signedBy: [], doubts: [], outcome: 'waiting' });
  const document = await documentById(ctx.db, row.documentId);
  const original = document?.sealedKey ? await ctx.files.get(document.sealedKey) : null;
  if (original === null) return refused(refuse('written_form.lease_not_sealed'));
  const reading = await readPdf(ctx, { file: sent.bytes, original, uploadedAt });
  if (!reading.ok) return reading;
  const read = reading.value;
  const judged = judgeForm(read === null ? null : { ...read, sealedBytes: original.length }, side, partiesOf(row));
  if ('refusal' in judged) return refused(judged.refusal);
  const { signedBy, doubts } = judged.worth;
  const signatures = (read?.signatures ?? []).filter(({ coversUntil }) => coversUntil > original.length);
  return ok({ ...file, signatures, signedBy: [...signedBy], doubts: [...doubts], outcome: doubts.length > 0 ? 'waiting' : 'counts' });
};

/** Whom certificates are compared with. */
const partiesOf = ({ landlord, tenant }: LeaseRow): FormParties => ({
  landlord: { nip: landlord.nip, krs: landlord.krs, signers: partySigners(landlord) },
  tenant: { nip: tenant.nip, krs: tenant.krs, signers: partySigners(tenant) },
});

/** The bytes are put away first: a row without its file would be worse than a file without its row. */
const keep = async (ctx: Ctx, { row, side }: OwnLease, file: FormFileRow, bytes: Uint8Array): Promise<Result<DoneAnswer>> => {
  await ctx.files.put(file.fileKey, bytes);
  const stored = await transact(ctx, async (tx) => {
    const given = async () => {
      const before = await formFactsOf(tx, row.id);
      const full = mayBringFile(before.files, side);
      if (full !== null) return refused(full);
      return ok({ after: { ...before, files: [...before.files, file] }, day: null });
    };
    const moved = await formEngine.move(ctx, tx, { id: row.id, event: 'upload', actors: [side], uid: file.uid, given, input: { file } });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'uploadLeaseForm', details: { kind: file.kind, to: moved.value.to }, uid: file.uid, offerId: row.offerId });
    return done;
  });
  if (!stored.ok) await ctx.files.remove(file.fileKey);
  return stored;
};
