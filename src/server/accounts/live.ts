import { actingCompanyId, isAdmin, isSignedIn } from '../../domain/accounts/permissions.ts';
import type { TopicGuard } from '../kit/notices.ts';

/** One's own topic, one's company's, and the admins'. */
export const accountsTopics: readonly TopicGuard[] = [
  { prefix: 'user', may: async ({ viewer }, id) => isSignedIn(viewer) && viewer.uid === id },
  { prefix: 'company', may: async ({ viewer }, id) => actingCompanyId(viewer) === id },
  { prefix: 'admin', may: async ({ viewer }) => isAdmin(viewer) },
];
