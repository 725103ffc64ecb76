/** Names the faults of the machine that pass by themselves, so that callers can tell them from mistakes of the program. */

import { refuseKit } from '../../../domain/kit/refusals.ts';
import type { Refusal } from '../../../domain/kit/verdict.ts';

/** SQLSTATE 53100 (disk full) and what the file system says of a full disk or an exhausted quota. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** SQLSTATE class 08 (connection), 53300 (too many connections), 57P01 to 57P03 (shutting down, crashed, starting), and what sockets say. */
const away = /^(08\w{3}|53300|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What the driver and its pool say without a code. */
const awayText = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The refusal that a fault amounts to, whoever wrapped it; null when it is a mistake of the program. */
export const refusalOfFault = (fault: unknown): Refusal | null => {
  if (!(fault instanceof Error)) return null;
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
  if (full.has(code)) return refuseKit('kit.storage_full');
  if (away.test(code) || awayText.test(fault.message)) return refuseKit('kit.database_away');
  return refusalOfFault(fault.cause);
};
