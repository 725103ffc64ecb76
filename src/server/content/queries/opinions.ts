/** Reads opinions on the answers of the FAQ. */

import type { faqCalls } from '../../../contract/content/endpoints/faq.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { countOpinions, pageOfOpinions } from '../store/opinions.ts';

/** Rows of a console page. */
const pageSize = 20;

/** The operator's list of opinions; who wrote one, nobody reads. */
export const listFaqOpinions = async (
  ctx: Ctx,
  { helpful, page: asked }: InputOf<typeof faqCalls.listFaqOpinions>,
): Promise<Result<OutputOf<typeof faqCalls.listFaqOpinions>>> => {
  const { rows, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    rows: await pageOfOpinions(ctx.db, helpful, limit, offset),
    total: await countOpinions(ctx.db, helpful),
  }));
  const items = rows.map(({ id, entryId, question, answer, author, lang, createdAt }) => ({
    id,
    entryId,
    question,
    answer,
    author,
    lang,
    createdAt,
  }));
  return ok(pageOf(items, { page, size: pageSize, total }));
};
