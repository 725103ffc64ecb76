/** Checks and records an act of signing. */

import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { consentsOf, hasConsents } from '../../../domain/signing/rules.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { checkCode, useCode } from '../../kit/security/codes.ts';
import { proofOf } from '../queries/proof.ts';
import { codePurpose, type SigningAct, signerKey } from '../queries/purposes.ts';
import { mayActNow } from '../queries/signer.ts';
import { insertEvidence } from '../store/evidence.ts';
import type { PendingAct } from '../tables/evidence.ts';

export type { SigningAct };

/** What the browser sends with an act. */
export type SigningInput = { readonly code: string; readonly documentSha256: string; readonly consents: Readonly<Record<string, string>> };

/** An act whose code, hash and consents were found right; `recordSigning` writes it in the transaction of the transition. */
export type CheckedAct = SigningAct & { readonly codeId: Id; readonly consents: Readonly<Record<string, string>> };

/**
 * First half of a signing, before and outside the business transaction: compares the hash, the consents and the code. A wrong try is
 * counted for good, whatever happens afterwards. Of the consents only those of the act are kept: an older page may still send others.
 */
export const checkSigning = async (ctx: Ctx, act: SigningAct, input: SigningInput): Promise<Result<CheckedAct>> => {
  if (input.documentSha256 !== act.documentSha256) return refused(refuse('signing.document_changed'));
  const consents = consentsOf[act.purpose];
  const verdict = hasConsents(consents, input.consents);
  if (verdict) return refused(verdict);
  const checked = await checkCode(ctx, { purpose: codePurpose(act), uid: signerKey(act.signer), code: input.code });
  return checked.ok ? ok({ ...act, codeId: checked.value.codeId, consents }) : checked;
};

/** Second half, inside the transaction of the transition: uses the code up and writes the evidence. Answers the evidence's id and time. */
export const recordSigning = async (ctx: Ctx, tx: Tx, act: CheckedAct, subjectId: Id): Promise<Result<{ evidenceId: Id; signedAt: Instant }>> => {
  const done = await actNow(ctx, tx, act);
  if (!done.ok) return done;
  await insertEvidence(tx, { ...done.value, subjectId });
  return ok({ evidenceId: done.value.id, signedAt: done.value.signedAt });
};

/** Uses the code up and says what was done, as the evidence keeps it. Refused when whoever signs may not bind their company now. */
export const actNow = async (ctx: Ctx, tx: Tx, act: CheckedAct): Promise<Result<PendingAct>> => {
  if (!(await useCode(tx, act.codeId))) return refused(refuseKit('code.used', { field: 'code' }));
  const unfit = await mayActNow(tx, act.signer);
  if (unfit) return refused(unfit);
  const { uid, companyId, capacity, firstName, lastName, email } = act.signer;
  return ok({
    id: newId(),
    purpose: act.purpose,
    uid,
    companyId,
    capacity,
    asProxy: uid === null,
    firstName,
    lastName,
    email,
    signedAt: await databaseNow(tx),
    address: ctx.address,
    userAgent: ctx.userAgent.slice(0, 400),
    codeId: act.codeId,
    consents: act.consents,
    documentId: act.documentId,
    documentSha256: act.documentSha256,
    proof: await proofOf(ctx, tx, act),
  });
};
