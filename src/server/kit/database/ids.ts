/** Makes identifiers and tokens. */

import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Id } from '../../../domain/kit/brand.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new identifier: 20 characters, about 119 bits, so that it cannot be guessed. */
export const newId = (): Id => Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');

/** Whether a given string has the form of our identifiers; a given unused one is accepted (docs/rules/identifiers.md#our-own-identifiers). */
export const isId = (text: string): text is Id => /^[A-Za-z0-9]{20}$/.test(text);

/** A bearer secret for a link: 256 bits; only the hash is stored. */
export const newToken = (): { token: string; hash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
};

/** The hash that the database keeps of a token. Tokens are random, so a plain SHA-256 is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The hash by which an address is known that must not be kept. No key goes in: whoever left a kind of mail is known also after the secret of the program was changed. */
export const hashAddress = (email: string): string => createHash('sha256').update(`address:${email.trim().toLowerCase()}`).digest('hex');
