/** Reminds the sides of a lease, or its admins, when the clock says so. */

import { nextStep, timeline } from '../../../domain/leases/rules/timeline.ts';
import type { TaskKind } from '../../../domain/leases/types.ts';
import type { DueSubject, Duty } from '../../kit/clock/duties.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { notice } from '../../kit/live/notices.ts';
import type { EventMail, MailAudience } from '../../kit/mail/event-mail.ts';
import { leaseMails } from '../mail.ts';
import { loadFacts } from '../queries/facts.ts';
import { type LeaseRow, leaseById } from '../store/leases.ts';
import { openTask } from '../store/tasks.ts';
import { type LeaseMail, mailLease } from './mail-sides.ts';

/** A reminder: its mail, who gets it, what it says beside the lease's own data, and the task that admins get. */
export type Reminder = {
  readonly mail: EventMail;
  readonly to: readonly MailAudience[];
  readonly details?: LeaseMail['details'];
  readonly task?: TaskKind;
};

/** Fulfils a duty of the clock about a lease: mails it and, where an admin has to act, opens a task. */
export const reminding =
  (reminderOf: (row: LeaseRow, services: Services, tx: Tx) => Reminder | Promise<Reminder>): Duty['fulfil'] =>
  async (services, tx, due) => {
    const row = await leaseById(tx, due.id);
    if (row !== null) await remind(services, tx, due, row, await reminderOf(row, services, tx));
  };

const remind = async (services: Services, tx: Tx, { occasion }: DueSubject, row: LeaseRow, reminder: Reminder): Promise<void> => {
  const { mail: template, to, details = {}, task } = reminder;
  const once = `${row.id}:${occasion}`;
  await mailLease(services, tx, row, to, { template, details, once });
  if (task !== undefined) {
    const facts = { offer: row.offerName, state: row.state };
    await openTask(tx, { key: `${task}:${once}`, kind: task, offerId: row.offerId, leaseId: row.id, facts });
  }
  await notice(tx, ['admin', `offer:${row.offerId}`]);
};

/** Reminds the side that is silent, or both where both may act. */
export const remindSilent = reminding(async (row, services, tx) => {
  const silent = nextStep(timeline(await loadFacts(services, tx, row), await databaseNow(tx)), 'tenant')?.actor;
  return { mail: leaseMails.waiting, to: silent === 'landlord' || silent === 'tenant' ? [silent] : ['landlord', 'tenant'] };
});

/** Hands a lease to an admin who mediates. */
export const askToMediate = reminding(() => ({ mail: leaseMails.mediation, to: ['admin'], task: 'mediation' }));
