import { room } from '../kit/room.ts';
import { workspaceEndpoints } from './http.ts';
import { todoPort, wantedCountPort } from './queries/menu.ts';

/** "My offers": lists that read offers and leases. */
export const workspaceRoom = room({ name: 'workspace', endpoints: workspaceEndpoints, ports: [wantedCountPort, todoPort] });
