import { z } from 'zod';
import { promotionPhases } from '../../../domain/content/rules/promotion.ts';
import { call } from '../../kit/call.ts';
import { day } from '../../kit/shapes.ts';

/** Calls about the promotion (docs/rules/pages.md#when-a-promotion-runs). */
export const promotionCalls = {
  /** The promotion as it is configured; `left` offers of its pool, while it runs. */
  getPromotion: call({
    wire: 'getPromotion',
    in: z.object({}),
    out: z.object({ from: day, to: day, state: z.enum(promotionPhases), left: z.int().nullable() }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
};
