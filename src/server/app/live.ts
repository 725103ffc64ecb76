import { accountsTopics } from '../accounts/live.ts';
import type { TopicGuard } from '../kit/live/notices.ts';
import { offersTopics } from '../offers/live.ts';

/** Who may follow which live topics, room by room. */
export const topicGuards: readonly TopicGuard[] = [...accountsTopics, ...offersTopics];
