import { z } from 'zod';
import { companyForm } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { commandId, day, done, grosze, id, instant, page, pageOf, uid } from '../kit/shapes.ts';

const person = z.object({ uid, firstName: z.string(), lastName: z.string(), email: z.string() });

/** One request waiting for (or decided by) a moderator. */
const review = z.object({
  kind: z.enum(['identity', 'company']),
  person,
  companyId: id.nullable(),
  company: companyForm.nullable(),
  capacity: z.string().nullable(),
  state: z.string(),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  allowed: z.array(z.string()),
});

/** One lease as the deposits console shows it. */
const depositRow = z.object({
  offerId: id,
  leaseId: id,
  offerName: z.string(),
  reference: z.string(),
  state: z.string(),
  tenant: z.string(),
  landlord: z.string(),
  amount: grosze,
  held: z.int(),
  due: day,
  payoutDue: day.nullable(),
  refundDue: day.nullable(),
  payTo: z.string().nullable(),
  disputed: z.boolean(),
  depositProblem: z.string().nullable(),
  allowed: z.array(z.string()),
});

const task = z.object({
  id,
  kind: z.string(),
  offerId: id.nullable(),
  title: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
const money = { offerId: id, amount: grosze, valueDate: day, bankReference: z.string().trim().min(1).max(64), commandId };
const moneyErrors = [
  'lease.not_found',
  'lifecycle.not_allowed',
  'deposit.amount_mismatch',
  'deposit.reference_used',
  'deposit.nothing_held',
  'deposit.value_date_future',
] as const;

/** Calls of the admin room that the lease path needs. */
export const adminCalls = {
  listReviews: call({
    name: 'listReviews',
    in: z.object({ kind: z.enum(['identity', 'company']), waiting: z.boolean().default(true), page }),
    out: pageOf(review),
    errors: [],
    who: 'admin',
    read: true,
  }),
  decideCompany: call({
    name: 'decideCompany',
    in: z.object({ uid, companyId: id, accepted: z.boolean(), reason: z.string().trim().max(500).optional(), commandId }),
    out: done,
    errors: ['company.not_found', 'lifecycle.not_allowed', 'company.reason_required'],
    who: 'admin',
  }),
  listDeposits: call({
    name: 'listDeposits',
    in: z.object({ waiting: z.boolean().default(true), page }),
    out: pageOf(depositRow),
    errors: [],
    who: 'admin',
    read: true,
  }),
  listTasks: call({
    name: 'listTasks',
    in: z.object({ open: z.boolean().default(true), page }),
    out: pageOf(task),
    errors: [],
    who: 'admin',
    read: true,
  }),
  closeTask: call({ name: 'closeTask', in: z.object({ taskId: id, commandId }), out: done, errors: ['task.not_found'], who: 'admin' }),
  confirmDepositReceived: call({ name: 'confirmDepositReceived', in: z.object(money), out: done, errors: moneyErrors, who: 'admin' }),
  reverseDepositReceipt: call({
    name: 'reverseDepositReceipt',
    in: z.object({ offerId: id, reason: z.string().trim().min(3).max(500), commandId }),
    out: done,
    errors: [...moneyErrors, 'deposit.second_admin', 'deposit.protocol_attached'],
    who: 'admin',
  }),
  bookDepositRefund: call({ name: 'bookDepositRefund', in: z.object(money), out: done, errors: [...moneyErrors, 'lease.disputed'], who: 'admin' }),
  bookDepositPayout: call({
    name: 'bookDepositPayout',
    in: z.object(money),
    out: done,
    errors: [...moneyErrors, 'lease.disputed', 'deposit.problem', 'deposit.payout_not_due'],
    who: 'admin',
  }),
  decideDispute: call({
    name: 'decideDispute',
    in: z.object({ offerId: id, refund: z.boolean(), reason: z.string().trim().min(3).max(500), commandId }),
    out: done,
    errors: ['lease.not_found', 'lease.not_disputed'],
    who: 'admin',
  }),
  hideOffer: call({
    name: 'hideOffer',
    in: z.object({ offerId: id, hidden: z.boolean(), reason: z.string().trim().max(500).optional(), commandId }),
    out: done,
    errors: ['offer.not_found', 'offer.reason_required'],
    who: 'admin',
  }),
};
