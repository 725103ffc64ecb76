/** Reads and writes what registers answered. */

import { and, countDistinct, desc, eq, gte, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { type RegisterAnswer, registerSources } from '../../../domain/companies/rules/registers/answers.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Db, Reader, Tx } from '../../kit/database/database.ts';
import { company, companyChange, registerAnswer } from '../tables.ts';

type Row = typeof registerAnswer.$inferSelect;

/** The newest answer of each register about each of the numbers, in the order of the registers; a number that nobody asked about is not among the keys. */
export const newestAnswers = async (reader: Reader, nips: readonly string[]): Promise<ReadonlyMap<string, readonly RegisterAnswer[]>> => {
  if (nips.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([registerAnswer.nip, registerAnswer.source])
    .from(registerAnswer)
    .where(inArray(registerAnswer.nip, [...nips]))
    .orderBy(registerAnswer.nip, registerAnswer.source, desc(registerAnswer.askedAt), desc(registerAnswer.id));
  const inOrder = rows.toSorted((a, b) => registerSources.indexOf(a.source) - registerSources.indexOf(b.source));
  return new Map([...Map.groupBy(inOrder, ({ nip }) => nip)].map(([nip, of]) => [nip, of.map(answerOf)]));
};

const answerOf = ({ source, outcome, requestId, stateOn, isRecorded, facts, askedAt }: Row): RegisterAnswer => ({
  ...{ source, outcome, requestId, stateOn, isRecorded, facts, askedAt },
});

/** Keeps answers with who asked; the moment is the database's. */
export const insertAnswers = async (tx: Tx, rows: readonly (typeof registerAnswer.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(registerAnswer).values([...rows]);
};

/** About how many companies the person has asked the registers since then. */
export const countAsked = async (reader: Reader, uid: Id, since: Instant): Promise<number> => {
  const [found] = await reader
    .select({ n: countDistinct(registerAnswer.nip) })
    .from(registerAnswer)
    .where(and(eq(registerAnswer.askedBy, uid), gte(registerAnswer.askedAt, since)));
  return found?.n ?? 0;
};

/** Forgets old answers about a number that no company has, in force or given in. */
export const forgetAnswers = async (db: Db, days: number): Promise<void> => {
  const old = lt(registerAnswer.askedAt, sql`now() - make_interval(days => ${days})`);
  const owned = db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.nip, registerAnswer.nip), isNull(company.deletedAt)));
  const changing = db.select({ id: companyChange.id }).from(companyChange).where(sql`${companyChange.form}->>'nip' = ${registerAnswer.nip}`);
  await db.delete(registerAnswer).where(and(old, notExists(owned), notExists(changing)));
};
