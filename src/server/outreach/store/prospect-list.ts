/** Reads prospects as a list, with what they reached. */

import { and, asc, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { ProspectGroup } from '../../../domain/outreach/types.ts';
import { person } from '../../accounts/tables.ts';
import type { Reader } from '../../kit/database/database.ts';
import { prospect, prospectMilestone } from '../tables.ts';

/** Which prospects: written to or given a link from one moment to before another, of one caller or every one, of one group or both. */
export type ProspectScope = {
  readonly from: Instant;
  readonly before: Instant;
  readonly callerUid: Id | null;
  readonly group: ProspectGroup | null;
  /** Whether the reader may know of everybody whether they had an account before. */
  readonly knowsGroups: boolean;
};

/** Did more than open a link: a step that only the person behind the address can take. */
const showedThemselves: SQL<boolean> = sql<boolean>`exists (select 1 from ${prospectMilestone}
  where ${and(eq(prospectMilestone.prospectId, prospect.id), ne(prospectMilestone.milestone, 'linkClick'))})`;

const within = ({ from, before, callerUid, group, knowsGroups }: ProspectScope): SQL | undefined =>
  and(
    or(and(gte(prospect.createdAt, from), lt(prospect.createdAt, before)), and(gte(prospect.lastSentAt, from), lt(prospect.lastSentAt, before))),
    callerUid === null ? undefined : eq(prospect.callerUid, callerUid),
    group === null ? undefined : eq(prospect.isExisting, group === 'existing'),
    group === null || knowsGroups ? undefined : showedThemselves,
  );

/** A part of the prospects, those written to last first. */
export const prospectPage = (reader: Reader, scope: ProspectScope, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
  reader
    .select({
      row: prospect,
      isGroupKnown: scope.knowsGroups ? sql<boolean>`true` : showedThemselves,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(prospect)
    .leftJoin(person, eq(person.uid, prospect.callerUid))
    .where(within(scope))
    .orderBy(desc(sql`coalesce(${prospect.lastSentAt}, ${prospect.createdAt})`), asc(prospect.id))
    .limit(limit)
    .offset(offset);

/** How many they are. */
export const prospectCount = (reader: Reader, scope: ProspectScope): Promise<number> => reader.$count(prospect, within(scope));

/** What these prospects reached, the earliest first. */
export const milestonesOfAll = (reader: Reader, prospectIds: readonly Id[]) =>
  reader
    .select({
      prospectId: prospectMilestone.prospectId,
      milestone: prospectMilestone.milestone,
      at: prospectMilestone.at,
      bonus: prospectMilestone.bonus,
    })
    .from(prospectMilestone)
    .where(inArray(prospectMilestone.prospectId, [...prospectIds]))
    .orderBy(asc(prospectMilestone.at));
