/** Says whether whoever signed an offer may still bind the landlord's company. */

import { mayStillBind, type SignerVerification } from '../../../domain/companies/permissions.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { peopleByUid } from '../../accounts/queries.ts';
import type { Reader } from '../../kit/database/database.ts';

/** What says for whom a landlord signed: the person, and the company of the signed version. */
type SignedFor = { readonly signedBy: Id; readonly landlord: Pick<PartyFacts, 'companyId' | 'signer' | 'cosigner'> };

/** Whether who signed the offer may still bind the landlord's company: re-checked at every binding act (docs/rules/reservations.md#booking). */
export const isLandlordVerified = async (reader: Reader, version: SignedFor | null): Promise<boolean> =>
  version !== null && mayAllStillBind(version, await peopleByUid(reader, signedBy(version)));

/** Whether all who signed the offer may still bind the landlord's company, as these people stand now. */
export const mayAllStillBind = (version: SignedFor, people: readonly (SignerVerification & { readonly uid: Id })[]): boolean =>
  signedBy(version).every((uid) => mayStillBind(people.find((one) => one.uid === uid) ?? null, version.landlord.companyId));

/** Where an agent signed for the owner, the owner is who is bound, and who must still be able to bind the company. */
const signedBy = ({ signedBy: first, landlord: { signer, cosigner } }: SignedFor): readonly Id[] => {
  if (signer.principalUid !== undefined) return [signer.principalUid];
  return cosigner === undefined ? [first] : [first, cosigner.uid === first ? signer.uid : cosigner.uid];
};
