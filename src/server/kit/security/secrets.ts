/** Derives keys from the secret, encrypts and authenticates with them. */

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Purposes that keys are derived for, so that a key of one purpose is worth nothing for another. */
export type KeyPurpose =
  | 'mail-secrets'
  | 'file-links'
  | 'email-codes'
  | 'sessions'
  | 'unsubscribe'
  | 'reports'
  | 'aliases'
  | 'second-factor'
  | 'owner-numbers'
  | 'sign-in-step';

const keyFor = (secret: string, purpose: KeyPurpose): Buffer => Buffer.from(hkdfSync('sha256', secret, 'parter', purpose, 32));

/** A key of the auth library, as text. */
export const derivedSecret = (secret: string, purpose: KeyPurpose): string => keyFor(secret, purpose).toString('base64url');

/** Encrypts a small JSON value (AES-256-GCM, random nonce). */
export const seal = (secret: string, purpose: KeyPurpose, value: unknown): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
};

/** Opens what `seal` closed; throws when it was changed. */
export const unseal = (secret: string, purpose: KeyPurpose, sealed: string): unknown => {
  const all = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), all.subarray(0, 12));
  decipher.setAuthTag(all.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(all.subarray(28)), decipher.final()]).toString('utf8'));
};

/** A keyed hash of a text. */
export const mac = (secret: string, purpose: KeyPurpose, text: string): string =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');

/** Compares without telling by time how much was right. */
export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
