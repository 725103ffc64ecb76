import { createHash } from 'node:crypto';

/** The SHA-256 of a text or of bytes, as 64 hexadecimal digits. */
export const sha256Of = (of: string | Uint8Array): string => createHash('sha256').update(of).digest('hex');
