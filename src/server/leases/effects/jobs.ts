/** What steps of a lease bring about. */

import { z } from 'zod';
import { issueInvoices } from '../../invoices/commands/issue-invoices.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { defineJob, enqueue } from '../../kit/jobs/jobs.ts';
import { tellAdmins, tellSide } from '../commands/mail-sides.ts';
import type { LeaseMoved } from '../commands/transition.ts';

/** Appends the evidence page to a signed lease and seals it. The lease stands whatever happens here, so it is tried for days. */
export const sealLease = defineJob({
  name: 'leasing.seal',
  payload: z.object({ leaseId: z.string(), runId: z.string() }),
  key: ({ leaseId }) => leaseId,
  retries: 60,
  backoffSeconds: 5,
  expireSeconds: 300,
});

/** Draws the issued invoices of a lease, stores the structured files and mails them. */
export const drawInvoices = defineJob({
  name: 'leasing.invoices',
  payload: z.object({ leaseId: z.string() }),
  key: ({ leaseId }) => leaseId,
  retries: 60,
  backoffSeconds: 5,
  expireSeconds: 300,
});

/** What an effect does within the transaction of the step: it only writes rows (mail, jobs, invoices). */
type Effect = (services: Services, tx: Tx, moved: LeaseMoved) => Promise<void>;

const bothSides =
  (event: Parameters<typeof tellSide>[3], admins = false): Effect =>
  async (services, tx, moved) => {
    await tellSide(services, tx, moved, event, 'landlord');
    await tellSide(services, tx, moved, event, 'tenant');
    if (admins) await tellAdmins(services, tx, moved, event);
  };

/** Effects that the lifecycle's table names and this room owes; the protocol's own mails and seal are the handover room's. */
export const effects: Readonly<Record<string, Effect>> = {
  invoices: (services, tx, moved) => issueInvoices(services, tx, moved),
  drawInvoices: (services, tx, moved) => enqueue(services, tx, drawInvoices, { leaseId: moved.row.id }),
  tellSigned: bothSides('lease_signed', true),
  tellDepositReceived: bothSides('deposit_received'),
  tellDepositReversed: bothSides('deposit_reversed'),
  tellUnpaidEnd: bothSides('unpaid_end'),
  tellPremisesRejected: bothSides('premises_rejected', true),
  tellRefundBooked: bothSides('refund_booked'),
  tellPayoutBooked: bothSides('payout_booked'),
};
