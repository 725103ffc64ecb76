/** Reads wanted listings for a moderator, whatever their state. */

import { and, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { isWantedActive, wantedLifecycle } from '../../../domain/wanted/machine.ts';
import type { WantedView } from '../../../domain/wanted/types.ts';
import { person } from '../../accounts/tables.ts';
import { company } from '../../companies/tables.ts';
import type { Reader } from '../../kit/database/database.ts';
import { lifecycleStep } from '../../kit/tables/step.ts';
import { wantedListing } from '../tables.ts';
import { isOnBoard } from './listings.ts';

/** What a moderator looks for. */
export type ModeratedFilter = { readonly view: WantedView; readonly text: string };

/** The words with which an admin took a listing from the board, by its last step; only an admin's names a reason. */
type Removal = { readonly reason: string; readonly basis?: string; readonly reference?: string };
const removal = sql<Removal | null>`(select case when step.details ? 'reason' then step.details end from ${lifecycleStep} as step
  where step.lifecycle = ${wantedLifecycle.name} and step.subject_id = ${wantedListing.id} order by step.id desc limit 1)`;

const ended = inArray(
  wantedListing.state,
  wantedLifecycle.states.filter((state) => !isWantedActive(state)),
);
const isRemoved = sql`${removal} is not null`;

const inView: Readonly<Record<WantedView, SQL | undefined>> = {
  active: isOnBoard,
  removed: and(ended, isRemoved),
  ended: and(ended, not(isRemoved)),
};

const matching = ({ view, text }: ModeratedFilter): SQL | undefined => {
  // An id names one listing: whoever has it wants that one, wherever it stands.
  if (/^[A-Za-z0-9]{20}$/.test(text)) return eq(wantedListing.id, text);
  const part = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const isNamed = or(
    sql`${wantedListing.location} ilike ${part}`,
    sql`${wantedListing.description} ilike ${part}`,
    sql`${company.name} ilike ${part}`,
    eq(company.nip, text),
    eq(person.email, text.toLowerCase()),
  );
  return and(inView[view], text === '' ? undefined : isNamed);
};

/** A page of them with how many there are: the last added first, of those that left the board the last that did. */
export const moderatedWantedPage = async (
  reader: Reader,
  filter: ModeratedFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const where = matching(filter);
  const endedAt = sql`coalesce(${wantedListing.deletedAt}, ${wantedListing.matchedAt})`;
  const rows = await reader
    .select({
      listing: wantedListing,
      company: { name: company.name, nip: company.nip },
      author: { firstName: person.firstName, lastName: person.lastName, email: person.email },
      removal,
    })
    .from(wantedListing)
    .innerJoin(company, eq(company.id, wantedListing.companyId))
    .leftJoin(person, eq(person.uid, wantedListing.createdBy))
    .where(where)
    .orderBy(filter.view === 'active' ? desc(wantedListing.createdAt) : desc(endedAt), wantedListing.id)
    .limit(limit)
    .offset(offset);
  const [found] = await reader
    .select({ n: sql<number>`count(*)::int` })
    .from(wantedListing)
    .innerJoin(company, eq(company.id, wantedListing.companyId))
    .leftJoin(person, eq(person.uid, wantedListing.createdBy))
    .where(where);
  return { rows, total: found?.n ?? 0 };
};
