import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the identity room. */
export const identityRefusals = {
  'identity.begun_too_often': 'exhausted',
  'identity.code_over': 'precondition',
  'identity.email_unverified': 'precondition',
  'identity.file_changed': 'precondition',
  'identity.file_missing': 'invalid',
  'identity.file_nameless': 'precondition',
  'identity.file_of_another': 'precondition',
  'identity.file_other_document': 'precondition',
  'identity.file_other_name': 'precondition',
  'identity.file_unreadable': 'invalid',
  'identity.file_unsigned': 'precondition',
  'identity.message_required': 'invalid',
  'identity.no_file': 'precondition',
  'identity.not_found': 'missing',
  'identity.reason_required': 'invalid',
  'identity.request_not_found': 'missing',
  'identity.reset_reason_required': 'invalid',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly identity: typeof identityRefusals;
  }
}

/** Refuses on behalf of identity. */
export const refuse = refuser(identityRefusals);
