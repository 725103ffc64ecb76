import { createHash, randomBytes, randomFillSync } from 'node:crypto';
import type { Id } from '../../../domain/kit/brand.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

// Every request has an identifier: random bytes are drawn many at a time, and each is used once.
const pool = new Uint8Array(8192);
let unused = pool.length;

const nextByte = (): number => {
  if (unused === pool.length) {
    randomFillSync(pool);
    unused = 0;
  }
  const byte = pool[unused] ?? 0;
  pool[unused] = 0;
  unused += 1;
  return byte;
};

/** Six random bits choose among 64; the two that no letter has are thrown again, so that all letters are alike. */
const nextLetter = (): string => letters[nextByte() & 63] ?? nextLetter();

/** A new identifier: 20 characters, about 119 bits, so that it cannot be guessed. */
export const newId = (): Id => {
  let id = '';
  for (let length = 0; length < 20; length += 1) id += nextLetter();
  return id;
};

/** Whether a given string has the form of our identifiers; a given unused one is accepted (docs/rules/identifiers.md#our-own-identifiers). */
export const isId = (text: string): text is Id => /^[A-Za-z0-9]{20}$/.test(text);

/** A bearer secret for a link: 256 bits; only the hash is stored. */
export const newToken = (): { token: string; hash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
};

/** What the database keeps of a token. Tokens are random, so a plain SHA-256 is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
