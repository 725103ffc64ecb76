import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/kit/database.ts';
import { countIdentityReviews, identityReviews, waitingIdentities } from './store.ts';

const open = { waiting: true, text: null } as const;

/** Many people, of whom five wait for a moderator. */
const people = sql`insert into person (uid, email, first_name, last_name, identity_state)
  select 'plan-' || n, n || '@plan.example', 'Jan', 'Plan', 'INITIAL' from generate_series(1, 20000) n`;
const waiting = sql`update person set identity_state = 'CHECKING' where substr(uid, 6)::int % 4000 = 0`;
const steps = sql`insert into lifecycle_step (lifecycle, subject_id, event, from_state, to_state, actors, details, created_at)
  select 'identity', 'plan-' || n, step, 'INITIAL', 'CHECKING', '[]', jsonb_build_object('reason', step || n), now() - n * interval '1 minute'
  from generate_series(1, 20000) n, unnest(array['submit', 'again']) step order by step desc`;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(people);
  await database.db.execute(waiting);
  await database.db.execute(steps);
  await database.db.execute(sql`analyze person`);
  await database.db.execute(sql`analyze lifecycle_step`);
}, 60_000);
afterAll(() => database.close());

const planOf = async (statement: SQLWrapper): Promise<string> => {
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

it('those who wait for a moderator are found by an index of theirs, and their steps by that of the steps', async () => {
  const { id, at, where } = waitingIdentities();
  const overview: SQL = sql`select ${id}, ${at} from person where ${where ?? sql`true`} order by 2 limit 50`;
  for (const plan of [await planOf(overview), await planOf(identityReviews(database.db, open, 20, 0).getSQL())]) {
    expect(plan).toContain('person_identity_checking');
    expect(plan).toContain('lifecycle_step_subject');
    expect(plan).not.toContain('Seq Scan');
  }
});

it('the list names the last step of each, the longest waiting first', async () => {
  const found = await identityReviews(database.db, open, 20, 0);
  expect(found.map(({ uid, reason }) => [uid, reason])).toEqual([20_000, 16_000, 12_000, 8_000, 4_000].map((n) => [`plan-${n}`, `again${n}`]));
});

it('whoever waits without a step is listed too, as they are counted, since the day of their account', async () => {
  await database.db.execute(sql`insert into person (uid, email, first_name, last_name, identity_state, created_at)
    values ('stepless', 'stepless@plan.example', 'Jan', 'Plan', 'INITIAL', '2020-01-01T00:00:00Z')`);
  await database.db.execute(sql`update person set identity_state = 'CHECKING' where uid = 'stepless'`);
  const found = await identityReviews(database.db, open, 20, 0);
  expect(found).toHaveLength(await countIdentityReviews(database.db, open));
  expect(found[0]).toMatchObject({ uid: 'stepless', at: '2020-01-01T00:00:00.000Z', reason: null });
});
