import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the outreach room: short links, campaign links, mails to prospects, figures and bonuses. */
export const outreachRefusals = {
  'outreach.url_required': 'invalid',
  'outreach.url_wrong': 'invalid',
  'outreach.email_required': 'invalid',
  'outreach.email_wrong': 'invalid',
  'outreach.own_email': 'invalid',
  'outreach.content_required': 'invalid',
  'outreach.basis_required': 'invalid',
  'outreach.basis_day_wrong': 'invalid',
  'outreach.left': 'precondition',
  'outreach.cap_own': 'exhausted',
  'outreach.cap_all': 'exhausted',
  'outreach.links_full': 'exhausted',
  'outreach.link_invalid': 'invalid',
  'outreach.link_not_found': 'missing',
  'outreach.offer_not_open': 'missing',
  'outreach.span_wrong': 'invalid',
  'outreach.bonus_wrong': 'invalid',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly outreach: typeof outreachRefusals;
  }
}

/** Refuses on behalf of the outreach room. */
export const refuse = refuser(outreachRefusals);
