import type { WireRefusal } from '../../../../contract/kit/client.ts';

const known = ['unauthenticated', 'internal', 'invalid', 'missing', 'denied', 'conflict', 'precondition'] as const;

/** Which of the eight sentences says why a company was not deleted; whatever is none of the known kinds is unknown. */
export const deleteError = ({ kind }: Pick<WireRefusal, 'kind'>): (typeof known)[number] | 'unknown' =>
  known.find((one) => one === kind) ?? 'unknown';
