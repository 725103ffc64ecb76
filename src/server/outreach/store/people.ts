/** Reads what is stored of callers and prospects, and forgets prospects. */

import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { hashAddress } from '../../kit/database/ids.ts';
import { outreachSend, prospect, prospectMilestone, shortLink } from '../tables.ts';

/** Somebody by account and address: before an account was made a prospect is known by the address alone. */
type Somebody = { readonly uid: Id; readonly email: string };

const isProspect = ({ uid, email }: Somebody) => or(eq(prospect.uid, uid), eq(prospect.emailHash, hashAddress(email)));

/** What was done towards a person, and what the person did as a caller: links and counts, not the people written to, whose data it is not. */
export const outreachRecordsOf = async (reader: Reader, who: Somebody) => {
  const { kind, basis, basisDay, basisNote, sentAt } = outreachSend;
  const [sent, reached, links] = await Promise.all([
    reader
      .select({ kind, basis, basisDay, basisNote, sentAt, campaign: prospect.utmCampaign })
      .from(outreachSend)
      .innerJoin(prospect, eq(prospect.id, outreachSend.prospectId))
      .where(isProspect(who))
      .orderBy(desc(sentAt)),
    reader
      .select({ milestone: prospectMilestone.milestone, at: prospectMilestone.at })
      .from(prospectMilestone)
      .innerJoin(prospect, eq(prospect.id, prospectMilestone.prospectId))
      .where(isProspect(who))
      .orderBy(desc(prospectMilestone.at)),
    reader
      .select({ shortId: shortLink.shortId, originalUrl: shortLink.originalUrl, clicks: shortLink.clicks, createdAt: shortLink.createdAt })
      .from(shortLink)
      .where(eq(shortLink.createdBy, who.uid))
      .orderBy(desc(shortLink.createdAt)),
  ]);
  return { asProspect: { mails: sent, milestones: reached }, asCaller: { links } };
};

/** Takes who they were from prospects; what is counted of them stays. The hash becomes the id, so that nobody is found by it. */
const nobody = { email: null, emailHash: sql`${prospect.id}`, uid: null };

const forget = async (tx: Tx, which: SQL | undefined): Promise<void> => {
  const ids = tx.select({ id: prospect.id }).from(prospect).where(which);
  await tx.update(outreachSend).set({ basisNote: '' }).where(inArray(outreachSend.prospectId, ids));
  await tx.update(prospect).set(nobody).where(which);
};

/** Forgets the prospects that a person was, and those that the person wrote to as a caller. */
export const forgetProspects = (tx: Tx, who: Somebody): Promise<void> => forget(tx, or(isProspect(who), eq(prospect.callerUid, who.uid)));

/** Forgets prospects that were neither written to nor came for so many months. */
export const forgetOldProspects = (tx: Tx, months: number): Promise<void> => {
  const newest = sql`greatest(${prospect.createdAt}, ${prospect.lastSentAt}, ${prospect.touchedAt})`;
  return forget(tx, and(isNotNull(prospect.email), sql`${newest} < clock_timestamp() - ${`${months} months`}::interval`));
};
