/** Reads and writes agency agreements. */

import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { keptFrom } from '../../../domain/accounts/rules/deletion.ts';
import { agreementLifecycle, isInForce, isOpenAgreement, isPending, isTakenBack } from '../../../domain/agency/machine.ts';
import type { SentProposals } from '../../../domain/agency/rules/sending.ts';
import type { AgreementState } from '../../../domain/agency/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { agencyNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf, startOfDay } from '../../../domain/kit/time.ts';
import { isBooked, offerLifecycle } from '../../../domain/offers/machine.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { takeLock } from '../../kit/database/locks.ts';
import type { OfferRow } from '../../offers/queries/facts.ts';
import { offer } from '../../offers/tables/offer.ts';
import { agencyAgreement } from '../tables.ts';

/** A stored agreement, and one with the offer that it is about. */
export type AgreementRow = typeof agencyAgreement.$inferSelect;
export type AgreementOfOffer = AgreementRow & { readonly offer: OfferRow };

const statesWhere = (holds: (state: AgreementState) => boolean): AgreementState[] => agreementLifecycle.states.filter(holds);

/** An agreement by its id. */
export const agreementById = async (reader: Reader, id: Id): Promise<AgreementRow | null> =>
  (await reader.select().from(agencyAgreement).where(eq(agencyAgreement.id, id)))[0] ?? null;

/** An agreement, locked after its offer: whoever moves either takes them in this order. */
export const lockAgreement = async (tx: Tx, id: Id): Promise<AgreementOfOffer | null> => {
  const found = await agreementById(tx, id);
  const [locked] = found === null ? [] : await tx.select().from(offer).where(eq(offer.id, found.offerId)).for('update');
  if (locked === undefined) return null;
  const [row] = await tx.select().from(agencyAgreement).where(eq(agencyAgreement.id, id)).for('update');
  return row === undefined ? null : { ...row, offer: locked };
};

/** The agreement of an offer that is drawn, waits or is signed. */
export const openAgreementOf = async (reader: Reader, offerId: Id): Promise<AgreementRow | null> =>
  (
    await reader
      .select()
      .from(agencyAgreement)
      .where(and(eq(agencyAgreement.offerId, offerId), inArray(agencyAgreement.state, statesWhere(isOpenAgreement))))
  )[0] ?? null;

const wasSent = isNotNull(agencyAgreement.agentSignedAt);

/** The newest agreement of an offer that was sent to its owner. */
export const newestSentOf = (reader: Reader, offerId: Id): Promise<AgreementRow | null> =>
  newestOf(reader, and(eq(agencyAgreement.offerId, offerId), wasSent));

/** The newest one that its agent did not take back: it says who publishes the project. */
export const newestThatBindsOf = (reader: Reader, offerId: Id): Promise<AgreementRow | null> =>
  newestOf(reader, and(eq(agencyAgreement.offerId, offerId), wasSent, notInArray(agencyAgreement.state, statesWhere(isTakenBack))));

const newestOf = async (reader: Reader, where: SQL | undefined): Promise<AgreementRow | null> =>
  (await reader.select().from(agencyAgreement).where(where).orderBy(desc(agencyAgreement.createdAt), desc(agencyAgreement.id)).limit(1))[0] ?? null;

/** The agreements about an offer that its owner accepted, whatever became of them. */
export const signedAgreementsOf = async (reader: Reader, offerId: Id): Promise<readonly AgreementRow[]> =>
  reader
    .select()
    .from(agencyAgreement)
    .where(and(eq(agencyAgreement.offerId, offerId), isNotNull(agencyAgreement.ownerSignedAt)));

/** The agreement that a document was drawn for. */
export const agreementOfDocument = async (reader: Reader, documentId: Id): Promise<AgreementRow | null> =>
  (await reader.select().from(agencyAgreement).where(eq(agencyAgreement.documentId, documentId)))[0] ?? null;

/** How many proposals an agent has mailed, counted one sender after the other until the transaction ends. */
export const lockSentProposals = async (tx: Tx, agentUid: Id, email: string): Promise<SentProposals> => {
  await takeLock(tx, 'agency:sends', agentUid);
  return sentProposals(tx, agentUid, email);
};

/** How many proposals an agent has mailed; those that were answered or taken back count. */
export const sentProposals = async (reader: Reader, agentUid: Id, email: string): Promise<SentProposals> => {
  const since = (span: string) => sql`${agencyAgreement.agentSignedAt} > clock_timestamp() - ${span}::interval`;
  const [row] = await reader
    .select({
      today: sql<number>`count(*) filter (where ${since('24 hours')})::int`,
      toAddress: sql<number>`count(*) filter (where ${eq(agencyAgreement.ownerEmail, email)})::int`,
    })
    .from(agencyAgreement)
    .where(and(eq(agencyAgreement.agentUid, agentUid), since(`${agencyNumbers.addressDays} days`)));
  return row ?? { today: 0, toAddress: 0 };
};

/** The offer, locked: of proposals that are drawn at once one is kept after the other. */
export const lockOfferOf = async (tx: Tx, offerId: Id): Promise<OfferRow | null> =>
  (await tx.select().from(offer).where(eq(offer.id, offerId)).for('update'))[0] ?? null;

/** The last of the numbers that the agreements of an offer have behind the offer's own; 0 when there is none. Forgotten proposals leave gaps. */
export const lastNumberOf = async (reader: Reader, offerId: Id): Promise<number> => {
  const last = sql<number | null>`max(substring(${agencyAgreement.number} from '-([0-9]+)$')::int)`;
  const [found] = await reader.select({ last }).from(agencyAgreement).where(eq(agencyAgreement.offerId, offerId));
  return found?.last ?? 0;
};

/** Stores a drawn agreement. */
export const insertAgreement = async (tx: Tx, row: typeof agencyAgreement.$inferInsert): Promise<void> => {
  await tx.insert(agencyAgreement).values(row);
};

/** Columns that a step may change beside the state. */
export type AgreementChange = Partial<
  Pick<AgreementRow, 'agentSignedAt' | 'ownerSignedAt' | 'answerUntil' | 'endedAt' | 'reason' | 'ownerUid' | 'agentExchangedOn' | 'ownerExchangedOn'>
>;

/** Sets the state where it is still `from`; null when it is another. */
export const changeAgreement = async (
  tx: Tx,
  step: { readonly id: Id; readonly from: AgreementState; readonly to: AgreementState; readonly change: AgreementChange },
): Promise<AgreementRow | null> => {
  const rows = await tx
    .update(agencyAgreement)
    .set({ ...step.change, state: step.to })
    .where(and(eq(agencyAgreement.id, step.id), eq(agencyAgreement.state, step.from)))
    .returning();
  return rows[0] ?? null;
};

/** Running agreements that were sent to an address whose owner has no account yet. */
export const unownedOf = async (tx: Tx, email: string): Promise<Id[]> => {
  const isOpen = inArray(agencyAgreement.state, statesWhere(isOpenAgreement));
  const rows = await tx
    .select({ id: agencyAgreement.id })
    .from(agencyAgreement)
    .where(and(eq(agencyAgreement.ownerEmail, email), isNull(agencyAgreement.ownerUid), isOpen, wasSent))
    .orderBy(asc(agencyAgreement.offerId));
  return rows.map(({ id }) => id);
};

/** Writes whose account the owner's is, while nobody's is; false when it is somebody's already. */
export const nameOwner = async (tx: Tx, id: Id, uid: Id): Promise<boolean> =>
  (
    await tx
      .update(agencyAgreement)
      .set({ ownerUid: uid })
      .where(and(eq(agencyAgreement.id, id), isNull(agencyAgreement.ownerUid)))
      .returning({ id: agencyAgreement.id })
  ).length === 1;

/** Whose agreements: the agent's own, and those of the owner with this confirmed address. */
export type PartyTo = { readonly uid: Id; readonly email: string | null };

const isParty = (party: PartyTo): SQL | undefined => and(isNull(agencyAgreement.forgottenAt), isSide(party));

/** An address that somebody else has by now gives no part in what its former holder accepted. */
export const isSide = ({ uid, email }: PartyTo): SQL | undefined =>
  or(
    eq(agencyAgreement.agentUid, uid),
    email === null ? undefined : and(eq(agencyAgreement.ownerEmail, email), isNull(agencyAgreement.ownerUid), wasSent),
    and(eq(agencyAgreement.ownerUid, uid), wasSent),
  );

/** A page of somebody's agreements, open ones first, then the newest. */
export const agreementsPage = async (
  reader: Reader,
  party: PartyTo,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly AgreementRow[]; readonly total: number }> => {
  const isOpen = inArray(agencyAgreement.state, statesWhere(isOpenAgreement));
  const rows = await reader
    .select()
    .from(agencyAgreement)
    .where(isParty(party))
    .orderBy(desc(isOpen), desc(agencyAgreement.createdAt), asc(agencyAgreement.id))
    .limit(limit)
    .offset(offset);
  const [found] = await reader.select({ n: count() }).from(agencyAgreement).where(isParty(party));
  return { rows, total: found?.n ?? 0 };
};

const isLargeRent = isNotNull(agencyAgreement.aml);

/** A page of agreements with answers about their owners, the newest first. What was never sent is nobody's business yet. */
export const largeRents = async (
  reader: Reader,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly AgreementRow[]; readonly total: number }> => {
  const where = and(isLargeRent, wasSent);
  const rows = await reader
    .select()
    .from(agencyAgreement)
    .where(where)
    .orderBy(desc(agencyAgreement.createdAt), asc(agencyAgreement.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await reader.$count(agencyAgreement, where) };
};

const agreements = { table: agencyAgreement, id: agencyAgreement.id } as const;

/** Proposals whose time for an answer is over. */
export const unanswered: DueRows = {
  ...agreements,
  where: (now) => and(inArray(agencyAgreement.state, statesWhere(isPending)), lte(agencyAgreement.answerUntil, now)),
};

/** Agreements that ended so long ago that no claim is left of them. */
export const endedLongAgo: DueRows = {
  ...agreements,
  where: (now) => lt(agencyAgreement.endedAt, startOfDay(keptFrom('contracts', dayOf(now)))),
};

/** Agreements whose last day has passed, as long as nobody holds the premises. */
export const runOut: DueRows = {
  ...agreements,
  where: (now) => {
    const booked = new QueryBuilder()
      .select({ id: offer.id })
      .from(offer)
      .where(and(eq(offer.id, agencyAgreement.offerId), inArray(offer.state, offerLifecycle.states.filter(isBooked))));
    return and(inArray(agencyAgreement.state, statesWhere(isInForce)), lt(agencyAgreement.lastDay, dayOf(now)), sql`not exists ${booked}`);
  },
};
