import { room } from '../kit/room.ts';
import { workspaceEndpoints } from './http.ts';

/** "My offers": lists that read offers and leases. */
export const workspaceRoom = room({ name: 'workspace', endpoints: workspaceEndpoints });
