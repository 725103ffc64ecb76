/** Says whether whoever signed an offer may still bind the landlord's company. */

import { isCompanyAccepted, isIdentityAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { type Person, peopleByUid } from '../../accounts/queries.ts';
import type { Reader } from '../../kit/database/database.ts';

/** What says for whom a landlord signed: the person, and the company of the signed version. */
type SignedFor = { readonly signedBy: Id; readonly landlord: Pick<PartyFacts, 'companyId' | 'signer' | 'cosigner'> };

/** What tells whether a person may still bind a company. */
type SignerVerification = Pick<Person, 'uid' | 'identity'> & { readonly company: Pick<NonNullable<Person['company']>, 'id' | 'state'> | null };

/** Whether who signed the offer may still bind the landlord's company: re-checked at every binding act (docs/rules/reservations.md#booking). */
export const isLandlordVerified = async (reader: Reader, version: SignedFor | null): Promise<boolean> =>
  version !== null && mayAllStillBind(version, await peopleByUid(reader, signedBy(version)));

/** Whether all who signed the offer may still bind the landlord's company, as these people stand now. */
export const mayAllStillBind = (version: SignedFor, people: readonly SignerVerification[]): boolean =>
  signedBy(version).every((uid) => mayStillBind(people.find((one) => one.uid === uid) ?? null, version));

/** Where an agent signed for the owner, the owner is who is bound, and who must still be able to bind the company. */
const signedBy = ({ signedBy: first, landlord: { signer, cosigner } }: SignedFor): readonly Id[] => {
  if (signer.principalUid !== undefined) return [signer.principalUid];
  return cosigner === undefined ? [first] : [first, cosigner.uid === first ? signer.uid : cosigner.uid];
};

/** Whether the person who signed an offer may still bind its company. */
export const mayStillBind = (signer: SignerVerification | null, { landlord }: { readonly landlord: Pick<PartyFacts, 'companyId'> }): boolean =>
  signer !== null && isIdentityAccepted(signer) && isCompanyAccepted(signer) && signer.company?.id === landlord.companyId;
