import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Appointment, AttachedProtocol } from '../../../domain/leases/types.ts';
import { newId } from '../../kit/database/ids.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { neverCaused } from '../../kit/lifecycle/effects.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { supersedeOthers } from '../../signing/commands/draw-and-seal.ts';
import { mailAppointed } from '../commands/mail-appointed.ts';
import { mailCancelled, mailRestored } from '../commands/mail-cancelled.ts';
import { mailEarly, mailProposal } from '../commands/mail-meeting.ts';
import { mailAttached, mailDeclined, mailWithdrawn } from '../commands/mail-protocol.ts';
import { saveAppointment, saveEarly, saveProposal } from '../store/appointments.ts';
import { closeRound, insertRound } from '../store/protocol.ts';
import { sealProtocol } from './jobs.ts';

/** What a step of a lease causes at the handover. */
export const handoverEffects = leaseEngine.effects({
  keepProtocol: async (_services, tx, step) => {
    const { row, input } = step;
    const { round, side: submitterSide, submitterUid, submitterName, submittedAt, data, document } = input;
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
        return mailWithdrawn(services, tx, row, found(protocol, row).submitterSide, reception);
      case 'declineProtocol':
        return mailDeclined(services, tx, row, { protocol: found(protocol, row), reason: step.input.reason, at: step.now }, reception);
      default:
        return neverCaused(step);
    }
  },
  keepAppointment: (_services, tx, { row, uid, input: { appointment, windowFrom = null } }) =>
    saveAppointment(tx, row.id, { ...appointment, windowFrom }, uid),
  keepProposal: (_services, tx, { row, uid, now, input }) => saveProposal(tx, { ...input, leaseId: row.id, proposedAt: now, proposedBy: actor(uid) }),
  mailProposal: (services, tx, { row, input }) => mailProposal(services, tx, row, input),
  keepEarly: (_services, tx, { row, uid, now, input: { side }, facts: { lease } }) =>
    saveEarly(tx, { leaseId: row.id, side, meetingAt: meetingOf(lease.reception), agreedAt: now, agreedBy: actor(uid) }),
  mailEarly: (services, tx, { row, input: { side }, facts: { lease } }) =>
    mailEarly(services, tx, row, { side, meetingAt: meetingOf(lease.reception), isAgreed: lease.early.some((agreed) => agreed !== side) }),
  mailAppointment: (services, tx, { row, input, facts }) =>
    mailAppointed(services, tx, row, { person: input.appointment, before: facts.lease, lang: input.lang }),
  cancelMeeting: (services, tx, { row, now, facts: { lease } }) => mailCancelled(services, tx, row, { ...lease, now }),
  restoreMeeting: (services, tx, { row, now, facts: { lease } }) => mailRestored(services, tx, row, { ...lease, now }),
});

/** Only a person with an account agrees or proposes. */
const actor = (uid: Id | null): Id => {
  if (uid === null) throw new Error('nobody agreed');
  return uid;
};

/** The guard let the step through because there is a meeting. */
const meetingOf = (reception: Appointment | null): Instant => {
  if (reception?.meetingAt == null) throw new Error('there is no meeting to hand over before');
  return reception.meetingAt;
};

/** The protocol that the step found attached. */
const found = (protocol: AttachedProtocol | null, { id }: LeaseRow): AttachedProtocol => {
  if (protocol === null) throw new Error(`lease ${id} has no protocol attached`);
  return protocol;
};
