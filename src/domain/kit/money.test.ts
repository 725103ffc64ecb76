import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as money from './money.ts';
import * as reference from './reference.ts';
import { readNumber } from './typed/number.ts';

const { grosze } = money;

test('VAT is rounded half up by integers', () => {
  expect(money.vatOf(grosze(50), 'active')).toBe(12); // 11.5
  expect(money.vatOf(grosze(102_50), 'active')).toBe(23_58); // 2357.5
  expect(money.vatOf(grosze(100_00), 'exempt')).toBe(0);
  expect(money.scale(grosze(-50), 23, 100)).toBe(-12);
  expect(money.perSquareMetre(grosze(10_000_00), 120.5)).toBe(82_99);
  expect(money.perSquareMetre(grosze(10_000_00), 0)).toBeNull();
  expect(money.timesArea(grosze(12_35), 33.33)).toBe(411_63);
  expect(() => grosze(0.5)).toThrow(RangeError);
});

test('net, VAT and gross always agree, both ways', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.constantFrom('active' as const, 'exempt' as const), (amount, status) => {
      const up = money.taxed(grosze(amount), status);
      expect(up.net + up.vat).toBe(up.gross);
      const down = money.taxedFromGross(up.gross, status);
      expect(down.gross).toBe(up.gross);
      expect(Math.abs(down.net - up.net)).toBeLessThanOrEqual(1);
    }),
  );
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      const { value } = readNumber(money.plainMoney(grosze(amount)), { unit: 'zł', digits: 2, decimal: ',' });
      expect(Math.round((value ?? Number.NaN) * 100)).toBe(amount);
    }),
  );
});

test('a reference survives copying, and one wrong character is seen', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 7, maxLength: 12 }),
      fc.integer({ min: 0, max: 7 }),
      fc.integer({ min: 1, max: 31 }),
      (bytes, at, shift) => {
        const made = reference.makeReference(bytes);
        expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        expect(reference.parseReference(made.toLowerCase())).toBe(made);
        expect(reference.findReference(`kaucja ${made}, Lokal przy Nawrot`)).toBe(made);
        expect(reference.findReference(` ${made.slice(0, 4).toLowerCase()} - ${made.slice(4)} `)).toBe(made);
        const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
        const wrong = alphabet.charAt((alphabet.indexOf(made.charAt(at)) + shift) % 32);
        expect(reference.parseReference(made.slice(0, at) + wrong + made.slice(at + 1))).toBeNull();
      },
    ),
  );
});

test('document codes are grouped and checked', () => {
  const code = reference.makeDocumentCode(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  expect(code).toMatch(/^.{4}-.{4}-.{4}$/);
  expect(reference.parseDocumentCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code);
  expect(reference.parseDocumentCode(code.slice(0, -1))).toBeNull();
  expect(reference.findReference('czynsz za listopad')).toBeNull();
});
