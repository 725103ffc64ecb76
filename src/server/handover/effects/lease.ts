import type { AttachedProtocol } from '../../../domain/leases/types.ts';
import { newId } from '../../kit/database/ids.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { neverCaused } from '../../kit/lifecycle/effects.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { supersedeOthers } from '../../signing/commands/draw-and-seal.ts';
import { mailAppointed } from '../commands/mail-appointed.ts';
import { mailAttached, mailDeclined, mailWithdrawn } from '../commands/mail-protocol.ts';
import { closeRound, insertRound, saveAppointment } from '../store.ts';
import { sealProtocol } from './jobs.ts';

/** What a step of a lease causes at the handover. */
export const handoverEffects = leaseEngine.effects({
  keepProtocol: async (_services, tx, step) => {
    const { row, input } = step;
    const { round, side: submitterSide, submitterUid, submitterName, submittedAt, data, document } = input;
    await document.keep(tx);
    await supersedeOthers(tx, { id: document.id, kind: 'protocol', offerId: row.offerId }, submittedAt);
    await insertRound(tx, {
      id: newId(),
      leaseId: row.id,
      round,
      submitterSide,
      submitterUid,
      submitterName,
      data,
      documentId: document.id,
      submittedAt,
    });
  },
  closeRound: async (_services, tx, step) => {
    const { id } = step.row;
    switch (step.on) {
      case 'withdrawProtocol':
        return closeRound(tx, id, 'withdrawn', step.now, null);
      case 'confirmProtocol':
        return closeRound(tx, id, 'confirmed', step.input.signedAt, null);
      case 'declineProtocol':
        return closeRound(tx, id, 'declined', step.now, step.input.reason);
      default:
        return neverCaused(step);
    }
  },
  sealProtocol: (services, tx, { row }) => enqueue(services, tx, sealProtocol, { leaseId: row.id }),
  mailProtocol: async (services, tx, step) => {
    const { row } = step;
    const { protocol, reception } = step.facts.lease;
    switch (step.on) {
      case 'attachProtocol':
        return mailAttached(services, tx, row, step.input, reception);
      case 'withdrawProtocol':
        return mailWithdrawn(services, tx, row, found(protocol, row).submitterSide);
      case 'declineProtocol':
        return mailDeclined(services, tx, row, found(protocol, row), step.input.reason);
      default:
        return neverCaused(step);
    }
  },
  keepAppointment: (_services, tx, { row, uid, input }) => saveAppointment(tx, row.id, input.appointment, uid),
  mailAppointment: (services, tx, { row, input }) => mailAppointed(services, tx, row, input.appointment, input.lang),
});

/** The protocol that the step found attached. */
const found = (protocol: AttachedProtocol | null, { id }: LeaseRow): AttachedProtocol => {
  if (protocol === null) throw new Error(`lease ${id} has no protocol attached`);
  return protocol;
};
