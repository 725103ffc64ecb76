import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the handover room: appointments and the protocol. */
export const handoverRefusals = {
  'appointment.invalid': 'invalid',
  'appointment.closed': 'precondition',
  'appointment.date_not_future': 'invalid',
  'appointment.date_too_late': 'invalid',
  'appointment.date_before_availability': 'invalid',
  'appointment.hour_invalid': 'invalid',
  'appointment.email_invalid': 'invalid',
  'appointment.authorization_required': 'invalid',
  'protocol.access_denied': 'denied',
  'protocol.stale_version': 'conflict',
  'protocol.not_editable': 'precondition',
  'protocol.invalid': 'invalid',
  'protocol.missing_data': 'precondition',
  'protocol.deposit_pending': 'precondition',
  'protocol.transfer_missing': 'precondition',
  'protocol.reception_missing': 'precondition',
  'protocol.first_right': 'precondition',
  'protocol.rounds_used': 'precondition',
  'protocol.reason_required': 'invalid',
  'protocol.deposit_problem': 'precondition',
} as const satisfies RefusalCatalogue;

/** Refuses on behalf of handover. */
export const refuse = refuser(handoverRefusals);
