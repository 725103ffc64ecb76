import type { TopicGuard } from '../kit/live/notices.ts';
import { boardTopic } from './lifecycle.ts';

/** Everybody may follow the public board: a notice carries no facts. */
export const wantedTopics: readonly TopicGuard[] = [{ prefix: boardTopic, allowed: async (_ctx, ids) => ids }];
