/** What the dashboard shows, as it stands in its address. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { prospectCalls } from '../../../contract/outreach/endpoints/prospects.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import { parseDay } from '../../../domain/kit/time.ts';
import { callerOrders, frames, milestones, prospectGroups } from '../../../domain/outreach/types.ts';
import { pageNumber } from '../../kit/page/pages.ts';

/** Names of the parameters that count pages. */
export const pageNames = { callers: 'callers', campaigns: 'campaigns', conversion: 'conversion', prospects: 'prospects' } as const;

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined => known.find((one) => one === text);

/** Reads the address; what is unreadable is as if it were not there. */
export const queryOf = ({ searchParams: query }: URL): InputOf<typeof outreachCalls.getOutreach> => ({
  frame: oneOf(frames, query.get('frame')) ?? 'week',
  from: parseDay(query.get('from') ?? ''),
  to: parseDay(query.get('to') ?? ''),
  of: query.get('of')?.slice(0, 64) || null,
  order: oneOf(callerOrders, query.get('order')) ?? 'bonus',
  callersPage: pageNumber(query.get(pageNames.callers)),
  campaignsPage: pageNumber(query.get(pageNames.campaigns)),
  conversionPage: pageNumber(query.get(pageNames.conversion)),
  stepFrom: oneOf(milestones, query.get('stepFrom')) ?? 'accountCreation',
  stepTo: oneOf(milestones, query.get('stepTo')) ?? 'offerSubmission',
  search: (query.get('search') ?? '').trim().slice(0, 60),
});

/** The list of prospects that an address asks for, within the same span. */
export const prospectsQueryOf = (
  { searchParams: query }: URL,
  { frame, from, to, of }: ReturnType<typeof queryOf>,
): InputOf<typeof prospectCalls.listProspects> => ({
  ...{ frame, from, to, of },
  group: oneOf(prospectGroups, query.get('group')) ?? null,
  page: pageNumber(query.get(pageNames.prospects)),
});

/** The address with some parameters changed; null takes one away. */
export const withQuery = (query: URLSearchParams, change: Readonly<Record<string, string | null>>): string => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
};
