/** What companies have on the deposit account. */

import type { Grosze, Id } from '../../../domain/kit/brand.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import type { Reader } from '../../kit/database/database.ts';
import { heldMoneyOf } from '../store/ledger.ts';

/** Grosze that the leases of a company, on either side, have on the deposit account by the ledger, and how many leases have any; zero without a company. */
export const depositsOf = async (reader: Reader, companyId: Id | null): Promise<{ readonly held: Grosze; readonly leases: number }> =>
  companyId === null ? { held: ZERO, leases: 0 } : heldMoneyOf(reader, companyId);
