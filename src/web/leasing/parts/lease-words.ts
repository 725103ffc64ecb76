import { en } from '../../../words/leasing/en/lease-page.ts';
import { pl } from '../../../words/leasing/pl/lease-page.ts';

export const leaseWords = { pl, en };
