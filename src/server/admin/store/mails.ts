/** Reads the mails that the program sends, for the console. */

import { and, desc, eq, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { mail } from '../../kit/tables/mail.ts';

/** A mail as stored. */
export type MailRow = typeof mail.$inferSelect;

/** Which mails are asked for: those not sent yet, those sent, or those that came back; and whose address or part of one. */
export type MailFilter = {
  readonly view: 'waiting' | 'sent' | 'returned';
  readonly address: string | null;
  readonly before: string | null;
};

const inView: Readonly<Record<MailFilter['view'], SQL | undefined>> = {
  waiting: and(isNull(mail.sentAt), isNull(mail.bouncedAt)),
  sent: and(isNotNull(mail.sentAt), isNull(mail.bouncedAt)),
  returned: isNotNull(mail.bouncedAt),
};

/** A whole address is looked up in the index; a part of one reads the mails of the view. */
const addressed = (address: string): SQL =>
  /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)
    ? eq(mail.recipient, address.toLowerCase())
    : ilike(mail.recipient, `%${address.replace(/[\\%_]/g, '\\$&')}%`);

/** Mails below one of them, the newest first. */
export const mailsBelow = (reader: Reader, { view, address, before }: MailFilter, limit: number): Promise<readonly MailRow[]> =>
  reader
    .select()
    .from(mail)
    .where(
      and(
        inView[view],
        address === null ? undefined : addressed(address),
        before === null
          ? undefined
          : sql`(${mail.createdAt}, ${mail.id}) < (select one.created_at, one.id from ${mail} as one where one.id = ${before})`,
      ),
    )
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(limit);

/** One mail, held until the transaction ends; null when there is none. */
export const lockMail = async (tx: Tx, id: string): Promise<MailRow | null> =>
  (await tx.select().from(mail).where(eq(mail.id, id)).for('update'))[0] ?? null;
