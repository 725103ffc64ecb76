/** What steps of leases and of signed offers cause in this room. */

import type { EventsOf } from '../../../domain/kit/lifecycle.ts';
import type { LeaseLifecycle } from '../../../domain/leases/machine.ts';
import { refundDue } from '../../../domain/leases/rules/deadlines.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { offerEngine } from '../../offers/lifecycle.ts';
import { type MailDetails, mailAdmins, mailSide } from '../commands/mail-sides.ts';
import { openLease } from '../commands/sign-lease.ts';
import { type LeaseStep, leaseEngine } from '../lifecycle.ts';
import type { LeasingEvent } from '../mail.ts';
import { insertRejection } from '../store/rejections.ts';
import { closeTasksOf, openTask } from '../store/tasks.ts';
import { sealLease } from './jobs.ts';

/** What a step of a lease causes in this room. */
export const leaseEffects = leaseEngine.effects({
  sealLease: async (services, tx, step) => {
    const { runId } = step.input;
    const { id, offerId, signerUid } = step.row;
    await startProgress(tx, { runId, offerId, flow: 'sign-submit', uid: signerUid });
    await enqueue(services, tx, sealLease, { leaseId: id, runId });
  },
  keepRejection: (_services, tx, { row, now, uid, input }) => insertRejection(tx, row.id, { at: now, uid, reasons: input.reasons }),
  mailSides: async (services, tx, step) => {
    const event = mailOf(step);
    for (const side of ['landlord', 'tenant'] as const) await mailSide(services, tx, step, event, side, detailsOf(step));
  },
  mailAdmins: async (services, tx, step) => {
    await mailAdmins(services, tx, step, mailOf(step), detailsOf(step));
  },
  openDisputeTask: async (_services, tx, step) => {
    const { row, now, input } = step;
    const facts = { offer: row.offerName, reason: input.reason };
    await openTask(tx, { key: `dispute:${row.id}:${now}`, kind: 'dispute', offerId: row.offerId, leaseId: row.id, facts });
  },
  closeTasks: (_services, tx, { on, row }) => closeTasksOf(tx, row.id, settledBy[on]),
});

/** What a step of an offer causes in this room. */
export const leaseOfferEffects = offerEngine.effects({ openLease });

type Caused<Effect> = EventsOf<LeaseLifecycle, Effect>;
type MailedStep = Extract<LeaseStep, { readonly on: Caused<'mailSides' | 'mailAdmins'> }>;

const mailsOfEvents: Readonly<Record<Exclude<MailedStep['on'], 'decideDispute'>, LeasingEvent>> = {
  sign: 'lease_signed',
  receiveDeposit: 'deposit_received',
  reverseReceipt: 'deposit_reversed',
  endUnpaid: 'unpaid_end',
  rejectPremises: 'premises_rejected',
  bookRefund: 'refund_booked',
  bookPayout: 'payout_booked',
  bookDisputedPayout: 'payout_booked',
  objectToRejection: 'objection',
};

const mailOf = (step: MailedStep): LeasingEvent => {
  if (step.on === 'decideDispute') return step.input.refund ? 'dispute_refund' : 'dispute_payout';
  return mailsOfEvents[step.on];
};

/** Everybody reads why somebody objected, why it was decided so, and by when a rejection is refunded. */
const detailsOf = (step: MailedStep): MailDetails => {
  if (step.on === 'rejectPremises') return { day: refundDue(step.now) };
  return step.on === 'objectToRejection' || step.on === 'decideDispute' ? { reason: step.input.reason } : {};
};

/** Which task of the console a step settles. */
const settledBy: Readonly<Record<Caused<'closeTasks'>, string>> = {
  receiveDeposit: 'deposit_overdue',
  bookRefund: 'refund_late',
  bookPayout: 'payout_late',
  bookDisputedPayout: 'payout_late',
  decideDispute: 'dispute',
};
