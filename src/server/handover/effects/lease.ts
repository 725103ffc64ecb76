import { otherSide } from '../../../domain/leases/rules/protocol-guards.ts';
import { newId } from '../../kit/database/ids.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { supersedeOthers } from '../../signing/commands/draw-and-seal.ts';
import { mailAppointed } from '../commands/mail-appointed.ts';
import { mailAttached, mailDeclined, mailWithdrawn } from '../commands/mail-protocol.ts';
import { closeRound, insertRound } from '../store.ts';
import { sealProtocol } from './jobs.ts';

/** What a step of a lease causes at the handover. */
export const handoverEffects = leaseEngine.effects({
  keepProtocol: async (_services, tx, step) => {
    if (step.on !== 'attachProtocol') return;
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
    if (step.on === 'withdrawProtocol') await closeRound(tx, id, 'withdrawn', step.now, null);
    if (step.on === 'confirmProtocol') await closeRound(tx, id, 'confirmed', step.input.signedAt, null);
    if (step.on === 'declineProtocol') await closeRound(tx, id, 'declined', step.now, step.input.reason);
  },
  sealProtocol: (services, tx, { row }) => enqueue(services, tx, sealProtocol, { leaseId: row.id }),
  mailProtocol: async (services, tx, step) => {
    const { before, row } = step;
    const submitter = before.protocolSubmitterSide;
    if (step.on === 'attachProtocol') await mailAttached(services, tx, row, { side: step.input.side, name: step.input.submitterName });
    if (step.on === 'withdrawProtocol' && submitter !== null) await mailWithdrawn(services, tx, row, submitter);
    if (step.on === 'declineProtocol' && submitter !== null) await mailDeclined(services, tx, row, otherSide(submitter), step.input.reason);
  },
  mailAppointment: async (services, tx, step) => {
    if (step.on === 'nameReceiver' || step.on === 'nameTransfer')
      await mailAppointed(services, tx, step.row, step.input.appointment, step.input.lang);
  },
});
