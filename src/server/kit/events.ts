import type { Id } from '../../domain/kit/brand.ts';
import type { Tx } from './database.ts';
import { event } from './tables/event.ts';

/** An entry of the event log (specification part 1, section 3). */
export type EventEntry = { readonly method: string; readonly details: Readonly<Record<string, unknown>>; readonly uid?: Id; readonly offerId?: Id };

/** Writes to the event log within the running transaction. */
export const logEvent = async (tx: Tx, { method, details, uid, offerId }: EventEntry): Promise<void> => {
  await tx.insert(event).values({ method, details, uid: uid ?? null, offerId: offerId ?? null });
};
