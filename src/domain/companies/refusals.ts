import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the companies room. */
export const companiesRefusals = {
  'company.invalid': 'invalid',
  'company.nip_invalid': 'invalid',
  'company.exists': 'exists',
  'company.not_found': 'missing',
  'company.lookups_spent': 'exhausted',
  'company.invites_spent': 'exhausted',
  'company.already_linked': 'precondition',
  'company.already_member': 'exists',
  'company.partners_missing': 'invalid',
  'company.capacity_wrong': 'invalid',
  'company.authority_missing': 'precondition',
  'company.authority_invalid': 'invalid',
  'company.representation_missing': 'precondition',
  'company.attorney_only': 'precondition',
  'company.ask_signer': 'precondition',
  'company.ask_named_signers': 'precondition',
  'company.cosigner_needed': 'precondition',
  'company.cosigner_wrong': 'precondition',
  'company.email_unverified': 'precondition',
  'company.not_submittable': 'precondition',
  'company.reason_required': 'invalid',
  'company.running_deal': 'precondition',
  'company.active_offers': 'conflict',
  'company.several_users': 'precondition',
  'company.deals_running': 'precondition',
  'company.creator_stays': 'precondition',
  'company.access_to_itself': 'invalid',
  'company.access_unknown': 'missing',
  'company.denied': 'denied',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly companies: typeof companiesRefusals;
  }
}

/** Refuses on behalf of companies. */
export const refuse = refuser(companiesRefusals);
