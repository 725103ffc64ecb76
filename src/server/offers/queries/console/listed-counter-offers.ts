import type { InputOf, OutputOf } from '../../../../contract/kit/call.ts';
import type { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { ok, type Result } from '../../../../domain/kit/verdict.ts';
import { type CounterOfferEvent, counterOfferLifecycle, shownState } from '../../../../domain/offers/counter-offer.machine.ts';
import type { Ctx } from '../../../kit/context.ts';
import { databaseNow } from '../../../kit/database/database.ts';
import { stepsInto } from '../../../kit/lifecycle/steps.ts';
import { pageOf, readWithin } from '../../../kit/page.ts';
import { listedCount, listedPage } from '../../store/counter-offers.ts';

type Page = OutputOf<typeof counterOffersCalls.listCounterOffers>;

/** Rows of a console page. */
const pageSize = 20;

/** Counter-offers for the operator, who only reads them: those that wait for an answer, or those that are over. */
export const listCounterOffers = async (
  ctx: Ctx,
  { waiting, page: asked }: InputOf<typeof counterOffersCalls.listCounterOffers>,
): Promise<Result<Page>> => {
  const { rows, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    rows: await listedPage(ctx.db, waiting, limit, offset),
    total: await listedCount(ctx.db, waiting),
  }));
  const { name, states } = counterOfferLifecycle;
  const ids = rows.map((row) => row.counterOffer.id);
  const [now, steps] = [await databaseNow(ctx.db), Map.groupBy(await stepsInto(ctx.db, name, ids, states), (step) => step.subjectId)];
  const items = rows.map(({ counterOffer: row, offer, company, sender, landlord }): Page['items'][number] => ({
    id: row.id,
    offer: { ...offer, name: offer.name ?? '' },
    landlord: landlord?.name ?? null,
    tenant: { company, sender: `${sender.firstName} ${sender.lastName}`, email: sender.email },
    state: shownState(row, now),
    newPrice: row.newPrice,
    newDuration: row.newDuration,
    offerVersion: row.offerVersion,
    signedVersion: row.signedVersion,
    sentAt: row.createdAt,
    expiresAt: row.expiresAt,
    answeredAt: row.answeredAt,
    reason: row.reason,
    history: (steps.get(row.id) ?? []).map(({ event, createdAt }) => ({ event: event as CounterOfferEvent, at: createdAt })),
  }));
  return ok(pageOf(items, { page, size: pageSize, total }));
};
