import { en } from './en/lease-terms.ts';
import { pl } from './pl/lease-terms.ts';

/** The drawn lease from the breach of duties to its annexes. */
export const leaseTermsWords = { pl, en };
