/** When a saved search mails what it has found. */

import type { Instant } from '../../kit/brand.ts';
import { MINUTE_MS } from '../../kit/time/units.ts';
import { addDays, dayOf, instantAt, plusMs, weekdayOf } from '../../kit/time.ts';
import { alertNumbers } from './alert-numbers.ts';

/** How often a saved search mails: some minutes after an offer, once a day, once a week. */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/**
 * When an offer that is found now is mailed (docs/rules/search.md#saved-searches): after ten minutes, in which further offers join it, or at
 * eight in the morning by the clocks of Warsaw, the next day's or the next Monday's; eight itself counts as over.
 */
export const alertDueAt = (frequency: AlertFrequency, now: Instant): Instant => {
  if (frequency === 'instant') return plusMs(now, alertNumbers.collectMinutes * MINUTE_MS);
  const today = dayOf(now);
  const days = frequency === 'daily' ? 0 : (alertNumbers.weekday - weekdayOf(today) + 7) % 7;
  const next = instantAt(addDays(today, days), alertNumbers.hour);
  return next > now ? next : instantAt(addDays(today, days + (frequency === 'daily' ? 1 : 7)), alertNumbers.hour);
};

/**
 * The weekly moment that came last, and the one before: what was listed between them is what a weekly mail tells of. By the clocks of Warsaw,
 * so a week in which they change has 167 or 169 hours. Monday at eight itself has come.
 */
export const lastWeek = (now: Instant): { readonly from: Instant; readonly to: Instant } => {
  const next = dayOf(alertDueAt('weekly', now));
  return { from: instantAt(addDays(next, -14), alertNumbers.hour), to: instantAt(addDays(next, -7), alertNumbers.hour) };
};
