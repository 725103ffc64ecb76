/** Keeps a campaign with consent, and notes presses on links that lead to a new offer. */

import { campaignCalls } from '../../../../contract/accounts/endpoints/campaigns.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { barePath } from '../../../kit/page/addresses.ts';
import { campaignIn, campaignKey, storedCampaign } from './campaign.ts';

let isFollowing = false;
const notedOn = new Set<string>();

/** Keeps the campaign of the address that somebody arrived with; without consent nothing is kept, and what was kept goes. */
export const followCampaign = (arrival: string, isAllowed: boolean): void => {
  const campaign = isAllowed ? campaignIn(arrival, Date.now()) : null;
  if (campaign) localStorage.setItem(campaignKey, JSON.stringify(campaign));
  else if (!isAllowed || storedCampaign() === null) localStorage.removeItem(campaignKey);
  if (isFollowing || !isAllowed) return;
  isFollowing = true;
  addEventListener('click', notePress, { capture: true });
};

/** Once for each page that somebody presses on. */
const notePress = ({ target }: MouseEvent): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const campaign = storedCampaign();
  if (!campaign || link?.origin !== location.origin || barePath(link.pathname) !== '/add-offer' || notedOn.has(location.pathname)) return;
  notedOn.add(location.pathname);
  void browserAsk(campaignCalls.noteLead, campaign);
};
