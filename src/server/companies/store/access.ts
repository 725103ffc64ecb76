/** Reads and writes which company may see the name of which. */

import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AccessCause } from '../../../domain/companies/rules/name-access.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { parseNip } from '../../../domain/kit/identifiers.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { company, companyAccess } from '../tables.ts';

/** A company and one that may see its name. */
export type Access = { readonly companyId: Id; readonly viewerId: Id };

/** Lets a company see the name of another; false when it may already. */
export const insertAccess = async (tx: Tx, { companyId, viewerId }: Access, cause: AccessCause): Promise<boolean> =>
  (await tx.insert(companyAccess).values({ companyId, viewerId, cause }).onConflictDoNothing().returning({ companyId: companyAccess.companyId }))
    .length === 1;

/** Takes that back; false when there is nothing to take. */
export const deleteAccess = async (tx: Tx, { companyId, viewerId }: Access): Promise<boolean> =>
  (
    await tx
      .delete(companyAccess)
      .where(and(eq(companyAccess.companyId, companyId), eq(companyAccess.viewerId, viewerId)))
      .returning({ companyId: companyAccess.companyId })
  ).length === 1;

/** The companies that may see the name of each of these. */
export const accessTo = async (reader: Reader, companyIds: readonly Id[]): Promise<readonly Access[]> =>
  companyIds.length === 0
    ? []
    : reader
        .select({ companyId: companyAccess.companyId, viewerId: companyAccess.viewerId })
        .from(companyAccess)
        .where(sql`${companyAccess.companyId} = any(${sql.param([...companyIds])})`);

const viewer = alias(company, 'viewer');

const matching = (text: string | null): SQL | undefined => {
  if (text === null) return undefined;
  const [like, nip] = [`%${text.replace(/[\\%_]/g, '\\$&')}%`, parseNip(text)];
  return or(ilike(company.name, like), ilike(viewer.name, like), ...(nip === null ? [] : [eq(company.nip, nip), eq(viewer.nip, nip)]));
};

/** A page of them, the newest first. */
export const accessPage = (reader: Reader, text: string | null, limit: number, offset: number) =>
  reader
    .select({
      company: { id: company.id, name: company.name, nip: company.nip },
      viewer: { id: viewer.id, name: viewer.name, nip: viewer.nip },
      cause: companyAccess.cause,
      since: companyAccess.createdAt,
    })
    .from(companyAccess)
    .innerJoin(company, eq(company.id, companyAccess.companyId))
    .innerJoin(viewer, eq(viewer.id, companyAccess.viewerId))
    .where(matching(text))
    .orderBy(desc(companyAccess.createdAt), companyAccess.companyId, companyAccess.viewerId)
    .limit(limit)
    .offset(offset);

/** How many they are. */
export const countAccess = async (reader: Reader, text: string | null): Promise<number> => {
  const [found] = await reader
    .select({ n: sql<number>`count(*)::int` })
    .from(companyAccess)
    .innerJoin(company, eq(company.id, companyAccess.companyId))
    .innerJoin(viewer, eq(viewer.id, companyAccess.viewerId))
    .where(matching(text));
  return found?.n ?? 0;
};
