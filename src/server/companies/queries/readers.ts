/** Finds who reads what is mailed to a party or a company. */

import { partySigners } from '../../../domain/companies/rules/party.ts';
import type { PartyFacts, PartySigner } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Person } from '../../accounts/queries.ts';
import type { Reader } from '../../kit/database/database.ts';
import { signersOfCompany } from '../store/companies.ts';

/** A person whom the mails of a party reach. */
export type PartyReader = Person | Pick<PartySigner, 'uid' | 'email'>;

/**
 * Who reads what is mailed to a party: those who signed for it, as long as they act for the company; when all of them have left it, its present
 * signers. Whoever left reads nothing of its deals any more. A company for which nobody acts now is written to as it signed.
 */
export const partyReaders = async (db: Reader, party: Pick<PartyFacts, 'companyId' | 'signer' | 'cosigner'>): Promise<readonly PartyReader[]> => {
  const present = (await signersOfCompany(db, party.companyId)).map(({ person }) => person);
  const signed = partySigners(party);
  const still = present.filter(({ uid }) => signed.some((one) => one.uid === uid));
  return still.length > 0 ? still : present.length > 0 ? present : signed;
};

/** Who reads what is mailed to a company: everybody who may sign for it now. */
export const companyReaders = async (db: Reader, companyId: Id): Promise<readonly PartyReader[]> =>
  (await signersOfCompany(db, companyId)).map(({ person }) => person);
