import { z } from 'zod';
import { call } from '../kit/call.ts';
import { commandId, consents, documentLink, done, id, page, pageOf, sha256, sixDigits, uid } from '../kit/shapes.ts';
import { leaseOption } from '../offers/schema/lease-option.ts';
import { lease, task, tickedReasons } from './schema.ts';

const offerId = z.object({ offerId: id });
const command = z.object({ offerId: id, commandId });

/** Calls of the leases room (docs/rules/leases.md). */
export const leasesCalls = {
  getPreparedLease: call({
    wire: 'onOfferSign',
    in: z.object({ offer: z.object({ id, version: z.int().optional() }).loose(), selectedOfferOption: leaseOption, commandId }),
    out: z.object({ document: documentLink.nullable() }),
    errors: ['offer.not_found', 'reservation.not_yours'],
    who: 'signed-in',
  }),
  signLease: call({
    wire: 'onOfferSignConfirm',
    in: z.object({ userUid: uid, offerId: id, code: sixDigits, documentSha256: sha256, consents, commandId }),
    out: z.object({ leaseId: id, offerId: id }),
    errors: [
      'reservation.not_yours',
      'reservation.expired',
      'code.wrong',
      'code.expired',
      'code.too_many_tries',
      'signing.document_missing',
      'offer.not_found',
      'offer.landlord_unverified',
      'person.email_unverified',
      'person.email_change_pending',
      'signing.document_changed',
      'signing.consents_required',
      'person.identity_not_accepted',
      'person.company_not_accepted',
      'lifecycle.not_allowed',
    ],
    who: 'signed-in',
  }),
  getLease: call({ wire: 'getLease', in: offerId, out: lease, errors: ['lease.not_found'], who: 'signed-in', read: true }),
  endUnpaidLease: call({
    wire: 'endUnpaidLease',
    in: command,
    out: done,
    errors: ['lease.not_found', 'lifecycle.not_allowed', 'lifecycle.wrong_actor', 'lease.not_yet_overdue'],
    who: 'signed-in',
  }),
  rejectPremises: call({
    wire: 'rejectProtocol',
    in: z.object({ offerId: id, uid: uid.optional(), ...tickedReasons, commandId }),
    out: done,
    errors: ['lease.not_found', 'lifecycle.not_allowed', 'lifecycle.wrong_actor', 'rejection.reason_required'],
    who: 'signed-in',
  }),
  objectToRejection: call({
    wire: 'objectToRejection',
    in: z.object({ offerId: id, reason: z.string().trim().min(10).max(1000), commandId }),
    out: done,
    errors: ['lease.not_found', 'lease.not_disputed', 'rejection.objection_too_late'],
    who: 'signed-in',
  }),
  acknowledgeSignedLease: call({ wire: 'notifyAdminOnContractSigned', in: command, out: done, errors: ['lease.not_found'], who: 'signed-in' }),
  /** What waits for the operator. */
  listTasks: call({
    wire: 'listTasks',
    in: z.object({ open: z.boolean().default(true), page }),
    out: pageOf(task),
    errors: [],
    who: 'admin',
    read: true,
  }),
  closeTask: call({ wire: 'closeTask', in: z.object({ taskId: id, commandId }), out: done, errors: ['task.not_found'], who: 'admin' }),
};
