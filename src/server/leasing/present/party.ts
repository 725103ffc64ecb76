import type { OutputOf } from '../../../contract/kit/call.ts';
import type { leasingCalls } from '../../../contract/leases/endpoints.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';

type Party = OutputOf<typeof leasingCalls.getLease>['tenant'];

/** A party as the other side may see it: no account, no register numbers beyond the NIP. */
export const partyView = ({ companyId, name, nip, address, signer }: PartyFacts): Party => ({
  companyId,
  name,
  nip,
  city: address.city,
  signer: { uid: signer.uid, firstName: signer.firstName, lastName: signer.lastName, email: signer.email },
});
