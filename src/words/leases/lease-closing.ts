import { en } from './en/lease-closing.ts';
import { pl } from './pl/lease-closing.ts';

/** The drawn lease from the breach of duties to its annexes. */
export const leaseClosingWords = { pl, en };
