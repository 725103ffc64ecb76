import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** What the handover room refuses, in words. */
export const en = {
  'refusal.appointment.invalid': 'Correct the marked fields.',
  'refusal.appointment.closed': 'The persons can no longer be changed: the protocol has been sent or the lease has ended.',
  'refusal.appointment.name_required': 'This field is required.',
  'refusal.appointment.email_invalid': 'Enter a valid e-mail address.',
  'refusal.appointment.date_required': 'Give the day of the handover as day.month.year.',
  'refusal.appointment.date_not_future': 'Future date required.',
  'refusal.appointment.date_before_start': 'The premises can be taken over on {from} at the earliest.',
  'refusal.appointment.date_too_late': 'The premises must be taken over by {to} (the offer gives {days} days).',
  'refusal.appointment.meeting_began': 'The agreed hour has come. You can name another time after {until} if there is no protocol by then.',
  'refusal.appointment.hour_required': 'Give the hour of the handover, for example 10:30.',
  'refusal.appointment.authorization_required': 'Tick the authorisation of this person.',
  'refusal.protocol.access_denied': 'You do not have access to this form!',
  'refusal.protocol.stale_version': 'This protocol has been saved on another device in the meantime. Load the newer version.',
  'refusal.protocol.invalid': 'The protocol has places to correct.',
  'refusal.protocol.missing_data': 'Required data to sign the protocol is missing.',
  'refusal.protocol.reason_required': 'Write what must be corrected in the protocol.',
  'refusal.protocol.name_required': 'Give a name.',
  'refusal.protocol.text_too_long': 'The text may have at most {max} characters.',
  'refusal.protocol.quantity_invalid': 'Give the quantity as a number of 0 or more.',
  'refusal.protocol.reading_invalid': 'Give the reading in digits, for example 1234.5.',
  'refusal.protocol.rooms_missing': 'Add at least one room.',
} as const satisfies WordsLike<typeof pl>;
