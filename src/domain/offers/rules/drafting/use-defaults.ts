/** What premises of a main use usually have, until the landlord says otherwise (docs/rules/offers.md#defaults-of-a-use). */

import { valueAt, withValue } from '../../../kit/catalogue-paths.ts';
import type { PremisesUse } from '../../../kit/dictionaries.ts';
import { isSame } from '../../../kit/merge.ts';
import { offerNumbers } from '../../../kit/numbers.ts';
import { type MainUse, mainUses } from '../../../kit/provinces.ts';
import type { OfferForm } from '../../types.ts';
import { newTerms } from '../defaults.ts';

/** Why a use has a default; the form says it below the field. */
export type DefaultReason = 'own_use' | 'ready_offices' | 'fit_out' | 'racks' | 'office_term' | 'retail_term' | 'warehouse_term';

type UseDefault<Value> = { readonly value: Value; readonly why: DefaultReason };
type Table = {
  readonly legalWarehouseUseAccepted: UseDefault<readonly PremisesUse[]>;
  readonly unitReceiptDeadline: UseDefault<number>;
  readonly 'leaseAgreement.firstPaymentDay'?: UseDefault<number>;
  readonly 'leaseAgreement.fixedlongMonths': UseDefault<number>;
};

/**
 * Only what the landlord decides about, never a fact about the premises: of a fact nobody can guess, a default that nobody noticed would be a
 * false statement in a binding offer. What is not here has the same default for every use (`newTerms`) or none.
 */
export const useDefaults: Readonly<Record<MainUse, Table>> = {
  office: {
    legalWarehouseUseAccepted: { value: ['office'], why: 'own_use' },
    unitReceiptDeadline: { value: offerNumbers.unitReceiptDeadlineSuggestions[0], why: 'ready_offices' },
    'leaseAgreement.fixedlongMonths': { value: 36, why: 'office_term' },
  },
  retail: {
    legalWarehouseUseAccepted: { value: ['retail_sale', 'services'], why: 'own_use' },
    unitReceiptDeadline: { value: offerNumbers.unitReceiptDeadlineSuggestions[1], why: 'fit_out' },
    // Until it is fitted out, a shop earns nothing that rent could be paid of.
    'leaseAgreement.firstPaymentDay': { value: 14, why: 'fit_out' },
    'leaseAgreement.fixedlongMonths': { value: 60, why: 'retail_term' },
  },
  warehouse: {
    legalWarehouseUseAccepted: { value: ['storage'], why: 'own_use' },
    unitReceiptDeadline: { value: offerNumbers.unitReceiptDeadlineSuggestions[1], why: 'racks' },
    'leaseAgreement.fixedlongMonths': { value: 36, why: 'warehouse_term' },
  },
};

const tableOf = (use: MainUse): Readonly<Record<string, UseDefault<unknown> | undefined>> => useDefaults[use];

const paths: readonly string[] = [...new Set(mainUses.flatMap((use) => Object.keys(useDefaults[use])))];

/** Whether some use has a default of its own at this path. */
export const hasUseDefault = (path: string): boolean => paths.includes(path);

/** What stands at the path as long as nobody touches it; `undefined` of a form without a main use that has none for all. */
const untouched = (path: string, use: MainUse | undefined): unknown => (use && tableOf(use)[path]?.value) ?? valueAt(newTerms, path);

const isUntouched = (form: OfferForm, path: string): boolean => {
  const value = valueAt(form, path);
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty || isSame(value, untouched(path, form.legalMainUse));
};

/**
 * Gives the form a main use, and its defaults to the fields that nobody touched: the empty ones, and those that hold what the former use,
 * or a form without one, begins with. A shop whose first payment stays at 14 days becomes an office with 7; one with 20 keeps 20.
 */
export const withMainUse = (form: OfferForm, use: MainUse): OfferForm =>
  paths
    .filter((path) => isUntouched(form, path))
    .reduce<OfferForm>((next, path) => withValue(next, path, untouched(path, use)) as OfferForm, { ...form, legalMainUse: use });

/** Why the value at a path is the default of the form's use; `null` where it is none, or was changed. */
export const defaultReason = (form: OfferForm, path: string): DefaultReason | null => {
  const own = form.legalMainUse && tableOf(form.legalMainUse)[path];
  return own && isSame(valueAt(form, path), own.value) ? own.why : null;
};
