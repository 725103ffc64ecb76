/** Issues and checks six-digit e-mail codes. */

import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import type { Reader, Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { takeLock } from '../database/locks.ts';
import { emailCode } from '../tables/code.ts';
import { isMac, mac } from './secrets.ts';

/** 15 minutes, 5 tries, again after 60 s, 5 an hour (docs/rules/accounts.md#e-mail-codes). */
export const codeRules = {
  minutes: accountNumbers.codeMinutes,
  tries: accountNumbers.codeTries,
  resendSeconds: accountNumbers.codeResendSeconds,
  perHour: accountNumbers.codesPerHour,
} as const;

/** What a code is for; the purpose names the very thing (`sign:offer:{id}:{sha256}`), so that a code opens nothing else. */
export type CodePurpose = { readonly purpose: string; readonly uid: Id };

const hashOf = (services: Services, id: Id, code: string): string => mac(services.config.secrets, 'email-codes', `${id}:${code}`);

/** Makes a new code within the running transaction; the one before becomes void. The caller mails it. */
export const issueCode = async (
  services: Services,
  tx: Tx,
  wanted: CodePurpose & { readonly email: string },
): Promise<Result<{ codeId: Id; code: string }>> => {
  await takeLock(tx, 'code', wanted.uid);
  const tooSoon = await pace(tx, wanted);
  if (tooSoon) return refused(tooSoon);
  await tx
    .update(emailCode)
    .set({ replacedAt: sql`clock_timestamp()` })
    .where(and(eq(emailCode.uid, wanted.uid), eq(emailCode.purpose, wanted.purpose), isNull(emailCode.replacedAt)));
  const codeId = newId();
  const code = String(randomInt(10 ** accountNumbers.codeDigits)).padStart(accountNumbers.codeDigits, '0');
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

/** The newest code that was sent for a purpose and may still be typed: when it was sent and until when it counts. */
export const runningCode = async (
  reader: Reader,
  { purpose, uid }: CodePurpose,
): Promise<{ readonly sentAt: Instant; readonly until: Instant } | null> => {
  const [row] = await reader
    .select({ sentAt: emailCode.createdAt, until: emailCode.expiresAt })
    .from(emailCode)
    .where(
      and(
        eq(emailCode.uid, uid),
        eq(emailCode.purpose, purpose),
        isNull(emailCode.replacedAt),
        isNull(emailCode.usedAt),
        gt(emailCode.expiresAt, sql`clock_timestamp()`),
        lt(emailCode.tries, codeRules.tries),
      ),
    );
  return row ?? null;
};

/** Codes of one person whose purposes begin alike, as those that change an address do. */
export type CodeFamily = { readonly uid: Id; readonly prefix: string };

const waiting = ({ uid, prefix }: CodeFamily) =>
  and(eq(emailCode.uid, uid), sql`starts_with(${emailCode.purpose}, ${prefix})`, isNull(emailCode.replacedAt), isNull(emailCode.usedAt));

/** The newest code of a family that was sent within so many hours and neither used nor replaced: where it went, until when it counts, and whether it still does. */
export const waitingCode = async (
  reader: Reader,
  { hours, ...family }: CodeFamily & { readonly hours: number },
): Promise<{ readonly email: string; readonly until: Instant; readonly isRunning: boolean } | null> => {
  const isRunning = sql<boolean>`${emailCode.expiresAt} > clock_timestamp() and ${emailCode.tries} < ${codeRules.tries}`;
  const [row] = await reader
    .select({ email: emailCode.email, until: emailCode.expiresAt, isRunning })
    .from(emailCode)
    .where(and(waiting(family), gt(emailCode.createdAt, sql`clock_timestamp() - ${`${hours} hours`}::interval`)))
    .orderBy(desc(emailCode.createdAt))
    .limit(1);
  return row ?? null;
};

/** Makes the codes of a family void, all but one when that is named. */
export const voidCodes = async (tx: Tx, { but, ...family }: CodeFamily & { readonly but?: Id }): Promise<void> => {
  await tx
    .update(emailCode)
    .set({ replacedAt: sql`clock_timestamp()` })
    .where(and(waiting(family), but === undefined ? undefined : ne(emailCode.id, but)));
};

/**
 * Checks a code. A wrong try is counted and committed by itself (never inside the caller's transaction, whose roll-back would give tries
 * back) in the same statement that compares, so that many at once are counted too; a right one counts as none, however often it is sent.
 */
export const checkCode = async (
  services: Services,
  { purpose, uid, code }: CodePurpose & { readonly code: string },
): Promise<Result<{ codeId: Id }>> => {
  const latest = await latestCode(services.db, { purpose, uid });
  if (latest === null) return expired;
  const isRight = isMac(services.config.secrets, 'email-codes', `${latest.id}:${code}`, latest.hash);
  if (latest.used) return isRight ? used : expired;
  const [row] = await services.db
    .update(emailCode)
    .set({ tries: isRight ? emailCode.tries : sql`${emailCode.tries} + 1` })
    .where(and(eq(emailCode.id, latest.id), isNull(emailCode.replacedAt)))
    .returning({ tries: emailCode.tries, expired: sql<boolean>`${emailCode.expiresAt} <= clock_timestamp()` });
  if (!row || row.expired) return expired;
  if (row.tries >= codeRules.tries + (isRight ? 0 : 1)) return refused(refuseKit('code.too_many_tries', { field: 'code' }));
  if (isRight) return ok({ codeId: latest.id });
  return refused(refuseKit('code.wrong', { field: 'code', params: { n: codeRules.tries - row.tries } }));
};

const expired = refused(refuseKit('code.expired', { field: 'code' }));
const used = refused(refuseKit('code.used', { field: 'code' }));

const latestCode = async (db: Reader, { purpose, uid }: CodePurpose) => {
  const [row] = await db
    .select({ id: emailCode.id, hash: emailCode.hash, used: sql<boolean>`${emailCode.usedAt} is not null` })
    .from(emailCode)
    .where(and(eq(emailCode.uid, uid), eq(emailCode.purpose, purpose), isNull(emailCode.replacedAt)))
    .orderBy(desc(emailCode.createdAt))
    .limit(1);
  return row ?? null;
};

/** When a used code was sent and when it was entered. */
export const codeTimes = async (tx: Tx, codeId: Id): Promise<{ sentAt: Instant; enteredAt: Instant }> => {
  const [row] = await tx.select({ sentAt: emailCode.createdAt, enteredAt: emailCode.usedAt }).from(emailCode).where(eq(emailCode.id, codeId));
  if (!row || row.enteredAt === null) throw new Error(`the code ${codeId} was not used`);
  return { sentAt: row.sentAt, enteredAt: row.enteredAt };
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
