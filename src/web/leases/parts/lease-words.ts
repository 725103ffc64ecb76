import { en } from '../../../words/leases/en/lease-page.ts';
import { pl } from '../../../words/leases/pl/lease-page.ts';

export const leaseWords = { pl, en };
