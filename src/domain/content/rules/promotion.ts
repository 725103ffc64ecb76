/** A promotion between two days, for the first offers that are published (docs/rules/pages.md#when-a-promotion-runs). */

import type { Day } from '../../kit/brand.ts';

/** How far a promotion is: before its first day, running, its pool used up, over (docs/rules/pages.md#when-a-promotion-runs). */
export const promotionPhases = ['coming', 'running', 'used', 'ended'] as const;
export type PromotionPhase = (typeof promotionPhases)[number];

/** A promotion: its days, both counted in, and for how many offers it is. */
export type Promotion = { readonly from: Day; readonly to: Day; readonly pool: number };

/** Where a promotion stands on a day, of so many offers that were published since its first one (docs/rules/pages.md#when-a-promotion-runs). */
export const promotionPhaseOn = (today: Day, { from, to, pool }: Promotion, published: number): PromotionPhase => {
  if (today < from) return 'coming';
  if (today > to) return 'ended';
  return published >= pool ? 'used' : 'running';
};
