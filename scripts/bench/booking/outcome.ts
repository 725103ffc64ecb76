import { type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../src/domain/kit/brand.ts';
import type { Db } from '../../../src/server/kit/database/database.ts';

/** What the database holds of some offers after a race, each counted. */
export type Outcome = {
  readonly booked: number;
  readonly reservations: number;
  readonly steps: number;
  readonly listed: number;
  readonly jobs: number;
  readonly mails: number;
  readonly events: number;
};

const counts = (ids: SQL): Readonly<Record<keyof Outcome, SQL>> => ({
  booked: sql`(select count(*) from offer where id = any(${ids}) and state = 'BOOKED')`,
  reservations: sql`(select count(distinct offer_id) from reservation where offer_id = any(${ids}) and ended_at is null)`,
  steps: sql`(select count(*) from lifecycle_step where lifecycle = 'offer' and subject_id = any(${ids}) and event = 'book')`,
  listed: sql`(select count(*) from listing where offer_id = any(${ids}) and state = 'BOOKED' and booked and reserved_until is not null)`,
  jobs: sql`(select count(*) from pgboss.job j join reservation r on r.id = j.data ->> 'reservationId' where j.name = 'reservations.prepare' and r.offer_id = any(${ids}))`,
  mails: sql`(select count(*) from mail where template = 'reservations.made' and facts ->> 'offerId' = any(${ids}))`,
  events: sql`(select count(*) from event where method = 'bookOffer' and offer_id = any(${ids}))`,
});

/** Counts what a race left behind. */
export const outcomeOf = async (db: Db, offerIds: readonly Id[]): Promise<Outcome> => {
  const asked = Object.entries(counts(sql`${sql.param([...offerIds])}::text[]`)).map(([name, count]) => sql`${count} as ${sql.identifier(name)}`);
  const { rows } = await db.execute<Outcome>(sql`select ${sql.join(asked, sql`, `)}`);
  const [row] = rows;
  if (row === undefined) throw new Error('the database counted nothing');
  return row;
};

/** What is wrong with an outcome, or null: every offer booked once, with one of everything that a booking writes and a mail for each side. */
export const outcomeProblem = (outcome: Outcome, offers: number): string | null => {
  const expected: Outcome = { booked: offers, reservations: offers, steps: offers, listed: offers, jobs: offers, mails: 2 * offers, events: offers };
  const wrong = (Object.keys(expected) as (keyof Outcome)[]).filter((name) => outcome[name] !== expected[name]);
  return wrong.length === 0 ? null : wrong.map((name) => `${name}: ${outcome[name]} instead of ${expected[name]}`).join(', ');
};
