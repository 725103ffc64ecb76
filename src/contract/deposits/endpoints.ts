import { z } from 'zod';
import { approvedActs, titleKinds, transferKinds } from '../../domain/deposits/types.ts';
import type { LeaseAct } from '../../domain/leases/permissions.ts';
import { TRANSFER_TITLE_MAX } from '../../domain/leases/rules/transfer-title.ts';
import { outcomes, rejectionReasons } from '../../domain/leases/types.ts';
import { representationRefusals } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { adminReason, commandId, day, done, grosze, id, instant, page, pageOf, sha256, wordOf } from '../kit/shapes.ts';
import { ending, leaseState } from '../leases/schema.ts';
import { signature, signatureRefusals } from '../signing/schema.ts';
import { deposit } from './schema.ts';

const offerId = z.object({ offerId: id });

/** Somebody whom money goes to, and how much. A payer whom the bank did not name has no account; `isNew`: the landlord named it after the signature. */
const payee = z.object({
  kind: z.enum(transferKinds),
  name: z.string(),
  account: z.string().nullable(),
  isNew: z.boolean(),
  amount: z.int(),
});

/** Money that came in and stands. */
const receipt = z.object({
  id,
  amount: z.int(),
  bookedOn: day,
  bankReference: z.string(),
  payerName: z.string().nullable(),
  payerAccount: z.string().nullable(),
});

/** An act that waits for a second admin. */
const approval = z.object({
  id,
  act: z.enum(approvedActs),
  reason: z.string(),
  preparedBy: z.string(),
  preparedAt: instant,
  mine: z.boolean(),
  amount: z.int().nullable(),
  recipient: z.string().nullable(),
  account: z.string().nullable(),
  /** The title that the second admin has to read: what it is, what it decides, and a link that opens it for a while. */
  title: z.object({ kind: z.enum(titleKinds), outcome: z.enum(outcomes).nullable(), name: z.string(), sha256, url: z.string() }).nullable(),
});

/** Money that no lease was found for. */
const unmatched = receipt.extend({ bookedAt: instant });

/** One lease as the deposits console shows it. */
const depositRow = z.object({
  offerId: id,
  leaseId: id,
  offerName: z.string(),
  reference: z.string(),
  state: leaseState,
  ending,
  tenant: z.string(),
  landlord: z.string(),
  amount: grosze,
  held: z.int(),
  due: day,
  payable: z.int(),
  payoutDue: day.nullable(),
  refundDue: day.nullable(),
  /** Whom the money may go to now: the landlord's account, or each payer's own. */
  payees: z.array(payee),
  receipts: z.array(receipt),
  disputed: z.boolean(),
  rejection: z.object({ at: instant, reasons: z.array(z.enum(rejectionReasons)), description: z.string() }).nullable(),
  objection: z.object({ text: z.string(), at: instant }).nullable(),
  outcomes: z.array(z.enum(outcomes)),
  depositProblem: z.string().nullable(),
  approvals: z.array(approval),
  allowed: z.array(wordOf<LeaseAct>()),
});

const account = z.string().trim().max(40);
const payerName = z.string().trim().min(2).max(200);
const bankReference = z.string().trim().min(1).max(64);
const money = { offerId: id, amount: grosze, valueDate: day, bankReference, commandId };
const bankErrors = ['deposit.reference_used', 'deposit.value_date_future', 'deposit.account_wrong'] as const;
const moneyErrors = ['lease.not_found', 'lifecycle.not_allowed', 'deposit.amount_mismatch', 'deposit.nothing_held', ...bankErrors] as const;

const statement = z.object({ text: z.string(), documentSha256: sha256, done: z.boolean() });
const statementErrors = [
  'lease.not_found',
  'lifecycle.not_allowed',
  'lifecycle.wrong_actor',
  'deposit.nothing_held',
  ...representationRefusals,
  ...signatureRefusals,
] as const;

/** Calls of the deposits room; all but the page of the deposit are the operator's (docs/rules/deposits.md). */
export const depositsCalls = {
  getDeposit: call({ wire: 'getDeposit', in: offerId, out: deposit, errors: ['lease.not_found'], who: 'signed-in', read: true }),
  listDeposits: call({
    wire: 'listDeposits',
    in: z.object({ waiting: z.boolean().default(true), page }),
    out: pageOf(depositRow),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Books any money that came in: for a lease, or for none as long as nobody knows whose it is. */
  bookDepositReceipt: call({
    wire: 'confirmDepositReceived',
    in: z.object({ ...money, offerId: id.optional(), payerName, payerAccount: account.nullable() }),
    out: done,
    errors: moneyErrors,
    who: 'admin',
  }),
  listUnmatched: call({
    wire: 'listUnmatched',
    in: z.object({ page }),
    out: pageOf(unmatched),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Finds the lease of such money by the reference of its transfer title. */
  assignReceipt: call({
    wire: 'assignReceipt',
    /** The reference of the lease, or the title of the transfer in which it stands. */
    in: z.object({ receiptId: id, reference: z.string().trim().max(TRANSFER_TITLE_MAX), commandId }),
    out: done,
    errors: ['lease.not_found', 'deposit.receipt_not_found', 'lifecycle.not_allowed'],
    who: 'admin',
  }),
  returnReceipt: call({
    wire: 'returnReceipt',
    in: z.object({ receiptId: id, valueDate: day, bankReference, commandId }),
    out: done,
    errors: ['deposit.receipt_not_found', 'deposit.payer_account_missing', ...bankErrors],
    who: 'admin',
  }),
  setDepositProblem: call({
    wire: 'setDepositProblem',
    in: z.object({ offerId: id, problem: adminReason, commandId }),
    out: done,
    errors: ['lease.not_found', 'lifecycle.not_allowed', 'deposit.nothing_held', 'deposit.problem'],
    who: 'admin',
  }),
  clearDepositProblem: call({
    wire: 'clearDepositProblem',
    in: z.object({ offerId: id, reason: adminReason, commandId }),
    out: done,
    errors: ['lease.not_found', 'lifecycle.not_allowed', 'deposit.no_problem'],
    who: 'admin',
  }),
  approveMoney: call({
    wire: 'approveMoney',
    in: z.object({ approvalId: id, accepted: z.boolean().default(true), commandId }),
    out: done,
    errors: [
      ...moneyErrors,
      'lease.not_disputed',
      'lease.long_stop_not_reached',
      'deposit.approval_not_found',
      'deposit.second_admin_needed',
      'deposit.nothing_to_refund',
      'deposit.problem',
      'deposit.court_due',
      'lease.disputed',
      'lease.objection_runs',
    ],
    who: 'admin',
  }),
  /** Takes a receipt back: of a lease the one named, else the latest; without an offer one that nobody claimed. */
  reverseDepositReceipt: call({
    wire: 'reverseDepositReceipt',
    in: z.object({ offerId: id.optional(), receiptId: id.optional(), reason: adminReason, commandId }),
    out: done,
    errors: [
      ...moneyErrors,
      'deposit.second_admin',
      'deposit.protocol_attached',
      'deposit.receipt_not_found',
      'deposit.receipt_spent',
      'lease.disputed',
    ],
    who: 'admin',
  }),
  /**
   * Books a refund to the payer's own account. `payerAccount` says whose receipt it settles (null: of a payer whom the bank did not name); it may
   * be left out where one payer alone gets this sum. Elsewhere (`account`, `recipient`, `reason`) the refund is prepared for a second admin.
   */
  bookDepositRefund: call({
    wire: 'bookDepositRefund',
    in: z.object({
      ...money,
      payerAccount: account.nullable().optional(),
      account: account.optional(),
      recipient: payerName.optional(),
      reason: adminReason.optional(),
    }),
    out: done,
    errors: [
      ...moneyErrors,
      'lease.disputed',
      'lease.objection_runs',
      'deposit.court_due',
      'deposit.problem',
      'deposit.nothing_to_refund',
      'deposit.payer_account_missing',
      'deposit.payer_unclear',
      'deposit.second_admin_needed',
    ],
    who: 'admin',
  }),
  bookDepositPayout: call({
    wire: 'bookDepositPayout',
    /** `account`: where the transfer went, one that the lease has or had; without it the present one. */
    in: z.object({ ...money, account: account.optional() }),
    out: done,
    errors: [...moneyErrors, 'lease.disputed', 'deposit.problem', 'deposit.payout_not_due'],
    who: 'admin',
  }),
  /** Without a code: answers the text that would be signed. With the code of this text: says it to the other side. */
  proposeStatement: call({
    wire: 'proposeStatement',
    in: z.object({ offerId: id, outcome: z.enum(outcomes), ...signature, commandId }),
    out: statement,
    errors: [...statementErrors, 'lease.not_disputed', 'deposit.amount_mismatch'],
    who: 'signed-in',
  }),
  /** The other side agrees, with the code of the same text, or declines; whoever said it may take it back. */
  answerStatement: call({
    wire: 'answerStatement',
    in: z.object({ offerId: id, accepted: z.boolean(), ...signature, commandId }),
    out: statement,
    errors: [...statementErrors, 'lease.no_statement', 'lease.own_statement', 'lease.not_disputed', 'deposit.amount_mismatch'],
    who: 'signed-in',
  }),
  /** Prepares a judgment, a settlement or the payment into court for a second admin. */
  recordDisputeTitle: call({
    wire: 'recordDisputeTitle',
    in: z.object({
      offerId: id,
      kind: z.enum(titleKinds),
      outcome: z.enum(outcomes).optional(),
      document: z.object({ name: z.string().trim().min(3).max(200), sha256 }),
      reason: adminReason,
      commandId,
    }),
    out: done,
    errors: [
      'lease.not_found',
      'lifecycle.not_allowed',
      'lease.not_disputed',
      'lease.long_stop_not_reached',
      'deposit.amount_mismatch',
      'deposit.nothing_held',
      'deposit.second_admin_needed',
      'deposit.title_incomplete',
      'deposit.title_file_missing',
    ],
    who: 'admin',
  }),
  bookCourtDeposit: call({
    wire: 'bookCourtDeposit',
    in: z.object({ ...money, recipient: payerName, account }),
    out: done,
    errors: [...moneyErrors, 'deposit.problem', 'deposit.payout_not_due'],
    who: 'admin',
  }),
};
