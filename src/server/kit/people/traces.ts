/** What the kit itself stores about people: letters, codes, links, answers, the log. */

import { and, desc, eq, inArray, isNotNull, lt, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../database/database.ts';
import { commandAnswer } from '../tables/calls.ts';
import { emailCode } from '../tables/code.ts';
import { event } from '../tables/event.ts';
import { mail, mailbox } from '../tables/mail.ts';
import { offerCheck } from '../tables/progress.ts';
import { lifecycleStep } from '../tables/step.ts';
import { linkToken } from '../tables/token.ts';
import { type AliasedPerson, scrub } from './scrub.ts';

/**
 * Takes the letters, codes, links and kept answers of somebody who leaves. The log and the letters of others stay and name the alias
 * (docs/rules/accounts.md#what-stays-of-it).
 */
export const forgetTraces = async (tx: Tx, who: AliasedPerson): Promise<void> => {
  const { uid, email } = who;
  await tx.delete(mail).where(or(eq(mail.uid, uid), eq(mail.recipient, email)));
  await tx.delete(mailbox).where(eq(mailbox.recipient, email));
  await tx.delete(emailCode).where(eq(emailCode.uid, uid));
  await tx.delete(linkToken).where(or(eq(linkToken.uid, uid), eq(linkToken.subject, uid)));
  await tx.delete(commandAnswer).where(eq(commandAnswer.owner, uid));
  await tx.delete(offerCheck).where(eq(offerCheck.uid, uid));
  await tx.update(mail).set({ replyTo: null }).where(eq(mail.replyTo, email));
  await scrub(tx, [mail.facts, mail.attachments, mail.subject], who);
  await scrub(tx, [mailbox.subject, mailbox.text, mailbox.html], who);
  await scrub(tx, [event.details], who);
  await scrub(tx, [lifecycleStep.details], who);
};

/** Takes the last letter of somebody whose account is gone, once it was sent. */
export const forgetSentMail = async (tx: Tx, uid: Id): Promise<void> => {
  await tx.delete(mail).where(and(eq(mail.uid, uid), isNotNull(mail.sentAt)));
};

/**
 * Steps of some people's own identities and links with companies: what happened to those, whose subject is the person, and what they themselves did
 * with requests and changed data, whose subjects have ids of their own. What a moderator did there with a case of somebody else is not among them.
 */
const ownSteps = (uids: SQLWrapper | readonly Id[]): SQL => {
  const { lifecycle, subjectId, uid, actors } = lifecycleStep;
  const [subjects, people] = [inArray(subjectId, uids), inArray(uid, uids)];
  return sql`((${lifecycle} in ('identity', 'company') and ${subjects})
    or (${lifecycle} in ('identity_request', 'company_change') and ${people} and not ${actors} @> '["admin"]'))`;
};

/** When the log last named somebody, and when they last took a step of their own identity or link, and of anything else; null when they never did. */
export const newestTracesOf = async (
  reader: Reader,
  uid: Id,
): Promise<{ readonly event: Instant | null; readonly ownStep: Instant | null; readonly step: Instant | null }> => {
  const newestStep = async (whose: SQL): Promise<Instant | null> => {
    const by = and(eq(lifecycleStep.uid, uid), whose);
    const [row] = await reader.select({ at: lifecycleStep.createdAt }).from(lifecycleStep).where(by).orderBy(desc(lifecycleStep.id)).limit(1);
    return row?.at ?? null;
  };
  const [row] = await reader.select({ at: event.createdAt }).from(event).where(eq(event.uid, uid)).orderBy(desc(event.id)).limit(1);
  return {
    event: row?.at ?? null,
    ownStep: await newestStep(ownSteps([uid])),
    step: await newestStep(not(ownSteps([uid]))),
  };
};

/** The letters that somebody got, and what the log says of them. Secrets and tokens are not among it. */
export const tracesOf = async (reader: Reader, uid: Id) => ({
  letters: await reader
    .select({
      template: mail.template,
      recipient: mail.recipient,
      subject: mail.subject,
      facts: mail.facts,
      sentAt: mail.sentAt,
      createdAt: mail.createdAt,
    })
    .from(mail)
    .where(eq(mail.uid, uid))
    .orderBy(mail.createdAt, mail.id),
  log: await reader
    .select({ method: event.method, details: event.details, offerId: event.offerId, createdAt: event.createdAt })
    .from(event)
    .where(eq(event.uid, uid))
    .orderBy(event.id),
  steps: await reader
    .select({
      lifecycle: lifecycleStep.lifecycle,
      subjectId: lifecycleStep.subjectId,
      event: lifecycleStep.event,
      createdAt: lifecycleStep.createdAt,
    })
    .from(lifecycleStep)
    .where(eq(lifecycleStep.uid, uid))
    .orderBy(lifecycleStep.id),
});

/**
 * Forgets the steps of some people's own identities and links that are older than they are kept. What they did to offers and leases stays: the
 * state of what was signed is read from its steps.
 */
export const forgetOldSteps = async (tx: Tx, uids: SQLWrapper, years: number): Promise<void> => {
  const old = lt(lifecycleStep.createdAt, sql`now() - make_interval(years => ${years}::int)`);
  await tx.delete(lifecycleStep).where(and(ownSteps(uids), old));
};

/** Takes the words in which somebody was told "no" out of steps of a lifecycle that are older; the steps stay. The transaction has allowed the erasure. */
export const forgetReasons = async (tx: Tx, lifecycle: string, days: number): Promise<void> => {
  const old = lt(lifecycleStep.createdAt, sql`now() - make_interval(days => ${days}::int)`);
  await tx
    .update(lifecycleStep)
    .set({ details: sql`${lifecycleStep.details} - 'reason'` })
    .where(and(eq(lifecycleStep.lifecycle, lifecycle), old, sql`${lifecycleStep.details} ->> 'reason' is not null`));
};

/** Forgets entries of the log that are older than it is kept. */
export const forgetOldEvents = async (tx: Pick<Tx, 'execute'>, years: number): Promise<void> => {
  await tx.execute(sql`delete from ${event} where ${event.createdAt} < now() - make_interval(years => ${years}::int)`);
};
