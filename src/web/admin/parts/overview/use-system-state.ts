import { useState } from 'react';
import { adminCalls } from '../../../../contract/admin/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { SECOND_MS } from '../../../../domain/kit/time/units.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useEvery } from '../../../kit/use-polling.ts';

type SystemState = OutputOf<typeof adminCalls.getSystemState>;

const everyMs = 20 * SECOND_MS;

/**
 * How the system is by now. No notice tells of services and mails: they are asked for from time to time, by a call of their own, so that a
 * server that is away for a moment leaves the page as it is. Whatever the page reads later is newer.
 */
export const useSystemState = (loaded: SystemState): SystemState => {
  const [asked, setAsked] = useState<{ readonly after: SystemState; readonly state: SystemState } | null>(null);
  useEvery(everyMs, async () => {
    const answer = await browserAsk(adminCalls.getSystemState, {});
    if (answer.ok) setAsked({ after: loaded, state: answer.value });
  });
  return asked?.after === loaded ? asked.state : loaded;
};
