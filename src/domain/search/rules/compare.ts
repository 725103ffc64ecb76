/** Which offers stand side by side, and which of their values is the best (docs/rules/search.md#compare). */

import { searchNumbers } from '../../kit/numbers.ts';

const id = /^[A-Za-z0-9]{20}$/;

/** The ids of an address, `ids=a,b,c`: each once, no more than may be compared; what is no id is passed over. */
export const comparedIds = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((part) => id.test(part)))].slice(0, searchNumbers.comparedMax);

/** Puts an offer beside the others, or takes it away; a full comparison stays as it is. */
export const withCompared = (ids: readonly string[], offerId: string): readonly string[] => {
  if (ids.includes(offerId)) return ids.filter((other) => other !== offerId);
  return ids.length < searchNumbers.comparedMax ? [...ids, offerId] : ids;
};

/** The places of the best values: the least or the most of at least two that differ; none where nothing is to choose. */
export const bestAt = (values: readonly (number | null)[], wanted: 'least' | 'most'): readonly number[] => {
  const known = values.filter((value) => value !== null);
  if (new Set(known).size < 2) return [];
  const best = wanted === 'least' ? Math.min(...known) : Math.max(...known);
  return values.flatMap((value, at) => (value === best ? [at] : []));
};

/** The one best value and how far the next is behind it; null where two share it, where a value is not known, or with nothing beside it. */
export const onlyBest = (values: readonly (number | null)[], wanted: 'least' | 'most'): { readonly at: number; readonly ahead: number } | null => {
  const known = values.flatMap((value) => value ?? []);
  const [best, next] = known.toSorted((a, b) => (wanted === 'least' ? a - b : b - a));
  if (known.length < values.length || best === undefined || next === undefined || best === next) return null;
  return { at: values.indexOf(best), ahead: Math.abs(next - best) };
};
