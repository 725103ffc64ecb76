import type { WireRefusal } from '../../../../contract/kit/client.ts';

const told = ['unauthenticated', 'internal', 'invalid', 'missing', 'denied', 'conflict', 'precondition'] as const;

/** Which of the eight sentences says why a company was not deleted; whatever is none of the known kinds is unknown. */
export const deleteError = ({ kind }: Pick<WireRefusal, 'kind'>): (typeof told)[number] | 'unknown' => told.find((one) => one === kind) ?? 'unknown';
