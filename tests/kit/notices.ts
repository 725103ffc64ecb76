/** What open pages are noticed of. */

import { sql } from 'drizzle-orm';
import type { TestServer } from './server.ts';

/** The last notice so far. */
export const newestNotice = async ({ db }: TestServer): Promise<number> => {
  const { rows } = await db.execute<{ newest: string | null }>(sql`select max(id) as newest from notice`);
  return Number(rows[0]?.newest ?? 0);
};

/** The topics that were noticed after a notice, each once. */
export const noticedSince = async ({ db }: TestServer, mark: number): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ topic: string }>(sql`select distinct topic from notice where id > ${mark} order by topic`);
  return rows.map(({ topic }) => topic);
};
