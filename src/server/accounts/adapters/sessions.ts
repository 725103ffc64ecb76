import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Services } from '../../kit/context.ts';
import type { Sessions } from '../../kit/request.ts';
import { findByUid } from '../store.ts';
import { authOf } from './auth.ts';

const visitor: Viewer = { kind: 'visitor' };

/** Who stands behind a request: the session's cookie or bearer token, then our own record of the person. */
export const sessionsOf = (services: Services): Sessions => ({
  viewer: async (headers) => {
    if (!/session/.test(headers.get('cookie') ?? '') && !headers.has('authorization')) return visitor;
    const session = await authOf(services).api.getSession({ headers });
    if (!session) return visitor;
    const found = await findByUid(services.db, session.user.id);
    if (!found) return visitor;
    const { licenseNumber: _license, createdAt: _created, marketingConsent: _consent, ...viewer } = found;
    return viewer;
  },
});
