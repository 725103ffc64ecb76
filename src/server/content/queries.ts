/** Reads reports, and where the operator is reached. */

import type { contentCalls } from '../../contract/content/endpoints.ts';
import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import { ok, type Result } from '../../domain/kit/verdict.ts';
import type { Ctx } from '../kit/context.ts';
import { pageOf, readWithin } from '../kit/page.ts';
import { countReports, pageOfReports, waitingReports } from './store.ts';

/** Rows of a console page. */
const pageSize = 20;

export { countReports, waitingReports };

/** Where the operator is reached. */
export const getContact = async ({ config: { operator } }: Ctx): Promise<Result<OutputOf<typeof contentCalls.getContact>>> =>
  ok({ operator: operator.name, email: operator.email });

/** The operator's list of reports. */
export const listReports = async (
  ctx: Ctx,
  { open, page: asked }: InputOf<typeof contentCalls.listReports>,
): Promise<Result<OutputOf<typeof contentCalls.listReports>>> => {
  const { rows, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    rows: await pageOfReports(ctx.db, open, limit, offset),
    total: await countReports(ctx.db, open),
  }));
  const items = rows.map(({ report: { id, type, title, description, email, mark, markedAt, createdAt }, ...by }) => ({
    ...{ id, type, title, description, mark, markedAt, createdAt },
    name: by.address === null ? null : `${by.firstName} ${by.lastName}`,
    email: by.address ?? email ?? '',
  }));
  return ok(pageOf(items, { page, size: pageSize, total }));
};
