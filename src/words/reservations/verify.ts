import { en } from './en/verify.ts';
import { pl } from './pl/verify.ts';

/** The booking page: the reservation in the making, then the lease to read within 24 hours. */
export const verifyWords = { pl, en };
