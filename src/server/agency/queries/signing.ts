/** What of an agreement is signed, and its document. */

import { agreementLifecycle, isInForce, isPending, isUnsent, stateAt } from '../../../domain/agency/machine.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import type { FindPublicStatus, FindSubject, LocateDocument, SigningAct, SigningSubject } from '../../signing/queries/purposes.ts';
import { type AgreementRow, agreementOfDocument, newestSentOf, openAgreementOf } from '../store/agreements.ts';
import { accessOf } from './access.ts';
import { attemptOf, withOffer } from './attempt.ts';

const notAllowed = refused(refuse('signing.not_allowed'));

/** The drawn agreement that the agent may sign now. */
export const agencySubject: FindSubject = async (ctx, { offerId }) => {
  const row = await openAgreementOf(ctx.db, offerId);
  if (row === null || ctx.viewer.kind === 'visitor' || row.agentUid !== ctx.viewer.uid || !isUnsent(row.state)) return notAllowed;
  return subjectOf(row, agentAct(row));
};

/** The agreement that its owner may accept now, with the owner's account or link; the code goes to the address that the agent gave. */
export const agencyAcceptSubject: FindSubject = async (ctx, { offerId, proxyToken }) => {
  const row = await openAgreementOf(ctx.db, offerId);
  if (row === null || !isPending(row.state)) return notAllowed;
  const access = await accessOf(ctx, ctx.db, { agreementId: row.id, token: proxyToken });
  if (!access.ok || (access.value.as !== 'owner' && access.value.as !== 'link')) return notAllowed;
  return (await mayAcceptNow(ctx, row)) ? subjectOf(row, ownerAct(row)) : notAllowed;
};

const mayAcceptNow = async (ctx: Ctx, row: AgreementRow): Promise<boolean> => {
  const found = await withOffer(ctx.db, row);
  const now = await databaseNow(ctx.db);
  const state = stateAt(row, now);
  return found !== null && decide(agreementLifecycle, { state, event: 'accept', actors: ['owner'], facts: attemptOf(found, now) }).ok;
};

/** The agent's signing of what was drawn. */
export const agentAct = ({ offerId, documentId, documentSha256, facts: { agent } }: AgreementRow): SigningAct => ({
  purpose: 'agency',
  offerId,
  documentId,
  documentSha256,
  signer: { ...agent.signer, companyId: agent.companyId },
});

/** The owner's acceptance: by the address, since an owner needs no account. */
export const ownerAct = ({ offerId, documentId, documentSha256, ownerEmail, facts: { owner } }: AgreementRow): SigningAct => ({
  purpose: 'agency_accept',
  offerId,
  documentId,
  documentSha256,
  signer: { uid: null, companyId: noCompany, capacity: 'in_person', firstName: owner.name, lastName: '', email: ownerEmail },
});

const noCompany = '' as Id;

const subjectOf = (row: AgreementRow, act: SigningAct): Result<SigningSubject> =>
  ok({ act, offerName: row.facts.premises.name, rent: row.facts.premises.rent, deposit: ZERO });

/** The newest agreement of an offer that was sent: its owner's side reads it. */
export const agencyDocument: LocateDocument = async (reader, { offerId, side }) =>
  side === 'landlord' ? ((await newestSentOf(reader, offerId))?.documentId ?? null) : null;

/** An agreement is signed once its owner accepted it, and ended with its revocation or its last day. */
export const agencyPublicStatus: FindPublicStatus = async ({ db }, document) => {
  const row = await agreementOfDocument(db, document.id);
  if (row === null || row.ownerSignedAt === null) return { at: 'prepared', day: null };
  return isInForce(row.state) || row.endedAt === null ? { at: 'signed', day: dayOf(row.ownerSignedAt) } : { at: 'ended', day: dayOf(row.endedAt) };
};
