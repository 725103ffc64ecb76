/** What the room of companies asks the rooms after it. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { definePort } from '../../kit/ports.ts';

/** How many published offers, running reservations and unfinished leases a company stands in: the rooms after this one know. */
export const runningDealsPort = definePort<(services: Pick<Services, 'ports'>, reader: Reader, companyId: Id) => Promise<number>>({
  name: 'companies.running_deals',
});

/** How many published offers a person signed, alone or as the second: offers know them. */
export const signedOffersPort = definePort<(reader: Reader, uid: Id) => Promise<number>>({ name: 'companies.signed_offers' });

/** Whether anybody, or one person, ever signed for a company: what they signed must be kept, and who they were with it. Signing knows. */
export const signedForPort = definePort<(reader: Reader, of: { readonly companyId: Id; readonly uid: Id | null }) => Promise<boolean>>({
  name: 'companies.signed_for',
});
