import { type RefusalCatalogue, refuser } from './verdict.ts';

/** Refusals of the kit, before a room is asked: shape, session, rights, rate limit, and a machine that cannot work now. */
export const kitRefusals = {
  'kit.invalid_input': 'invalid',
  'kit.invalid_field': 'invalid',
  'kit.unknown_call': 'missing',
  'kit.not_found': 'missing',
  'kit.signed_out': 'unauthenticated',
  'kit.email_unverified': 'precondition',
  'kit.denied': 'denied',
  'kit.foreign_origin': 'denied',
  'kit.too_many_calls': 'exhausted',
  'kit.too_large': 'invalid',
  'kit.address_too_long': 'invalid',
  'kit.still_running': 'conflict',
  'kit.command_reused': 'conflict',
  'kit.database_away': 'unavailable',
  'kit.storage_full': 'unavailable',
  'code.wrong': 'precondition',
  'code.expired': 'precondition',
  'code.used': 'conflict',
  'code.too_many_tries': 'exhausted',
  'code.resend_too_soon': 'exhausted',
  'code.too_many_sent': 'exhausted',
  'mail.not_found': 'missing',
} as const satisfies RefusalCatalogue;

/** Refuses on behalf of the kit. */
export const refuseKit = refuser(kitRefusals);
