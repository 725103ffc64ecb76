import { expect, test } from 'vitest';
import { matchingStep, newTotpSecret, totpAddress, totpAt, totpStep } from './totp.ts';

// Appendix B of RFC 6238: the secret is the text 12345678901234567890; ours are its last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('second %i shows %s', (second, code) => {
  expect(totpAt(secret, totpStep(second * 1_000))).toBe(code);
});

test('a code counts in its step, the one before and the one after', () => {
  const now = 1_234_567_890_000;
  const code = totpAt(secret, totpStep(now));
  expect([-60, -30, 0, 30, 60].map((by) => matchingStep(secret, code, now + by * 1_000) !== null)).toEqual([false, true, true, true, false]);
});

test('secrets have 160 bits, and no two are alike', () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(20);
});

test('an app reads the address', () => {
  const address = new URL(totpAddress(secret, 'anna+biuro@firma.example', 'Parter'));
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toBe('/Parter:anna+biuro@firma.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: 'Parter' });
});
