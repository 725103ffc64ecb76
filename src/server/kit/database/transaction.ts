/** Runs a command in a transaction that a refusal rolls back. */

import type { Refusal, Result } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import { together } from '../fast/together.ts';
import { wakeAfterCommit } from '../live/notices.ts';
import { deliverStored } from '../mail/send.ts';
import type { Tx } from './database.ts';
import { type Outbox, openOutbox, writeRows } from './outbox.ts';

/** Carries a refusal out of drizzle's transaction so that it rolls back; never leaves this file. */
class RolledBack extends Error {
  readonly refusal: Refusal;
  readonly late: Outbox['late'];
  constructor(refusal: Refusal, { late }: Outbox) {
    super(refusal.code);
    this.refusal = refusal;
    this.late = late;
  }
}

const attempts = 4;

/**
 * Runs work in one transaction: commits a success, rolls back a refusal, and repeats after a deadlock or a serialization failure
 * (so the work must not have effects outside the database). The outbox of the transaction is written at its end; streams and workers are woken
 * after the commit. What time owed before the refused work is done stays done.
 */
export const transact = async <T>(services: Services, work: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { outbox, value } = await once(services, work);
      wakeAfterCommit(services, outbox);
      services.jobs.wakeAfterCommit(outbox.jobs);
      return { ok: true, value };
    } catch (fault) {
      if (fault instanceof RolledBack) {
        for (const settle of fault.late)
          await settle().catch((late: unknown) => services.log.error({ fault: late }, 'a late step was not taken; the clock takes it'));
        return { ok: false, refusal: fault.refusal };
      }
      if (attempt >= attempts || !isRepeatable(fault)) throw fault;
    }
  }
};

const once = async <T>(services: Services, work: (tx: Tx) => Promise<Result<T>>): Promise<{ outbox: Outbox; value: T }> =>
  services.db.transaction(async (tx) => {
    const outbox = openOutbox(tx);
    const result = await work(tx);
    if (!result.ok) throw new RolledBack(result.refusal, outbox);
    await writeOutbox(services, tx, outbox);
    return { outbox, value: result.value };
  });

/** Writes the outbox. A mail's delivery is enqueued once the mail is stored, because one that was sent before is not stored again. */
const writeOutbox = async (services: Services, tx: Tx, outbox: Outbox): Promise<void> => {
  const known = [...outbox.jobs];
  const [stored] = await together(tx, () => [writeRows(tx, outbox), services.jobs.send(tx, known)]);
  await deliverStored(services, tx, stored);
  await services.jobs.send(tx, outbox.jobs.slice(known.length));
};

const repeatable = new Set(['40001', '40P01']);

const isRepeatable = (fault: unknown): boolean => repeatable.has(sqlState(fault) ?? '');

/** The SQLSTATE of a fault of the driver, also when drizzle wrapped it. */
export const sqlState = (fault: unknown): string | undefined => {
  if (!(fault instanceof Error)) return undefined;
  if ('code' in fault && typeof fault.code === 'string') return fault.code;
  return sqlState(fault.cause);
};
