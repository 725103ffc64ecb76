/** Reads what of an offer stands ready for signing. */

import type { Id } from '../../../domain/kit/brand.ts';
import { unchangedParty } from '../../companies/queries/party.ts';
import type { Reader } from '../../kit/database/database.ts';
import { type PreparationRow, preparedOffer } from '../store/versions.ts';

/**
 * What can be signed as it is: drawn from the newest save and naming the landlord as the company is now. `null` when nothing was drawn, or when
 * it has to be drawn anew because the company's data, its signers or their capacities have changed since.
 */
export const readyPreparation = async (reader: Reader, offerId: Id): Promise<PreparationRow | null> => {
  const prepared = await preparedOffer(reader, offerId);
  return prepared !== null && (await unchangedParty(reader, prepared.landlord)) !== null ? prepared : null;
};
