import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the leases room refuses, in words. */
export const leaseRefusalWords = { pl, en };
