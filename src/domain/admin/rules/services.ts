/** What the program is connected with, and how the console says it. */

import type { Instant } from '../../kit/brand.ts';
import { askedServices } from '../../kit/outside/services.ts';

/** What the program may be connected with, in the order of the console: what it stands on, then every service that it asks. */
export const services = ['database', 'files', 'seal', 'map', 'trustList', 'provinces', 'ksef', ...askedServices] as const;
export type ServiceName = (typeof services)[number];

/** How a service is had: from others, from what the program brings itself, from recorded answers, only queued, or not at all. */
export const serviceModes = ['live', 'embedded', 'recorded', 'queued', 'off'] as const;
export type ServiceMode = (typeof serviceModes)[number];

/** What is known of a service: how it is had, and when it last answered or failed to. */
export type ServiceFacts = { readonly mode: ServiceMode; readonly succeededAt: Instant | null; readonly failedAt: Instant | null };

/** How a service is: one that is asked of others works or fails by its last answer, or was not asked yet; any other is as it is had. */
export const serviceStateOf = ({ mode, succeededAt, failedAt }: ServiceFacts): Exclude<ServiceMode, 'live'> | 'works' | 'fails' | 'unasked' => {
  if (mode !== 'live') return mode;
  if (failedAt !== null && (succeededAt === null || succeededAt < failedAt)) return 'fails';
  return succeededAt === null ? 'unasked' : 'works';
};

/** The limits that the console names. */
export const shownLimits = [
  'callsPerUser',
  'callsPerVisitor',
  'readsPerMinute',
  'pagesPerMinute',
  'streams',
  'sessionDays',
  'sessionLongestDays',
  'codeMinutes',
  'reservationHours',
  'eventYears',
] as const;
export type ShownLimit = (typeof shownLimits)[number];
