/** What runs of a request of the citizen app: when which of its times is over, and how the console colours them. */

import type { Instant } from '../../kit/brand.ts';
import { identityNumbers } from '../../kit/numbers.ts';
import { MINUTE_MS, SECOND_MS } from '../../kit/time/units.ts';
import { instantOf, msOf, plusMs } from '../../kit/time.ts';
import type { RequestTimes } from '../types.ts';

const numbers = identityNumbers;

/** The end of a code, 180 s after its entry (docs/rules/identity.md#timers). */
export const codeUntil = (codeProvidedAt: Instant): Instant => plusMs(codeProvidedAt, numbers.code * SECOND_MS);

/** The last moment at which a moderator may decide on a code: 60 s after its end. */
export const decisionUntil = (codeProvidedAt: Instant): Instant => plusMs(codeUntil(codeProvidedAt), numbers.decisionAfterCode * SECOND_MS);

/** Until when somebody who was asked whether they are still there may answer. */
export const answerUntil = (askedAt: Instant): Instant => plusMs(askedAt, numbers.answer * SECOND_MS);

/** From when on a page without a sign of life counts as left. */
export const silentFrom = (seenAt: Instant): Instant => plusMs(seenAt, numbers.silenceMinutes * MINUTE_MS);

const sweepMs = numbers.sweepMinutes * MINUTE_MS;

/**
 * The first clean-up after a moment; clean-ups happen at every full five minutes (docs/rules/identity.md#clean-up). What happens at 11:15:00
 * itself waits for 11:20:00.
 */
export const sweepAfter = (at: Instant): Instant => instantOf((Math.floor(msOf(at) / sweepMs) + 1) * sweepMs);

/** The clean-up that was last, this very moment included: what ended before it is gone. */
export const lastSweep = (now: Instant): Instant => instantOf(Math.floor(msOf(now) / sweepMs) * sweepMs);

/** How urgent a time is: the console's colours. */
export type TimerColour = 'green' | 'yellow' | 'red';

/** A time that the console shows: `code` and `answer` count down to their end, `asked` and `modal` up from their start. */
export type Timer = { readonly kind: 'code' | 'answer'; readonly until: Instant } | { readonly kind: 'asked' | 'modal'; readonly since: Instant };
export type TimerKind = Timer['kind'];

/** From how many seconds on a time is yellow and red: seconds left of those that count down, seconds passed of the others. `whole` fills the bar. */
const limits = {
  code: { whole: numbers.code, yellow: numbers.codeYellow, red: numbers.codeRed },
  answer: { whole: numbers.answer, yellow: numbers.answerYellow, red: numbers.answerRed },
  asked: { whole: numbers.askedRed, yellow: numbers.askedYellow, red: numbers.askedRed },
  modal: { whole: numbers.answer, yellow: numbers.modalYellow, red: numbers.modalRed },
} as const satisfies Record<TimerKind, { readonly whole: number; readonly yellow: number; readonly red: number }>;

/** A time as it stands: its seconds, its colour, and how much of its bar is full, from 0 to 1. */
export type TimerReading = { readonly seconds: number; readonly colour: TimerColour; readonly part: number };

/** Reads a time at a moment. What counts down ends at 0 and is red there. */
export const readTimer = (timer: Timer, now: number): TimerReading => {
  const { whole, yellow, red } = limits[timer.kind];
  if ('until' in timer) {
    const seconds = Math.max(0, Math.ceil((msOf(timer.until) - now) / SECOND_MS));
    return { seconds, colour: seconds <= red ? 'red' : seconds <= yellow ? 'yellow' : 'green', part: Math.min(1, seconds / whole) };
  }
  const seconds = Math.max(0, Math.floor((now - msOf(timer.since)) / SECOND_MS));
  return { seconds, colour: seconds >= red ? 'red' : seconds >= yellow ? 'yellow' : 'green', part: Math.min(1, seconds / whole) };
};

/** The times that run by what is known of a request; which of them count, its status says (`timersOf`). */
export const codeTimer = ({ codeProvidedAt }: RequestTimes): readonly Timer[] =>
  codeProvidedAt === null ? [] : [{ kind: 'code', until: codeUntil(codeProvidedAt) }];
export const askedTimer = ({ codeRequestedAt }: RequestTimes): readonly Timer[] =>
  codeRequestedAt === null ? [] : [{ kind: 'asked', since: codeRequestedAt }];
export const answerTimers = ({ responseDeadline, modalShownAt }: RequestTimes): readonly Timer[] => [
  ...(responseDeadline === null ? [] : [{ kind: 'answer', until: responseDeadline } as const]),
  ...(modalShownAt === null ? [] : [{ kind: 'modal', since: modalShownAt } as const]),
];

/** Whether a request that somebody has to see to has been open for five minutes. */
export const isLongWait = (createdAt: Instant, now: number): boolean => now - msOf(createdAt) >= numbers.longWait * SECOND_MS;
