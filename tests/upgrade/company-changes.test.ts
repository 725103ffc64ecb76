/** Changes of company data from before they had a lifecycle get the history that they would have now. */

import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/server/kit/database/migrate.ts';
import { type TestDatabase, testDatabase } from '../kit/database.ts';

const migrations = path.join(import.meta.dirname, '../../src/server/kit/migrations');
const lifecycleCame = '0057_company_change_lifecycle.sql';

const company = (id: string, deletedAt: string | null) => sql`
  insert into company (id, creator_uid, name, nip, regon, no_krs, country, postal_code, city, street, house_number, bank_account, vat_status, deleted_at)
  values (${id}, 'Creator', 'Nawrot', '5260000005', '', true, 'PL', '90-001', 'Łódź', 'Nawrot', '1', '', 'active', ${deletedAt})`;
type Change = { readonly id: string; readonly of: string; readonly state: string; readonly at: string; readonly decidedAt: string | null };
const change = ({ id, of, state, at, decidedAt }: Change) => sql`
  insert into company_change (id, company_id, uid, form, state, created_at, decided_at, decided_by, rejection_reason) values (${id}, ${of}, ${`giver of ${id}`}, '{}',
    ${state}, ${at}, ${decidedAt}, ${state === 'ACCEPTED' || state === 'REJECTED' ? 'Moderator' : null}, ${state === 'REJECTED' ? 'Inny adres' : null})`;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ bare: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'parter-upgrade-'));
  for (const name of await readdir(migrations))
    if (name.endsWith('.sql') && name < lifecycleCame) await cp(path.join(migrations, name), path.join(folder, name));
  await migrate(database.url, folder);
  await rm(folder, { recursive: true });
  const [first, second, third, fourth, end] = ['10', '11', '12', '13', '14'].map((hour) => `2026-11-20T${hour}:00:00Z`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const rows = [
    company('stands', null),
    company('ended', end),
    change({ id: 'A', of: 'stands', state: 'WITHDRAWN', at: first, decidedAt: second }),
    change({ id: 'B', of: 'stands', state: 'REJECTED', at: second, decidedAt: third }),
    change({ id: 'C', of: 'stands', state: 'ACCEPTED', at: third, decidedAt: fourth }),
    change({ id: 'D', of: 'stands', state: 'CHECKING', at: fourth, decidedAt: null }),
    change({ id: 'E', of: 'ended', state: 'WITHDRAWN', at: first, decidedAt: end }),
  ];
  for (const row of rows) await database.db.execute(row);
}, 120_000);
afterAll(() => database.close());

it('each decision is a step by whoever took it, at its moment, and what waits has none', async () => {
  expect(await migrate(database.url)).toContain(lifecycleCame);
  const { rows } = await database.db.execute(sql`
    select subject_id as id, event, from_state as "from", to_state as "to", actors, uid, details, extract(hour from created_at at time zone 'UTC')::int as hour
    from lifecycle_step where lifecycle = 'company_change' order by id`);
  expect(rows.map(({ id, event, to, actors, uid, details, hour }) => [id, event, to, actors, uid, details, hour])).toEqual([
    ['A', 'replace', 'WITHDRAWN', ['giver'], 'giver of B', {}, 11],
    ['B', 'reject', 'REJECTED', ['admin'], 'Moderator', { reason: 'Inny adres' }, 12],
    ['C', 'accept', 'ACCEPTED', ['admin'], 'Moderator', { reason: null }, 13],
    ['E', 'end', 'WITHDRAWN', ['creator'], 'Creator', {}, 14],
  ]);
  expect(new Set(rows.map(({ from }) => from))).toEqual(new Set(['CHECKING']));
});
