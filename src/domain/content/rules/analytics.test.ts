import { expect, it } from 'vitest';
import { transactionIdOf } from './analytics.ts';

it.each([
  [
    'both sides',
    [
      { side: 'tenant', number: 13, year: 2026 },
      { side: 'landlord', number: 12, year: 2026 },
    ],
    'L12-T13-2026',
  ],
  ['one side', [{ side: 'tenant', number: 1, year: 2027 }], 'T1-2027'],
  ['no fee at all', [], 'lease1'],
] as const)('names a transaction by the invoices of %s', (_, invoices, id) => {
  expect(transactionIdOf(invoices, 'lease1')).toBe(id);
});
