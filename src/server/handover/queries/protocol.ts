import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { ProtocolAct } from '../../../domain/handover/permissions.ts';
import { newProtocol, thawProtocol } from '../../../domain/handover/rules/content.ts';
import type { ProtocolData } from '../../../domain/handover/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { allowedOnLease } from '../../../domain/leases/permissions.ts';
import { signBy } from '../../../domain/leases/rules/meeting.ts';
import { maySaveDraft, otherSide, protocolLock } from '../../../domain/leases/rules/protocol-guards.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { documentById, documentLink } from '../../signing/queries/documents.ts';
import { defaultNames } from '../present.ts';
import { draftOf, lastRound, type RoundRow, signedForm } from '../store/protocol.ts';
import { type Access, accessOf } from './access.ts';

type Protocol = OutputOf<typeof handoverCalls.getProtocol>;

/** The handover page for a side or the receiver: lock, own draft, the protocol that is attached, and what may be done. */
export const getProtocol = async (ctx: Ctx, input: InputOf<typeof handoverCalls.getProtocol>): Promise<Result<Protocol>> => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok) return access;
  const { row } = access.value;
  const [now, form, draft, last] = [
    await databaseNow(ctx.db),
    await signedForm(ctx.db, row.offerId, row.offerVersion),
    await draftOf(ctx.db, row.id, access.value.side),
    await lastRound(ctx.db, row.id),
  ];
  const refusal =
    last?.outcome === 'declined' && last.outcomeAt !== null
      ? { at: last.outcomeAt, reason: last.reason ?? '', by: otherSide(last.submitterSide) }
      : null;
  return ok({
    ...head(access.value, form, now),
    draft: draft
      ? { version: draft.version, savedAt: draft.savedAt, data: draft.data }
      : { version: 0, savedAt: null, data: firstData(form, last, ctx.lang) },
    attached: await attached(ctx, last),
    refusal,
    allowed: [...allowedActs(access.value, now)],
  });
};

const head = (access: Access, form: OfferForm, now: Instant) => {
  const { row, facts, side, uid } = access;
  const meetingAt = facts.reception?.meetingAt ?? null;
  return {
    offerId: row.offerId,
    offerName: row.offerName,
    address: cardFacts(form).address,
    leaseState: row.state,
    side,
    asProxy: uid === null,
    viewerUid: uid,
    lock: protocolLock(facts, side, now),
    needsWrittenForm: needsWrittenForm(facts.terms.months),
    meetingAt,
    signBy: meetingAt === null ? null : signBy(meetingAt),
    round: facts.rounds - facts.roundsBefore,
    reception: facts.reception,
    transfer: facts.transfer,
    early: [...facts.early],
  };
};

/** A new draft starts from the round that was sent back, else from the offer's own levels. */
const firstData = (form: OfferForm, last: RoundRow | null, lang: Lang): ProtocolData =>
  last === null ? newProtocol(form.areaDetails?.levels ?? [], defaultNames(lang)) : thawProtocol(last.data);

const attached = async (ctx: Ctx, last: RoundRow | null): Promise<Protocol['attached']> => {
  if (last === null || (last.outcome !== null && last.outcome !== 'confirmed')) return null;
  const document = await documentById(ctx.db, last.documentId);
  if (document === null) return null;
  const { round, submitterSide, submittedAt, submitterName, data } = last;
  return { round, submitterSide, submittedAt, submitterName, data, document: documentLink(ctx, document) };
};

/** What the receiver may never do: everything that is not the protocol itself. */
const proxyActs: ReadonlySet<ProtocolAct> = new Set<ProtocolAct>(['attachProtocol', 'withdrawProtocol', 'confirmProtocol', 'declineProtocol']);

const allowedActs = (access: Access, now: Instant): readonly ProtocolAct[] => {
  const acts = allowedOnLease({ lease: access.facts, now }, { side: access.side });
  return [
    ...(maySaveDraft(access.facts) === null ? (['saveDraft'] as const) : []),
    ...(access.uid === null ? acts.filter((act) => proxyActs.has(act)) : acts),
  ];
};
