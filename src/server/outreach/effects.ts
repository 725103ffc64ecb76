/** What steps of earlier rooms cause here: the caller by whose link the person came is credited. */

import { companyEngine } from '../companies/lifecycle.ts';
import { identityEngine } from '../identity/lifecycle.ts';
import { leaseEngine } from '../leases/lifecycle.ts';
import { offerEngine } from '../offers/lifecycle.ts';
import { creditPerson } from './commands/credit.ts';

/** The four milestones after the account: an accepted identity and company, a published offer, a signed lease of either side. */
export const outreachEffects = {
  ...identityEngine.effects({ creditCampaign: (_services, tx, { row, now }) => creditPerson(tx, row.uid, 'identityVerification', now) }),
  ...companyEngine.effects({ creditCampaign: (_services, tx, { row, now }) => creditPerson(tx, row.member.uid, 'companyVerification', now) }),
  ...offerEngine.effects({
    creditCampaign: async (_services, tx, { uid, now }) => {
      if (uid !== null) await creditPerson(tx, uid, 'offerSubmission', now);
    },
  }),
  ...leaseEngine.effects({
    creditCampaign: async (_services, tx, { row, now }) => {
      for (const uid of new Set([row.signerUid, row.landlord.signer.uid])) await creditPerson(tx, uid, 'contractSigning', now);
    },
  }),
};
