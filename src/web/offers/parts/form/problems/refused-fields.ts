import type { WireRefusal } from '../../../../../contract/kit/client.ts';

/** The fields of the form whose values the server did not take, by their paths; none where the refusal names no field. */
export const refusedFields = (refusal: WireRefusal | null): readonly string[] => [
  ...new Set((refusal?.problems ?? []).map(({ field = '' }) => field.replace(/^patch\./, '')).filter((path) => path !== '' && path !== 'patch')),
];
