import { adminRefusalWords } from '../../words/admin/refusals.ts';
import { room } from '../kit/room.ts';
import { adminEndpoints, adminRoutes } from './http.ts';

/** The operator's console. */
export const adminRoom = room({
  name: 'admin',
  endpoints: adminEndpoints,
  routes: adminRoutes,
  words: adminRefusalWords,
});
