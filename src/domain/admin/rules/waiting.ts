/** What waits for a person of the operator: its kinds, and when one of them is urgent (docs/rules/console.md#overview). */

import type { Day, Instant } from '../../kit/brand.ts';
import { identityNumbers } from '../../kit/numbers.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../kit/time/units.ts';
import { dayOf } from '../../kit/time.ts';

/** How many milliseconds one of a kind waits before it is urgent. Somebody with the citizen app open waits minutes; money that leaves has five business days. */
export const longAfter = {
  requests: identityNumbers.longWait * SECOND_MS,
  identityFiles: DAY_MS,
  companies: DAY_MS,
  companyChanges: DAY_MS,
  unmatched: DAY_MS,
  transfers: 3 * DAY_MS,
  approvals: DAY_MS,
  moneyProblems: 3 * DAY_MS,
  forms: DAY_MS,
  agencyFiles: DAY_MS,
  tasks: 3 * DAY_MS,
  photos: DAY_MS,
  notices: DAY_MS,
  reports: 3 * DAY_MS,
  jobs: HOUR_MS,
} as const satisfies Readonly<Record<string, number>>;

/** A kind of thing that waits. */
export type WaitingKind = keyof typeof longAfter;

/** Every kind, in the order of the console's menu. */
export const waitingKinds = Object.keys(longAfter) as readonly WaitingKind[];

const passed = (since: Instant, now: Instant): number => Math.max(0, Date.parse(now) - Date.parse(since));

/** What makes a case urgent; `due` is the day of Warsaw on which it has to be dealt with, where there is one. */
export type CaseFacts = { readonly kind: WaitingKind; readonly since: Instant; readonly due: Day | null };

/** Why a case is urgent: its day has come or passed, or it has waited long. Null while it is not. */
export const urgencyOf = ({ kind, since, due }: CaseFacts, now: Instant): 'due' | 'long' | null => {
  if (due !== null && due <= dayOf(now)) return 'due';
  return passed(since, now) >= longAfter[kind] ? 'long' : null;
};

/** An age in the largest unit that it fills: `{ unit: 'hours', n: 3 }` from three hours on, until it is a day. */
export type Age = { readonly unit: 'minutes' | 'hours' | 'days'; readonly n: number };

/** How long something has waited. */
export const ageOf = (since: Instant, now: Instant): Age => {
  const ms = passed(since, now);
  if (ms >= DAY_MS) return { unit: 'days', n: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: 'hours', n: Math.floor(ms / HOUR_MS) };
  return { unit: 'minutes', n: Math.floor(ms / MINUTE_MS) };
};
