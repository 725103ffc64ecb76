import { type CalendarMeeting, calendarText } from '../../../domain/leases/rules/calendar.ts';

/** A meeting of one hour as a calendar file that a link can carry. */
export const calendarFile = (meeting: CalendarMeeting): string => `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(meeting))}`;
