import pg from 'pg';

/** Megabytes of tables and of indexes for each 100 000 offers. */
export type Disk = { readonly tables: number; readonly indexes: number };

/** The size of a filled database: every table of the product with its long values, and every index. */
export const diskOf = async (databaseUrl: string): Promise<Disk> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ tables: string; indexes: string; offers: string }>(`
    select sum(pg_table_size(oid)) as tables, sum(pg_indexes_size(oid)) as indexes, (select count(*) from offer) as offers
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  await client.end();
  const [{ tables, indexes, offers } = { tables: 0, indexes: 0, offers: 1 }] = rows;
  const share = 100_000 / Number(offers) / 1e6;
  return { tables: Number(tables) * share, indexes: Number(indexes) * share };
};
