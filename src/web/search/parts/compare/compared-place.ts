/** The place that somebody searched before they compared: it stands in the address of the comparison, which can be shared with it. */

import type { Ask } from '../../../../contract/kit/client.ts';
import { understandAddress } from '../filters/line-address.ts';
import type { ComparedPlace } from './compare-verdict.ts';

/** The place that the address names, with the point that distances are measured from; null for none, and for what is no place. Runs on the server. */
export const comparedPlace = async (ask: Ask, params: URLSearchParams): Promise<ComparedPlace | null> => {
  const [named, ...others] = params.getAll('place');
  if (!named || others.length > 0) return null;
  const { places } = await understandAddress(ask, new URLSearchParams({ place: named }));
  const [only, ...more] = places;
  return only?.point && more.length === 0 ? { text: only.text, point: only.point } : null;
};
