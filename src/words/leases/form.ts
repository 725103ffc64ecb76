import { en } from './en/form.ts';
import { pl } from './pl/form.ts';

/** The written form of leases over 12 months: its step on the lease's page, and its files in the console. */
export const formWords = { pl, en };
