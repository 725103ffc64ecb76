/** Reads the agreements of people, and forgets those that nobody signed. */

import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { agreementLifecycle, isInForce, isPending } from '../../../domain/agency/machine.ts';
import type { Day, Id, Instant } from '../../../domain/kit/brand.ts';
import { endOfDay } from '../../../domain/kit/time.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { agencyAgreement, agentInsurance } from '../tables.ts';

const inForce = agreementLifecycle.states.filter(isInForce);
const pending = agreementLifecycle.states.filter(isPending);

/** Agreements that need the person: in force on either side, or sent by them and not answered. Each with the moment at which it ends by itself. */
export const agreementsThatHold = async (reader: Reader, uid: Id) => {
  const isSide = or(eq(agencyAgreement.agentUid, uid), eq(agencyAgreement.ownerUid, uid));
  const rows = await reader
    .select({
      offerId: agencyAgreement.offerId,
      name: sql<string>`${agencyAgreement.facts} -> 'premises' ->> 'name'`,
      state: agencyAgreement.state,
      lastDay: agencyAgreement.lastDay,
      answerUntil: agencyAgreement.answerUntil,
    })
    .from(agencyAgreement)
    .where(or(and(inArray(agencyAgreement.state, inForce), isSide), and(inArray(agencyAgreement.state, pending), eq(agencyAgreement.agentUid, uid))))
    .orderBy(agencyAgreement.createdAt, agencyAgreement.id);
  return rows.map(({ state, lastDay, answerUntil, ...row }) => ({
    ...row,
    until: (isPending(state) ? answerUntil : endOfDay(lastDay as Day)) as Instant | null,
  }));
};

/** The agreements that a person is a side of, and their insurance. */
export const agencyRecordsOf = async (reader: Reader, uid: Id) => ({
  agreements: await reader
    .select({
      number: agencyAgreement.number,
      offerId: agencyAgreement.offerId,
      state: agencyAgreement.state,
      facts: agencyAgreement.facts,
      agentSignedAt: agencyAgreement.agentSignedAt,
      ownerSignedAt: agencyAgreement.ownerSignedAt,
      createdAt: agencyAgreement.createdAt,
    })
    .from(agencyAgreement)
    .where(or(eq(agencyAgreement.agentUid, uid), eq(agencyAgreement.ownerUid, uid)))
    .orderBy(desc(agencyAgreement.createdAt)),
  insurance: await reader.select().from(agentInsurance).where(eq(agentInsurance.uid, uid)),
});

/** Forgets a person's insurance and the agreements that they never signed; answers the documents of those. */
export const forgetUnsent = async (tx: Tx, uid: Id): Promise<Id[]> => {
  await tx.delete(agentInsurance).where(eq(agentInsurance.uid, uid));
  const gone = await tx
    .delete(agencyAgreement)
    .where(and(eq(agencyAgreement.agentUid, uid), isNull(agencyAgreement.agentSignedAt)))
    .returning({ documentId: agencyAgreement.documentId });
  return gone.map(({ documentId }) => documentId);
};
