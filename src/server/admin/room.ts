import { room } from '../kit/room.ts';
import { adminEndpoints } from './http.ts';

/** The operator's console. */
export const adminRoom = room({
  name: 'admin',
  endpoints: adminEndpoints,
});
