/** Attaches the protocol, signed by the side that submits it, and withdraws it. */

import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import type { ProtocolDocumentFacts } from '../../../domain/handover/document.ts';
import { refuse } from '../../../domain/handover/refusals.ts';
import { checkProtocol, freezeProtocol } from '../../../domain/handover/rules/content.ts';
import type { ProtocolData } from '../../../domain/handover/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { maySubmitProtocol } from '../../../domain/leases/rules/protocol-guards.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { drawAndStore, type Prepared } from '../../signing/commands/draw-and-seal.ts';
import { documentById } from '../../signing/queries/documents.ts';
import { drawProtocol } from '../documents.ts';
import { type Access, accessOf, actorKey, actorsNow } from '../queries/access.ts';
import { draftOf, signedForm } from '../store.ts';

/** A protocol drawn and put away, about to be attached. */
type Attachable = { readonly data: ProtocolData; readonly facts: ProtocolDocumentFacts; readonly made: Prepared };

/** Submits the side's draft: drawn first (a failure binds nobody), then attached in one transaction. Of two sides at once one wins; the other sees it. */
export const attachProtocol = async (ctx: Ctx, input: InputOf<typeof handoverCalls.attachProtocol>): Promise<Result<Done>> => {
  const access = await accessOf(ctx, ctx.db, { offerId: input.offer.id, proxyToken: input.proxyToken });
  if (!access.ok) return access;
  const now = await databaseNow(ctx.db);
  const verdict = maySubmitProtocol(access.value.facts, access.value.side, now);
  if (verdict) return refused(verdict);
  const data = await draftToSubmit(ctx, access.value, input.draftVersion);
  if (!data.ok) return data;
  const prepared = await prepare(ctx, access.value, data.value, now);
  return transact(ctx, (tx) => attach(ctx, tx, access.value, prepared));
};

const draftToSubmit = async (ctx: Ctx, access: Access, version: number | undefined): Promise<Result<ProtocolData>> => {
  const draft = await draftOf(ctx.db, access.row.id, access.side);
  if (!draft) return refused(refuse('protocol.missing_data'));
  if (version !== undefined && version !== draft.version)
    return refused(refuse('protocol.stale_version', { params: { yours: version, saved: draft.version } }));
  const problem = checkProtocol(draft.data);
  return problem ? refused(problem) : ok(freezeProtocol(draft.data));
};

const prepare = async (ctx: Ctx, access: Access, data: ProtocolData, now: Instant): Promise<Attachable> => {
  const { row, side, firstName, lastName } = access;
  const lease = await documentById(ctx.db, row.documentId);
  if (lease === null) throw new Error(`lease ${row.id} has no document`);
  const { name, nip, address, city, account, email } = ctx.config.operator;
  const facts: ProtocolDocumentFacts = {
    number: (lease.number ?? '').replace(/^U/, 'P'),
    round: access.facts.rounds + 1,
    lease: { number: lease.number ?? '', documentCode: lease.code, documentSha256: lease.sha256, signedAt: row.signedAt },
    form: await signedForm(ctx.db, row.offerId, row.offerVersion),
    landlord: row.landlord,
    tenant: row.tenant,
    reception: access.facts.reception,
    transfer: access.facts.transfer,
    data,
    submitter: { side, name: `${firstName} ${lastName}` },
    submittedAt: now,
    operator: { name, nip, address, city, account, email },
  };
  const made = await drawAndStore(ctx, {
    kind: 'protocol',
    offerId: row.offerId,
    leaseId: row.id,
    version: facts.round,
    number: facts.number,
    lang: 'pl',
    facts,
    draw: (context) => drawProtocol(facts, context),
  });
  return { data, facts, made };
};

const attach = async (ctx: Ctx, tx: Tx, access: Access, { data, facts, made }: Attachable): Promise<Result<Done>> => {
  const { round, submitter, submittedAt } = facts;
  const moved = await leaseEngine.move(ctx, tx, {
    id: access.row.id,
    event: 'attachProtocol',
    actors: actorsNow(access),
    uid: access.uid,
    given: null,
    input: { round, side: access.side, submitterUid: actorKey(access), submitterName: submitter.name, submittedAt, data, document: made },
    details: { round, documentId: made.id },
  });
  return moved.ok ? done : moved;
};

/** Takes the submitted protocol back before the other side acts. */
export const withdrawProtocol = async (ctx: Ctx, input: InputOf<typeof handoverCalls.withdrawProtocol>): Promise<Result<Done>> =>
  transact(ctx, async (tx) => {
    const access = await accessOf(ctx, tx, input);
    if (!access.ok) return access;
    const { row, uid } = access.value;
    const moved = await leaseEngine.move(ctx, tx, { id: row.id, event: 'withdrawProtocol', actors: actorsNow(access.value), uid, given: null });
    return moved.ok ? done : moved;
  });
