/** What accounts tell a later room of the campaigns that people come with. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Tx } from '../../kit/database/database.ts';
import { definePort } from '../../kit/ports.ts';
import type { CampaignFacts } from '../tables.ts';

export type { CampaignFacts };

/** What outreach makes of a campaign: it brought an account that was made, or another visit of somebody who has one. */
type Campaigns = {
  readonly accountMade: (tx: Tx, uid: Id, campaign: CampaignFacts) => Promise<void>;
  readonly met: (tx: Tx, uid: Id, campaign: CampaignFacts) => Promise<void>;
};

/** Where the room of campaigns is plugged in. */
export const campaignsPort = definePort<Campaigns>({ name: 'accounts.campaigns' });
