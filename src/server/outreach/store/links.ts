/** Reads and writes short links. */

import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import { shortIdLetters } from '../../../domain/outreach/rules/links.ts';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { takeLock } from '../../kit/database/locks.ts';
import { shortLink } from '../tables.ts';

export type ShortLinkRow = typeof shortLink.$inferSelect;

type NewLink = Pick<ShortLinkRow, 'originalUrl' | 'createdBy' | 'prospectId'>;

const newShortId = (): string =>
  Array.from({ length: outreachNumbers.shortIdLength }, () => shortIdLetters[randomInt(shortIdLetters.length)]).join('');

/** Writes a link under a new short id. Of 57 billion ids one is hardly ever taken; then the next is tried. */
export const insertLink = async (tx: Tx, link: NewLink): Promise<string> => {
  for (let tries = 0; tries < 5; tries += 1) {
    const [row] = await tx
      .insert(shortLink)
      .values({ shortId: newShortId(), ...link })
      .onConflictDoNothing()
      .returning({ shortId: shortLink.shortId });
    if (row) return row.shortId;
  }
  throw new Error('no short id is free');
};

/** How many links somebody has made within the last hour; two of the same person wait for each other. */
export const countRecentLinks = async (tx: Tx, uid: Id): Promise<number> => {
  await takeLock(tx, 'links', uid);
  return tx.$count(shortLink, and(eq(shortLink.createdBy, uid), gt(shortLink.createdAt, sql`clock_timestamp() - interval '1 hour'`)));
};

export const linkById = async (reader: Reader, shortId: string): Promise<ShortLinkRow | null> =>
  (await reader.select().from(shortLink).where(eq(shortLink.shortId, shortId)))[0] ?? null;

/** Counts a visit in the statement itself, so that two at once are two. */
export const countClick = async (tx: Tx, shortId: string): Promise<void> => {
  await tx
    .update(shortLink)
    .set({ clicks: sql`${shortLink.clicks} + 1`, lastClickedAt: sql`clock_timestamp()` })
    .where(eq(shortLink.shortId, shortId));
};

const ofPerson = (uid: Id) => eq(shortLink.createdBy, uid);

/** A page of somebody's links, the newest first. */
export const pageOfLinks = (reader: Reader, uid: Id, limit: number, offset: number): Promise<ShortLinkRow[]> =>
  reader.select().from(shortLink).where(ofPerson(uid)).orderBy(desc(shortLink.createdAt), desc(shortLink.shortId)).limit(limit).offset(offset);

export const countLinks = (reader: Reader, uid: Id): Promise<number> => reader.$count(shortLink, ofPerson(uid));
