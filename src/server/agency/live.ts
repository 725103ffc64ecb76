import type { TopicGuard } from '../kit/live/notices.ts';

/** That of an agreement, whose id only its sides and whoever holds its owner's link know: it carries no facts, and the owner may have no account. */
export const agencyTopics: readonly TopicGuard[] = [{ prefix: 'agreement', allowed: async (_ctx, ids) => ids }];
