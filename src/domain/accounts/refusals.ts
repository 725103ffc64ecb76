import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals about a person and their verification. */
export const accountsRefusals = {
  'person.email_unverified': 'precondition',
  'person.identity_not_accepted': 'precondition',
  'person.company_not_accepted': 'precondition',
  'person.email_change_pending': 'precondition',
  'person.not_verified': 'precondition',
  'person.not_found': 'missing',
  'person.not_confirmed': 'precondition',
  'person.own_case': 'denied',
  'person.name_required': 'invalid',
  'person.name_locked': 'precondition',
  'email.taken': 'exists',
  'email.invalid': 'invalid',
  'email.no_change': 'precondition',
  'email.undo_over': 'precondition',
  'password.too_short': 'invalid',
  'password.too_long': 'invalid',
  'password.no_upper': 'invalid',
  'password.no_lower': 'invalid',
  'password.guessable': 'invalid',
  'password.wrong': 'invalid',
  'password.link_invalid': 'precondition',
  'signin.wrong': 'unauthenticated',
  'signin.code_needed': 'unauthenticated',
  'signin.step_over': 'precondition',
  'signin.again': 'precondition',
  'factor.is_on': 'precondition',
  'factor.is_off': 'precondition',
  'factor.code_used': 'conflict',
  'factor.too_many_tries': 'exhausted',
  'factor.compulsory': 'precondition',
  'passkey.step_over': 'precondition',
  'passkey.not_accepted': 'precondition',
  'passkey.counter': 'precondition',
  'passkey.unknown': 'missing',
  'passkey.none': 'precondition',
  'passkey.exists': 'exists',
  'passkey.too_many': 'precondition',
  'passkey.not_found': 'missing',
  'session.unknown': 'missing',
  'openid.off': 'precondition',
  'openid.unavailable': 'unavailable',
  'mail.link_unknown': 'missing',
  'claim.not_granted': 'precondition',
  'claim.last_admin': 'precondition',
  'claim.denied': 'denied',
  'deletion.held': 'precondition',
  'deletion.sign_in_again': 'precondition',
  'deletion.not_confirmed': 'precondition',
  'deletion.not_found': 'missing',
  'copy.sign_in_again': 'precondition',
  'copy.not_found': 'missing',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly accounts: typeof accountsRefusals;
  }
}

/** Refuses on behalf of accounts. */
export const refuse = refuser(accountsRefusals);
