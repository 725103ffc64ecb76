import type { Day, Instant } from '../../kit/brand.ts';
import { parseEmail } from '../../kit/identifiers.ts';
import { dayOf, daysBetween, instantAt, isTime, parseDay, parsePolishDay } from '../../kit/time.ts';
import type { Refusal, Result } from '../../kit/verdict.ts';
import { ok, refused } from '../../kit/verdict.ts';
import { type MeetingWindow, signBy } from '../../leases/rules/meeting.ts';
import type { MeetingTime, Side } from '../../leases/types.ts';
import { refuse } from '../refusals.ts';
import type { AppointmentForm } from '../types.ts';

/** What the person-indication form is checked against. */
export type AppointmentFacts = {
  readonly side: Side;
  readonly now: Instant;
  readonly window: MeetingWindow;
  /** The meeting that stands, if there is one. */
  readonly meetingAt: Instant | null;
};

/** The person named, as it is stored: trimmed, the meeting as an instant on the tenant's side. */
export type NamedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly date: Day | null;
  readonly hour: string | null;
  readonly meetingAt: Instant | null;
};

/** Whether the pickup day stands before the deposit's due day: worth a warning, never a refusal (docs/rules/handover.md#pickup-window). */
export const isBeforeDepositDue = (pickup: Day, depositDue: Day): boolean => pickup < depositDue;

/** Checks the form of either side (docs/rules/handover.md#persons). Every problem comes with its field. */
export const checkAppointment = (form: AppointmentForm, facts: AppointmentFacts): Result<NamedPerson> => {
  const email = parseEmail(form.email);
  const meeting = facts.side === 'tenant' ? checkMeeting(form, facts) : { problems: [], date: null, hour: null, meetingAt: null };
  const problems: Refusal[] = [
    ...(form.firstName.trim() === '' ? [refuse('appointment.name_required', { field: 'firstName' })] : []),
    ...(form.lastName.trim() === '' ? [refuse('appointment.name_required', { field: 'lastName' })] : []),
    ...(email === null ? [refuse('appointment.email_invalid', { field: 'email' })] : []),
    ...meeting.problems,
    ...(form.authorized ? [] : [refuse('appointment.authorization_required', { field: 'authorized' })]),
  ];
  if (problems.length > 0 || email === null) return refused(refuse('appointment.invalid', { problems }));
  const { date, hour, meetingAt } = meeting;
  return ok({ firstName: form.firstName.trim(), lastName: form.lastName.trim(), email, date, hour, meetingAt });
};

/** Checks the day and hour of a meeting that somebody proposes. */
export const checkProposal = (form: Pick<AppointmentForm, 'date' | 'hour'>, facts: Omit<AppointmentFacts, 'side'>): Result<MeetingTime> => {
  const { problems, date, hour, meetingAt } = checkMeeting(form, facts);
  if (problems.length > 0 || date === null || hour === null || meetingAt === null) return refused(refuse('appointment.invalid', { problems }));
  return ok({ date, hour, meetingAt });
};

type Meeting = { readonly problems: readonly Refusal[]; readonly date: Day | null; readonly hour: string | null; readonly meetingAt: Instant | null };
type TimeFacts = Omit<AppointmentFacts, 'side'>;

const checkMeeting = (form: Pick<AppointmentForm, 'date' | 'hour'>, facts: TimeFacts): Meeting => {
  const date = form.date === null ? null : (parseDay(form.date) ?? parsePolishDay(form.date));
  const hour = form.hour !== null && isTime(form.hour) ? form.hour : null;
  const meetingAt = date !== null && hour !== null ? instantAt(date, `${hour}:00`) : null;
  // Whoever changes the person only leaves the meeting as it stands, whenever that is.
  if (meetingAt !== null && meetingAt === facts.meetingAt) return { problems: [], date, hour, meetingAt };
  const dayProblem = date === null ? refuse('appointment.date_required', { field: 'date' }) : checkDay(date, meetingAt, facts);
  const hourProblem = hour === null ? refuse('appointment.hour_required', { field: 'hour' }) : null;
  return { problems: [dayProblem, hourProblem].filter((problem) => problem !== null), date, hour, meetingAt };
};

const checkDay = (date: Day, meetingAt: Instant | null, { now, window, meetingAt: agreed }: TimeFacts): Refusal | null => {
  // The hour has come: the meeting is moved again only once it has failed.
  if (agreed !== null && agreed <= now && now < signBy(agreed))
    return refuse('appointment.meeting_began', { field: 'date', params: { until: signBy(agreed) } });
  const isPast = meetingAt === null ? date < dayOf(now) : meetingAt <= now;
  if (isPast) return refuse('appointment.date_not_future', { field: 'date' });
  if (date < window.from) return refuse('appointment.date_before_start', { field: 'date', params: { from: window.from } });
  if (date > window.to)
    return refuse('appointment.date_too_late', { field: 'date', params: { to: window.to, days: daysBetween(window.from, window.to) } });
  return null;
};
