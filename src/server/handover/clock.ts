import type { Duties } from '../kit/clock/duties.ts';
import { reminding } from '../leases/commands/remind.ts';
import { loadFacts } from '../leases/queries/facts.ts';
import { begunMeetings, lateMeetings } from './store.ts';

/** Reminds both sides of the meeting. */
const remindingOf = (event: 'meeting_reminder' | 'meeting_late') =>
  reminding(async (row, services, tx) => {
    const { reception } = await loadFacts(services, tx, row);
    const at = reception?.meetingAt ?? null;
    return { event, to: ['tenant', 'landlord'], details: { ...(at === null ? {} : { at }), path: `/protocol/${row.offerId}`, button: 'protocol' } };
  });

/** What time makes due for the handover. */
export const handoverDuties = {
  'handover.remind_meeting': { due: begunMeetings, fulfil: remindingOf('meeting_reminder') },
  'handover.meeting_late': { due: lateMeetings, fulfil: remindingOf('meeting_late') },
} as const satisfies Duties;
