/** The sides of a lease say together where its money goes and how the lease goes on: each signs the same text with a code. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { leaseActors } from '../../../domain/leases/machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { mayState, statementEvent } from '../../../domain/leases/rules/statements.ts';
import type { Outcome } from '../../../domain/leases/types.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { statementWords } from '../../../words/deposits/statement.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { translator } from '../../../words/kit/words.ts';
import { partyOf } from '../../companies/queries/party.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { sha256Of } from '../../kit/security/sha256.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import type { LoadedLease } from '../../leases/queries/facts.ts';
import { leaseFactsForSide, mayDeclare, type OwnLease } from '../../leases/queries/lease.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import type { FindSubject } from '../../signing/queries/purposes.ts';
import { dropPrepared, lockPrepared, openStatement, preparedStatement, type StatementRow, saveStatement } from '../store/statements.ts';

type Answer = OutputOf<typeof depositsCalls.proposeStatement>;
type OwnSide = OwnLease & LoadedLease;

/** Without a code: answers the text that would be signed. With the code of exactly this text: says it to the other side. */
export const proposeStatement = async (ctx: Ctx, input: InputOf<typeof depositsCalls.proposeStatement>): Promise<Result<Answer>> => {
  const own = await declaringSide(ctx, input.offerId);
  if (!own.ok) return own;
  const { row, side } = own.value;
  if (input.code === undefined) return drawStatement(ctx, own.value, input.outcome);
  const prepared = await preparedStatement(ctx.db, row.id, side);
  if (prepared === null) return refused(refuseSigning('signing.document_missing'));
  if (prepared.outcome !== input.outcome) return refused(refuseSigning('signing.document_changed'));
  const checked = await checkedAct(ctx, own.value, prepared, input);
  if (!checked.ok) return checked;
  const { id: statementId, outcome, text, sha256 } = prepared;
  return signed(ctx, own.value, checked.value, prepared, (tx) =>
    leaseEngine.move(ctx, tx, {
      ...moveOf(ctx, own.value),
      event: 'proposeStatement',
      input: async ({ facts, now }) => {
        // A colleague may have drawn another text since, or the lease may have moved on: then nothing is signed.
        if ((await lockPrepared(tx, row.id, side))?.id !== statementId) return refused(refuseSigning('signing.document_changed'));
        const verdict = mayState(facts, outcome);
        if (verdict) return refused(verdict);
        const act = await recordSigning(ctx, tx, checked.value, row.id);
        return act.ok ? ok({ statementId, side, text, outcome, proposedAt: now, evidenceId: act.value.evidenceId }) : act;
      },
      details: { outcome, sha256 },
    }),
  );
};

/** Draws what a side would sign, if both sides could agree on it now. */
const drawStatement = async (ctx: Ctx, own: OwnSide, outcome: Outcome): Promise<Result<Answer>> => {
  const verdict = mayState({ lease: own.facts, now: await databaseNow(ctx.db) }, outcome);
  if (verdict) return refused(verdict);
  const text = statementText(own, outcome);
  const sha256 = sha256Of(text);
  const { row, side } = own;
  await transact(ctx, async (tx) => ok(await saveStatement(tx, { leaseId: row.id, side, outcome, text, sha256, uid: signedIn(ctx).uid })));
  return ok({ text, documentSha256: sha256, done: false });
};

/** The other side's answer. Agreeing without a code answers the text; with the code of this text it settles the lease. Refusing needs none, nor does taking one's own back. */
export const answerStatement = async (ctx: Ctx, input: InputOf<typeof depositsCalls.answerStatement>): Promise<Result<Answer>> => {
  const own = await declaringSide(ctx, input.offerId);
  if (!own.ok) return own;
  const { row, side } = own.value;
  const open = await openStatement(ctx.db, row.id);
  if (open === null) return refused(refuse('lease.no_statement'));
  const { text, sha256, outcome } = open;
  if (!input.accepted)
    return signed(ctx, own.value, null, { text, sha256 }, (tx) =>
      leaseEngine.move(ctx, tx, { ...moveOf(ctx, own.value), event: 'declineStatement', details: { outcome } }),
    );
  if (open.side === side) return refused(refuse('lease.own_statement'));
  if (input.code === undefined) {
    await transact(ctx, async (tx) => ok(await dropPrepared(tx, row.id, side)));
    return ok({ text, documentSha256: sha256, done: false });
  }
  const checked = await checkedAct(ctx, own.value, open, input);
  if (!checked.ok) return checked;
  return signed(ctx, own.value, checked.value, { text, sha256 }, (tx) =>
    leaseEngine.move(ctx, tx, {
      ...moveOf(ctx, own.value),
      event: statementEvent[outcome],
      input: async ({ facts: { lease } }) => {
        if (lease.statement?.id !== open.id) return refused(refuseSigning('signing.document_changed'));
        const act = await recordSigning(ctx, tx, checked.value, row.id);
        return act.ok ? ok({ basis: 'statement', reason: null, evidenceId: act.value.evidenceId }) : act;
      },
      details: { outcome, sha256 },
    }),
  );
};

/** The statement that the caller may sign now: their own prepared one, else the other side's open one. */
export const statementSubject: FindSubject = async (ctx, { offerId }) => {
  const own = ctx.viewer.kind === 'visitor' ? null : await leaseFactsForSide(ctx, ctx.db, offerId);
  if (own === null || !own.ok) return refused(refuseSigning('signing.not_allowed'));
  const { row, side } = own.value;
  const unfit = await mayDeclare(ctx.db, row, { side, uid: signedIn(ctx).uid });
  if (unfit !== null) return refused(unfit);
  const open = await openStatement(ctx.db, row.id);
  const subject = (await preparedStatement(ctx.db, row.id, side)) ?? (open?.side === side ? null : open);
  if (subject === null) return refused(refuseSigning('signing.document_missing'));
  const act = await actOn(ctx, own.value, subject);
  return act.ok ? ok({ act: act.value, offerName: row.offerName, rent: row.rentNet, deposit: row.deposit }) : act;
};

/** The lease of somebody who may declare for their side, as a signer of the lease or as the rule of their company says. */
const declaringSide = async (ctx: Ctx, offerId: Id): Promise<Result<OwnSide>> => {
  const own = await leaseFactsForSide(ctx, ctx.db, offerId);
  if (!own.ok) return own;
  const { row, side } = own.value;
  const unfit = await mayDeclare(ctx.db, row, { side, uid: signedIn(ctx).uid });
  return unfit === null ? own : refused(unfit);
};

/** What is signed, in Polish, the binding language: the same text for both sides. */
const statementText = ({ row, facts: { depositHeld } }: OwnSide, outcome: Outcome): string => {
  const w = translator(statementWords.pl, 'pl');
  const f = documentFormatOf('pl');
  const facts = {
    offer: row.offerName,
    landlord: row.landlord.name,
    tenant: row.tenant.name,
    reference: row.reference,
    amount: f.money(row.deposit),
    held: f.money(depositHeld),
  };
  return `${w('statement.lead', { ...facts, signed: f.documentInstant(row.signedAt) })} ${w(`statement.${outcome}`, facts)} ${w('statement.court')}`;
};

const actOn = async (ctx: Ctx, { row, side }: OwnSide, { sha256 }: Pick<StatementRow, 'sha256'>): Promise<Result<SigningAct>> => {
  const companyId = side === 'landlord' ? row.landlordCompanyId : row.tenantCompanyId;
  const party = await partyOf(ctx.db, companyId, signedIn(ctx).uid);
  if (party === null) return refused(refuse('lease.not_found'));
  return ok({ purpose: 'statement', offerId: row.offerId, documentId: null, documentSha256: sha256, signer: { ...party.signer, companyId } });
};

type Signature = {
  readonly code?: string | undefined;
  readonly documentSha256?: string | undefined;
  readonly consents?: Readonly<Record<string, string>> | undefined;
};

const checkedAct = async (
  ctx: Ctx,
  own: OwnSide,
  subject: StatementRow,
  { code, documentSha256, consents = {} }: Signature,
): Promise<Result<CheckedAct>> => {
  const act = await actOn(ctx, own, subject);
  if (!act.ok) return act;
  return checkSigning(ctx, act.value, { code: code ?? '', documentSha256: documentSha256 ?? '', consents });
};

const moveOf = (ctx: Ctx, { row, side }: OwnSide) =>
  ({
    id: row.id,
    actors: ({ lease }: { readonly lease: LoadedLease['facts'] }) => leaseActors(lease, { side }),
    uid: signedIn(ctx).uid,
    given: null,
  }) as const;

const signed = (
  ctx: Ctx,
  { row }: OwnSide,
  act: CheckedAct | null,
  { text, sha256 }: { readonly text: string; readonly sha256: string },
  move: (tx: Tx) => Promise<Result<{ readonly on: string }>>,
): Promise<Result<Answer>> =>
  transact(ctx, async (tx) => {
    const moved = await move(tx);
    if (!moved.ok) return moved;
    const details = { event: moved.value.on, sha256, signed: act !== null };
    await logEvent(tx, { method: 'answerStatement', details, uid: signedIn(ctx).uid, offerId: row.offerId });
    return ok({ text, documentSha256: sha256, done: true });
  });
