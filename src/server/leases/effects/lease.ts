/** What steps of leases cause in this room. */

import type { Day } from '../../../domain/kit/brand.ts';
import type { EventsOf } from '../../../domain/kit/lifecycle.ts';
import { signLeasePath } from '../../../domain/kit/page/deal-paths.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import type { LeaseLifecycle } from '../../../domain/leases/machine.ts';
import { depositDue, refundDue, statementsUntil, withdrawalAnew } from '../../../domain/leases/rules/deadlines.ts';
import { fellThrough, isDepositAwaited, isRefundAwaited } from '../../../domain/leases/rules/status.ts';
import type { TaskKind } from '../../../domain/leases/types.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { neverCaused } from '../../kit/lifecycle/effects.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { bothSides, type LeaseMail, mailLease, transferDetails } from '../commands/mail-sides.ts';
import { type LeaseStep, leaseEngine } from '../lifecycle.ts';
import { leaseMails } from '../mail.ts';
import { loadFacts } from '../queries/facts.ts';
import { depositAccountOf } from '../queries/lease.ts';
import { restartTerms, setCalled, setDepositTerm, setPayoutAccount } from '../store/leases.ts';
import { deletePreparedRejection, insertRejection } from '../store/rejections.ts';
import { closeTasksOf, openTask } from '../store/tasks.ts';
import { signUnpaidEnd } from '../store/unpaid-end.ts';
import { sealLease, sealRejection } from './jobs.ts';

/** What a step of a lease causes in this room. */
export const leaseEffects = leaseEngine.effects({
  sealLease: async (services, tx, step) => {
    const { runId } = step.input;
    const { id, offerId, signerUid } = step.row;
    await startProgress(tx, { runId, offerId, flow: 'sign-submit', uid: signerUid });
    await enqueue(services, tx, sealLease, { leaseId: id, runId });
  },
  keepRejection: async (_services, tx, { row, now, uid, input }) => {
    await insertRejection(tx, { ...input, leaseId: row.id, uid, rejectedAt: now });
    await deletePreparedRejection(tx, row.id);
  },
  sealRejection: (services, tx, { row, input }) => enqueue(services, tx, sealRejection, { leaseId: row.id, documentId: input.documentId }),
  mailSides: async (services, tx, step) => mailLease(services, tx, step.row, bothSides, await mailOf(tx, step)),
  mailAdmins: async (services, tx, step) => mailLease(services, tx, step.row, ['admin'], await mailOf(tx, step)),
  keepUnpaidEnd: (_services, tx, { input: { statementId, signedAt, evidenceId } }) => signUnpaidEnd(tx, statementId, { signedAt, evidenceId }),
  voidUnpaidEnd: (services, tx, { row }) => voidFirst(services, tx, 'unpaid_end', row.offerId, row.offerName),
  keepNewTerm: (_services, tx, step) => setDepositTerm(tx, step.row.id, { depositDue: newTermOf(step), depositTermAt: step.now }),
  keepPayoutAccount: (_services, tx, { row, input }) => setPayoutAccount(tx, row.id, input.account),
  mailPayoutAccount: (services, tx, { row, input: { account } }) =>
    mailLease(services, tx, row, ['landlord'], { template: leaseMails.payout_account, details: { recipient: row.landlord.name, account } }),
  openTask: async (_services, tx, step) => {
    const { row, now } = step;
    const opened = taskOf(step);
    if (opened === null) return;
    const facts = { offer: row.offerName, ...(opened.reason === undefined ? {} : { reason: opened.reason }) };
    await openTask(tx, { key: `${opened.kind}:${row.id}:${now}`, kind: opened.kind, offerId: row.offerId, leaseId: row.id, facts });
  },
  closeTasks: async (services, tx, step) => {
    for (const kind of await settledBy(services, tx, step)) await closeTasksOf(tx, step.row.id, kind);
  },
  keepCall: (_services, tx, { row, now }) => setCalled(tx, row.id, now),
  restartTerms: async (_services, tx, { row, now, facts: { lease } }) => {
    const version = await publishedVersion(tx, row.offerId, row.offerVersion);
    const withdrawalUntil = withdrawalAnew(dayOf(now), version?.form.unitReceiptDeadline ?? 0);
    // A protocol that is taken up with its lease is the first one of the new count.
    const taken = lease.protocol !== null && lease.protocol.answer === null ? 1 : 0;
    await restartTerms(tx, row.id, { withdrawalUntil, roundsBefore: Math.max(0, lease.rounds - taken) });
  },
});

type CausingEvent<Effect> = EventsOf<LeaseLifecycle, Effect>;
type MailedStep = Extract<LeaseStep, { readonly on: CausingEvent<'mailSides' | 'mailAdmins'> }>;

/** By when the deposit is due anew: the day that the landlord chose, or as after a signing when a receipt was taken back. */
const newTermOf = (step: Extract<LeaseStep, { readonly on: CausingEvent<'keepNewTerm'> }>): Day =>
  step.on === 'setNewTerm' ? step.input.until : depositDue(dayOf(step.now));

/** What an admin has to look at after a step: money that has to go back, a problem, an objection. A part of an awaited deposit is no task. */
const taskOf = (
  step: Extract<LeaseStep, { readonly on: CausingEvent<'openTask'> }>,
): { readonly kind: TaskKind; readonly reason?: string } | null => {
  switch (step.on) {
    case 'bookReceipt':
      return isDepositAwaited(step.to) ? null : { kind: 'surplus' };
    case 'setProblem':
      return { kind: 'deposit_problem', reason: step.input.problem };
    case 'objectToRejection':
      return { kind: 'dispute', reason: step.input.reason };
    case 'callBoth':
      return { kind: 'long_stop' };
    default:
      return neverCaused(step);
  }
};

/** What a step is mailed as: everybody reads why somebody objected, and by when a rejection is refunded. */
const mailOf = async (tx: Tx, step: MailedStep): Promise<LeaseMail> => {
  const { row } = step;
  const amount = row.deposit;
  switch (step.on) {
    case 'sign': {
      const { account, holder } = await depositAccountOf(tx, row);
      const transfer = { ...transferDetails(row), recipient: holder.name, account };
      return {
        template: needsWrittenForm(row.months) ? leaseMails.signed_long : leaseMails.signed,
        details: (to, uid) => ({
          amount,
          day: row.depositDue,
          ...(to === 'tenant' && uid !== null ? { ...transfer, also: { path: signLeasePath(row.offerId, uid), button: 'receiver' } } : {}),
        }),
      };
    }
    case 'endUnpaid':
      return isRefundAwaited(step.to)
        ? {
            template: leaseMails.unpaid_end_refund,
            details: { amount: step.facts.lease.depositHeld, day: refundDue(step.now), statement: step.input.text },
          }
        : { template: leaseMails.unpaid_end, details: { statement: step.input.text } };
    case 'setNewTerm':
      return {
        template: leaseMails.new_term,
        details: (to) => ({ amount, day: step.input.until, ...(to === 'tenant' ? transferDetails(row) : {}) }),
      };
    case 'rejectPremises':
      return {
        template: leaseMails.rejected,
        details: { amount: step.facts.lease.depositHeld, day: refundDue(step.now), reason: step.input.description },
      };
    case 'callBoth':
      return { template: leaseMails.long_stop_call, details: { amount: step.facts.lease.depositHeld, day: statementsUntil(step.now) } };
    case 'longStop':
      return { template: leaseMails.long_stop, details: { amount: step.facts.lease.depositHeld, day: refundDue(step.now) } };
    case 'objectToRejection':
      return { template: leaseMails.objection, details: { reason: step.input.reason } };
    default:
      return neverCaused(step);
  }
};

/** Everything that stands open while the sides do not agree. */
const quarrels = ['dispute', 'long_stop', 'mediation', 'court_deposit'] as const;

const moneyBack = ['refund_late', 'surplus'] as const;

/** Which tasks of the console a step settles; what concerns a refund stays open while one is due, and files of the form while the lease may go on. */
const settledBy = async (services: Services, tx: Tx, { on, to, row }: TasksStep): Promise<readonly TaskKind[]> => {
  const isRefundDue = settles[on] === moneyBack && (await loadFacts(services, tx, row)).refund?.stage === 'due';
  return [...(isRefundDue ? [] : settles[on]), ...(fellThrough(to) ? (['form', 'deposit_overdue'] as const) : [])];
};

type TasksStep = Extract<LeaseStep, { readonly on: CausingEvent<'closeTasks'> }>;

const settles: Readonly<Record<CausingEvent<'closeTasks'>, readonly TaskKind[]>> = {
  receiveDeposit: ['deposit_overdue'],
  reverseReceipt: ['mediation', ...moneyBack],
  undoReceipt: moneyBack,
  undoLast: [...moneyBack, ...quarrels],
  endUnpaid: ['deposit_overdue'],
  setNewTerm: ['deposit_overdue'],
  clearProblem: ['deposit_problem'],
  attachProtocol: ['mediation'],
  withdrawProtocol: ['mediation'],
  declineProtocol: ['mediation'],
  confirmProtocol: quarrels,
  rejectPremises: quarrels,
  bookRefund: moneyBack,
  bookPartRefund: moneyBack,
  bookPayout: ['payout_late'],
  bookCourt: quarrels,
  endWithRefund: ['deposit_overdue', ...quarrels],
  endWithPayout: quarrels,
  goOnWithRefund: quarrels,
  goOnWithPayout: quarrels,
  resume: quarrels,
  longStop: quarrels,
};
