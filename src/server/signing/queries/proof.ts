/** Collects what stands behind an act of signing. */

import { createHash } from 'node:crypto';
import { accepted } from '../../../domain/accounts/rules/verification-status.ts';
import { isAppEvent } from '../../../domain/identity/machine.ts';
import type { Day, Id } from '../../../domain/kit/brand.ts';
import type { ActProof, ConsentFacts } from '../../../domain/kit/evidence.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { consentSentence } from '../../../words/signing/consents.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { type StepRow, stepsOf } from '../../kit/lifecycle/steps.ts';
import { codeTimes } from '../../kit/security/codes.ts';
import { companyKrs } from '../store/evidence.ts';
import { openedAt } from '../store/openings.ts';
import { type SigningAct, signerKey } from './purposes.ts';

type Act = SigningAct & { readonly codeId: Id; readonly consents: Readonly<Record<string, string>> };

/** What stood behind an act whose code was just used up: kept with it, because all of it may change afterwards. */
export const proofOf = async (ctx: Ctx, tx: Tx, act: Act): Promise<ActProof> => {
  const { signer, documentId } = act;
  const { sentAt, enteredAt } = await codeTimes(tx, act.codeId);
  return {
    identity: await identityOf(tx, signer.uid),
    authority: await authorityOf(tx, signer),
    codeSentAt: sentAt,
    codeEnteredAt: enteredAt,
    openedAt: documentId === null ? null : await openedAt(tx, documentId, signerKey(signer)),
    consents: consentsOf(ctx, act),
  };
};

/** The newest acceptance of the person's identity, and the way that led to it. */
const identityOf = async (tx: Tx, uid: Id | null): Promise<ActProof['identity']> => {
  const steps = uid === null ? [] : await stepsOf(tx, 'identity', uid);
  const acceptance = steps.findLast((step) => step.toState === accepted);
  return acceptance === undefined ? null : { by: wayOf(acceptance), day: dayOf(acceptance.createdAt) };
};

const wayOf = ({ event, details }: StepRow): NonNullable<ActProof['identity']>['by'] => {
  if (isAppEvent(event)) return 'mobywatel';
  return typeof details['fileId'] === 'string' ? 'signed_file' : 'moderator';
};

const authorityOf = async (tx: Tx, { companyId, authority }: SigningAct['signer']): Promise<ActProof['authority']> => {
  if (authority === undefined) return null;
  const day: Day | null = authority.acceptedAt === null ? null : dayOf(authority.acceptedAt);
  return { basis: authority.basis, documentSha256: authority.documentSha256, day, krs: await companyKrs(tx, companyId) };
};

/** The sentences in the language in which they were ticked. */
const consentsOf = ({ lang }: Ctx, { purpose, consents }: Act): ConsentFacts[] =>
  Object.entries(consents).map(([key, version]) => {
    const text = consentSentence(lang, purpose, key);
    return { key, version, text, sha256: createHash('sha256').update(text).digest('hex') };
  });
