/** Reads notices about offers and wanted listings. */

import type { contentCalls } from '../../../contract/content/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { countNotices, pageOfNotices, subjectOf, waitingNotices } from '../store/notices.ts';

export { waitingNotices };

/** Rows of a console page. */
const pageSize = 20;

/** The operator's list of notices. */
export const listOfferNotices = async (
  ctx: Ctx,
  { open, page: asked }: InputOf<typeof contentCalls.listOfferNotices>,
): Promise<Result<OutputOf<typeof contentCalls.listOfferNotices>>> => {
  const { rows, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    rows: await pageOfNotices(ctx.db, open, limit, offset),
    total: await countNotices(ctx.db, open),
  }));
  const items = rows.map(({ notice, offerName, location, ...by }) => {
    const { id, ground, explanation, name, email, createdAt, decision, reason, decidedAt } = notice;
    return {
      ...{ id, ground, explanation, createdAt, decision, reason, decidedAt },
      about: { ...subjectOf(notice), name: offerName ?? location ?? '' },
      name: by.address === null ? (name ?? '') : `${by.firstName} ${by.lastName}`,
      email: by.address ?? email ?? '',
    };
  });
  return ok(pageOf(items, { page, size: pageSize, total }));
};
