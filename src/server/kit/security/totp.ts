/** Time-based one-time passwords (RFC 6238): SHA-1, six digits, steps of 30 seconds, as every app with codes reads them. */

import { createHmac, randomBytes } from 'node:crypto';

const stepSeconds = 30;
/** Clocks of phones go wrong by some seconds: the step before and the one after count too. */
const drift = [0, -1, 1] as const;
const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in base32 as it is typed into an app. */
export const newTotpSecret = (): string => base32(randomBytes(20));

/** Bytes in groups of five bits, a letter each; the length is a multiple of five bytes. */
const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => base32Letters[Number.parseInt(group, 2)]).join('');
};

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => base32Letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The step of time that a moment (milliseconds since 1970) falls into. */
export const totpStep = (atMs: number): number => Math.floor(atMs / 1_000 / stepSeconds);

/** The code that an app with this secret shows during a step. */
export const totpAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

/** The step around now of which this is the code; null when it is a code of none of the three. */
export const matchingStep = (secret: string, code: string, nowMs: number): number | null => {
  const now = totpStep(nowMs);
  const found = drift.find((by) => totpAt(secret, now + by) === code);
  return found === undefined ? null : now + found;
};

/** The address from which an app takes secret and name, as its QR code carries it. */
export const totpAddress = (secret: string, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret, issuer })}`;
