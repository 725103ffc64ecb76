/** Today in Warsaw, the same on server and browser. */

import { useRouteLoaderData } from 'react-router';
import type { Day } from '../../../domain/kit/brand.ts';

/** The present day in Warsaw, as the server wrote it into the page: the same in both renderings. */
export const useToday = (): Day => (useRouteLoaderData('root') as { readonly today: Day } | undefined)?.today ?? ('1970-01-01' as Day);

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

const minute = 60_000;
let last = { minute: Number.NaN, day: '' as Day };

/** The day in Warsaw at a moment. Every page says it, and within a minute it is the same. */
export const warsawDay = (at: Date): Day => {
  const now = Math.floor(at.getTime() / minute);
  if (last.minute !== now) last = { minute: now, day: days.format(at) as Day };
  return last.day;
};
