import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the identity room. */
export const identityRefusals = {
  'identity.code_over': 'precondition',
  'identity.email_unverified': 'precondition',
  'identity.message_required': 'invalid',
  'identity.not_found': 'missing',
  'identity.reason_required': 'invalid',
  'identity.request_not_found': 'missing',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly identity: typeof identityRefusals;
  }
}

/** Refuses on behalf of identity. */
export const refuse = refuser(identityRefusals);
