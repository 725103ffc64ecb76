import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the signing room: binding acts and documents. */
export const signingRefusals = {
  'signing.not_allowed': 'denied',
  'signing.document_missing': 'precondition',
  'signing.document_changed': 'conflict',
  'signing.names_others': 'precondition',
  'signing.consents_required': 'invalid',
  'signing.code_required': 'invalid',
  'signing.waits_for_second': 'precondition',
  'document.not_found': 'missing',
  'document.drawn_by_transition': 'precondition',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly signing: typeof signingRefusals;
  }
}

/** Refuses on behalf of the signing room. */
export const refuse = refuser(signingRefusals);
