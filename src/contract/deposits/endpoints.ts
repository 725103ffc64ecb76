import { z } from 'zod';
import type { LeaseAct } from '../../domain/leases/permissions.ts';
import { call } from '../kit/call.ts';
import { commandId, day, done, grosze, id, page, pageOf, wordOf } from '../kit/shapes.ts';
import { leaseState } from '../leases/schema.ts';
import { deposit } from './schema.ts';

const offerId = z.object({ offerId: id });

/** One lease as the deposits console shows it. */
const depositRow = z.object({
  offerId: id,
  leaseId: id,
  offerName: z.string(),
  reference: z.string(),
  state: leaseState,
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
  allowed: z.array(wordOf<LeaseAct>()),
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
  bookDepositReceipt: call({ wire: 'confirmDepositReceived', in: z.object(money), out: done, errors: moneyErrors, who: 'admin' }),
  reverseDepositReceipt: call({
    wire: 'reverseDepositReceipt',
    in: z.object({ offerId: id, reason: z.string().trim().min(3).max(500), commandId }),
    out: done,
    errors: [...moneyErrors, 'deposit.second_admin', 'deposit.protocol_attached'],
    who: 'admin',
  }),
  bookDepositRefund: call({ wire: 'bookDepositRefund', in: z.object(money), out: done, errors: [...moneyErrors, 'lease.disputed'], who: 'admin' }),
  bookDepositPayout: call({
    wire: 'bookDepositPayout',
    in: z.object(money),
    out: done,
    errors: [...moneyErrors, 'lease.disputed', 'deposit.problem', 'deposit.payout_not_due'],
    who: 'admin',
  }),
  decideDispute: call({
    wire: 'decideDispute',
    in: z.object({ offerId: id, refund: z.boolean(), reason: z.string().trim().min(3).max(500), commandId }),
    out: done,
    errors: ['lease.not_found', 'lease.not_disputed'],
    who: 'admin',
  }),
};
