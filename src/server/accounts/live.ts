import { actingCompanyId, isAdmin, isSignedIn } from '../../domain/accounts/permissions.ts';
import type { TopicGuard } from '../kit/live/notices.ts';

/** One's own topic, one's company's, and the admins'. */
export const accountsTopics: readonly TopicGuard[] = [
  { prefix: 'user', allowed: async ({ viewer }, ids) => ids.filter((id) => isSignedIn(viewer) && viewer.uid === id) },
  { prefix: 'company', allowed: async ({ viewer }, ids) => ids.filter((id) => actingCompanyId(viewer) === id) },
  { prefix: 'admin', allowed: async ({ viewer }, ids) => ids.filter(() => isAdmin(viewer)) },
];
