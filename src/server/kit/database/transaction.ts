import type { Refusal, Result } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import { wakeAfterCommit } from '../live/notices.ts';
import { deliverStored } from '../mail/send.ts';
import type { Tx } from './database.ts';
import { type Closing, openClosing, writeRows } from './outbox.ts';

/** Carries a refusal out of drizzle's transaction so that it rolls back; never leaves this file. */
class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const attempts = 4;

/**
 * Runs work in one transaction: commits a success, rolls back a refusal, and repeats after a deadlock or a serialization failure
 * (so the work must not have effects outside the database). What the work leaves to be told, noted, mailed and done is written at its end, and
 * woken after the commit.
 */
export const transact = async <T>(services: Services, work: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { closing, value } = await once(services, work);
      wakeAfterCommit(services, closing);
      services.jobs.wakeAfterCommit(closing.jobs);
      return { ok: true, value };
    } catch (fault) {
      if (fault instanceof RolledBack) return { ok: false, refusal: fault.refusal };
      if (attempt >= attempts || !isRepeatable(fault)) throw fault;
    }
  }
};

const once = async <T>(services: Services, work: (tx: Tx) => Promise<Result<T>>): Promise<{ closing: Closing; value: T }> =>
  services.db.transaction(async (tx) => {
    const closing = openClosing(tx);
    const result = await work(tx);
    if (!result.ok) throw new RolledBack(result.refusal);
    await close(services, tx, closing);
    return { closing, value: result.value };
  });

/** Writes what the work left; which mails are to be delivered is known when they are stored. */
const close = async (services: Services, tx: Tx, closing: Closing): Promise<void> => {
  const known = [...closing.jobs];
  const [stored] = await Promise.all([writeRows(tx, closing), services.jobs.send(tx, known)]);
  await deliverStored(services, tx, stored);
  await services.jobs.send(tx, closing.jobs.slice(known.length));
};

const repeatable = new Set(['40001', '40P01']);

const isRepeatable = (fault: unknown): boolean => repeatable.has(sqlState(fault) ?? '');

/** The SQLSTATE of a fault of the driver, also when drizzle wrapped it. */
export const sqlState = (fault: unknown): string | undefined => {
  if (!(fault instanceof Error)) return undefined;
  if ('code' in fault && typeof fault.code === 'string') return fault.code;
  return sqlState(fault.cause);
};
