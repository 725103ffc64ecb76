import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEPOSIT } from '../../../../tests/factories/lease-facts.ts';
import type { Grosze } from '../../kit/brand.ts';
import { grosze, sum, taxed } from '../../kit/money.ts';
import type { LedgerLine } from '../types.ts';
import * as ledger from './ledger.ts';
import { paymentQr, qrCarriesAmount, transferTitle } from './transfer.ts';

describe('transfer', () => {
  test('the title leads with the reference and keeps to four lines of 35', () => {
    expect(transferTitle('K7Q2M9XW', 'Lokal „z witryną” przy Nawrot!')).toBe('KAUCJA K7Q2M9XW Lokal z witryną przy Nawrot');
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (name) => {
        const title = transferTitle('K7Q2M9XW', name);
        expect(title.startsWith('KAUCJA K7Q2M9XW')).toBe(true);
        expect(title).toMatch(/^[0-9A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż .,\-/]{1,140}$/);
      }),
    );
  });
  test('the payment code has nine fields and leaves out a sum of more than six digits', () => {
    const to = { nip: '1234563218', account: '61109010140000071219812874', name: 'Operator sp. z o.o.' };
    expect(paymentQr(to, grosze(6_150_00), 'K7Q2M9XW')).toBe(
      '1234563218|PL|61109010140000071219812874|615000|OPERATOR SP. Z O.O.|KAUCJA K7Q2M9XW|||',
    );
    expect(paymentQr(to, DEPOSIT, 'K7Q2M9XW').split('|')[3]).toBe('000000');
    expect([qrCarriesAmount(grosze(999_999)), qrCarriesAmount(grosze(1_000_000))]).toEqual([true, false]);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 100, max: 100_000_000 }), (name, amount) => {
        const code = paymentQr({ ...to, name }, grosze(amount), 'K7Q2M9XW');
        expect(code.split('|')).toHaveLength(9);
        expect(code.length).toBeLessThanOrEqual(160);
      }),
    );
  });
});

describe('ledger', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map(grosze);
  const entry = fc.oneof(
    ...(['deposit_receipt', 'deposit_receipt_reversal', 'deposit_refund', 'deposit_payout'] as const).map((kind) =>
      fc.tuple(fc.constantFrom('a', 'b'), amount).map(([lease, of]) => ledger.depositEntry(kind, lease, of)),
    ),
    fc
      .tuple(fc.constantFrom('a', 'b'), amount, fc.constantFrom('active' as const, 'exempt' as const))
      .map(([lease, of, vat]) => ledger.feeEntry(lease, taxed(of, vat))),
  );
  const balance = (lines: readonly LedgerLine[], account: LedgerLine['account']): Grosze =>
    sum(...lines.filter((line) => line.account === account).map((line) => line.amount));

  test('sums to zero for any sequence, and what the bank holds is what is owed to leases', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const lines = entries.flatMap((one) => one.lines);
        expect(entries.every((one) => ledger.isBalanced(one.lines))).toBe(true);
        expect(ledger.isBalanced(lines)).toBe(true);
        expect(balance(lines, 'deposit_bank')).toBe(sum(ledger.heldFor('a', lines), ledger.heldFor('b', lines)));
        const fees = entries.filter((one) => one.kind === 'fee_invoice').flatMap((one) => one.lines);
        expect(fees.every((line) => !line.account.startsWith('deposit'))).toBe(true);
      }),
    );
  });
  test('a receipt is exact and once; nothing leaves but what is held', () => {
    expect([
      ledger.mayReceive(DEPOSIT, grosze(0), DEPOSIT),
      ledger.mayReceive(DEPOSIT, grosze(0), grosze(1))?.code,
      ledger.mayReceive(DEPOSIT, DEPOSIT, DEPOSIT)?.code,
    ]).toEqual([null, 'deposit.amount_mismatch', 'deposit.amount_mismatch']);
    expect([ledger.mayPayOut(DEPOSIT, DEPOSIT), ledger.mayPayOut(DEPOSIT, grosze(1))?.code, ledger.mayPayOut(grosze(0), grosze(0))?.code]).toEqual([
      null,
      'deposit.amount_mismatch',
      'deposit.nothing_held',
    ]);
  });
});
