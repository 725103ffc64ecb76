/** Writes notices that tell open pages to read again. */

import type { Ctx, Services } from '../context.ts';
import type { Tx } from '../database/database.ts';
import { newOutbox, type Outbox, outboxOf, writeRows } from '../database/outbox.ts';

/** Which of the topics `prefix:id` of a room the viewer may subscribe to; rooms export these from `live.ts`. The topic `prefix` alone has the id ''. */
export type TopicGuard = {
  readonly prefix: string;
  readonly allowed: (ctx: Ctx, ids: readonly string[]) => Promise<readonly string[]>;
  /** Only pages made for somebody who is signed in ask for it: a visitor who does has a page of a session that is over. */
  readonly isPersonal?: true;
};

/** The topic that every stream of a person follows and no browser can ask for. */
export const rightsTopic = (uid: string): string => `rights:${uid}`;

/** Ends the open streams of a person after the commit: their session or their rights have changed. Browsers whose session stands come back at once. */
export const renewStreams = (tx: Tx, uid: string): Promise<void> => notice(tx, [rightsTopic(uid)]);

/** Notifies the subscribers of these topics after the commit, once for each topic however often the steps name it. Notices carry ids, never objects. */
export const notice = async (tx: Tx, topics: readonly string[]): Promise<void> => {
  const outbox = outboxOf(tx);
  if (outbox === null) await writeRows(tx, { ...newOutbox(), topics: new Set(topics) });
  else for (const topic of topics) outbox.topics.add(topic);
};

/** Called by `transact` after a commit. NOTIFY is never sent inside the transaction: it would take a database-wide lock. */
export const wakeAfterCommit = (services: Services, { topics }: Outbox): void => {
  if (topics.size > 0) services.live.wake();
};
