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
import type { Signer, SigningAct } from '../queries/purposes.ts';
import { insertEvidence } from '../store/evidence.ts';

export type { SigningAct };

/** What the browser sends with an act. */
export type SigningInput = { readonly code: string; readonly documentSha256: string; readonly consents: Readonly<Record<string, string>> };

/** An act whose code, hash and consents were found right; `recordSigning` writes it in the transaction of the transition. */
export type CheckedAct = SigningAct & { readonly codeId: Id; readonly consents: Readonly<Record<string, string>> };

/** Under whose name codes are counted: the account, or the address of a receiver without one. */
export const signerKey = (signer: Pick<Signer, 'uid' | 'email'>): Id => signer.uid ?? `mail:${signer.email.toLowerCase()}`;

/** What a code is bound to. The hash is part of it: a code for one text opens no other. */
export const codePurpose = (act: Pick<SigningAct, 'purpose' | 'offerId' | 'documentSha256'>): string =>
  `sign:${act.purpose}:${act.offerId}:${act.documentSha256}`;

/**
 * First half of a signing, before and outside the business transaction: compares the hash, the consents and the code. A wrong try is
 * counted for good, whatever happens afterwards.
 */
export const checkSigning = async (ctx: Ctx, act: SigningAct, input: SigningInput): Promise<Result<CheckedAct>> => {
  if (input.documentSha256 !== act.documentSha256) return refused(refuse('signing.document_changed'));
  const verdict = hasConsents(consentsOf[act.purpose], input.consents);
  if (verdict) return refused(verdict);
  const checked = await checkCode(ctx, { purpose: codePurpose(act), uid: signerKey(act.signer), code: input.code });
  return checked.ok ? ok({ ...act, codeId: checked.value.codeId, consents: input.consents }) : checked;
};

/** Second half, inside the transaction of the transition: uses the code up and writes the evidence. Answers the evidence's id and time. */
export const recordSigning = async (ctx: Ctx, tx: Tx, act: CheckedAct, subjectId: Id): Promise<Result<{ evidenceId: Id; signedAt: Instant }>> => {
  if (!(await useCode(tx, act.codeId))) return refused(refuseKit('code.expired', { field: 'code' }));
  const evidenceId = newId();
  const signedAt = await databaseNow(tx);
  const { uid, companyId, capacity, firstName, lastName, email } = act.signer;
  await insertEvidence(tx, {
    id: evidenceId,
    purpose: act.purpose,
    subjectId,
    uid,
    companyId,
    capacity,
    asProxy: uid === null,
    firstName,
    lastName,
    email,
    signedAt,
    address: ctx.address,
    userAgent: ctx.userAgent.slice(0, 400),
    codeId: act.codeId,
    consents: act.consents,
    documentId: act.documentId,
    documentSha256: act.documentSha256,
  });
  return ok({ evidenceId, signedAt });
};
