import { en } from './en/service-fee.ts';
import { pl } from './pl/service-fee.ts';

/** The operator's service fee of both sides. */
export const serviceFeeWords = { pl, en };
