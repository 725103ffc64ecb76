/** Encrypts the key of the seal where it is kept. */

import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;
const saltLength = 16;

const keyOf = (secret: string, salt: Uint8Array): Buffer => scryptSync(secret, salt, 32);

/** Encrypts the seal key (AES-256-GCM under a key derived from the secret): salt, nonce, tag, text. */
export const lock = (plain: Uint8Array, secret: string): Uint8Array => {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return new Uint8Array(Buffer.concat([salt, nonce, cipher.getAuthTag(), text]));
};

/** Decrypts; a wrong secret or a changed record is a fault that names the setting. */
export const unlock = (locked: Uint8Array, secret: string): Uint8Array => {
  const record = Buffer.from(locked);
  const salt = record.subarray(0, saltLength);
  const nonce = record.subarray(saltLength, saltLength + nonceLength);
  const tag = record.subarray(saltLength + nonceLength, saltLength + nonceLength + tagLength);
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret, salt), nonce);
  cipher.setAuthTag(tag);
  try {
    return new Uint8Array(Buffer.concat([cipher.update(record.subarray(saltLength + nonceLength + tagLength)), cipher.final()]));
  } catch {
    throw new Error('the seal key in the database cannot be opened: SEAL_SECRET is not the one it was kept with');
  }
};
