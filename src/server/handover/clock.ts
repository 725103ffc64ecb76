import { protocolPath } from '../../domain/kit/page/deal-paths.ts';
import type { Duties } from '../kit/clock/duties.ts';
import type { EventMail } from '../kit/mail/event-mail.ts';
import { askToMediate, reminding, remindSilent } from '../leases/commands/remind.ts';
import { loadFacts } from '../leases/queries/facts.ts';
import { meetingMails } from './mail.ts';
import { begunMeetings, lateMeetings, mediatedLeases, silentLeases } from './store/due.ts';

/** Reminds both sides of the meeting. */
const remindingOf = (template: EventMail) =>
  reminding(async (row, services, tx) => {
    const { reception } = await loadFacts(services, tx, row);
    const at = reception?.meetingAt ?? null;
    return {
      mail: template,
      to: ['tenant', 'landlord'],
      details: { ...(at === null ? {} : { at }), path: protocolPath(row.offerId), button: 'protocol' },
    };
  });

/** What time makes due for the handover. */
export const handoverDuties = {
  'handover.remind_meeting': { due: begunMeetings, fulfil: remindingOf(meetingMails.meeting_reminder) },
  // Duties of leases that only the handover can find: they count from the meeting.
  'leases.remind_silent': { due: silentLeases, fulfil: remindSilent },
  'leases.mediate': { due: mediatedLeases, fulfil: askToMediate },
  'handover.meeting_late': { due: lateMeetings, fulfil: remindingOf(meetingMails.meeting_late) },
} as const satisfies Duties;
