/** Draws the protocol for whoever is going to submit it: they read and sign exactly these bytes. */

import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { ProtocolDocumentFacts } from '../../../domain/handover/document.ts';
import { refuse } from '../../../domain/handover/refusals.ts';
import { checkProtocol, freezeProtocol } from '../../../domain/handover/rules/content.ts';
import type { ProtocolData } from '../../../domain/handover/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { maySubmitProtocol } from '../../../domain/leases/rules/protocol-guards.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { drawAndStore, type PreparedDocument } from '../../signing/commands/draw-and-seal.ts';
import { documentById, documentLink } from '../../signing/queries/documents.ts';
import { drawProtocol } from '../documents.ts';
import { type Access, accessOf, actorKey } from '../queries/access.ts';
import { currentPrepared } from '../queries/prepared.ts';
import { draftOf, savePrepared, signedForm } from '../store/protocol.ts';

/** Draws the side's draft for its reader to sign; the same draft for the same person is drawn once. A failure here binds nobody. */
export const prepareProtocol = async (ctx: Ctx, input: InputOf<typeof handoverCalls.prepareProtocol>): Promise<Result<DocumentLink>> => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok) return access;
  const now = await databaseNow(ctx.db);
  const verdict = maySubmitProtocol(access.value.facts, access.value.side, now);
  if (verdict) return refused(verdict);
  const { row, side } = access.value;
  const draft = await draftToSubmit(ctx, access.value, input.draftVersion);
  if (!draft.ok) return draft;
  const before = await currentPrepared(ctx.db, access.value);
  const drawn = before === null ? null : await documentById(ctx.db, before.documentId);
  if (before?.draftVersion === draft.value.version && drawn !== null) return ok(documentLink(ctx, drawn));
  const made = await draw(ctx, access.value, draft.value.data, now);
  return transact(ctx, async (tx) => {
    const stored = await made.keep(tx);
    const { round } = made;
    const name = nameOf(access.value);
    const prepared = { data: draft.value.data, documentId: made.id, preparedAt: now, draftVersion: draft.value.version };
    await savePrepared(tx, { leaseId: row.id, side, signerKey: actorKey(access.value), signerName: name, round, ...prepared });
    return ok(documentLink(ctx, stored));
  });
};

const draftToSubmit = async (
  ctx: Ctx,
  access: Access,
  version: number | undefined,
): Promise<Result<{ readonly version: number; readonly data: ProtocolData }>> => {
  const draft = await draftOf(ctx.db, access.row.id, access.side);
  if (!draft) return refused(refuse('protocol.missing_data'));
  if (version !== undefined && version !== draft.version)
    return refused(refuse('protocol.stale_version', { params: { yours: version, saved: draft.version } }));
  const problem = checkProtocol(draft.data);
  return problem ? refused(problem) : ok({ version: draft.version, data: freezeProtocol(draft.data) });
};

const nameOf = ({ firstName, lastName }: Pick<Access, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;

const draw = async (ctx: Ctx, access: Access, data: ProtocolData, now: Instant): Promise<PreparedDocument & { readonly round: number }> => {
  const { row, side } = access;
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
    submitter: { side, name: nameOf(access), asReceiver: access.uid === null },
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
  return { ...made, round: facts.round };
};
