/** The campaign that somebody came with, kept in their browser for 30 days (docs/rules/accounts.md#campaign-parameters). */

import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { DAY_MS } from '../../../../domain/kit/time/units.ts';

const parameters = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmId: 'utm_id',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;
type Parameter = keyof typeof parameters;

/** The six parameters and when somebody came with them (ISO). */
export type Campaign = Readonly<Record<Parameter | 'timestamp', string>>;

/** The name under which the browser keeps it. */
export const campaignKey = 'campaign';
const longest = 200;

/** The campaign that an address names: all six parameters, or none. */
export const campaignIn = (search: string, nowMs: number): Campaign | null => {
  const params = new URLSearchParams(search);
  const found = Object.entries(parameters).map(([key, name]) => [key, (params.get(name) ?? '').trim().slice(0, longest)] as const);
  if (found.some(([, text]) => text === '')) return null;
  return { ...Object.fromEntries(found), timestamp: new Date(nowMs).toISOString() } as Campaign;
};

/** What is kept, unless it is older than 30 days or no campaign. */
export const campaignOf = (stored: string | null, nowMs: number): Campaign | null => {
  try {
    const campaign = JSON.parse(stored ?? 'null') as Campaign | null;
    const keys = [...Object.keys(parameters), 'timestamp'] as (keyof Campaign)[];
    if (campaign === null || keys.some((key) => typeof campaign[key] !== 'string')) return null;
    return nowMs - Date.parse(campaign.timestamp) < accountNumbers.campaignDays * DAY_MS ? campaign : null;
  } catch {
    return null;
  }
};

/** The campaign that this browser keeps; it is kept with consent alone. */
export const storedCampaign = (): Campaign | null => campaignOf(localStorage.getItem(campaignKey), Date.now());
