import pg from 'pg';
import { Pool } from 'undici';
import { accountsCalls } from '../../../src/contract/accounts/endpoints.ts';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import type { People } from '../live/people.ts';

type Project = { readonly cookie: string; readonly offerId: string; version: number };

/** The password of everybody who signs in here. */
const password = 'Parter-bench-1';

/** Asks a call as somebody; throws on a refusal. */
const ask = async <T>(pool: Pool, name: string, cookie: string, data: unknown): Promise<T> => {
  const { statusCode, body } = await pool.request({
    path: `/call/${name}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ data }),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}: ${text}`);
  return (JSON.parse(text) as { result: T }).result;
};

/** One person signs up through the product; everybody else gets the same password's hash. */
export const givePasswords = async (url: string, databaseUrl: string, count: number): Promise<readonly string[]> => {
  const pool = new Pool(url, { connections: 1 });
  const email = 'first@bench.example';
  const wish = { email, password, firstName: 'Anna', lastName: 'Nowak', marketingConsent: false, lang: 'pl' };
  await ask(pool, accountsCalls.signUp.wire, '', wish);
  await pool.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into auth_account (id, user_id, provider_id, account_id, password)
      select id, id, 'credential', id, (select a.password from auth_account a join auth_user u on u.id = a.user_id where u.email = $1)
      from auth_user where email like 'listener-%' order by id limit $2`,
    [email, count],
  );
  const { rows } = await client.query<{ email: string }>('select u.email from auth_user u join auth_account a on a.user_id = u.id');
  await client.end();
  return rows.map((row) => JSON.stringify({ data: { email: row.email, password } }));
};

/** Opens forms that are each saved over and over by their owner as the form saves itself: for so many seconds; answers how often. */
export const openForms = async (url: string, people: People, count: number) => {
  const pool = new Pool(url, { connections: count });
  const projects: Project[] = [];
  for (const { seat } of people.listeners.slice(0, count))
    projects.push({ cookie: seat.cookie, ...(await ask<{ offerId: string; version: number }>(pool, offersCalls.createOffer.wire, seat.cookie, {})) });
  let saved = 0;
  const save = async (project: Project): Promise<void> => {
    saved += 1;
    const patch = { name: `Lokal przy Rynku ${saved}`, price: 450_000 + saved, description: 'Jasny lokal z witryną. '.repeat(10 + (saved % 5)) };
    const { offerId, version, cookie } = project;
    project.version = (await ask<{ version: number }>(pool, offersCalls.saveOffer.wire, cookie, { offerId, version, patch })).version;
  };
  return async (seconds: number): Promise<number> => {
    const [end, before] = [performance.now() + seconds * 1000, saved];
    await Promise.all(
      projects.map(async (project) => {
        while (performance.now() < end) await save(project);
      }),
    );
    return saved - before;
  };
};
