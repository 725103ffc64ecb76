import type { Duties } from '../kit/clock/duties.ts';
import { requestEngine } from './lifecycle/request.ts';
import { endedCodes, silentRequests, sweptRequests } from './store/requests.ts';

/** What time makes due for identities: codes that end, requests that nobody attends, their clean-up. */
export const identityDuties = {
  ...requestEngine.duties({ expire: endedCodes, lapse: silentRequests, sweep: sweptRequests }),
} as const satisfies Duties;
