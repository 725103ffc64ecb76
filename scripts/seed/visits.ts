import { asc, isNotNull } from 'drizzle-orm';
import type { VisitEvent } from '../../src/domain/content/rules/analytics.ts';
import { DAY_MS, MINUTE_MS } from '../../src/domain/kit/time/units.ts';
import { plusMs } from '../../src/domain/kit/time.ts';
import { itemsOf } from '../../src/server/content/store/visits.ts';
import { analyticsEvent } from '../../src/server/content/tables.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { newId } from '../../src/server/kit/database/ids.ts';
import { offer } from '../../src/server/offers/tables/offer.ts';

/** Of the visits of offers every so manieth goes on to this. */
const everyOf: readonly (readonly [VisitEvent, number])[] = [
  ['view_item', 1],
  ['select_item', 2],
  ['select_content', 5],
  ['add_to_cart', 8],
  ['generate_lead', 14],
  ['form_submit_reg_step_4', 20],
  ['form_submit_reg_step_5', 40],
  ['form_submit_reg_step_6', 40],
  ['begin_checkout', 60],
  ['form_submit_reg_step_7', 120],
];

const days = 28;
/** A week of visits, from Monday; offices are looked for at work. */
const visitsOn = [34, 41, 38, 36, 29, 13, 11] as const;

/** When the visits were, the newest first: from eight in the morning on, 17 minutes apart, none in the future. */
const visitTimes = (now: ReturnType<typeof plusMs>) =>
  Array.from({ length: days }, (_, ago) => {
    const midnight = plusMs(now, -ago * DAY_MS - (Date.parse(now) % DAY_MS));
    const n = visitsOn[(new Date(midnight).getUTCDay() + 6) % 7] ?? 30;
    return Array.from({ length: n }, (_, at) => plusMs(midnight, (8 * 60 + at * 17) * MINUTE_MS));
  })
    .flat()
    .filter((at) => at < now);

/**
 * Four weeks of counted visits to the published offers, some of them oftener than others. They are marked as sent on: a demo tells no property
 * of them. Those that an interrupted start has left are kept.
 */
export async function seedVisits({ db, config }: Services): Promise<void> {
  if ((await db.$count(analyticsEvent, isNotNull(analyticsEvent.forwardedAt))) > 0) return;
  const ids = (await db.select({ id: offer.id }).from(offer).where(isNotNull(offer.publishedAt)).orderBy(asc(offer.publishedAt), asc(offer.id))).map(
    ({ id }) => id,
  );
  const items = [...(await itemsOf(db, ids)).values()];
  if (items.length === 0) return;
  const rows = visitTimes(await databaseNow(db)).flatMap((at, nr) => {
    const item = items[(nr * nr + nr * 7) % items.length];
    const params = item ? { items: [{ ...item, affiliation: config.operator.name }] } : {};
    const client = `demo-${(nr * 31) % 260}`;
    return everyOf.filter(([, every]) => nr % every === 0).map(([name]) => ({ id: newId(), client, name, params, createdAt: at, forwardedAt: at }));
  });
  await db.insert(analyticsEvent).values(rows);
}
