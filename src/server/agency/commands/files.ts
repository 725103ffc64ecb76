/** Takes the signed file of an agreement that a side brings, and what the moderator finds in it. */

import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/agency/refusals.ts';
import {
  type AgencyFileKind,
  agencyFileKinds,
  isOwnersCertificate,
  isWrittenForm,
  judgeAgreement,
  mayDeclareExchange,
} from '../../../domain/agency/rules/file.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { agencyNumbers, limitNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { namesPerson } from '../../../domain/leases/rules/form-signatures.ts';
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
import { agreementEngine } from '../lifecycle.ts';
import { type Access, accessOf } from '../queries/access.ts';
import { type AgreementRow, agreementById } from '../store/agreements.ts';
import { type AgencyFileRow, fileById, filesOf, formFactsOf } from '../store/files.ts';
import { openOwner } from '../store/owner-number.ts';

/** `POST /agency/{agreementId}/form`, multipart: `kind` (`qualified` or `scan`), `file`, and `token` of whoever holds the owner's link. */
export const uploadAgreementFile = async (ctx: Ctx, request: Request, params: Readonly<Record<string, string>>): Promise<Result<DoneAnswer>> => {
  const agreementId = params['id'] ?? '';
  if (!isId(agreementId)) return refused(refuse('agency.not_found'));
  const form = await formOf(request);
  const token = form?.get('token');
  const access = await accessOf(ctx, ctx.db, { agreementId, token: typeof token === 'string' && token !== '' ? token : undefined });
  if (!access.ok) return access;
  if (access.value.as === 'admin') return refused(refuse('agency.denied'));
  // Reading a file is dear, and one that is refused leaves no row to be counted.
  const tooMany = ctx.rates.count(`agency-file:${agreementId}`, agencyNumbers.filesPerMinute);
  if (tooMany) return refused(tooMany);
  const full = mayBring(access.value.row, await filesOf(ctx.db, [agreementId]));
  if (full !== null) return refused(full);
  const sent = await sentFile(form);
  if (!sent.ok) return sent;
  const file = await judged(ctx, access.value, sent.value);
  return file.ok ? keep(ctx, access.value, file.value, sent.value.bytes) : file;
};

const mayBring = (row: AgreementRow, files: readonly AgencyFileRow[]): Verdict => {
  if (isWrittenForm(formFactsOf(row, files))) return refuse('agency.file_complete');
  return files.length >= agencyNumbers.files ? refuse('agency.files_full') : null;
};

type AgencyFile = SentFile & { readonly kind: AgencyFileKind };

const sentFile = async (form: FormData | null): Promise<Result<AgencyFile>> => {
  const kind = agencyFileKinds.find((each) => each === form?.get('kind'));
  const endings = kind === 'qualified' ? (['pdf'] as const) : (['pdf', 'jpg', 'png'] as const);
  const sent = await readSent(fileIn(form, 'file'), { endings, bytesMax: limitNumbers.pdfBytes });
  return kind === undefined || sent === null ? refused(refuse('agency.file_wrong', { field: 'file' })) : ok({ ...sent, kind });
};

/** A scan is evidence that the moderator looks at; a signed file is read. */
const judged = async (ctx: Ctx, { row, as }: Access, sent: AgencyFile): Promise<Result<AgencyFileRow>> => {
  const id = newId();
  const uploadedAt = await databaseNow(ctx.db);
  const file = {
    id,
    agreementId: row.id,
    side: as === 'agent' ? ('agent' as const) : ('owner' as const),
    kind: sent.kind,
    name: sent.name,
    fileKey: `offers/${row.offerId}/agency/${id}.${sent.ending}`,
    bytes: sent.bytes.length,
    sha256: sha256Of(sent.bytes),
    note: null,
    reviewedBy: null,
    reviewedAt: null,
    uploadedAt,
  };
  if (sent.kind === 'scan') return ok({ ...file, signatures: [], outcome: 'waiting' });
  const document = await documentById(ctx.db, row.documentId);
  const original = document?.sealedKey ? await ctx.files.get(document.sealedKey) : null;
  if (original === null) return refused(refuse('agency.file_other_document'));
  const reading = await readPdf(ctx, { file: sent.bytes, original, uploadedAt });
  if (!reading.ok) return reading;
  const read = reading.value;
  const worth = judgeAgreement(read === null ? null : { ...read, sealedBytes: original.length }, {
    namesAgent: namesAgent(row),
    namesOwner: namesOwner(ctx, row),
  });
  if ('refusal' in worth) return refused(worth.refusal);
  const signatures = (read?.signatures ?? []).filter(({ coversUntil }) => coversUntil > original.length);
  return ok({ ...file, signatures, outcome: worth.outcome });
};

type Names = Parameters<typeof judgeAgreement>[1]['namesAgent'];

const namesAgent =
  ({ facts: { agent } }: AgreementRow): Names =>
  ({ subject }) =>
    subject !== null && namesPerson(subject, agent.signer);

const namesOwner = ({ config }: Ctx, { facts }: AgreementRow): Names => {
  const owner = openOwner(config, facts);
  return ({ subject }) => subject !== null && isOwnersCertificate(subject, owner);
};

/** The bytes are put away first: a row without its file would be worse than a file without its row. */
const keep = async (ctx: Ctx, { row, as }: Access, file: AgencyFileRow, bytes: Uint8Array): Promise<Result<DoneAnswer>> => {
  await ctx.files.put(file.fileKey, bytes);
  const uid = ctx.viewer.kind === 'signed-in' ? ctx.viewer.uid : null;
  const stored = await transact(ctx, async (tx) => {
    const given = async (locked: AgreementRow) => ok({ form: mayBring(locked, await filesOf(tx, [row.id])) });
    const moved = await agreementEngine.move(ctx, tx, { id: row.id, event: 'upload', actors: [as], uid, given, input: { file } });
    if (!moved.ok) return moved;
    const details = { agreementId: row.id, kind: file.kind, outcome: file.outcome };
    await logEvent(tx, { method: 'uploadAgencyFile', details, ...(uid === null ? {} : { uid }), offerId: row.offerId });
    return done;
  });
  if (!stored.ok) await ctx.files.remove(file.fileKey);
  return stored;
};

/** A side declares the day on which originals signed by hand were exchanged; the form is there when both have declared the same one. */
export const declareExchange = async (ctx: Ctx, input: InputOf<typeof agencyCalls.declareExchange>): Promise<Result<DoneAnswer>> => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok) return access;
  const { row, as } = access.value;
  const side = as === 'agent' ? 'agent' : 'owner';
  const uid = ctx.viewer.kind === 'signed-in' ? ctx.viewer.uid : null;
  const { day } = input;
  return transact(ctx, async (tx) => {
    const given = async (locked: AgreementRow, now: Instant) => {
      const facts = formFactsOf(locked, await filesOf(tx, [row.id]));
      return ok({ form: mayDeclareExchange(day, { facts, from: dayOf(locked.ownerSignedAt ?? now), today: dayOf(now) }) });
    };
    const move = { id: row.id, event: 'declare', actors: [as], uid, given, input: { side, day }, details: { side, day } } as const;
    const moved = await agreementEngine.move(ctx, tx, move);
    if (!moved.ok) return moved;
    const details = { agreementId: row.id, side, day };
    await logEvent(tx, { method: 'declareAgencyExchange', details, ...(uid === null ? {} : { uid }), offerId: row.offerId });
    return done;
  });
};

/** The moderator takes note of a file, so that it counts as the written form, or sends it back with a note. */
export const reviewAgreementFile = async (ctx: Ctx, input: InputOf<typeof agencyCalls.reviewAgreementFile>): Promise<Result<DoneAnswer>> => {
  const { fileId, accepted, note = null } = input;
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const file = await fileById(tx, fileId);
    const row = file === null ? null : await agreementById(tx, file.agreementId);
    if (file === null || row === null) return refused(refuse('agency.not_found'));
    const outcome = accepted ? 'counts' : 'returned';
    const given = async () => ok({ form: mayReview(await fileById(tx, fileId)) });
    const move = { id: row.id, event: 'review', actors: ['admin'], uid, given, input: { file, outcome, note } } as const;
    const moved = await agreementEngine.move(ctx, tx, move);
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'reviewAgencyFile', details: { fileId, accepted, reason: note }, uid, offerId: row.offerId });
    return done;
  });
};

const mayReview = (file: AgencyFileRow | null): Verdict => (file?.outcome === 'waiting' ? null : refuse('agency.file_reviewed'));
