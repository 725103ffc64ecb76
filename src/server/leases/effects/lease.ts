/** What steps of leases and of signed offers cause in this room. */

import { transferTitle } from '../../../domain/deposits/rules/transfer.ts';
import type { EventsOf } from '../../../domain/kit/lifecycle.ts';
import type { LeaseLifecycle } from '../../../domain/leases/machine.ts';
import { refundDue } from '../../../domain/leases/rules/deadlines.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { neverCaused } from '../../kit/lifecycle/effects.ts';
import { offerEngine } from '../../offers/lifecycle.ts';
import { bothSides, type LeaseMail, mailLease } from '../commands/mail-sides.ts';
import { openLease } from '../commands/sign-lease.ts';
import { type LeaseStep, leaseEngine } from '../lifecycle.ts';
import { leaseMails } from '../mail.ts';
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
  mailSides: (services, tx, step) => mailLease(services, tx, step.row, bothSides, mailOf(step)),
  mailAdmins: (services, tx, step) => mailLease(services, tx, step.row, ['admin'], mailOf(step)),
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

/** What a step is mailed as: everybody reads why somebody objected, and by when a rejection is refunded. */
const mailOf = (step: MailedStep): LeaseMail => {
  const { row } = step;
  const amount = row.deposit;
  switch (step.on) {
    case 'sign':
      return {
        template: leaseMails.signed,
        details: (to) => ({
          amount,
          day: row.depositDue,
          ...(to === 'tenant'
            ? { reference: transferTitle(row.reference, row.offerName), path: `/contract/${row.offerId}/submit/${row.signerUid}` }
            : {}),
        }),
      };
    case 'endUnpaid':
      return { template: leaseMails.unpaid_end };
    case 'rejectPremises':
      return { template: leaseMails.rejected, details: { amount, day: refundDue(step.now) } };
    case 'objectToRejection':
      return { template: leaseMails.objection, details: { reason: step.input.reason } };
    default:
      return neverCaused(step);
  }
};

/** Which task of the console a step settles. */
const settledBy: Readonly<Record<Caused<'closeTasks'>, string>> = {
  receiveDeposit: 'deposit_overdue',
  bookRefund: 'refund_late',
  bookPayout: 'payout_late',
  bookDisputedPayout: 'payout_late',
  decideDispute: 'dispute',
};
