import { en } from './en/submit.ts';
import { pl } from './pl/submit.ts';

/** After the tenant's signature: the sealing of the lease and the receiver. */
export const submitWords = { pl, en };
