/** What of an agreement is signed, and its document. */

import { agreementLifecycle, isInForce, isPending, isUnsent, stateAt } from '../../../domain/agency/machine.ts';
import type { Day, Id } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import type { FindPublicStatus, FindSubject, LocateDocument, SigningAct, SigningSubject } from '../../signing/queries/purposes.ts';
import { type AgreementRow, agreementOfDocument, newestSentOf, openAgreementOf, signedAgreementsOf } from '../store/agreements.ts';
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
  return (await mayOwnerDo(ctx, row, 'accept')) ? subjectOf(row, ownerAct(row, 'agency_accept')) : notAllowed;
};

/** The agreement that its owner may revoke now by the link. Whoever has an account revokes without a code. */
export const agencyRevokeSubject: FindSubject = async (ctx, { offerId, proxyToken }) => {
  const row = await openAgreementOf(ctx.db, offerId);
  if (row === null || !isInForce(row.state)) return notAllowed;
  const access = await accessOf(ctx, ctx.db, { agreementId: row.id, token: proxyToken });
  if (!access.ok || access.value.as !== 'link') return notAllowed;
  return (await mayOwnerDo(ctx, row, 'revoke')) ? subjectOf(row, ownerAct(row, 'agency_revoke')) : notAllowed;
};

const mayOwnerDo = async (ctx: Ctx, row: AgreementRow, event: 'accept' | 'revoke'): Promise<boolean> => {
  const found = await withOffer(ctx.db, row);
  const now = await databaseNow(ctx.db);
  const state = stateAt(row, now);
  return found !== null && decide(agreementLifecycle, { state, event, actors: ['owner'], facts: attemptOf(found, now) }).ok;
};

/** The agent's signing of what was drawn. */
export const agentAct = ({ offerId, documentId, documentSha256, facts: { agent } }: AgreementRow): SigningAct => ({
  purpose: 'agency',
  offerId,
  documentId,
  documentSha256,
  signer: { ...agent.signer, companyId: agent.companyId },
});

/** The owner's acceptance or revocation: by the address, since an owner needs no account. */
export const ownerAct = (
  { offerId, documentId, documentSha256, ownerEmail, facts: { owner } }: AgreementRow,
  purpose: 'agency_accept' | 'agency_revoke',
): SigningAct => ({
  purpose,
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

/** The last day of the agreements about an offer that were signed. */
export const agreementsRunUntil = async (reader: Reader, offerId: Id): Promise<Day | null> => {
  const days = (await signedAgreementsOf(reader, offerId)).map(({ lastDay, endedAt }) => (endedAt === null ? lastDay : dayOf(endedAt)));
  return days.toSorted().at(-1) ?? null;
};

/** An agreement is signed once its owner accepted it, and ended with its revocation or its last day. */
export const agencyPublicStatus: FindPublicStatus = async ({ db }, document) => {
  const row = await agreementOfDocument(db, document.id);
  if (row === null || row.ownerSignedAt === null) return { at: 'prepared', day: null };
  return isInForce(row.state) || row.endedAt === null ? { at: 'signed', day: dayOf(row.ownerSignedAt) } : { at: 'ended', day: dayOf(row.endedAt) };
};
