/** Derives keys from the secrets, encrypts and authenticates with them. */

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

/**
 * The secret that everything new is made with, and those before it, by which what they made is still read
 * (docs/secret-rotation.md).
 */
export type Secrets = readonly [current: string, ...previous: string[]];

const keyFor = (secret: string, purpose: KeyPurpose): Buffer => Buffer.from(hkdfSync('sha256', secret, 'parter', purpose, 32));

/** A key of the auth library, as text, from one secret. */
export const derivedSecret = (secret: string, purpose: KeyPurpose): string => keyFor(secret, purpose).toString('base64url');

/** Encrypts a small JSON value (AES-256-GCM, random nonce). */
export const seal = ([current]: Secrets, purpose: KeyPurpose, value: unknown): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(current, purpose), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
};

/** Opens what `seal` closed with one of the secrets; throws when it was changed, or closed with none of them. */
export const unseal = ([current, ...previous]: Secrets, purpose: KeyPurpose, sealed: string): unknown => {
  try {
    return unsealWith(current, purpose, sealed);
  } catch (fault) {
    const [next, ...others] = previous;
    if (next === undefined) throw fault;
    return unseal([next, ...others], purpose, sealed);
  }
};

const unsealWith = (secret: string, purpose: KeyPurpose, sealed: string): unknown => {
  const all = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), all.subarray(0, 12));
  decipher.setAuthTag(all.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(all.subarray(28)), decipher.final()]).toString('utf8'));
};

/** What a former secret closed, closed with the current one; null where it is. */
export const sealAgain = (secrets: Secrets, purpose: KeyPurpose, sealed: string): string | null => {
  try {
    unsealWith(secrets[0], purpose, sealed);
    return null;
  } catch {
    return seal(secrets, purpose, unseal(secrets, purpose, sealed));
  }
};

/** A keyed hash of a text. */
export const mac = ([current]: Secrets, purpose: KeyPurpose, text: string): string => macs([current], purpose, text)[0] ?? '';

/** The same by each of the secrets, the current one first: one of them is what was stored or given out. */
export const macs = (secrets: Secrets, purpose: KeyPurpose, text: string): readonly string[] =>
  secrets.map((secret) => createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url'));

/** Whether this is the keyed hash of a text, by one of the secrets. */
export const isMac = (secrets: Secrets, purpose: KeyPurpose, text: string, given: string): boolean =>
  macs(secrets, purpose, text).some((one) => sameText(one, given));

/** Compares without telling by time how much was right. */
export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
