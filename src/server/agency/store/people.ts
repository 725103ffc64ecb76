/** Reads the agreements of people, and forgets those that nobody signed or that came to nothing. */

import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { agreementLifecycle, cameToNothing, isInForce, isPending } from '../../../domain/agency/machine.ts';
import type { OwnerDetails } from '../../../domain/agency/types.ts';
import type { Day, Id, Instant } from '../../../domain/kit/brand.ts';
import { agencyNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_MS, HOUR_MS } from '../../../domain/kit/time/units.ts';
import { endOfDay, plusMs } from '../../../domain/kit/time.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { agencyAgreement, agencyFile, agentInsurance } from '../tables.ts';
import { isSide, type PartyTo } from './agreements.ts';
import { unnamedPolicies } from './files.ts';

const isUnsent = isNull(agencyAgreement.agentSignedAt);
const inForce = agreementLifecycle.states.filter(isInForce);
const pending = agreementLifecycle.states.filter(isPending);

/** Agreements that need the person: in force on either side (`agency`), or sent by them and not answered (`proposal`). Each with the moment at which it ends by itself. */
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
    kind: isPending(state) ? ('proposal' as const) : ('agency' as const),
    until: (isPending(state) ? answerUntil : endOfDay(lastDay as Day)) as Instant | null,
  }));
};

/** The agreements that a person is a side of, also those that wait for their answer, and their insurance. */
export const agencyRecordsOf = async (reader: Reader, { uid, email }: PartyTo) => ({
  agreements: await reader
    .select({
      id: agencyAgreement.id,
      number: agencyAgreement.number,
      offerId: agencyAgreement.offerId,
      state: agencyAgreement.state,
      facts: agencyAgreement.facts,
      agentUid: agencyAgreement.agentUid,
      aml: agencyAgreement.aml,
      policyKey: agencyAgreement.policyKey,
      agentSignedAt: agencyAgreement.agentSignedAt,
      ownerSignedAt: agencyAgreement.ownerSignedAt,
      createdAt: agencyAgreement.createdAt,
    })
    .from(agencyAgreement)
    .where(isSide({ uid, email }))
    .orderBy(desc(agencyAgreement.createdAt)),
  insurance: await reader.select().from(agentInsurance).where(eq(agentInsurance.uid, uid)),
});

/** Forgets a person's insurance and the agreements that they never signed; answers the documents of those, and copies of policies that nothing names now. */
export const forgetUnsent = async (tx: Tx, uid: Id): Promise<{ readonly documents: readonly Id[]; readonly policies: readonly string[] }> => {
  const insured = await tx.delete(agentInsurance).where(eq(agentInsurance.uid, uid)).returning({ policyKey: agentInsurance.policyKey });
  const gone = await tx
    .delete(agencyAgreement)
    .where(and(eq(agencyAgreement.agentUid, uid), isUnsent))
    .returning({ documentId: agencyAgreement.documentId, policyKey: agencyAgreement.policyKey });
  const keys = [...insured, ...gone].flatMap(({ policyKey }) => policyKey ?? []);
  return { documents: gone.map(({ documentId }) => documentId), policies: await unnamedPolicies(tx, [...new Set(keys)]) };
};

/** Forgets an agreement with its files; answers the keys that nothing names now. */
export const deleteAgreement = async (tx: Tx, id: Id): Promise<readonly string[]> => {
  const files = await tx.delete(agencyFile).where(eq(agencyFile.agreementId, id)).returning({ key: agencyFile.fileKey });
  const [gone] = await tx.delete(agencyAgreement).where(eq(agencyAgreement.id, id)).returning({ policyKey: agencyAgreement.policyKey });
  const policies = gone?.policyKey == null ? [] : await unnamedPolicies(tx, [gone.policyKey]);
  return [...files.map(({ key }) => key), ...policies];
};

const proposals = { table: agencyAgreement, id: agencyAgreement.id } as const;

/** Proposals that were drawn a day ago and never sent. */
export const unsentProposals: DueRows = {
  ...proposals,
  where: (now) => and(isUnsent, sql`${agencyAgreement.createdAt} <= ${plusMs(now, -agencyNumbers.unsentHours * HOUR_MS)}::timestamptz`),
};

/** Proposals that came to nothing and need not be proved any more. */
export const emptyProposals: DueRows = {
  ...proposals,
  where: (now) =>
    and(
      isNull(agencyAgreement.forgottenAt),
      inArray(agencyAgreement.state, agreementLifecycle.states.filter(cameToNothing)),
      lte(agencyAgreement.endedAt, plusMs(now, -agencyNumbers.unansweredDays * DAY_MS)),
    ),
};

/** What goes with a proposal: its document, and the copy of the policy that nothing names now. */
type RemovedFiles = { readonly documents: Id[]; readonly policies: readonly string[] };

const goneWith = async (tx: Tx, rows: readonly { readonly documentId: Id; readonly policyKey: string | null }[]): Promise<RemovedFiles> => ({
  documents: rows.map(({ documentId }) => documentId),
  policies: await unnamedPolicies(
    tx,
    rows.flatMap(({ policyKey }) => policyKey ?? []),
  ),
});

/** Forgets a proposal that was never sent; answers what goes with it. */
export const deleteUnsent = async (tx: Tx, id: Id): Promise<RemovedFiles> =>
  goneWith(
    tx,
    await tx
      .delete(agencyAgreement)
      .where(and(eq(agencyAgreement.id, id), isUnsent))
      .returning({ documentId: agencyAgreement.documentId, policyKey: agencyAgreement.policyKey }),
  );

const nobody: OwnerDetails = { name: '', address: '', peselOrNip: '', contact: '', email: '' };

/** Forgets whom a proposal named; that there was one stays, with how it ended. Answers what goes with it. */
export const forgetOwner = async (tx: Tx, id: Id, now: Instant): Promise<RemovedFiles> => {
  const [before] = await tx.select({ policyKey: agencyAgreement.policyKey }).from(agencyAgreement).where(eq(agencyAgreement.id, id)).for('update');
  const rows = await tx
    .update(agencyAgreement)
    .set({
      facts: sql`jsonb_set(${agencyAgreement.facts}, '{owner}', ${JSON.stringify(nobody)}::jsonb)`,
      ...{ ownerEmail: '', ownerUid: null, reason: null, forgottenAt: now, policyKey: null },
    })
    .where(eq(agencyAgreement.id, id))
    .returning({ documentId: agencyAgreement.documentId });
  return goneWith(
    tx,
    rows.map(({ documentId }) => ({ documentId, policyKey: before?.policyKey ?? null })),
  );
};
