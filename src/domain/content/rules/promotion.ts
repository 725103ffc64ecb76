/** A promotion between two days, for the first offers that are published (docs/rules/promotion.md). */

import type { Day } from '../../kit/brand.ts';

/** How far a promotion is: before its first day, running, its pool used up, over (docs/rules/promotion.md#when-it-runs). */
export const promotionStates = ['coming', 'running', 'used', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** A promotion: its days, both counted in, and for how many offers it is. */
export type Promotion = { readonly from: Day; readonly to: Day; readonly pool: number };

/** Where a promotion stands on a day, of so many offers that were published since its first one (docs/rules/promotion.md#when-it-runs). */
export const promotionStateOn = (today: Day, { from, to, pool }: Promotion, published: number): PromotionState => {
  if (today < from) return 'coming';
  if (today > to) return 'ended';
  return published >= pool ? 'used' : 'running';
};
