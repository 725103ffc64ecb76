import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { sessionCookie } from '../kit/session.ts';
import type { Seat } from './audience.ts';

/** A stream of the bench and the topic that only it follows. */
export type Listener = { readonly seat: Seat; readonly own: string };

/** Everybody who listens, and the offer that all of them have open. */
export type People = { readonly listeners: readonly Listener[]; readonly sharedTopic: string; readonly secret: string };

const offers = 200;
const shared = 'benchsharedoffer0001';

/** People with a linked company and an open session each, and published offers to look at: what a command would leave, without its passwords. */
const fill = `
  insert into auth_user (id, name, email, email_verified)
    select 'benchperson' || lpad(n::text, 9, '0'), 'Anna Nowak', 'listener-' || n || '@bench.example', true from generate_series(1, $1::int) n;
  insert into person (uid, email, email_verified_at, first_name, last_name, company_id, company_name, company_state)
    select id, email, now(), 'Anna', 'Nowak', replace(id, 'person', 'company'), 'Nowak sp. z o.o.', 'ACCEPTED' from auth_user;
  update person set identity_state = 'CHECKING';
  update person set identity_state = 'ACCEPTED';
  insert into auth_session (id, user_id, token, expires_at)
    select id, id, replace(id, 'person', 'session'), now() + interval '20 days' from auth_user;
  insert into offer (id, owner_uid, company_id)
    select 'benchoffer' || lpad(n::text, 10, '0'), 'benchlandlord', 'benchlandlordcompany' from generate_series(1, $2::int) n
    union all select $3, 'benchlandlord', 'benchlandlordcompany';
  update offer set state = 'UNSIGNED';
  update offer set state = 'ACTIVE', version = 1, published_at = now(), valid_to = now() + interval '90 days';
  analyze`;

const statements = (count: number): readonly string[] =>
  fill.split(';').map((text) => text.replace('$1::int', String(count)).replace('$2::int', String(offers)).replace('$3', `'${shared}'`));

const listenerOf = (at: number, secret: string): Listener => {
  const number = String(at + 1).padStart(9, '0');
  const own = `user:benchperson${number}`;
  const offer = `offer:benchoffer${String((at % offers) + 1).padStart(10, '0')}`;
  const topics = [own, `company:benchcompany${number}`, offer, `offer:${shared}`];
  return { own, seat: { path: `/live?topics=${encodeURIComponent(topics.join(','))}`, cookie: sessionCookie(`benchsession${number}`, secret) } };
};

/** Fills a fresh database with so many listeners. */
export const makePeople = async (databaseUrl: string, count: number): Promise<People> => {
  const secret = randomBytes(32).toString('hex');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const text of statements(count)) await client.query(text);
  await client.end();
  return { listeners: Array.from({ length: count }, (_, at) => listenerOf(at, secret)), sharedTopic: `offer:${shared}`, secret };
};
