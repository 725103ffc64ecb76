import { en } from './en/sign.ts';
import { pl } from './pl/sign.ts';

/** Signing with an e-mailed code: the lease, and what the protocol shares with it. */
export const signWords = { pl, en };
