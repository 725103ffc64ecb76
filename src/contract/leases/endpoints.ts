import { z } from 'zod';
import { consoleNumbers, leaseNumbers } from '../../domain/kit/numbers.ts';
import { representationRefusals } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { adminReason, commandId, consents, day, documentLink, done, id, instant, page, pageOf, sha256, sixDigits, uid } from '../kit/shapes.ts';
import { leaseOption } from '../offers/schema/lease-option.ts';
import { signature, signatureRefusals } from '../signing/schema.ts';
import { formFileToReview } from './schema/form.ts';
import { lease, rejectionStatement, task } from './schema.ts';

const offerId = z.object({ offerId: id });
const command = z.object({ offerId: id, commandId });

/** What keeps a tenant from refusing the premises. */
const rejectionRefusals = [
  'lease.withdrawal_over',
  'lease.not_found',
  'lifecycle.not_allowed',
  'lifecycle.wrong_actor',
  'rejection.reason_required',
  'rejection.description_required',
  'rejection.photo_wrong',
  'rejection.no_meeting',
  'rejection.before_meeting',
  ...representationRefusals,
] as const;

/** What keeps a landlord from ending an unpaid lease. */
const unpaidEndRefusals = [
  'lease.not_found',
  'lifecycle.not_allowed',
  'lifecycle.wrong_actor',
  'lease.not_yet_overdue',
  'lease.unpaid_end_over',
] as const;

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
    /** `waitsUntil`: it was the first of two signatures; no lease exists before the second. */
    out: z.object({ leaseId: id.nullable(), offerId: id, waitsUntil: instant.nullable() }),
    errors: [
      'signing.waits_for_second',
      'company.cosigner_needed',
      'reservation.not_yours',
      'reservation.expired',
      'offer.not_found',
      'offer.landlord_unverified',
      'lifecycle.not_allowed',
      ...signatureRefusals,
      ...representationRefusals,
    ],
    who: 'signed-in',
  }),
  nameLeaseSigners: call({
    wire: 'nameLeaseSigners',
    in: z.object({ offerId: id, cosignerUid: uid.optional(), commandId }),
    out: done,
    errors: [
      'reservation.not_yours',
      'reservation.expired',
      'signing.waits_for_second',
      'company.cosigner_needed',
      'company.cosigner_wrong',
      ...representationRefusals,
    ],
    who: 'signed-in',
  }),
  getLease: call({ wire: 'getLease', in: offerId, out: lease, errors: ['lease.not_found'], who: 'signed-in', read: true }),
  /** The text by which the landlord ends an unpaid lease, as it is going to be signed, by whom. */
  prepareUnpaidEnd: call({
    wire: 'prepareUnpaidEnd',
    in: z.object({ offerId: id, cosignerUid: uid.optional() }),
    out: z.object({ text: z.string(), documentSha256: sha256 }),
    errors: [...unpaidEndRefusals, ...representationRefusals, 'company.cosigner_needed', 'company.cosigner_wrong', 'signing.waits_for_second'],
    who: 'signed-in',
  }),
  endUnpaidLease: call({
    wire: 'endUnpaidLease',
    in: z.object({ offerId: id, ...signature, commandId }),
    /** `waitsUntil`: it was the first of two signatures; the lease goes on before the second. */
    out: done.extend({ waitsUntil: instant.nullable() }),
    errors: [...unpaidEndRefusals, 'signing.waits_for_second', 'signing.code_required', ...signatureRefusals],
    who: 'signed-in',
  }),
  /** The landlord who did not end an unpaid lease in time sets a new day for the deposit, which opens a new time. */
  setNewDepositTerm: call({
    wire: 'setNewDepositTerm',
    in: z.object({ offerId: id, until: day, commandId }),
    out: done,
    errors: ['lease.not_found', 'lifecycle.not_allowed', 'lifecycle.wrong_actor', 'lease.unpaid_end_runs', 'lease.new_term_outside'],
    who: 'signed-in',
  }),
  /** The landlord names the account of its company's accepted data for the payout of the deposit, in the place of the frozen one. `account` is the one that was shown. */
  changePayoutAccount: call({
    wire: 'changePayoutAccount',
    in: z.object({ offerId: id, account: z.string().trim().max(40), commandId }),
    out: done,
    errors: [
      'lease.not_found',
      'lifecycle.not_allowed',
      'lifecycle.wrong_actor',
      'deposit.payout_over',
      'deposit.account_not_accepted',
      'person.email_change_pending',
    ],
    who: 'signed-in',
  }),
  /** Draws the refusal of the premises as the tenant is going to sign it. */
  prepareRejection: call({
    wire: 'prepareRejection',
    in: z.object({ offerId: id, ...rejectionStatement }),
    out: documentLink,
    errors: [...rejectionRefusals],
    who: 'signed-in',
  }),
  rejectPremises: call({
    wire: 'rejectProtocol',
    in: z.object({
      offerId: id,
      uid: uid.optional(),
      ...rejectionStatement,
      ...signature,
      commandId,
    }),
    out: done,
    errors: [...rejectionRefusals, 'signing.code_required', ...signatureRefusals],
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
  /** Both sides declare the day on which signed originals were exchanged. Files are uploaded outside the calls: `POST /leases/{offerId}/form`. */
  declareLeaseForm: call({
    wire: 'declareLeaseForm',
    in: z.object({ offerId: id, day, commandId }),
    out: done,
    errors: ['lease.not_found', 'written_form.not_needed', 'written_form.lease_ended', 'written_form.day_impossible', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  /** Files of the written form that wait for the moderator, or those looked at. */
  listLeaseForms: call({
    wire: 'listLeaseForms',
    in: z.object({ waiting: z.boolean().default(true), page }),
    out: pageOf(formFileToReview),
    errors: [],
    who: 'admin',
    read: true,
  }),
  reviewLeaseForm: call({
    wire: 'reviewLeaseForm',
    in: z.object({
      fileId: id,
      accepted: z.boolean(),
      note: z.string().trim().min(consoleNumbers.reasonMin).max(leaseNumbers.formNoteMax),
      commandId,
    }),
    out: done,
    errors: ['written_form.file_not_found', 'written_form.reviewed', 'written_form.lease_ended', 'lifecycle.not_allowed'],
    who: 'admin',
  }),
  /** What waits for the operator. */
  listTasks: call({
    wire: 'listTasks',
    in: z.object({ open: z.boolean().default(true), page }),
    out: pageOf(task),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Closes a task for good, with a reason that stays in the event log. */
  closeTask: call({
    wire: 'closeTask',
    in: z.object({ taskId: id, reason: adminReason, commandId }),
    out: done,
    errors: ['task.not_found'],
    who: 'admin',
  }),
};
