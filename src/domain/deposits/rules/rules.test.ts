import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEPOSIT, leaseFacts, receiptAt } from '../../../../tests/factories/lease-facts.ts';
import type { Grosze } from '../../kit/brand.ts';
import { grosze, sum, taxed } from '../../kit/money.ts';
import { instant } from '../../kit/time.ts';
import { refundable } from '../../leases/rules/receipt.ts';
import { transferTitle } from '../../leases/rules/transfer-title.ts';
import type { LeaseFacts, LeaseState, Receipt } from '../../leases/types.ts';
import type { LedgerLine } from '../types.ts';
import * as ledger from './ledger.ts';
import { mayReverse, receiptEvent, refundsDue, reversalEvent } from './receipts.ts';
import { paymentQr, qrCarriesAmount } from './transfer.ts';

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
  const moves = [
    'deposit_receipt',
    'deposit_receipt_reversal',
    'deposit_refund',
    'deposit_release',
    'deposit_payout',
    'unmatched_receipt',
    'unmatched_assignment',
    'assignment_reversal',
    'unmatched_return',
  ] as const;
  const entry = fc.oneof(
    fc.tuple(fc.constantFrom(...moves), fc.constantFrom('a', 'b'), amount).map(([kind, lease, of]) => ledger.moveEntry(kind, lease, of)),
    fc
      .tuple(fc.constantFrom('a', 'b'), amount, fc.constantFrom('active' as const, 'exempt' as const))
      .map(([lease, of, vat]) => ledger.feeEntry(lease, taxed(of, vat))),
  );
  const balance = (lines: readonly LedgerLine[], account: LedgerLine['account']): Grosze =>
    sum(...lines.filter((line) => line.account === account).map((line) => line.amount));

  test('sums to zero for any sequence, and what the bank holds is what is owed to tenants, landlords and unknown payers', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const lines = entries.flatMap((one) => one.lines);
        expect(entries.map((one) => sum(...one.lines.map((line) => line.amount)))).toEqual(entries.map(() => 0));
        const owed = (['held_for_tenant', 'payable_to_landlord', 'unmatched'] as const).map((account) => balance(lines, account));
        expect(sum(balance(lines, 'deposit_bank'), ...owed)).toBe(0);
        const fees = entries.filter((one) => one.kind === 'fee_invoice').flatMap((one) => one.lines);
        expect(fees.every((line) => /^(fee_|vat_)/.test(line.account))).toBe(true);
        expect(lines.every((line) => (line.account === 'unmatched' ? line.leaseId === null : true))).toBe(true);
      }),
    );
  });
});

describe('receipts', () => {
  const [A, B] = ['27114020040000300201355387', '61109010140000071219812874'];
  const of = (amount: number, payerAccount: string | null = A): Receipt => ({
    ...receiptAt(instant('2026-11-23T09:12:00Z')),
    amount: grosze(amount),
    payerAccount,
    payerName: payerAccount === A ? 'A' : 'B',
  });
  const held = (state: LeaseState, amount: number, receipts: readonly Receipt[] = [], refunded: LeaseFacts['refunded'] = []) =>
    leaseFacts({ state, depositHeld: grosze(amount), receipts, refunded });

  test.each<[LeaseState, number, number, string]>([
    ['DEPOSIT_PENDING', 0, DEPOSIT, 'receiveDeposit'],
    ['DEPOSIT_PENDING', 0, DEPOSIT - 1, 'bookReceipt'],
    ['DEPOSIT_PENDING', 1, DEPOSIT - 1, 'receiveDeposit'],
    ['DEPOSIT_PENDING', 0, DEPOSIT + 1, 'receiveDeposit'],
    ['DEPOSIT_CONFIRMED', DEPOSIT, DEPOSIT, 'bookReceipt'],
    ['REJECTED', DEPOSIT, 1, 'bookReceipt'],
    ['AFTER_REJECTION', 0, DEPOSIT, 'receiveLate'],
  ])('in %s with %i held, %i more is %s', (state, before, amount, event) => expect(receiptEvent(held(state, before), grosze(amount))).toBe(event));

  test.each<[LeaseState, number, number, number, string]>([
    ['DEPOSIT_PENDING', 1_000, 0, 1_000, 'undoReceipt'],
    ['DEPOSIT_CONFIRMED', DEPOSIT, 0, DEPOSIT, 'reverseReceipt'],
    ['DEPOSIT_CONFIRMED', DEPOSIT + 1, 0, 1, 'undoReceipt'],
    ['PROTOCOL_ATTACHED', DEPOSIT + 1, 0, DEPOSIT, 'reverseReceipt'],
    ['PROTOCOL_CONFIRMED', 1_000, DEPOSIT, 1_000, 'undoReceipt'],
    ['REJECTED', DEPOSIT, 0, 1_000, 'undoReceipt'],
    ['REJECTED', DEPOSIT, 0, DEPOSIT, 'undoLast'],
    ['REJECTED', 1_000, DEPOSIT, 1_000, 'undoReceipt'],
  ])('in %s with %i held and %i payable, taking %i back is %s', (state, before, payable, amount, event) =>
    expect(reversalEvent({ ...held(state, before), depositPayable: grosze(payable) }, of(amount))).toBe(event),
  );

  test('are taken back while their money is held, whoever else’s lies beside it', () => {
    const [a, b] = [of(1_000), of(1_000, B)];
    const back = { payerAccount: A, amount: grosze(1_000), bankReference: 'Z-2' };
    expect([mayReverse(held('REJECTED', 2_000, [a, b]), a), mayReverse(held('REJECTED', 1_000, [a, b], [back]), b)]).toEqual([null, null]);
    expect(mayReverse(held('REJECTED', 1_000, [a, b], [back]), a)?.code).toBe('deposit.receipt_spent');
    expect(mayReverse(held('PROTOCOL_CONFIRMED', 0, [a]), a)?.code).toBe('deposit.receipt_spent');
  });

  test('go back to whoever paid: all after the end, the surplus before it, nothing while the deposit is awaited', () => {
    const due = (lease: LeaseFacts) => refundsDue(lease).map(({ payerName, amount }) => [payerName, amount]);
    const both = [of(DEPOSIT - 1_000), of(3_000, B)];
    expect(due(held('DEPOSIT_PENDING', 5_000, [of(5_000)]))).toEqual([]);
    expect(due(held('DEPOSIT_CONFIRMED', DEPOSIT + 2_000, both))).toEqual([['B', 2_000]]);
    expect(due(held('PROTOCOL_CONFIRMED', 2_000, both))).toEqual([['B', 2_000]]);
    expect(due(held('REJECTED', DEPOSIT + 2_000, both))).toEqual([
      ['B', 3_000],
      ['A', DEPOSIT - 1_000],
    ]);
    expect(due(held('REJECTED', DEPOSIT - 1_000, both, [{ payerAccount: B, amount: grosze(3_000), bankReference: 'Z-1' }]))).toEqual([
      ['A', DEPOSIT - 1_000],
    ]);
    expect(due(held('REJECTED', DEPOSIT, [of(DEPOSIT, null)]))).toEqual([['B', DEPOSIT]]);
  });

  test('whatever came from whomever, exactly what is refundable is due, and nobody gets more than they paid', () => {
    const payments = fc.array(fc.tuple(fc.constantFrom(A, B, null), fc.integer({ min: 1, max: 40_000_00 })), { maxLength: 6 });
    const states = fc.constantFrom<LeaseState>('DEPOSIT_CONFIRMED', 'PROTOCOL_CONFIRMED', 'REJECTED', 'AFTER_REJECTION');
    fc.assert(
      fc.property(payments, states, (paid, state) => {
        const receipts = paid.map(([account, amount]) => of(amount, account));
        const lease = held(state, sum(...receipts.map(({ amount }) => amount)), receipts);
        const due = refundsDue(lease);
        expect(sum(...due.map(({ amount }) => amount))).toBe(refundable(lease));
        for (const { payerAccount, amount } of due)
          expect(amount).toBeLessThanOrEqual(
            sum(...receipts.filter((receipt) => receipt.payerAccount === payerAccount).map((receipt) => receipt.amount)),
          );
      }),
    );
  });
});
