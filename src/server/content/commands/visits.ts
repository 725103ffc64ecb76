/** Counts visits, purchases among them, sends them on where a service is configured, and forgets them. */

import type { analyticsCalls } from '../../../contract/content/endpoints/analytics.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/content/refusals.ts';
import { type AnalyticsParams, isPurchased, transactionIdOf } from '../../../domain/content/rules/analytics.ts';
import { accountNumbers, limitNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { invoicesOfLease } from '../../invoices/queries.ts';
import type { Ctx, Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import { ownLease } from '../../leases/queries/get-lease.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { type Visit, visitSinkPort } from '../adapters/analytics.ts';
import { deleteOldVisits, insertVisits, itemsOf, markForwarded, type VisitRow, waitingVisits } from '../store/visits.ts';

/** Notes what happened on a page. Nothing of who asks is kept. */
export const logVisit = async (ctx: Ctx, { client, events }: InputOf<typeof analyticsCalls.logVisit>): Promise<Result<DoneAnswer>> => {
  const tooMany = ctx.rates.count(`visits:${networkOf(ctx.address)}`, limitNumbers.visitsPerMinute);
  if (tooMany !== null) return refused(tooMany);
  return transact(ctx, async (tx) => {
    const items = await itemsOf(
      tx,
      events.flatMap(({ offerId }) => offerId ?? []),
    );
    const rows = events.flatMap(({ name, offerId, list, content }) => {
      const item = offerId === undefined ? undefined : items.get(offerId);
      if (offerId !== undefined && item === undefined && name !== 'generate_lead') return [];
      const params: AnalyticsParams = {
        ...(item ? { items: [{ ...item, affiliation: ctx.config.operator.name }] } : {}),
        ...(list === undefined ? {} : { item_list_name: list }),
        ...(content === undefined ? {} : { content_type: 'page', content_id: content }),
      };
      return [{ client, name, params }];
    });
    if (rows.length > 0) await insertVisits(tx, rows);
    return done;
  });
};

/** Notes the purchase behind a signed protocol for one of its sides, once. */
export const logPurchase = async (ctx: Ctx, { client, offerId }: InputOf<typeof analyticsCalls.logPurchase>): Promise<Result<DoneAnswer>> => {
  const found = await ownLease(ctx, { offerId });
  if (!found.ok) return found;
  const { row } = found.value;
  if (!isPurchased(row.state)) return refused(refuse('analytics.not_concluded'));
  return transact(ctx, async (tx) => {
    const [invoices, version] = [await invoicesOfLease(tx, row.id), await publishedVersion(tx, offerId, row.offerVersion)];
    const price = (version?.form.price ?? 0) / 100;
    const item = {
      ...{ item_id: offerId, item_name: version?.form.name ?? '', item_category: version?.form.legalMainUse ?? '' },
      ...{ affiliation: ctx.config.operator.name, price },
      ...(version?.form.placeId ? { location_id: version.form.placeId } : {}),
    };
    const transactionId = transactionIdOf(invoices, row.id);
    const params: AnalyticsParams = { currency: 'PLN', value: price, transaction_id: transactionId, items: [item] };
    await insertVisits(tx, [{ client, name: 'purchase', params, transactionId }]);
    return done;
  });
};

/** GA4 takes what is at most so old. */
const forwardHours = 72;
const perRound = 500;
const perVisit = 25;

/** Sends on what waits, one browser's moment at a time. What is not taken stays for the next round, and so does everything after it. */
export const forwardVisits = async (services: Services): Promise<void> => {
  const sink = services.ports.of(visitSinkPort);
  if (sink === null) return;
  for (const rows of momentsOf(await waitingVisits(services.db, forwardHours, perRound))) {
    if (!(await sink.send(visitOf(rows)))) return;
    await transact(services, async (tx) =>
      ok(
        await markForwarded(
          tx,
          rows.map(({ id }) => id),
        ),
      ),
    );
  }
};

const momentsOf = (rows: readonly VisitRow[]): readonly (readonly VisitRow[])[] =>
  [...Map.groupBy(rows, ({ client, createdAt }) => `${client} ${createdAt}`).values()].flatMap((moment) =>
    Array.from({ length: Math.ceil(moment.length / perVisit) }, (_, part) => moment.slice(part * perVisit, (part + 1) * perVisit)),
  );

const visitOf = (rows: readonly VisitRow[]): Visit => {
  const [first] = rows;
  if (first === undefined) throw new Error('a moment without events');
  return { client: first.client, at: first.createdAt, events: rows.map(({ name, params }) => ({ name, params })) };
};

/** Forgets visits whose time is over. */
export const forgetOldVisits = async (services: Services): Promise<void> => {
  await transact(services, async (tx) => ok(await deleteOldVisits(tx, accountNumbers.visitDays)));
};
