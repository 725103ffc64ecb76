import type { Id } from '../../../domain/kit/brand.ts';
import type { LoggedMethod } from '../../../domain/kit/log/events.ts';
import type { Tx } from '../database/database.ts';
import { newOutbox, outboxOf, writeRows } from '../database/outbox.ts';

/** An entry of the event log (docs/rules/wire.md#event-log). */
export type EventEntry = {
  readonly method: LoggedMethod;
  readonly details: Readonly<Record<string, unknown>>;
  readonly uid?: Id;
  readonly offerId?: Id;
};

/** Writes to the event log within the running transaction. */
export const logEvent = async (tx: Tx, { method, details, uid, offerId }: EventEntry): Promise<void> => {
  const entry = { method, details, uid: uid ?? null, offerId: offerId ?? null };
  const outbox = outboxOf(tx);
  if (outbox === null) await writeRows(tx, { ...newOutbox(), events: [entry] });
  else outbox.events.push(entry);
};
