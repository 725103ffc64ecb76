/** The bell: what was mailed to somebody, as short notes that lead where the mail leads. */

import { and, desc, eq, gt, inArray, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Services } from '../context.ts';
import type { Reader, Tx } from '../database/database.ts';
import { mail } from '../tables/mail.ts';
import type { MailMessage } from './message.ts';
import { type Mails, mailTools } from './template.ts';

/** One note of the bell. */
export type BellEntry = {
  readonly id: Id;
  readonly template: string;
  readonly title: string;
  readonly text: string;
  /** Where it leads on this site; null where the mail leads nowhere. */
  readonly path: string | null;
  readonly at: Instant;
  readonly isRead: boolean;
};

/** A mail that carries a code or a link with a secret, or tells nothing new, belongs into the mailbox alone. */
const silentTemplates = (mails: Mails): string[] =>
  [...mails.values()].filter(({ secrets, rings }) => secrets.length > 0 || !rings).map(({ id }) => id);

const isShown = (mails: Mails, uid: Id): SQL | undefined =>
  and(
    eq(mail.uid, uid),
    notInArray(mail.template, silentTemplates(mails)),
    gt(mail.createdAt, sql`now() - ${`${accountNumbers.bellDays} days`}::interval`),
  );

/** The notes of somebody, the newest first, in the language that is read. `before` is the id of the last one that is shown. */
export const bellOf = async (
  services: Services,
  lang: Lang,
  uid: Id,
  before: Id | null,
): Promise<{ readonly entries: BellEntry[]; readonly isMore: boolean }> => {
  const { db, mails, config, log } = services;
  const last = before === null ? null : await noteAt(db, uid, before);
  const older = last === null ? undefined : or(lt(mail.createdAt, last.at), and(eq(mail.createdAt, last.at), lt(mail.id, last.id)));
  const rows = await db
    .select({ id: mail.id, template: mail.template, facts: mail.facts, at: mail.createdAt, readAt: mail.readAt })
    .from(mail)
    .where(and(isShown(mails, uid), older))
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(accountNumbers.bellPage + 1);
  const tools = mailTools(lang, config.baseUrl);
  const entries = rows.slice(0, accountNumbers.bellPage).flatMap(({ id, template, facts, at, readAt }) => {
    const message = rendered(() => mails.get(template)?.render(facts, {}, tools), log, id);
    if (message === undefined) return [];
    return [{ id, template, title: message.subject, text: message.preheader, path: pathOf(message, config.baseUrl), at, isRead: readAt !== null }];
  });
  return { entries, isMore: rows.length > accountNumbers.bellPage };
};

/** A stored mail whose facts no longer fit its template is left out, so that the rest of the list is shown. */
const rendered = (render: () => MailMessage | undefined, log: Services['log'], mailId: Id): MailMessage | undefined => {
  try {
    return render();
  } catch (fault) {
    log.error({ err: fault, mailId }, 'a stored mail cannot be shown');
    return undefined;
  }
};

/** The first address of this site that the mail leads to. */
const pathOf = ({ blocks }: MailMessage, baseUrl: string): string | null => {
  const hrefs = blocks.flatMap((block) =>
    block.kind === 'button' ? [block.href] : block.kind === 'cards' ? block.cards.map(({ href }) => href) : [],
  );
  const own = hrefs.find((href) => href.startsWith(`${baseUrl}/`));
  if (own === undefined) return null;
  const { pathname, search, hash } = new URL(own);
  return withoutLang(pathname) + search + hash;
};

/** The link itself opens in the language that is read. */
const withoutLang = (pathname: string): string => pathname.replace(/^\/en(?=\/|$)/, '') || '/';

/** How many notes somebody has not marked as read; no more are counted than the bell shows. */
export const unreadOf = async ({ mails }: Pick<Services, 'mails'>, reader: Reader, uid: Id): Promise<number> => {
  const unread = reader
    .select({ id: mail.id })
    .from(mail)
    .where(and(isShown(mails, uid), isNull(mail.readAt)))
    .limit(accountNumbers.bellMost)
    .as('unread');
  const [row] = await reader.select({ n: sql<number>`count(*)` }).from(unread);
  return Number(row?.n ?? 0);
};

/** Marks notes of somebody as read: those that are named, and all up to `until`. */
export const markBell = async (tx: Tx, uid: Id, { ids, until }: { readonly ids: readonly Id[]; readonly until: Id | null }): Promise<void> => {
  const last = until === null ? null : await noteAt(tx, uid, until);
  const upTo = last ? or(lt(mail.createdAt, last.at), and(eq(mail.createdAt, last.at), lte(mail.id, last.id))) : undefined;
  await tx
    .update(mail)
    .set({ readAt: sql`clock_timestamp()` })
    .where(and(eq(mail.uid, uid), isNull(mail.readAt), or(inArray(mail.id, [...ids]), upTo)));
};

/** Where a note of somebody stands in the list; null when it is not theirs. */
const noteAt = async (reader: Reader, uid: Id, id: Id): Promise<{ readonly at: Instant; readonly id: Id } | null> => {
  const [row] = await reader
    .select({ at: mail.createdAt, id: mail.id })
    .from(mail)
    .where(and(eq(mail.id, id), eq(mail.uid, uid)));
  return row ?? null;
};
