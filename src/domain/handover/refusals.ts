import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the handover room: persons named and the protocol's content (docs/rules/handover.md#persons). */
export const handoverRefusals = {
  'appointment.invalid': 'invalid',
  'appointment.closed': 'precondition',
  'appointment.name_required': 'invalid',
  'appointment.email_invalid': 'invalid',
  'appointment.date_required': 'invalid',
  'appointment.date_not_future': 'invalid',
  'appointment.date_before_start': 'invalid',
  'appointment.date_too_late': 'invalid',
  'appointment.meeting_began': 'invalid',
  'appointment.hour_required': 'invalid',
  'appointment.authorization_required': 'invalid',
  'protocol.access_denied': 'denied',
  'protocol.stale_version': 'conflict',
  'protocol.invalid': 'invalid',
  'protocol.missing_data': 'precondition',
  'protocol.reason_required': 'invalid',
  'protocol.name_required': 'invalid',
  'protocol.text_too_long': 'invalid',
  'protocol.quantity_invalid': 'invalid',
  'protocol.reading_invalid': 'invalid',
  'protocol.rooms_missing': 'invalid',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly handover: typeof handoverRefusals;
  }
}

/** Refuses on behalf of handover. */
export const refuse = refuser(handoverRefusals);
