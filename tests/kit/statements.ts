import type pg from 'pg';
import { vi } from 'vitest';
import type { Db } from '../../src/server/kit/database/database.ts';

const textOf = (asked: unknown): string => {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return typeof text === 'string' ? text.trim().toLowerCase() : '';
};

/** What each transaction said that committed while the work ran: its statements between `begin` and `commit`. */
export const transactionsOf = async (db: Db, work: () => Promise<unknown>): Promise<readonly (readonly string[])[]> => {
  const open = new Map<pg.PoolClient, string[]>();
  const over: string[][] = [];
  const note = (client: pg.PoolClient, text: string): void => {
    if (text === 'begin') open.set(client, []);
    else if (text === 'commit') over.push(open.get(client) ?? []);
    else open.get(client)?.push(text);
    if (text === 'commit' || text === 'rollback') open.delete(client);
  };
  const spies = new Map<pg.PoolClient, { mockRestore: () => void }>();
  const watch = (client: pg.PoolClient): void => {
    if (spies.has(client)) return;
    const { query } = client;
    const noted = new Proxy(query, {
      apply: (target, self, given) => {
        note(client, textOf(given[0]));
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
  return over;
};
