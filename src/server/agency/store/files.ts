/** Reads and writes the files of the written form, and agents' insurances. */

import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { agreementLifecycle, isInForce } from '../../../domain/agency/machine.ts';
import type { FormFacts } from '../../../domain/agency/rules/file.ts';
import type { Insurance } from '../../../domain/agency/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { nameOfPerson } from '../../accounts/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { keyColumn, unnamedOf } from '../../kit/files/references.ts';
import { agencyAgreement, agencyFile, agentInsurance } from '../tables.ts';
import type { AgreementRow } from './agreements.ts';

/** A stored file of an agreement. */
export type AgencyFileRow = typeof agencyFile.$inferSelect;

/** The files of some agreements, oldest first. */
export const filesOf = async (reader: Reader, agreementIds: readonly Id[]): Promise<readonly AgencyFileRow[]> =>
  agreementIds.length === 0
    ? []
    : reader
        .select()
        .from(agencyFile)
        .where(inArray(agencyFile.agreementId, [...agreementIds]))
        .orderBy(asc(agencyFile.uploadedAt), asc(agencyFile.id));

/** A file by its id. */
export const fileById = async (reader: Reader, id: Id): Promise<AgencyFileRow | null> =>
  (await reader.select().from(agencyFile).where(eq(agencyFile.id, id)))[0] ?? null;

/** Stores a file; its bytes are in the files port already. */
export const insertFile = async (tx: Tx, row: AgencyFileRow): Promise<void> => {
  await tx.insert(agencyFile).values(row);
};

/** Writes down what the moderator found. */
export const reviewFile = async (
  tx: Tx,
  id: Id,
  review: Pick<AgencyFileRow, 'outcome' | 'note'> & { readonly reviewedBy: Id | null; readonly reviewedAt: Instant },
): Promise<void> => {
  await tx.update(agencyFile).set(review).where(eq(agencyFile.id, id));
};

const waiting = and(eq(agencyFile.outcome, 'waiting'), inArray(agencyAgreement.state, agreementLifecycle.states.filter(isInForce)));

/** Files that wait for the moderator, named by their agreement's number. */
export const waitingAgencyFiles = (reader: Reader): WaitingRows => {
  const inForce = reader
    .select({ id: agencyAgreement.id })
    .from(agencyAgreement)
    .where(inArray(agencyAgreement.state, agreementLifecycle.states.filter(isInForce)));
  const where = and(eq(agencyFile.outcome, 'waiting'), inArray(agencyFile.agreementId, inForce));
  const ofAgreement = (what: SQLWrapper): SQL =>
    sql`(select ${what} from ${agencyAgreement} where ${agencyAgreement.id} = ${agencyFile.agreementId})`;
  return {
    ...{ table: agencyFile, id: agencyFile.id, at: agencyFile.uploadedAt, where },
    name: ofAgreement(agencyAgreement.number),
    who: ofAgreement(nameOfPerson(agencyAgreement.agentUid)),
  };
};

type FilePage = { readonly waiting: boolean; readonly limit: number; readonly offset: number };

/** A page of files with their agreements: those that wait for the moderator, the longest waiting first, or those reviewed, the newest first. */
export const reviewedFiles = async (reader: Reader, { waiting: waits, limit, offset }: FilePage) => {
  const where = waits ? waiting : isNotNull(agencyFile.reviewedAt);
  const rows = await reader
    .select({ file: agencyFile, agreement: agencyAgreement })
    .from(agencyFile)
    .innerJoin(agencyAgreement, eq(agencyAgreement.id, agencyFile.agreementId))
    .where(where)
    .orderBy(waits ? asc(agencyFile.uploadedAt) : desc(agencyFile.reviewedAt), desc(agencyFile.id))
    .limit(limit)
    .offset(offset);
  const [found] = await reader
    .select({ n: count() })
    .from(agencyFile)
    .innerJoin(agencyAgreement, eq(agencyAgreement.id, agencyFile.agreementId))
    .where(where);
  return { rows, total: found?.n ?? 0 };
};

/** The columns that name files: of agreements, and copies of policies. */
export const agencyFiles = [keyColumn(agencyFile.fileKey), keyColumn(agencyAgreement.policyKey), keyColumn(agentInsurance.policyKey)];

/** An agent's insurance as it was last given in. */
export const insuranceOf = async (reader: Reader, uid: Id): Promise<Insurance | null> => {
  const { insurer, policyNumber, sumEur, validTo } = agentInsurance;
  const [row] = await reader.select({ insurer, policyNumber, sumEur, validTo }).from(agentInsurance).where(eq(agentInsurance.uid, uid));
  return row ?? null;
};

/** The copy of an agent's policy. */
export type Policy = { readonly key: string; readonly bytes: number };

/** The copy of an agent's policy; null when none was uploaded for the insurance that stands. */
export const policyOf = async (reader: Reader, uid: Id): Promise<Policy | null> => {
  const { policyKey: key, policyBytes: bytes } = agentInsurance;
  const [row] = await reader.select({ key, bytes }).from(agentInsurance).where(eq(agentInsurance.uid, uid));
  return row?.key == null ? null : { key: row.key, bytes: row.bytes ?? 0 };
};

/** Does an agreement that is being stored name the copy that stands? It cannot be replaced, and so removed, until the transaction ends. */
export const lockPolicy = async (tx: Tx, uid: Id, key: string | null): Promise<boolean> => {
  const [row] = await tx.select({ key: agentInsurance.policyKey }).from(agentInsurance).where(eq(agentInsurance.uid, uid)).for('share');
  return (row?.key ?? null) === key;
};

/** Writes an agent's insurance in place of the one before, without a copy of its policy. */
export const putInsurance = async (tx: Tx, uid: Id, insurance: Insurance, at: Instant): Promise<void> => {
  const set = { ...insurance, updatedAt: at };
  await tx
    .insert(agentInsurance)
    .values({ uid, ...set })
    .onConflictDoUpdate({ target: agentInsurance.uid, set });
};

/** Names the copy of an agent's policy, or none; false where the agent has no insurance. */
export const setPolicy = async (tx: Tx, uid: Id, policy: Policy | null): Promise<boolean> => {
  const set = { policyKey: policy?.key ?? null, policyBytes: policy?.bytes ?? null };
  const rows = await tx.update(agentInsurance).set(set).where(eq(agentInsurance.uid, uid)).returning({ uid: agentInsurance.uid });
  return rows.length > 0;
};

/** Those of some policies' keys that no agreement and no insurance names any more. */
export const unnamedPolicies = async (tx: Tx, keys: readonly string[]): Promise<readonly string[]> => unnamedOf(tx, agencyFiles, keys);

/** The files of an agreement with the days that its sides declared. */
export const formFactsOf = (
  { agentExchangedOn, ownerExchangedOn }: Pick<AgreementRow, 'agentExchangedOn' | 'ownerExchangedOn'>,
  files: readonly AgencyFileRow[],
): FormFacts => ({ files, exchanged: { agent: agentExchangedOn, owner: ownerExchangedOn } });
