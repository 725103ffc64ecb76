import type { Instant } from '../../kit/brand.ts';
import { HOUR_MS } from '../../kit/time/units.ts';
import { plusMs } from '../../kit/time.ts';

/** What a meeting is in a calendar. `uid` names it for good: an entry with the same one and a later `changedAt` replaces the one before. */
export type CalendarMeeting = {
  readonly at: Instant;
  readonly changedAt: Instant;
  readonly title: string;
  readonly place: string;
  readonly uid: string;
  /** The meeting does not take place: the entry is taken out of the calendar. */
  readonly isCancelled?: boolean;
};

/** A meeting of one hour as the text of a calendar file (RFC 5545). */
export const calendarText = ({ at, changedAt, title, place, uid, isCancelled = false }: CalendarMeeting): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parter//Lease//PL',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}@parter`,
    `SEQUENCE:${Math.floor(Date.parse(changedAt) / 60_000) % 1_000_000_000}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(plusMs(at, HOUR_MS))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const stamp = (at: Instant): string => at.replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n');
