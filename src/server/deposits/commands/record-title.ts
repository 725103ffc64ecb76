/** Two admins record what decides where held money goes when its sides do not agree: a judgment, a settlement, or that it is paid into court. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { leaseLifecycle } from '../../../domain/leases/machine.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import { statementEvent } from '../../../domain/leases/rules/statements.ts';
import { admins } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { loadFacts } from '../../leases/queries/facts.ts';
import { hasTitle, titleOf } from '../queries/title.ts';
import { type ApprovalRow, insertApproval } from '../store/approvals.ts';
import { lockLeaseOf } from './money-step.ts';

type Input = InputOf<typeof depositsCalls.recordDisputeTitle>;

/** Prepares the record for a second admin, who reads the same document and approves it (docs/rules/deposits.md#titles). */
export const recordDisputeTitle = async (ctx: Ctx, input: Input): Promise<Result<DoneAnswer>> => {
  const isThere = await hasTitle(ctx, input.offerId, input.document.sha256);
  return transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const { offerId, kind, outcome, document, reason } = input;
    const row = await lockLeaseOf(tx, offerId);
    if (row === null) return refused(refuseLease('lease.not_found'));
    if ((kind === 'court_deposit') !== (outcome === undefined)) return refused(refuse('deposit.title_incomplete', { field: 'outcome' }));
    const facts = { lease: await loadFacts(ctx, tx, row), now: await databaseNow(tx) };
    const possible = decide(leaseLifecycle, { state: row.state, event: eventOf(outcome), actors: ['two_admins'], facts });
    if (!possible.ok) return possible;
    if ((await admins(tx)).length < 2) return refused(refuse('deposit.second_admin_needed'));
    if (!isThere) return refused(refuse('deposit.title_file_missing', { field: 'document' }));
    const details = { offerId, kind, document, ...(outcome === undefined ? {} : { outcome }) };
    await insertApproval(tx, { leaseId: row.id, act: 'dispute_title', details, reason, preparedBy: uid });
    const noted = { kind, outcome: outcome ?? null, document: document.name, reason };
    await logEvent(tx, { method: 'recordDisputeTitle', details: noted, uid, offerId });
    await notice(tx, ['admin']);
    return done;
  });
};

const eventOf = (outcome: Input['outcome']) => (outcome === undefined ? 'payIntoCourt' : statementEvent[outcome]);

/** What the second admin's approval does. */
export const applyTitle = async (ctx: Ctx, tx: Tx, approval: ApprovalRow): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  const { reason, leaseId } = approval;
  const { offerId, kind, outcome, document } = titleOf(approval);
  const moved = await leaseEngine.move(ctx, tx, {
    id: leaseId,
    event: eventOf(outcome),
    actors: ['two_admins'],
    uid,
    given: null,
    input: { basis: 'title', reason: `${document.name}: ${reason}`, evidenceId: null },
    details: { kind, document: document.name, sha256: document.sha256 },
  });
  if (!moved.ok) return moved;
  await logEvent(tx, { method: 'approveMoney', details: { kind, outcome: outcome ?? null, reason }, uid, offerId });
  return done;
};
