import type { promotionCalls } from '../../../contract/content/endpoints/promotion.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { promotionPhaseOn } from '../../../domain/content/rules/promotion.ts';
import { promotionNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf, startOfDay } from '../../../domain/kit/time.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { countPublishedSince } from '../store/promotion.ts';

/** Where the promotion stands. What was published is counted only while it matters. */
export const getPromotion = async ({ db, config: { promotion } }: Ctx): Promise<Result<OutputOf<typeof promotionCalls.getPromotion>>> => {
  const { pool } = promotionNumbers;
  const today = dayOf(await databaseNow(db));
  const isBetween = promotion.from <= today && today <= promotion.to;
  const published = isBetween ? await countPublishedSince(db, startOfDay(promotion.from), pool) : 0;
  const state = promotionPhaseOn(today, { ...promotion, pool }, published);
  return ok({ ...promotion, state, left: state === 'running' ? pool - published : null });
};
