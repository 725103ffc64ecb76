import { sql } from 'drizzle-orm';
import type { TestServer } from '../kit/server.ts';

/** The number of one of many open requests, and the uid of whoever made it. */
export const requestNumber = (n: number): string => `tlok${String(n).padStart(16, '0')}`;

/** Two hundred people who have the citizen app's instructions before them. */
export const manyRequests = sql`with new_person as (
  insert into person (uid, email, first_name, last_name, identity_state)
  select 'tlok' || lpad(n::text, 16, '0'), 'tlok' || n || '@test.example', 'Osoba', 'Numer ' || n, 'INITIAL' from generate_series(1, 200) n returning uid)
insert into identity_request (id, uid, status, instructions_shown_at, code_requested_at, seen_at)
select uid, uid, 'instructions_shown', now(), null, now() + interval '1 hour' from new_person`;

/** One of them waits for a code from now on, and the consoles hear of it. */
export const changeRequest = async ({ db, services }: Pick<TestServer, 'db' | 'services'>, n: number): Promise<void> => {
  await db.execute(sql`update identity_request set status = 'waiting_for_code', code_requested_at = now() where id = ${requestNumber(n)}`);
  await db.execute(sql`insert into notice (topic) values ('admin')`);
  services.live.wake();
};

/** All of them, and what became of them, gone again. */
export const noRequests = sql`with gone as (delete from identity_request where uid like 'tlok%') delete from person where uid like 'tlok%'`;
