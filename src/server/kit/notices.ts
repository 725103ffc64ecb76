import type { Ctx, Services } from './context.ts';
import type { Tx } from './database.ts';
import { notice as table } from './tables/notice.ts';

/** Who may follow the topics `prefix:id` of a room; rooms export these from `live.ts`. */
export type TopicGuard = { readonly prefix: string; readonly may: (ctx: Ctx, id: string) => Promise<boolean> };

const withNotices = new WeakSet<Tx>();

/** Tells the followers of these topics, after the commit, that something there has changed. Notices carry ids, never objects. */
export const notice = async (tx: Tx, topics: readonly string[]): Promise<void> => {
  if (topics.length === 0) return;
  await tx.insert(table).values([...new Set(topics)].map((topic) => ({ topic })));
  withNotices.add(tx);
};

/** Called by `transact` after a commit. NOTIFY is never sent inside the transaction: it would take a database-wide lock. */
export const wakeAfterCommit = (services: Services, tx: Tx): void => {
  if (withNotices.has(tx)) services.live.poke();
};
