import { describe, expect, it, test } from 'vitest';
import { valueAt, withValue } from '../../../kit/catalogue-paths.ts';
import { type MainUse, mainUses } from '../../../kit/provinces.ts';
import { instant } from '../../../kit/time.ts';
import { entryAt } from '../../fields/catalogue.ts';
import type { OfferForm } from '../../types.ts';
import { newOfferForm } from '../defaults.ts';
import { defaultReason, hasUseDefault, useDefaults, withMainUse } from './use-defaults.ts';

const fresh = newOfferForm(instant('2026-11-20T12:00:00Z'));
const paths = ['legalWarehouseUseAccepted', 'unitReceiptDeadline', 'leaseAgreement.firstPaymentDay', 'leaseAgreement.fixedlongMonths'] as const;
const termsOf = (form: OfferForm): readonly unknown[] => paths.map((path) => valueAt(form, path));
const put = (form: OfferForm, path: string, value: unknown): OfferForm => withValue(form, path, value) as OfferForm;

/** Uses that are accepted, days to take over, days to the first payment, months of a long term. */
const table: Readonly<Record<MainUse, readonly unknown[]>> = {
  office: [['office'], 7, 7, 36],
  retail: [['retail_sale', 'services'], 14, 14, 60],
  warehouse: [['storage'], 14, 7, 36],
};

describe.each(mainUses)('a main use of %s', (use) => {
  it('begins with its defaults', () => expect(termsOf(withMainUse(fresh, use))).toEqual(table[use]));

  it.each(mainUses.filter((other) => other !== use))('takes the place of %s with everything that nobody touched', (other) => {
    expect(termsOf(withMainUse(withMainUse(fresh, other), use))).toEqual(table[use]);
  });

  it.each([
    ['legalWarehouseUseAccepted', ['workshop']],
    ['unitReceiptDeadline', 30],
    ['leaseAgreement.firstPaymentDay', 20],
    ['leaseAgreement.fixedlongMonths', 48],
  ] as const)('leaves %s as the landlord put it, before or after the use was chosen', (path, value) => {
    expect(valueAt(withMainUse(put(fresh, path, value), use), path)).toEqual(value);
    for (const former of mainUses) expect(valueAt(withMainUse(put(withMainUse(fresh, former), path, value), use), path)).toEqual(value);
  });

  it('says why a value stands there, as long as it does', () => {
    const form = withMainUse(fresh, use);
    for (const [path, { value, why }] of Object.entries(useDefaults[use])) {
      expect(hasUseDefault(path)).toBe(true);
      expect(defaultReason(form, path)).toBe(why);
      expect(defaultReason(put(form, path, Array.isArray(value) ? [] : Number(value) + 1), path)).toBeNull();
    }
  });

  it('decides about terms only: no default states a fact about the premises', () => {
    const sections = Object.keys(useDefaults[use]).map((path) => (path === 'legalWarehouseUseAccepted' ? 'lease' : entryAt(path)?.field.section));
    expect(new Set(sections)).toEqual(new Set(['lease']));
  });
});

test('a value that is another use’s default was put there on purpose', () => {
  const office = put(withMainUse(fresh, 'office'), 'leaseAgreement.fixedlongMonths', 60);
  expect(valueAt(withMainUse(office, 'warehouse'), 'leaseAgreement.fixedlongMonths')).toBe(60);
});

test('without a main use nothing is a default, and nothing else of the form changes', () => {
  expect(paths.map((path) => defaultReason(fresh, path))).toEqual([null, null, null, null]);
  const { legalMainUse, legalWarehouseUseAccepted, unitReceiptDeadline, leaseAgreement, ...rest } = withMainUse(fresh, 'retail');
  const { unitReceiptDeadline: _days, leaseAgreement: _terms, ...before } = fresh;
  expect(rest).toEqual(before);
});
