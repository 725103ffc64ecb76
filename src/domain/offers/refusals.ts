import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the offers room: form, lifecycle and booking. */
export const offersRefusals = {
  'offer.not_found': 'missing',
  'offer.no_access': 'denied',
  'offer.id_taken': 'exists',
  'offer.not_editable': 'precondition',
  'offer.stale_version': 'conflict',
  'offer.not_ready': 'invalid',
  'offer.already_active': 'precondition',
  'offer.already_booked': 'precondition',
  'offer.expired': 'precondition',
  'offer.not_expired': 'precondition',
  'offer.hidden': 'precondition',
  'offer.not_bookable': 'precondition',
  'offer.contact_only': 'precondition',
  'offer.own': 'denied',
  'offer.first_right': 'precondition',
  'offer.option_unavailable': 'precondition',
  'offer.too_many_reservations': 'precondition',
  'offer.booked_recently': 'precondition',
  'offer.consents_required': 'invalid',
  'offer.landlord_unverified': 'precondition',
  'offer.restore_too_late': 'precondition',
  'offer.reason_required': 'invalid',
  'question.incomplete': 'invalid',
  'question.own': 'denied',
  'question.not_yours': 'denied',
  'question.too_many': 'exhausted',
  'question.not_found': 'missing',
  'question.answer_required': 'invalid',
  'question.offer_closed': 'precondition',
  'reservation.not_found': 'missing',
  'reservation.not_yours': 'denied',
  'reservation.expired': 'precondition',
  'reservation.still_running': 'precondition',
  'image.order_mismatch': 'conflict',
  'image.too_many': 'precondition',
  'image.too_large': 'invalid',
  'image.too_small': 'invalid',
  'image.too_many_pixels': 'invalid',
  'image.not_a_picture': 'invalid',
  'image.wrong_type': 'invalid',
  'image.heic': 'invalid',
  'image.damaged': 'invalid',
  'image.not_found': 'missing',
  'image.none_sent': 'invalid',
  'photo.flagged': 'precondition',
  'photo.blank': 'precondition',
  'photo.duplicate': 'precondition',
  // Problems of the add-offer form, each with a field path, inside `offer.not_ready`:
  'form.rooms_sum': 'invalid',
  'form.availability_order': 'invalid',
  'form.valid_to_past': 'invalid',
  'form.sublease_required': 'invalid',
  'form.lease_option_required': 'invalid',
  'form.infinite_with_end': 'invalid',
  'form.term_over_availability': 'invalid',
  'form.end_after_availability': 'invalid',
  'form.long_unavailable': 'invalid',
  'form.declaration_terms': 'invalid',
  'form.declaration_signature': 'invalid',
  'form.declaration_binding': 'invalid',
  'form.declaration_irrevocable': 'invalid',
  'form.declaration_truth': 'invalid',
  'form.none_with_others': 'invalid',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly offers: typeof offersRefusals;
  }
}

/** Refuses on behalf of offers. */
export const refuse = refuser(offersRefusals);
