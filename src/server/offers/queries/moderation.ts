import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { badgeOf } from '../../../domain/offers/rules/badge.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { moderatedCount, moderatedPage } from '../store/lists.ts';
import { factsOf } from '../store/offers.ts';

type Page = OutputOf<typeof offersCalls.listModeratedOffers>;

/** Rows of a console page. */
const pageSize = 20;

/** Published offers for a moderator: those that everybody sees, or the hidden ones. */
export const listModeratedOffers = async (
  ctx: Ctx,
  { hidden, text = '', page: asked }: InputOf<typeof offersCalls.listModeratedOffers>,
): Promise<Result<Page>> => {
  const wanted = { hidden, text };
  const { rows, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    rows: await moderatedPage(ctx.db, wanted, limit, offset),
    total: await moderatedCount(ctx.db, wanted),
  }));
  const now = await databaseNow(ctx.db);
  const items = rows.map(({ offer, owner, version }): Page['items'][number] => ({
    id: offer.id,
    number: offer.number,
    name: offer.form.name ?? '',
    address: cardFacts(offer.form).address,
    badge: badgeOf(factsOf(offer), now),
    owner: { name: `${owner.firstName} ${owner.lastName}`, email: owner.email, company: version?.name ?? null },
    hidden: offer.hiddenReason === null ? null : { reason: offer.hiddenReason, cause: offer.hiddenCause ?? 'moderation' },
    publishedAt: offer.publishedAt,
  }));
  return ok(pageOf(items, { page, size: pageSize, total }));
};
