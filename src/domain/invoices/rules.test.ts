import { expect, test } from 'vitest';
import { grosze } from '../kit/money.ts';
import { day, instant } from '../kit/time.ts';
import { feeOf } from '../offers/rules/fees.ts';
import { invoiceDue, invoiceNumber, invoicesOf, invoiceYear } from './rules.ts';

test('rates in basis points of the net rent, 23 % VAT, nothing for 0', () => {
  expect(feeOf('landlord', { landlord: 5000, tenant: 0 }, grosze(6_400_00))).toEqual({ net: 320000, vat: 73600, gross: 393600 });
  expect(invoicesOf({ landlord: 5000, tenant: 0 }, grosze(6_400_00)).map(({ side }) => side)).toEqual(['landlord']);
  expect(invoicesOf({ landlord: 1, tenant: 1 }, grosze(6_400_00)).map(({ side }) => side)).toEqual(['landlord', 'tenant']);
  expect(invoicesOf({ landlord: 0, tenant: 0 }, grosze(6_400_00))).toEqual([]);
});
test('one series, restarted at the Warsaw new year', () => {
  expect([invoiceNumber('landlord', 7, 2026), invoiceNumber('tenant', 8, 2026)]).toEqual(['L 7/2026', 'T 8/2026']);
  expect([invoiceYear(instant('2026-12-31T22:59:59Z')), invoiceYear(instant('2026-12-31T23:00:00Z'))]).toEqual([2026, 2027]);
});
test('a due day that is free moves to the next business day', () => {
  expect([invoiceDue(day('2026-09-27')), invoiceDue(day('2026-11-24'))]).toEqual(['2026-10-12', '2026-12-08']);
});
test('an exempt operator charges no VAT', () => {
  expect(invoicesOf({ landlord: 5000, tenant: 0 }, grosze(6_400_00), 'exempt')).toEqual([
    { side: 'landlord', fee: { net: 320000, vat: 0, gross: 320000 } },
  ]);
});
