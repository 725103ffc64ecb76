import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the deposits room: what the bank data of a booking may not be, and what needs two admins. */
export const depositsRefusals = {
  'deposit.reference_used': 'exists',
  'deposit.second_admin': 'denied',
  'deposit.second_admin_needed': 'precondition',
  'deposit.nothing_to_refund': 'precondition',
  'deposit.payer_account_missing': 'invalid',
  'deposit.payer_unclear': 'invalid',
  'deposit.account_wrong': 'invalid',
  'deposit.title_incomplete': 'invalid',
  'deposit.title_file_wrong': 'invalid',
  'deposit.title_file_missing': 'precondition',
  'deposit.receipt_not_found': 'missing',
  'deposit.receipt_spent': 'precondition',
  'deposit.approval_not_found': 'missing',
  'deposit.value_date_future': 'invalid',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly deposits: typeof depositsRefusals;
  }
}

/** Refuses on behalf of the deposits room. */
export const refuse = refuser(depositsRefusals);
