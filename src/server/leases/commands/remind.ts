/** Reminds the sides of a lease, or its admins, when the clock says so. */

import { nextStep, timeline } from '../../../domain/leases/rules/timeline.ts';
import type { Side } from '../../../domain/leases/types.ts';
import type { Due, Duty } from '../../kit/clock/duties.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { notice } from '../../kit/live/notices.ts';
import type { LeasingEvent } from '../mail.ts';
import { loadFacts } from '../queries/facts.ts';
import { type LeaseRow, leaseById } from '../store/leases.ts';
import { openTask } from '../store/tasks.ts';
import { type MailDetails, mailAdmins, mailSide } from './mail-sides.ts';

/** A reminder: its mail, who gets it, what it says beside the lease's own data, and whether admins get a task of the mail's name. */
export type Reminder = {
  readonly event: LeasingEvent;
  readonly to: readonly (Side | 'admin')[];
  readonly details?: MailDetails;
  readonly task?: boolean;
};

/** Fulfils a duty of the clock about a lease: mails it and, where an admin has to act, opens a task. */
export const reminding =
  (reminderOf: (row: LeaseRow, services: Services, tx: Tx) => Reminder | Promise<Reminder>): Duty['fulfil'] =>
  async (services, tx, due) => {
    const row = await leaseById(tx, due.id);
    if (row !== null) await remind(services, tx, due, row, await reminderOf(row, services, tx));
  };

const remind = async (services: Services, tx: Tx, due: Due, row: LeaseRow, { event, to, details, task = false }: Reminder): Promise<void> => {
  const once = `${row.id}:${event}:${due.occasion}`;
  for (const who of to)
    await (who === 'admin'
      ? mailAdmins(services, tx, { row }, event, details, once)
      : mailSide(services, tx, { row }, event, who, details, { once }));
  if (task) {
    const facts = { offer: row.offerName, state: row.state };
    await openTask(tx, { key: once, kind: event, offerId: row.offerId, leaseId: row.id, facts });
  }
  await notice(tx, ['admin', `offer:${row.offerId}`]);
};

/** Reminds the side that is silent, or both where both may act. */
export const remindSilent = reminding(async (row, services, tx) => {
  const silent = nextStep(timeline(await loadFacts(services, tx, row)), 'tenant')?.actor;
  return { event: 'waiting_reminder', to: silent === 'landlord' || silent === 'tenant' ? [silent] : ['landlord', 'tenant'] };
});

/** Hands a lease to an admin who mediates. */
export const askToMediate = reminding(() => ({ event: 'mediation', to: ['admin'], task: true }));
