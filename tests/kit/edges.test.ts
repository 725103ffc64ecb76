import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edges } from '../../src/domain/kit/lifecycle.ts';
import { lifecycles } from '../../src/server/app/rooms.ts';
import { type TestDatabase, testDatabase } from './database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const refusalOf = (text: string, values: readonly string[]): Promise<string> =>
  client.query(text, [...values]).then(
    () => 'taken',
    (fault: { code?: string }) => fault.code ?? '',
  );

describe.each(lifecycles.map((stored) => [stored.lifecycle.name, stored] as const))('the trigger of the %s', (name, { lifecycle, column }) => {
  const [initial = ''] = lifecycle.states;

  /** A table with nothing but the state, under the trigger's function: what it refuses here it refuses on the real table. */
  const probe = async (): Promise<void> => {
    await client.query(`drop table if exists probe; create temp table probe (${column.name} text)`);
    await client.query(`create trigger probe before insert or update of ${column.name} on probe for each row execute function ${name}_edge()`);
  };

  const put = async (state: string): Promise<void> => {
    await client.query('alter table probe disable trigger probe; delete from probe');
    await client.query(`insert into probe (${column.name}) values ($1)`, [state]);
    await client.query('alter table probe enable trigger probe');
  };

  it('stands on the column that holds the state', async () => {
    const { rows } = await client.query(
      `select tgrelid::regclass::text as "table", proname as function from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgname = $1`,
      [`${name}_edge`],
    );
    expect(rows).toEqual([{ table: column.table, function: `${name}_edge` }]);
  });

  it('lets every edge of the table pass, and nothing else', async () => {
    await probe();
    const known = new Set(edges(lifecycle).map(({ from, to }) => `${from} > ${to}`));
    for (const from of lifecycle.states) {
      for (const to of lifecycle.states) {
        await put(from);
        const expected = from === to || known.has(`${from} > ${to}`) ? 'taken' : '23514';
        expect(await refusalOf(`update probe set ${column.name} = $1`, [to]), `${from} > ${to}`).toBe(expected);
      }
    }
  });

  it('lets a row begin in the first state only', async () => {
    await probe();
    for (const state of lifecycle.states)
      expect(await refusalOf(`insert into probe (${column.name}) values ($1)`, [state]), state).toBe(state === initial ? 'taken' : '23514');
  });
});
