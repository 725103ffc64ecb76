import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the deposits room: what the bank data of a booking may not be. */
export const depositsRefusals = {
  'deposit.reference_used': 'exists',
  'deposit.second_admin': 'denied',
  'deposit.value_date_future': 'invalid',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly deposits: typeof depositsRefusals;
  }
}

/** Refuses on behalf of the deposits room. */
export const refuse = refuser(depositsRefusals);
