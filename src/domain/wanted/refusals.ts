import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the wanted room: listings of what companies look for, offers sent to them, alerts about places. */
export const wantedRefusals = {
  'wanted.no_company': 'precondition',
  'wanted.limit': 'precondition',
  'wanted.form_wrong': 'invalid',
  'wanted.location_short': 'invalid',
  'wanted.location_unknown': 'invalid',
  'wanted.website_wrong': 'invalid',
  'wanted.surfaces_crossed': 'invalid',
  'wanted.not_found': 'missing',
  'wanted.denied': 'denied',
  'wanted.over': 'precondition',
  'wanted.reason_required': 'invalid',
  'wanted.removed': 'precondition',
  'wanted.restore_too_late': 'precondition',
  'wanted.already_sent': 'exists',
  'wanted.offer_denied': 'denied',
  'wanted.offer_not_active': 'precondition',
  'wanted.own_listing': 'precondition',
  'place_alert.limit': 'precondition',
  'place_alert.duplicate': 'exists',
  'place_alert.not_found': 'missing',
  'place_alert.restore_too_late': 'precondition',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly wanted: typeof wantedRefusals;
  }
}

/** Refuses on behalf of the wanted room. */
export const refuse = refuser(wantedRefusals);
