import type { Id } from '../../../domain/kit/brand.ts';
import type { DrawnFiles } from '../../kit/files/clean-up.ts';
import { ownersOf } from '../../signing/queries/documents.ts';
import { knownOffers } from '../store/offers.ts';

const offerOf = (key: string): Id | null => ownersOf(key)?.offerId ?? null;

/** The files of documents: all of them stand in the folder of their offer. */
export const drawnDocuments: DrawnFiles = {
  folder: 'offers',
  holds: (key) => offerOf(key) !== null,
  ours: async (reader, keys) => {
    const known: ReadonlySet<Id | null> = await knownOffers(reader, [...new Set(keys.flatMap((key) => offerOf(key) ?? []))]);
    return keys.filter((key) => known.has(offerOf(key)));
  },
};
