/** Reads and writes prospects, the mails to them and their milestones. */

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import type { CampaignParameters } from '../../../domain/outreach/rules/links.ts';
import type { SentToday } from '../../../domain/outreach/rules/sending.ts';
import type { Counter, Milestone } from '../../../domain/outreach/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { hashAddress, newId } from '../../kit/database/ids.ts';
import { takeLock } from '../../kit/database/locks.ts';
import { outreachBonus, outreachConversion, outreachDay, outreachSend, prospect, prospectMilestone } from '../tables.ts';

export type ProspectRow = typeof prospect.$inferSelect;

const oneOf = (callerUid: Id, email: string) => and(eq(prospect.callerUid, callerUid), eq(prospect.emailHash, hashAddress(email)));

/** The prospect of a caller at an address. */
export const prospectAt = async (reader: Reader, callerUid: Id, email: string): Promise<ProspectRow | null> =>
  (await reader.select().from(prospect).where(oneOf(callerUid, email)))[0] ?? null;

/** The same, held until the transaction ends. */
export const lockProspectAt = async (tx: Tx, callerUid: Id, email: string): Promise<ProspectRow | null> =>
  (await tx.select().from(prospect).where(oneOf(callerUid, email)).for('update'))[0] ?? null;

/** A prospect by its id, held until the transaction ends. */
export const lockProspect = async (tx: Tx, id: Id): Promise<ProspectRow | null> =>
  (await tx.select().from(prospect).where(eq(prospect.id, id)).for('update'))[0] ?? null;

type NewProspect = {
  readonly id: Id;
  readonly callerUid: Id;
  readonly email: string;
  readonly uid: Id | null;
  readonly campaign: CampaignParameters;
};

/** Writes a prospect; whoever has an account already is an existing user. */
export const insertProspect = async (tx: Tx, { id, callerUid, email, uid, campaign }: NewProspect): Promise<ProspectRow> => {
  const values = { id, callerUid, email, emailHash: hashAddress(email), uid, isExisting: uid !== null, ...campaign };
  const [row] = await tx.insert(prospect).values(values).onConflictDoNothing().returning();
  const found = row ?? (await lockProspectAt(tx, callerUid, email));
  if (!found) throw new Error('the prospect was neither written nor found');
  return found;
};

/** What may be changed of a prospect; what is not named stays. */
export type ProspectChange = Partial<Pick<ProspectRow, 'uid' | 'email' | 'sentAgain' | 'lastSentAt' | 'touchedAt' | keyof CampaignParameters>>;

export const updateProspect = async (tx: Tx, id: Id, change: ProspectChange): Promise<void> => {
  await tx.update(prospect).set(change).where(eq(prospect.id, id));
};

/** The last times that a person came by links, the newest first. */
export const touchesOf = async (reader: Reader, uid: Id): Promise<(ProspectRow & { readonly prospectId: Id; readonly touchedAt: Instant })[]> => {
  const rows = await reader
    .select()
    .from(prospect)
    .where(and(eq(prospect.uid, uid), isNotNull(prospect.touchedAt)))
    .orderBy(desc(prospect.touchedAt))
    .limit(10);
  return rows.flatMap((row) => (row.touchedAt === null ? [] : [{ ...row, prospectId: row.id, touchedAt: row.touchedAt }]));
};

type NewSend = Pick<
  typeof outreachSend.$inferInsert,
  'prospectId' | 'callerUid' | 'kind' | 'offerId' | 'basis' | 'basisDay' | 'basisNote' | 'sentAt'
>;

export const insertSend = async (tx: Tx, send: NewSend): Promise<void> => {
  await tx.insert(outreachSend).values({ id: newId(), ...send });
};

/** Makes everybody who sends wait for each other, so that a cap holds; then counts the day's mails. */
export const lockSentToday = async (tx: Tx, day: Day, callerUid: Id): Promise<SentToday> => {
  await takeLock(tx, 'outreach:sends');
  const sends = sql`${outreachDay.website} + ${outreachDay.offer}`;
  const [row] = await tx
    .select({
      own: sql<number>`coalesce(sum(${sends}) filter (where ${eq(outreachDay.callerUid, callerUid)}), 0)::int`,
      all: sql<number>`coalesce(sum(${sends}), 0)::int`,
    })
    .from(outreachDay)
    .where(eq(outreachDay.day, day));
  return row ?? { own: 0, all: 0 };
};

/** Where something is counted. */
type Place = { readonly day: Day; readonly callerUid: Id; readonly campaign: string };

/** Counts one more in the figures of a day. */
export const countIn = async (tx: Tx, place: Place, counter: Counter, bonus = 0 as Grosze): Promise<void> => {
  await tx
    .insert(outreachDay)
    .values({ ...place, [counter]: 1, bonus })
    .onConflictDoUpdate({
      target: [outreachDay.day, outreachDay.callerUid, outreachDay.campaign],
      set: { [counter]: sql`${outreachDay[counter]} + 1`, bonus: sql`${outreachDay.bonus} + excluded.bonus` },
    });
};

/** A conversion of a caller, on the day of its earlier step. */
type NewConversion = { readonly day: Day; readonly from: Milestone; readonly to: Milestone };

/** Counts one more of each of these conversions; they differ from each other. */
export const countConversions = async (tx: Tx, callerUid: Id, conversions: readonly NewConversion[]): Promise<void> => {
  if (conversions.length === 0) return;
  const { day, callerUid: caller, stepFrom, stepTo, n } = outreachConversion;
  await tx
    .insert(outreachConversion)
    .values(conversions.map(({ from, to, ...place }) => ({ ...place, callerUid, stepFrom: from, stepTo: to, n: 1 })))
    .onConflictDoUpdate({ target: [day, caller, stepFrom, stepTo], set: { n: sql`${n} + 1` } });
};

/** What a prospect has reached. */
export const milestonesOf = (reader: Reader, prospectId: Id) =>
  reader
    .select({ milestone: prospectMilestone.milestone, at: prospectMilestone.at })
    .from(prospectMilestone)
    .where(eq(prospectMilestone.prospectId, prospectId));

/** What a milestone brings now. */
const bonusOf = (milestone: Milestone) =>
  sql<Grosze>`coalesce((select ${outreachBonus.amount} from ${outreachBonus} where ${outreachBonus.milestone} = ${milestone}), 0)`;

/** Writes a milestone with the bonus of now; null when the prospect has reached it before. A click has none yet. */
export const insertMilestone = async (
  tx: Tx,
  { id: prospectId, callerUid }: Pick<ProspectRow, 'id' | 'callerUid'>,
  milestone: Milestone,
  at: Instant,
): Promise<Grosze | null> => {
  const bonus = milestone === 'linkClick' ? (0 as Grosze) : bonusOf(milestone);
  const [row] = await tx
    .insert(prospectMilestone)
    .values({ prospectId, milestone, callerUid, bonus, at })
    .onConflictDoNothing()
    .returning({ bonus: prospectMilestone.bonus });
  return row?.bonus ?? null;
};

/** Writes the bonus of now into the click of a prospect; answers it. */
export const payClick = async (tx: Tx, prospectId: Id): Promise<Grosze> => {
  const [row] = await tx
    .update(prospectMilestone)
    .set({ bonus: bonusOf('linkClick') })
    .where(and(eq(prospectMilestone.prospectId, prospectId), eq(prospectMilestone.milestone, 'linkClick')))
    .returning({ bonus: prospectMilestone.bonus });
  return row?.bonus ?? (0 as Grosze);
};
