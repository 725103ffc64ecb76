import { type MoveKind, moveEntry } from '../../domain/deposits/rules/ledger.ts';
import type { Day, Id } from '../../domain/kit/brand.ts';
import type { EventsOf } from '../../domain/kit/lifecycle.ts';
import { minus, sum } from '../../domain/kit/money.ts';
import { dayOf } from '../../domain/kit/time.ts';
import type { LeaseLifecycle } from '../../domain/leases/machine.ts';
import { depositDue, payoutDue, refundDue } from '../../domain/leases/rules/deadlines.ts';
import { otherSide } from '../../domain/leases/rules/protocol-guards.ts';
import { missingAfter, refundable } from '../../domain/leases/rules/receipt.ts';
import { isDisputed } from '../../domain/leases/rules/rejection.ts';
import type { statementEvent } from '../../domain/leases/rules/statements.ts';
import { isDepositAwaited, isRefundAwaited } from '../../domain/leases/rules/status.ts';
import type { DisputeDecision, Outcome } from '../../domain/leases/types.ts';
import type { Services } from '../kit/context.ts';
import type { Tx } from '../kit/database/database.ts';
import { neverCaused } from '../kit/lifecycle/effects.ts';
import { bothSides, type LeaseMail, mailLease, transferDetails } from '../leases/commands/mail-sides.ts';
import { type BankMoney, type LeaseInputs, type LeaseStep, leaseEngine, type ReceivedMoney, type RefundedMoney } from '../leases/lifecycle.ts';
import type { LeaseRow } from '../leases/queries/lease.ts';
import { depositMails } from './mail.ts';
import { appendEntry } from './store/ledger.ts';
import {
  bookTransfer,
  clearProblem,
  decideDispute,
  dropDue,
  insertDispute,
  insertDue,
  insertPartRefund,
  insertProblem,
  insertReceipt,
} from './store/records.ts';
import { answerOpen, dropPrepared, proposeStatementRow } from './store/statements.ts';

/** What a step of a lease causes among deposits: entries of the ledger and records. */
export const depositEffects = leaseEngine.effects({
  bookMoney: (_services, tx, step) => bookOf(tx, step),
  releaseDeposit: (_services, tx, { row, now, uid }) => release(tx, { row, uid }, dayOf(now)),
  keepProblem: (_services, tx, { row, uid, input }) => insertProblem(tx, { leaseId: row.id, problem: input.problem, uid }),
  closeProblem: (_services, tx, { row, uid, now }) => clearProblem(tx, row.id, { clearedBy: uid, clearedAt: now }),
  mailMoney: (services, tx, step) => {
    const { to = bothSides, ...mail } = mailOf(step);
    return mailLease(services, tx, step.row, to, mail);
  },
  makeRefundDue: (_services, tx, { row, now }) => insertDue(tx, { leaseId: row.id, kind: 'refund', due: refundDue(now) }),
  makeSurplusDue: async (_services, tx, { row, to: state, now, input, facts: { lease } }) => {
    // What waits for a court goes there with whatever comes in beside it.
    if (lease.court?.stage === 'due') return;
    const back = refundable({ state, depositHeld: sum(lease.depositHeld, input.amount), terms: lease.terms });
    if (back > 0 && lease.refund?.stage !== 'due') await insertDue(tx, { leaseId: row.id, kind: 'refund', due: refundDue(now) });
  },
  makePayoutDue: (_services, tx, { row, now }) => insertDue(tx, { leaseId: row.id, kind: 'payout', due: payoutDue(now) }),
  makeCourtDue: (_services, tx, { row, now }) => insertDue(tx, { leaseId: row.id, kind: 'court', due: refundDue(now) }),
  dropRefundDue: async (_services, tx, { on, row, facts: { lease } }) => {
    // What came in beyond the deposit goes back all the same, unless a court gets everything.
    if (on === 'payIntoCourt' || lease.depositHeld <= lease.terms.deposit) await dropDue(tx, row.id, 'refund');
  },
  dropCourtDue: (_services, tx, { row }) => dropDue(tx, row.id, 'court'),
  keepStatement: (_services, tx, { row, input }) =>
    proposeStatementRow(tx, { id: input.statementId, leaseId: row.id }, { proposedAt: input.proposedAt, evidenceId: input.evidenceId }),
  closeStatement: (_services, tx, step) => {
    const answerEvidenceId = step.on === 'declineStatement' ? null : step.input.evidenceId;
    const accepted = answerEvidenceId !== null;
    return answerOpen(tx, step.row.id, { answeredAt: step.now, accepted, answeredBy: step.uid, answerEvidenceId });
  },
  voidStatement: async (services, tx, { row, now, facts: { lease } }) => {
    await dropPrepared(tx, row.id);
    if (lease.statement === null) return;
    await answerOpen(tx, row.id, { answeredAt: now, accepted: false, answeredBy: null, answerEvidenceId: null });
    await mailLease(services, tx, row, bothSides, { template: depositMails.statement_void });
  },
  mailStatement: (services, tx, step) => mailStatement(services, tx, step),
  openDispute: async (_services, tx, step) => {
    await insertDispute(tx, { leaseId: step.row.id, objection: step.input.reason, objectedBy: step.uid, objectedAt: step.now });
  },
  closeDispute: async (_services, tx, step) => {
    await decideDispute(tx, step.row.id, { ...decisionOf(step), decidedBy: step.uid, decidedAt: step.now });
  },
});

type CausingStep<Effect> = Extract<LeaseStep, { readonly on: EventsOf<LeaseLifecycle, Effect> }>;

/** Writes the entry of money that moved, and its record. */
const bookOf = async (tx: Tx, step: CausingStep<'bookMoney'>): Promise<void> => {
  const { row, uid } = step;
  switch (step.on) {
    case 'receiveDeposit':
    case 'receiveLate':
    case 'bookReceipt':
      return bookReceipt(tx, { row, uid, money: step.input });
    case 'reverseReceipt':
    case 'undoReceipt':
    case 'undoLast': {
      const { receipt, reason } = step.input;
      const details = { leaseId: row.id, valueDate: dayOf(step.now), bankReference: null, uid, reverses: receipt.entryId, reason };
      await appendEntry(tx, moveEntry(receipt.isAssigned ? 'assignment_reversal' : 'deposit_receipt_reversal', row.id, receipt.amount), details);
      const { depositHeld, terms } = step.facts.lease;
      const left = refundable({ state: step.to, depositHeld: minus(depositHeld, receipt.amount), terms });
      return left > 0 ? undefined : dropDue(tx, row.id, 'refund');
    }
    case 'bookRefund':
    case 'bookPartRefund':
      return bookRefund(tx, { row, uid, money: step.input }, step.input.amount === refundable(step.facts.lease));
    case 'bookPayout':
      return bookPayout(tx, { row, uid, money: step.input });
    case 'bookCourt':
      return bookCourt(tx, { row, uid, money: step.input });
    default:
      return neverCaused(step);
  }
};

/** Money that moved, as its record is written. */
type BookedMoney<Money extends BankMoney> = { readonly row: LeaseRow; readonly uid: Id | null; readonly money: Money };

const entryOf = (tx: Tx, kind: MoveKind, { row, uid, money }: BookedMoney<BankMoney>): Promise<Id> => {
  const { amount, valueDate, bankReference } = money;
  return appendEntry(tx, moveEntry(kind, row.id, amount), { leaseId: row.id, valueDate, bankReference, uid });
};

const bookReceipt = async (tx: Tx, booked: BookedMoney<ReceivedMoney>): Promise<void> => {
  const { amount, valueDate: bookedOn, bankReference, payerName, payerAccount, origin } = booked.money;
  const entryId = await entryOf(tx, origin === null ? 'deposit_receipt' : 'unmatched_assignment', booked);
  await insertReceipt(tx, { leaseId: booked.row.id, entryId, origin, amount, bookedOn, bankReference, payerName, payerAccount, uid: booked.uid });
};

/** The last refund of a lease that has ended fulfils what was due; an earlier one stands beside it. */
const bookRefund = async (tx: Tx, booked: BookedMoney<RefundedMoney>, isLast: boolean): Promise<void> => {
  const { row, uid, money } = booked;
  const { valueDate: bookedOn, ...details } = money;
  const transfer = { ...details, bookedOn, entryId: await entryOf(tx, 'deposit_refund', booked), uid };
  await (isLast ? bookTransfer(tx, { leaseId: row.id, kind: 'refund' }, transfer) : insertPartRefund(tx, row.id, transfer));
};

const bookPayout = async (tx: Tx, booked: BookedMoney<LeaseInputs['bookPayout']>): Promise<void> => {
  const { row, uid, money } = booked;
  const { valueDate: bookedOn, ...details } = money;
  const entryId = await entryOf(tx, 'deposit_payout', booked);
  const { name: recipient } = row.landlord;
  await bookTransfer(tx, { leaseId: row.id, kind: 'payout' }, { ...details, bookedOn, recipient, entryId, uid });
};

const bookCourt = async (tx: Tx, booked: BookedMoney<LeaseInputs['bookCourt']>): Promise<void> => {
  const { row, uid, money } = booked;
  const { valueDate: bookedOn, ...details } = money;
  const entryId = await entryOf(tx, 'deposit_court', booked);
  await bookTransfer(tx, { leaseId: row.id, kind: 'court' }, { ...details, bookedOn, entryId, uid });
};

/** The deposit is the landlord's from now on: it waits for its payout. */
const release = async (tx: Tx, { row, uid }: Pick<BookedMoney<BankMoney>, 'row' | 'uid'>, valueDate: Day): Promise<void> => {
  await appendEntry(tx, moveEntry('deposit_release', row.id, row.deposit), { leaseId: row.id, valueDate, bankReference: null, uid });
};

/** How a dispute ended, and why. */
const decisionOf = (step: CausingStep<'closeDispute'>): { readonly decision: DisputeDecision; readonly reason: string } => {
  if (step.on === 'undoLast') return { decision: 'nothing_held', reason: step.input.reason };
  return { decision: step.on === 'payIntoCourt' ? 'court' : outcomeOf[step.on], reason: step.input.reason ?? step.input.basis };
};

type Mail = LeaseMail & { readonly to?: Parameters<typeof mailLease>[3] };

/** What a step is mailed as: each reads what came in or left, and what follows. */
const mailOf = (step: CausingStep<'mailMoney'>): Mail => {
  const { row } = step;
  const { deposit } = row;
  switch (step.on) {
    case 'receiveDeposit':
      return { template: depositMails.received, details: { amount: deposit } };
    case 'receiveLate':
      return { template: depositMails.received_late, details: { amount: step.input.amount, day: refundDue(step.now) } };
    case 'bookReceipt':
      return furtherReceipt(step);
    case 'reverseReceipt':
      return {
        template: depositMails.reversed,
        details: { amount: step.input.receipt.amount, day: depositDue(dayOf(step.now)), reason: step.input.reason },
      };
    case 'undoLast':
      return {
        template: isDisputed(step.facts.lease) ? depositMails.dispute_left : depositMails.receipt_undone_last,
        details: { amount: step.input.receipt.amount, reason: step.input.reason },
      };
    case 'undoReceipt':
      return { template: depositMails.receipt_undone, to: ['tenant'], details: { amount: step.input.receipt.amount, reason: step.input.reason } };
    case 'bookRefund':
      return { template: depositMails.refunded, details: refundDetails(step.input) };
    case 'bookPartRefund':
      return { template: depositMails.part_refunded, to: ['tenant'], details: refundDetails(step.input) };
    case 'bookPayout':
      return { template: isRefundAwaited(step.from) ? depositMails.paid_out_ended : depositMails.paid_out, details: { amount: step.input.amount } };
    case 'bookCourt':
      return { template: depositMails.court_paid, details: { amount: step.input.amount, recipient: step.input.recipient } };
    case 'setProblem':
      return { template: depositMails.problem_set, to: ['landlord', 'tenant', 'admin'], details: { reason: step.input.problem } };
    case 'clearProblem':
      return { template: depositMails.problem_cleared, details: { reason: step.input.reason } };
    default:
      return neverCaused(step);
  }
};

/** What came in and completed nothing: a part of what is awaited, money of a lease that has ended, or too much. */
const furtherReceipt = ({ row, to, facts: { lease }, input: { amount } }: Extract<LeaseStep, { readonly on: 'bookReceipt' }>): Mail => {
  const missing = missingAfter(lease, amount);
  if (isDepositAwaited(to)) {
    const details = { amount, missing, day: row.depositDue };
    return { template: depositMails.part_received, details: (audience) => ({ ...details, ...(audience === 'tenant' ? transferDetails(row) : {}) }) };
  }
  const isRest = isRefundAwaited(to) && lease.depositPayable === 0 && missing >= 0;
  return { template: isRest ? depositMails.received_ended : depositMails.surplus_received, to: ['tenant', 'admin'], details: { amount } };
};

/** Where a refund went, and why, if it did not go to the payer's own account. */
const refundDetails = ({ amount, account, recipient, reason }: RefundedMoney) => ({
  amount,
  account,
  recipient,
  ...(reason === null ? {} : { reason }),
});

/** Which outcome each of these events stands for. */
const outcomeOf = {
  endWithRefund: 'refund_ends',
  endWithPayout: 'payout_ends',
  goOnWithRefund: 'refund_goes_on',
  goOnWithPayout: 'payout_goes_on',
  resume: 'resumes',
} as const satisfies Readonly<Record<(typeof statementEvent)[Outcome], Outcome>>;

/** What each side reads of a statement, of its answer, and of what follows from it. */
const mailStatement = async (services: Services, tx: Tx, step: CausingStep<'mailStatement'>): Promise<void> => {
  const { row } = step;
  switch (step.on) {
    case 'proposeStatement': {
      const { side, text: statement } = step.input;
      await mailLease(services, tx, row, [side], { template: depositMails.statement_made, details: { statement } });
      return mailLease(services, tx, row, [otherSide(side)], { template: depositMails.statement_asked, details: { statement } });
    }
    case 'declineStatement':
      return mailLease(services, tx, row, bothSides, { template: depositMails.statement_declined });
    default:
      return mailLease(services, tx, row, bothSides, settlementMail(step));
  }
};

type SettlingStep = Exclude<CausingStep<'mailStatement'>, { readonly on: 'proposeStatement' | 'declineStatement' }>;

const settlementMail = (step: SettlingStep): LeaseMail => {
  const { reason, basis } = step.input;
  const why = { basis, ...(reason === null ? {} : { reason }) };
  const { deposit } = step.row;
  const back = { ...why, amount: step.facts.lease.depositHeld, day: refundDue(step.now) };
  const out = { ...why, amount: deposit, day: payoutDue(step.now) };
  switch (step.on) {
    case 'endWithRefund':
      return { template: depositMails.settled_refund_ends, details: back };
    case 'endWithPayout':
      return { template: depositMails.settled_payout_ends, details: out };
    case 'goOnWithRefund':
      return { template: depositMails.settled_refund_goes_on, details: back };
    case 'goOnWithPayout':
      return { template: depositMails.settled_payout_goes_on, details: out };
    case 'resume':
      return { template: depositMails.resumed, details: why };
    case 'payIntoCourt':
      return { template: depositMails.court, details: { ...why, amount: step.facts.lease.depositHeld } };
    default:
      return neverCaused(step);
  }
};
