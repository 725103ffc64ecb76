/** Reads who is mailed the new offers of a week, and which offers those are. */

import { and, asc, desc, eq, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Province } from '../../../domain/kit/provinces.ts';
import { person } from '../../accounts/tables.ts';
import { company } from '../../companies/tables.ts';
import type { Reader } from '../../kit/database/database.ts';
import { mail } from '../../kit/tables/mail.ts';
import { offer } from '../../offers/tables/offer.ts';
import { listing } from '../tables/listing.ts';
import { mailedColumns } from './found.ts';

/** The week that a mail tells of. */
export type Week = { readonly from: Instant; readonly to: Instant };

/** Somebody who gave the consent, with their company, how far that is, and the town of its seat. */
export type WeeklyReader = Pick<typeof person.$inferSelect, 'uid' | 'companyId' | 'companyState'> & { readonly city: string | null };

/**
 * People by uid after this one, at most so many, who had given the consent when the week ended, have confirmed their address and were not
 * mailed of this week. Who gives it later begins with the next week.
 */
export const weeklyReaders = (reader: Reader, { to }: Week, template: string, after: Id, most: number): Promise<WeeklyReader[]> =>
  reader
    .select({ uid: person.uid, companyId: person.companyId, companyState: person.companyState, city: company.city })
    .from(person)
    .leftJoin(company, eq(company.id, person.companyId))
    .where(and(gt(person.uid, after), lt(person.marketingConsentAt, to), isNotNull(person.emailVerifiedAt), isUnmailed(template, to)))
    .orderBy(asc(person.uid))
    .limit(most);

const isUnmailed = (template: string, to: Instant): SQL =>
  sql`not exists (select from ${mail} m where m.uid = ${person.uid} and m.created_at >= ${to} and m.template = ${template})`;

/** A new offer as a mail names it, with whose it is. */
export type NewOffer = Awaited<ReturnType<typeof offersOfWeek>>[number];

/** The newest offers that were published within the week and are listed now, of a province or of the whole country. */
export const offersOfWeek = (reader: Reader, { from, to }: Week, province: Province | null, most: number) =>
  reader
    .select({
      ...mailedColumns,
      owners: sql<readonly (string | null)[]>`array[${offer.ownerUid}, ${offer.agentUid}, ${offer.originalOwnerUid}, ${offer.companyId}]::text[]`,
    })
    .from(listing)
    .innerJoin(offer, eq(offer.id, listing.offerId))
    .where(
      and(
        eq(listing.listed, true),
        province === null ? undefined : eq(listing.province, province),
        gte(listing.publishedAt, from),
        lt(listing.publishedAt, to),
        gt(listing.validTo, sql`now()`),
      ),
    )
    .orderBy(desc(listing.publishedAt), desc(listing.offerId))
    .limit(most);
