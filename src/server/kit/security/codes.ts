/** Issues and checks six-digit e-mail codes. */

import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import type { Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { emailCode } from '../tables/code.ts';
import { mac, sameText } from './secrets.ts';

/** 15 minutes, 5 tries, again after 60 s, 5 an hour (docs/rules/accounts.md#e-mail-codes). */
export const codeRules = {
  minutes: accountNumbers.codeMinutes,
  tries: accountNumbers.codeTries,
  resendSeconds: accountNumbers.codeResendSeconds,
  perHour: accountNumbers.codesPerHour,
} as const;

/** What a code is for; the purpose names the very thing (`sign:offer:{id}:{sha256}`), so that a code opens nothing else. */
export type CodePurpose = { readonly purpose: string; readonly uid: Id };

const hashOf = (services: Services, id: Id, code: string): string => mac(services.config.secret, 'email-codes', `${id}:${code}`);

/** Makes a new code within the running transaction; the one before becomes void. The caller mails it. */
export const issueCode = async (
  services: Services,
  tx: Tx,
  wanted: CodePurpose & { readonly email: string },
): Promise<Result<{ codeId: Id; code: string }>> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${wanted.uid}`}, 0))`);
  const tooSoon = await pace(tx, wanted);
  if (tooSoon) return refused(tooSoon);
  await tx
    .update(emailCode)
    .set({ replacedAt: sql`clock_timestamp()` })
    .where(and(eq(emailCode.uid, wanted.uid), eq(emailCode.purpose, wanted.purpose), isNull(emailCode.replacedAt)));
  const codeId = newId();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.insert(emailCode).values({
    id: codeId,
    ...wanted,
    hash: hashOf(services, codeId, code),
    expiresAt: sql`clock_timestamp() + ${`${codeRules.minutes} minutes`}::interval`,
  });
  return ok({ codeId, code });
};

const pace = async (tx: Tx, { uid, purpose }: CodePurpose): Promise<Verdict> => {
  const age = sql<number>`extract(epoch from clock_timestamp() - ${emailCode.createdAt})::int`;
  const rows = await tx
    .select({ age })
    .from(emailCode)
    .where(and(eq(emailCode.uid, uid), eq(emailCode.purpose, purpose), gt(emailCode.createdAt, sql`clock_timestamp() - interval '1 hour'`)))
    .orderBy(desc(emailCode.createdAt));
  const [latest] = rows;
  if (latest && latest.age < codeRules.resendSeconds)
    return refuseKit('code.resend_too_soon', { params: { retryAfter: codeRules.resendSeconds - latest.age } });
  const oldest = rows[codeRules.perHour - 1];
  return oldest ? refuseKit('code.too_many_sent', { params: { retryAfter: Math.max(1, 3600 - oldest.age) } }) : null;
};

/**
 * Checks a code. The try is counted and committed by itself (never inside the caller's transaction, whose roll-back would give
 * tries back), before the code is compared.
 */
export const checkCode = async (
  services: Services,
  { purpose, uid, code }: CodePurpose & { readonly code: string },
): Promise<Result<{ codeId: Id }>> => {
  const [row] = await services.db
    .update(emailCode)
    .set({ tries: sql`${emailCode.tries} + 1` })
    .where(and(eq(emailCode.uid, uid), eq(emailCode.purpose, purpose), isNull(emailCode.replacedAt), isNull(emailCode.usedAt)))
    .returning({
      id: emailCode.id,
      hash: emailCode.hash,
      tries: emailCode.tries,
      expired: sql<boolean>`${emailCode.expiresAt} <= clock_timestamp()`,
    });
  if (!row || row.expired) return refused(refuseKit('code.expired', { field: 'code' }));
  if (row.tries > codeRules.tries) return refused(refuseKit('code.too_many_tries', { field: 'code' }));
  if (sameText(row.hash, hashOf(services, row.id, code))) return ok({ codeId: row.id });
  return refused(refuseKit('code.wrong', { field: 'code', params: { n: codeRules.tries - row.tries } }));
};

/** Uses a checked code up, inside the transaction of the act that it confirms; false when another request was faster. */
export const useCode = async (tx: Tx, codeId: Id): Promise<boolean> => {
  const rows = await tx
    .update(emailCode)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(and(eq(emailCode.id, codeId), isNull(emailCode.usedAt), isNull(emailCode.replacedAt)))
    .returning({ id: emailCode.id });
  return rows.length === 1;
};
