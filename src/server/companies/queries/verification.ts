/** Says whether whoever signed an offer may still bind the landlord's company, and when that changes. */

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

/** Whether the landlord's company could be bound before something became of a person, and whether it can be now. */
export const bindingChange = async (
  reader: Reader,
  version: SignedFor,
  { uid, ...before }: { readonly uid: Id } & Partial<SignerVerification>,
): Promise<{ readonly before: boolean; readonly now: boolean }> => {
  const people = await peopleByUid(reader, signedBy(version));
  const former = people.map((one) => (one.uid === uid ? { ...one, ...before } : one));
  return { before: mayAllStillBind(version, former), now: mayAllStillBind(version, people) };
};

/** Where an agent signed for the owner, the owner is who is bound, and who must still be able to bind the company. */
const signedBy = ({ signedBy: first, landlord: { signer, cosigner } }: SignedFor): readonly Id[] => {
  if (signer.principalUid !== undefined) return [signer.principalUid];
  return cosigner === undefined ? [first] : [first, cosigner.uid === first ? signer.uid : cosigner.uid];
};
