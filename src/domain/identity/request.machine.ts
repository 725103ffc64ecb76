import type { Instant } from '../kit/brand.ts';
import { decide, type Lifecycle, lateEvent, type ReadFrom, type Row, refuseStep, time } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { answerTimers, askedTimer, codeTimer, codeUntil, decisionUntil, isLongWait, silentFrom, sweepAfter, type Timer } from './rules/timers.ts';
import type { RejectionReason, RequestTimes } from './types.ts';

/** Statuses of a request of the citizen app (docs/rules/identity.md#the-request). */
export const requestStatuses = [
  'instructions_shown',
  'waiting_for_code',
  'code_provided',
  'code_expired',
  'awaiting_user_response',
  'user_inactive',
  'completed',
  'rejected',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/**
 * What happens to a request. `show`: its instructions are opened (again); `ask`: the person wants a code; `provide`: a moderator enters one;
 * `check`: a moderator asks whether the person is still there; `lapse`: nobody answered; `sweep`: what was given up is cleaned away.
 */
export type RequestEvent =
  | 'show'
  | 'ask'
  | 'provide'
  | 'expire'
  | 'check'
  | 'continue'
  | 'cancel'
  | 'lapse'
  | 'sweep'
  | 'approve'
  | 'reject'
  | 'reset';

/** Who moves a request. */
export type RequestActor = 'person' | 'admin' | typeof time;

/** What the guards look at: the moments, the database's time, and what a moderator gives as the reason: of a refusal its kind, with own words; of a reset words alone. */
export type RequestFacts = RequestTimes & { readonly now: Instant; readonly reason: RejectionReason | null; readonly message: string | null };

/** What a step causes. The person's own lifecycle follows the request's: accepted, rejected, or back to the beginning. `erase` removes the request. */
export type RequestEffect = 'acceptPerson' | 'rejectPerson' | 'returnPerson' | 'erase';

type Types = {
  readonly state: RequestStatus;
  readonly event: RequestEvent;
  readonly actor: RequestActor;
  readonly facts: RequestFacts;
  readonly effect: RequestEffect;
};

const notYet: Verdict = refuseStep('lifecycle.not_allowed');
const hasCome = (at: Instant | null, now: Instant): Verdict => (at !== null && now >= at ? null : notYet);

const codeOver = ({ codeProvidedAt, now }: RequestFacts): Verdict => hasCome(codeProvidedAt && codeUntil(codeProvidedAt), now);
const unanswered = ({ responseDeadline, now }: RequestFacts): Verdict => hasCome(responseDeadline, now);
const silent = ({ seenAt, now }: RequestFacts): Verdict => hasCome(seenAt && silentFrom(seenAt), now);
const swept = ({ inactiveAt, now }: RequestFacts): Verdict => hasCome(inactiveAt && sweepAfter(inactiveAt), now);
const codeCounts = ({ codeProvidedAt, now }: RequestFacts): Verdict =>
  codeProvidedAt === null || now > decisionUntil(codeProvidedAt) ? refuse('identity.code_over') : null;
const withReason = (facts: RequestFacts): Verdict => {
  const over = codeCounts(facts);
  if (over !== null) return over;
  if (facts.reason === null) return refuse('identity.reason_required', { field: 'rejectionReason' });
  return facts.reason === 'custom' && !facts.message?.trim() ? refuse('identity.message_required', { field: 'customRejectionMessage' }) : null;
};
/** A reset cannot be undone: whoever does it says why. */
const withWords = (facts: RequestFacts): Verdict => (facts.message?.trim() ? null : refuse('identity.reset_reason_required', { field: 'reason' }));

const withCode = ['code_provided', 'code_expired'] as const;
const waits = ['instructions_shown', 'waiting_for_code', 'code_expired'] as const;
const asked = ['instructions_shown', 'waiting_for_code', 'code_expired', 'code_provided', 'user_inactive'] as const;
const open = [...asked, 'awaiting_user_response'] as const;

const rows = [
  { from: ['instructions_shown'], on: 'show', by: ['person'] },
  { from: ['user_inactive'], on: 'show', by: ['person'], to: 'instructions_shown' },
  { from: ['instructions_shown'], on: 'ask', by: ['person'], to: 'waiting_for_code' },
  { from: ['waiting_for_code', 'code_expired'], on: 'provide', by: ['admin'], to: 'code_provided' },
  { from: ['code_provided'], on: 'expire', by: [time], to: 'code_expired', when: codeOver },
  { from: withCode, on: 'approve', by: ['admin'], to: 'completed', when: codeCounts, effects: ['acceptPerson'] },
  { from: withCode, on: 'reject', by: ['admin'], to: 'rejected', when: withReason, effects: ['rejectPerson'] },
  { from: asked, on: 'check', by: ['admin'], to: 'awaiting_user_response' },
  { from: ['awaiting_user_response'], on: 'continue', by: ['person'], to: 'waiting_for_code' },
  { from: ['awaiting_user_response'], on: 'lapse', by: [time], to: 'user_inactive', when: unanswered },
  { from: waits, on: 'lapse', by: [time], to: 'user_inactive', when: silent },
  { from: open, on: 'cancel', by: ['person'], effects: ['returnPerson', 'erase'] },
  { from: [...open, 'rejected'], on: 'reset', by: ['admin'], when: withWords, effects: ['returnPerson', 'erase'] },
  { from: ['user_inactive'], on: 'sweep', by: [time], when: swept, effects: ['returnPerson', 'erase'] },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of a request is made of. */
export type RequestLifecycle = Types & ReadFrom<'identity_request', typeof rows>;

/** A request to be verified through the citizen app (docs/rules/identity.md#the-request). */
export const requestLifecycle: Lifecycle<RequestLifecycle> = { name: 'identity_request', states: requestStatuses, rows };

/** Does the request still have to be brought to an end? A person has one of these at most. */
export const isOpenRequest = (status: RequestStatus): boolean => open.some((one) => one === status);

/** Does the person wait for a moderator's code, the first asked first? */
export const isQueued = (status: RequestStatus): boolean => status === 'waiting_for_code';

/** Are the instructions open, so that whoever asks once more wants the code? */
export const areInstructionsShown = (status: RequestStatus): boolean => status === 'instructions_shown';

/** Was the request given up, so that the next clean-up removes it? */
export const isGivenUp = (status: RequestStatus): boolean => status === 'user_inactive';

/** Does the page have to say from time to time that somebody is there? */
export const isAttended = (status: RequestStatus): boolean => isOpenRequest(status) && !isGivenUp(status);

/** The statuses out of which silence leads. */
export const silenceEnds: readonly RequestStatus[] = waits;

/** The status in which a code runs, and the one in which an answer is awaited: for the clock's queries. */
export const codeRuns: RequestStatus = 'code_provided';
export const answerRuns: RequestStatus = 'awaiting_user_response';
export const givenUp: RequestStatus = 'user_inactive';

/** Does time alone end this status, at a moment that is known beforehand? */
export const endsByItself = (status: RequestStatus): boolean => status === codeRuns || status === answerRuns;

/** A request as far as its status depends on time. */
export type TimedRequest = RequestTimes & { readonly status: RequestStatus };

/** The status as it is at a moment: the clock comes by once a minute, and what time has ended counts as ended before that. */
export const statusAt = (request: TimedRequest, now: Instant): RequestStatus => {
  const facts: RequestFacts = { ...request, now, reason: null, message: null };
  const event = lateEvent(requestLifecycle, { state: request.status, facts });
  const step = event === null ? null : decide(requestLifecycle, { state: request.status, event, actors: [time], facts });
  return step === null || !step.ok || step.value.to === request.status ? request.status : statusAt({ ...request, status: step.value.to }, now);
};

/** The times that a status shows: of a code, of the wait for one, of the question whether somebody is still there. */
export const timersOf = (status: RequestStatus, times: RequestTimes): readonly Timer[] => {
  switch (status) {
    case 'waiting_for_code':
      return askedTimer(times);
    case 'code_provided':
    case 'code_expired':
      return codeTimer(times);
    case 'awaiting_user_response':
      return answerTimers(times);
    default:
      return [];
  }
};

/** Whether the console marks a request as one that waits long (docs/rules/identity.md#timers); one that was given up waits for nobody. */
export const waitsLong = (status: RequestStatus, createdAt: Instant, now: number): boolean => isAttended(status) && isLongWait(createdAt, now);
