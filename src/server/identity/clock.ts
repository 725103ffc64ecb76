import type { Duties } from '../kit/clock/duties.ts';
import { forgetUnsent } from './commands/file.ts';
import { requestEngine } from './lifecycle/request.ts';
import { unsentFiles } from './store/files.ts';
import { endedCodes, silentRequests, sweptRequests } from './store/requests.ts';

/** What time makes due for identities: codes that end, requests that nobody attends, their clean-up, files that were never sent. */
export const identityDuties = {
  ...requestEngine.duties({ expire: endedCodes, lapse: silentRequests, sweep: sweptRequests }),
  'identities.forget_unsent': { due: unsentFiles, fulfil: forgetUnsent },
} as const satisfies Duties;
