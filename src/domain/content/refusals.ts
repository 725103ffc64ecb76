import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the content room. */
export const contentRefusals = {
  'report.not_yours': 'denied',
  'report.email_required': 'invalid',
  'report.too_many': 'exhausted',
  'report.not_found': 'missing',
  'report.name_required': 'invalid',
  'report.decided': 'precondition',
  'report.reason_required': 'invalid',
  'report.offer_unknown': 'missing',
  'report.offer_not_public': 'precondition',
  'report.wanted_unknown': 'missing',
  'report.wanted_not_public': 'precondition',
  'faq.unavailable': 'unavailable',
  'analytics.not_concluded': 'precondition',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly content: typeof contentRefusals;
  }
}

/** Refuses on behalf of content. */
export const refuse = refuser(contentRefusals);
