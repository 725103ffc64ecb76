import type { Ctx, Services } from './context.ts';
import type { Tx } from './database.ts';
import { notice as table } from './tables/notice.ts';

/** Which of the topics `prefix:id` of a room the viewer may follow; rooms export these from `live.ts`. The topic `prefix` alone has the id ''. */
export type TopicGuard = { readonly prefix: string; readonly allowed: (ctx: Ctx, ids: readonly string[]) => Promise<readonly string[]> };

/** The topic that every stream of a person follows and no browser can ask for. */
export const rightsTopic = (uid: string): string => `rights:${uid}`;

/** Ends the open streams of a person after the commit: their session or their rights have changed. Browsers whose session stands come back at once. */
export const renewStreams = (tx: Tx, uid: string): Promise<void> => notice(tx, [rightsTopic(uid)]);

const pending = new WeakMap<Tx, Set<string>>();

/** Called by `transact` at the beginning: what the transaction's steps want told is written once, at its end. */
export const collectNotices = (tx: Tx): void => void pending.set(tx, new Set());

const write = async (tx: Tx, topics: ReadonlySet<string>): Promise<void> => {
  if (topics.size > 0) await tx.insert(table).values([...topics].map((topic) => ({ topic })));
};

/** Tells the followers of these topics, after the commit, that something there has changed. Notices carry ids, never objects. */
export const notice = async (tx: Tx, topics: readonly string[]): Promise<void> => {
  const collected = pending.get(tx);
  if (collected === undefined) return write(tx, new Set(topics));
  for (const topic of topics) collected.add(topic);
};

/** Called by `transact` before the commit: one row for each topic, in one statement, however often its steps named it. */
export const writeNotices = (tx: Tx): Promise<void> => write(tx, pending.get(tx) ?? new Set());

/** Called by `transact` after a commit. NOTIFY is never sent inside the transaction: it would take a database-wide lock. */
export const wakeAfterCommit = (services: Services, tx: Tx): void => {
  if ((pending.get(tx)?.size ?? 0) > 0) services.live.poke();
};
