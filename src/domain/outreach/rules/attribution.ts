/** Who is credited with what a prospect does (docs/rules/outreach.md#attribution). */

import type { Id, Instant } from '../../kit/brand.ts';
import { accountNumbers } from '../../kit/numbers.ts';
import { DAY_MS } from '../../kit/time/units.ts';
import { earlier, msOf, parseInstant } from '../../kit/time.ts';
import type { Milestone } from '../types.ts';

/** The last time that a person came by a link of a prospect. */
export type Touch = { readonly prospectId: Id; readonly touchedAt: Instant };

const lifetime = accountNumbers.campaignDays * DAY_MS;

/** The touch that is credited with what happens at a moment: the last one before it, if it is less than 30 days ago. */
export const creditedTouch = <T extends Touch>(touches: readonly T[], at: Instant): T | null => {
  const running = touches.filter(({ touchedAt }) => touchedAt <= at && msOf(at) - msOf(touchedAt) < lifetime);
  return running.toSorted((one, other) => other.touchedAt.localeCompare(one.touchedAt))[0] ?? null;
};

/**
 * Does this step, the last of those reached, earn the bonus of the click? Opening a link shows nobody that it was the prospect, so it is paid with
 * the first other step, which takes another account than the caller's.
 */
export const earnsClick = (milestone: Milestone, reached: readonly Milestone[]): boolean => {
  const others = reached.filter((one) => one !== 'linkClick').length;
  return reached.includes('linkClick') && (milestone === 'linkClick' ? others > 0 : others === 1);
};

/** When a browser that brings a campaign along says it was met: never in the future, null where it is unreadable or 30 days old. */
export const touchedAt = (timestamp: string | undefined, now: Instant): Instant | null => {
  if (timestamp === undefined) return now;
  const stated = parseInstant(timestamp);
  if (stated === null) return null;
  const at = earlier(stated, now);
  return msOf(now) - msOf(at) < lifetime ? at : null;
};
