/**
 * `node scripts/bench/offers/main.ts URL COUNT` fills a migrated database with believable offers. The offer of a number is always
 * the same, so 100 000 offers are the first of a million.
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { dayOf } from '../../../src/domain/kit/time.ts';
import { databaseNow, type Tx } from '../../../src/server/kit/database/database.ts';
import { refreshListings } from '../../../src/server/search/commands.ts';
import { copy } from './copy.ts';
import { idOf } from './ids.ts';
import { partyLoads } from './parties.ts';
import { offerLoads } from './rows.ts';

/** Counts up with every change of what is generated: a database of another version is not taken for complete. */
const generator = 1;
const freshDays = 14;

/** What the comment on the table says of the database. */
type Stamp = { readonly generator: number; readonly count: number; readonly at: string; readonly swept: boolean };

/** How many companies own so many offers: one for about 250, never fewer than 40. */
const companiesFor = (count: number): number => Math.max(40, Math.round(count / 250));

const stampOf = async (client: pg.ClientBase): Promise<Stamp | null> => {
  const { rows } = await client.query<{ said: string | null }>("select obj_description('listing'::regclass) as said");
  return JSON.parse(rows[0]?.said ?? 'null') as Stamp | null;
};

const stamp = (client: pg.ClientBase, what: Stamp): Promise<unknown> => client.query(`comment on table listing is '${JSON.stringify(what)}'`);

/** Takes the search indexes away and answers what makes them anew: built at the end they are smaller and much faster made. */
const withoutIndexes = async (client: pg.ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'listing' and indexname <> 'listing_pkey'",
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
};

const refreshAll = async (tx: Tx, count: number): Promise<void> => {
  const batch = 1000;
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    await refreshListings(
      tx,
      Array.from({ length: size }, (_, index) => idOf('offer', from + index)),
    );
  }
};

type Say = (line: string) => void;

/** The tables whose rows begin in the first state of a lifecycle for everybody but this loader: their triggers are off meanwhile. */
const governed = ['offer', 'person', 'company_member'] as const;

/** One transaction: all of it, or nothing. */
const fill = async (client: pg.ClientBase, count: number, say: Say): Promise<void> => {
  const companies = companiesFor(count);
  const begun = performance.now();
  const told = (what: string): void => say(`  ${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  await drizzle(client as pg.Client).transaction(async (tx) => {
    const now = await databaseNow(tx);
    for (const table of governed) await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    for (const load of partyLoads) await copy(client, load, companies);
    for (const load of offerLoads(dayOf(now), companies)) {
      await copy(client, load, count);
      told(load.table);
    }
    for (const table of governed) await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
    const indexes = await withoutIndexes(client);
    await tx.execute(sql`analyze offer, offer_image, reservation`);
    await refreshAll(tx, count);
    told('listing');
    for (const index of indexes) await tx.execute(sql.raw(index));
    told('indexes');
    await stamp(client, { generator, count, at: now, swept: false });
  });
};

/** Index-only scans need the visibility map, plans need statistics; a migration of the projection may have lost both, so it is always swept. */
const sweep = async (client: pg.ClientBase, done: Stamp): Promise<void> => {
  await client.query('vacuum (analyze)');
  await stamp(client, { ...done, swept: true });
};

const isFresh = (found: Stamp, count: number): boolean =>
  found.generator === generator && found.count === count && Date.now() - Date.parse(found.at) < freshDays * 86_400_000;

/**
 * Fills a migrated, empty database with offers once; one that is complete is left as it is. Offers run out, so after two weeks it is
 * no longer good: then, and when it holds anything else, this throws, and the caller makes the database anew.
 */
export const ensureOffers = async (url: string, count: number, say: Say = () => undefined): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    if ((await stampOf(client)) === null) {
      const { rows } = await client.query('select 1 from offer limit 1');
      if (rows.length > 0) throw new Error('this database holds offers that the generator has not made');
      await fill(client, count, say);
    }
    const found = await stampOf(client);
    if (found === null || !isFresh(found, count)) throw new Error(`this database does not hold ${count} fresh offers: make it anew`);
    await (found.swept ? client.query('vacuum (analyze) listing') : sweep(client, found));
  } finally {
    await client.end();
  }
};

const [, entry, url, count] = process.argv;
if (entry === import.meta.filename && url !== undefined) await ensureOffers(url, Number(count), (line) => process.stdout.write(`${line}\n`));
