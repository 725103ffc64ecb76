/** Reads which company may see the name of which. */

import type { accessCalls } from '../../../contract/companies/endpoints/access.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { accessPage, accessTo, countAccess } from '../store/access.ts';

/** Rows of a console page. */
const pageSize = 20;

/** The companies that may see the name of each of these, for `maySeeCompanyName`; one reading for a whole list. */
export const nameAccessOf = async (reader: Reader, companyIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly Id[]>> => {
  const found = Map.groupBy(await accessTo(reader, companyIds), ({ companyId }) => companyId);
  return new Map(companyIds.map((companyId) => [companyId, (found.get(companyId) ?? []).map(({ viewerId }) => viewerId)]));
};

/** Who may see whose name, for an admin. */
export const listCompanyAccess = async (
  ctx: Ctx,
  { text, page: asked }: InputOf<typeof accessCalls.listCompanyAccess>,
): Promise<Result<OutputOf<typeof accessCalls.listCompanyAccess>>> => {
  const wanted = text || null;
  const { items, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    items: await accessPage(ctx.db, wanted, limit, offset),
    total: await countAccess(ctx.db, wanted),
  }));
  return ok(pageOf(items, { page, size: pageSize, total }));
};
