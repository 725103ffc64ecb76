import type { WireRefusal } from '../../../../contract/kit/client.ts';

const known = ['unauthenticated', 'internal', 'invalid', 'missing', 'denied', 'conflict', 'precondition'] as const;

/**
 * Which of the eight sentences says why a company was not deleted; whatever is none of the known kinds is unknown. Null where the server's own
 * sentence names what is waited for, and until when.
 */
export const deleteError = ({ kind, code }: Pick<WireRefusal, 'kind' | 'code'>): (typeof known)[number] | 'unknown' | null =>
  code === 'person.email_change_pending' ? null : (known.find((one) => one === kind) ?? 'unknown');
