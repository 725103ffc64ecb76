import { en } from './en/lease-page.ts';
import { pl } from './pl/lease-page.ts';

/** The lease's page: the steps from the signature to the released deposit. */
export const leaseWords = { pl, en };
