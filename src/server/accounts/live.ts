import { actingCompanyId, isAdmin, isSignedIn } from '../../domain/accounts/permissions.ts';
import type { TopicGuard } from '../kit/live/notices.ts';

/**
 * One's own topic and that of one's bell, which pages that show no mail do not read again for; one's company's, the admins', and that of a
 * deletion, whose id only who began it knows.
 */
export const accountsTopics: readonly TopicGuard[] = [
  { prefix: 'user', isPersonal: true, allowed: async ({ viewer }, ids) => ids.filter((id) => isSignedIn(viewer) && viewer.uid === id) },
  { prefix: 'bell', isPersonal: true, allowed: async ({ viewer }, ids) => ids.filter((id) => isSignedIn(viewer) && viewer.uid === id) },
  { prefix: 'company', allowed: async ({ viewer }, ids) => ids.filter((id) => actingCompanyId(viewer) === id) },
  { prefix: 'deletion', allowed: async (_ctx, ids) => ids },
  { prefix: 'admin', allowed: async ({ viewer }, ids) => ids.filter(() => isAdmin(viewer)) },
];
