/** Checks a document for anybody who holds it. */

import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { parseDocumentCode } from '../../../domain/kit/reference.ts';
import { MINUTE_MS } from '../../../domain/kit/time/units.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { isQualified, type ReadSignature, signerName } from '../../../domain/signing/types.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { judge } from '../../kit/documents/verify.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import { RecentAnswers } from '../../kit/outside/recent.ts';
import type { ReadAnswer } from '../documents/reader/read-worker.ts';
import { readPdf } from '../documents/reader/reading.ts';
import { signingPort } from '../queries/purposes.ts';
import { attachmentOf, documentOfCopy } from '../store/attachments.ts';
import { byCode, bySha256, documentById, knownOf, type StoredDocument } from '../store/documents.ts';

type CheckAnswer = OutputOf<typeof signingCalls.checkDocument>;

const unknown: CheckAnswer = {
  result: 'unknown',
  kind: null,
  number: null,
  createdAt: null,
  sealedAt: null,
  status: null,
  superseded: false,
  publicStatus: null,
  drawn: null,
  sealed: null,
  further: 0,
  furtherSigners: [],
  signatures: null,
  pages: null,
  testMode: false,
  day: null,
};

/** Checks a document for anybody who holds it, by its code, by the hash of a file, or both. Tells nothing of its content or parties. */
export const checkDocument = async (ctx: Ctx, input: InputOf<typeof signingCalls.checkDocument>): Promise<Result<CheckAnswer>> => {
  const { sha256 } = input;
  const code = parseDocumentCode(input.code);
  const stored = code === null ? await byHash(ctx, sha256) : await byCode(ctx.db, code);
  if (stored === null) return ok(unknown);
  const known = await about(ctx, stored);
  const verdict = sha256 === undefined ? 'known' : judge(knownOf(stored), sha256);
  if (verdict !== 'different' || sha256 === undefined) return ok({ ...known, result: verdict });
  if ((await attachmentOf(ctx.db, stored.id, 'reading_copy'))?.sha256 === sha256) return ok({ ...known, result: 'copy' });
  if (input.added === undefined) return ok({ ...known, result: verdict });
  const signers = await furtherOn(ctx, stored, { sha256, added: Buffer.from(input.added, 'base64') });
  if (!signers.ok) return signers;
  if (signers.value.length === 0) return ok({ ...known, result: 'different' });
  return ok({
    ...known,
    result: 'extended',
    further: signers.value.length,
    furtherSigners: signers.value.filter(({ kind }) => kind === 'signature').map(signerOf),
  });
};

/** The document that a file without a code belongs to: its own bytes, or the reading copy beside it. */
const byHash = async ({ db }: Ctx, sha256: string | undefined): Promise<StoredDocument | null> => {
  if (sha256 === undefined) return null;
  const own = await bySha256(db, sha256);
  if (own !== null) return own;
  const documentId = await documentOfCopy(db, sha256);
  return documentId === null ? null : documentById(db, documentId);
};

/** Whoever holds the file can read the certificates in it; the number of a person is left out all the same. */
const signerOf = ({ subject, qc, chain, inValidity, judgedAt, judgedBy }: ReadSignature): CheckAnswer['furtherSigners'][number] => ({
  name: signerName(subject),
  organization: subject?.organization ?? null,
  qualified: isQualified({ qc }),
  ...{ chain, inValidity, judgedAt, judgedBy },
});

/** Everything that is told of a document, whatever the file. */
const about = async (ctx: Ctx, stored: StoredDocument): Promise<Omit<CheckAnswer, 'result'>> => ({
  kind: stored.kind,
  number: stored.number,
  createdAt: stored.createdAt,
  sealedAt: stored.sealedAt,
  status: stored.sealedAt === null ? 'drawn' : 'sealed',
  superseded: stored.supersededAt !== null,
  publicStatus: await ctx.ports.of(signingPort).publicStatuses[stored.kind](ctx, stored, await databaseNow(ctx.db)),
  drawn: { bytes: stored.drawnBytes, sha256: stored.sha256 },
  sealed: await sealedPart(ctx, stored),
  further: 0,
  furtherSigners: [],
  signatures: stored.acts,
  pages: stored.pages,
  testMode: stored.testMode.selfMadeSeal || stored.testMode.noTimestamp,
  day: dayOf(stored.createdAt),
});

/** Documents sealed before lengths were kept are measured. */
const sealedPart = async ({ files }: Ctx, { sealedBytes, sealedKey, sealedSha256 }: StoredDocument): Promise<CheckAnswer['sealed']> => {
  if (sealedSha256 === null || sealedKey === null) return null;
  const bytes = sealedBytes ?? (await files.read(sealedKey, { start: 0, end: 0 }))?.size;
  return bytes === undefined ? null : { bytes, sha256: sealedSha256 };
};

type AddedFile = { readonly sha256: string; readonly added: Uint8Array };

/** What was found out lately: whoever loads the page again asks about the same file. */
const found = new RecentAnswers<readonly ReadSignature[]>({ most: 1_000, forMs: 10 * MINUTE_MS });

/** The signatures behind the sealed bytes, if there is nothing else. Reading a file of a stranger is dear, so it is counted. */
const furtherOn = async (ctx: Ctx, stored: StoredDocument, { sha256, added }: AddedFile): Promise<Result<readonly ReadSignature[]>> => {
  const known = found.get(`${stored.id}:${sha256}`);
  if (known !== undefined) return ok(known);
  const tooMany = ctx.rates.count(`check:${networkOf(ctx.address)}`, limitNumbers.addedChecksPerMinute);
  if (tooMany) return refused(tooMany);
  const sealed = stored.sealedKey === null ? null : await ctx.files.get(stored.sealedKey);
  if (sealed === null) return ok([]);
  const whole = Buffer.concat([sealed, added]);
  // Put together again, the file must have the hash that was named.
  if (createHash('sha256').update(whole).digest('hex') !== sha256) return ok([]);
  const read = await readPdf(ctx, { file: whole, original: sealed, uploadedAt: await databaseNow(ctx.db) });
  if (!read.ok || read.value === null) return read.ok ? ok([]) : read;
  const further = furtherIn(read.value, sealed.length);
  found.set(`${stored.id}:${sha256}`, further);
  return ok(further);
};

const furtherIn = ({ signatures, revisions }: ReadAnswer, sealedBytes: number): readonly ReadSignature[] => {
  const further = signatures.filter(({ coversUntil }) => coversUntil > sealedBytes);
  const areWhole = further.every(({ intact }) => intact) && further.some(({ appended }) => appended === 0);
  return revisions === 'same_content' && areWhole ? further : [];
};
