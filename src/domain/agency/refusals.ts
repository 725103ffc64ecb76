import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the agency room: proposals, agreements and what an agent may do under them. */
export const agencyRefusals = {
  'agency.not_agent': 'denied',
  'agency.proposal_wrong': 'invalid',
  'agency.field_required': 'invalid',
  'agency.number_wrong': 'invalid',
  'agency.phone_wrong': 'invalid',
  'agency.email_wrong': 'invalid',
  'agency.own_email': 'invalid',
  'agency.fee_wrong': 'invalid',
  'agency.last_day_wrong': 'invalid',
  'agency.offer_incomplete': 'precondition',
  'agency.insurance_wrong': 'invalid',
  'agency.insurance_sum_low': 'invalid',
  'agency.insurance_over': 'invalid',
  'agency.insurance_missing': 'precondition',
  'agency.insurance_expired': 'precondition',
  'agency.sole_signer_needed': 'precondition',
  'agency.already_signed': 'exists',
  'agency.already_pending': 'exists',
  'agency.not_found': 'missing',
  'agency.denied': 'denied',
  'agency.link_over': 'denied',
  'agency.over': 'precondition',
  'agency.still_running': 'precondition',
  'agency.offer_gone': 'precondition',
  'agency.booked': 'precondition',
  'agency.not_revocable': 'precondition',
  'agency.waits_for_owner': 'precondition',
  'agency.not_in_force': 'precondition',
  'agency.form_missing': 'precondition',
  'agency.long_term_form': 'precondition',
  'agency.rent_below': 'precondition',
  'agency.premises_changed': 'precondition',
  'agency.owner_unverified': 'precondition',
  'agency.owner_company_differs': 'precondition',
  'agency.owner_signs_jointly': 'precondition',
  'agency.file_wrong': 'invalid',
  'agency.file_unreadable': 'invalid',
  'agency.file_other_document': 'invalid',
  'agency.file_changed': 'invalid',
  'agency.file_not_qualified': 'invalid',
  'agency.file_complete': 'precondition',
  'agency.file_reviewed': 'precondition',
  'agency.files_full': 'exhausted',
  'agency.policy_wrong': 'invalid',
  'agency.policy_missing': 'precondition',
  'agency.scan_missing': 'precondition',
  'agency.day_impossible': 'invalid',
  'agency.address_left': 'precondition',
  'agency.cap_address': 'exhausted',
  'agency.cap_own': 'exhausted',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly agency: typeof agencyRefusals;
  }
}

/** Refuses on behalf of the agency room. */
export const refuse = refuser(agencyRefusals);
