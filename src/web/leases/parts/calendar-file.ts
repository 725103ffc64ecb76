const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n');

const hour = 3_600_000;

/** A meeting of one hour as a calendar file (RFC 5545) that a link can carry. */
export const calendarFile = ({
  at,
  title,
  place,
  uid,
}: {
  readonly at: string;
  readonly title: string;
  readonly place: string;
  readonly uid: string;
}): string => {
  const start = new Date(at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parter//Lease//PL',
    'BEGIN:VEVENT',
    `UID:${uid}@parter`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + hour))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
};
