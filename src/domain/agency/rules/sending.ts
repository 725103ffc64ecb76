/** Whether a proposal may be mailed to an owner (docs/rules/agency.md#mails-to-owners). */

import { agencyNumbers } from '../../kit/numbers.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';

/** How many proposals an agent has mailed: within 24 hours to anybody, and within `addressDays` to one address. */
export type SentProposals = { readonly today: number; readonly toAddress: number };

/** Who has left mails of invitation gets no proposal; of others an agent mails so many a day, and so many to one address. */
export const mayMailOwner = (isWanted: boolean, { today, toAddress }: SentProposals): Verdict => {
  const { sentPerDay, sentToAddress, addressDays } = agencyNumbers;
  if (!isWanted) return refuse('agency.address_left', { field: 'email' });
  if (toAddress >= sentToAddress) return refuse('agency.cap_address', { field: 'email', params: { n: sentToAddress, days: addressDays } });
  return today >= sentPerDay ? refuse('agency.cap_own', { params: { n: sentPerDay } }) : null;
};
