import type { LedgerEntry } from '../../../domain/deposits/rules/ledger.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Tx } from '../../kit/database/database.ts';
import { appendEntry as append } from '../store/ledger.ts';

/** Appends an entry to the ledger; other rooms book their fees through it. */
export const appendEntry = (tx: Tx, entry: LedgerEntry, booking: Parameters<typeof append>[2]): Promise<Id> => append(tx, entry, booking);
