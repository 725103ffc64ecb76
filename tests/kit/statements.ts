import type pg from 'pg';
import { vi } from 'vitest';
import type { Db } from '../../src/server/kit/database/database.ts';

/** What a connection was asked: the text, and the name under which it is prepared. */
export type Statement = { readonly text: string; readonly name: string | null };

const statementIn = (asked: unknown): Statement => {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  const name = typeof asked === 'object' && asked !== null && 'name' in asked && typeof asked.name === 'string' ? asked.name : null;
  return { text: typeof text === 'string' ? text.trim().toLowerCase() : '', name };
};

/** Notes everything that the pool's connections are asked while the work runs. */
const listen = async (db: Db, note: (client: pg.PoolClient, statement: Statement) => void, work: () => Promise<unknown>): Promise<void> => {
  const spies = new Map<pg.PoolClient, { mockRestore: () => void }>();
  const watch = (client: pg.PoolClient): void => {
    if (spies.has(client)) return;
    const { query } = client;
    const noted = new Proxy(query, {
      apply: (target, self, given) => {
        note(client, statementIn(given[0]));
        return Reflect.apply(target, self, given);
      },
    });
    spies.set(client, vi.spyOn(client, 'query').mockImplementation(noted));
  };
  db.$client.on('acquire', watch);
  await work().finally(() => {
    db.$client.off('acquire', watch);
    for (const spy of spies.values()) spy.mockRestore();
  });
};

/** What timers of the server ask beside any call: counts of calls are shared a second after one, notices are looked for and announced, the queues are tidied. */
const isOfTimers = (text: string): boolean =>
  text.startsWith('insert into "call_count"') ||
  text.includes('from "notice"') ||
  text.includes('pg_notify') ||
  /^\s*begin;[\s\S]*pgboss/i.test(text);

/** Every statement that was sent while the work ran, without those that timers of the server may send meanwhile. */
export const statementsOf = async (db: Db, work: () => Promise<unknown>): Promise<readonly Statement[]> => {
  const all: Statement[] = [];
  await listen(db, (_client, statement) => all.push(statement), work);
  return all.filter(({ text }) => !isOfTimers(text));
};

/** What each transaction said that committed while the work ran: its statements between `begin` and `commit`. */
export const transactionsOf = async (db: Db, work: () => Promise<unknown>): Promise<readonly (readonly string[])[]> => {
  const open = new Map<pg.PoolClient, string[]>();
  const over: string[][] = [];
  const note = (client: pg.PoolClient, { text }: Statement): void => {
    if (text === 'begin') open.set(client, []);
    else if (text === 'commit') over.push(open.get(client) ?? []);
    else open.get(client)?.push(text);
    if (text === 'commit' || text === 'rollback') open.delete(client);
  };
  await listen(db, note, work);
  return over;
};
