import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../kit/brand.ts';
import { decide, edges, effectsOf, timedEvents } from '../kit/lifecycle.ts';
import { instant, plusMs } from '../kit/time.ts';
import {
  isOpenRequest,
  type RequestActor,
  type RequestEvent,
  type RequestFacts,
  type RequestLifecycle,
  type RequestStatus,
  requestLifecycle,
  requestStatuses,
  statusAt,
  timersOf,
  waitsLong,
} from './request.machine.ts';
import type { RequestTimes } from './types.ts';

const start = instant('2026-11-24T10:41:02.000Z');
const after = (seconds: number): Instant => plusMs(start, seconds * 1_000);

/** A request whose every moment was `start`. */
const times: RequestTimes = {
  createdAt: start,
  instructionsShownAt: start,
  codeRequestedAt: start,
  codeProvidedAt: start,
  modalShownAt: start,
  responseDeadline: after(300),
  seenAt: start,
  inactiveAt: start,
};
const facts = (seconds: number, more: Partial<RequestFacts> = {}): RequestFacts => ({
  ...times,
  now: after(seconds),
  reason: null,
  message: null,
  ...more,
});

const outcome = (state: RequestStatus, event: RequestEvent, actor: RequestActor, of: RequestFacts = facts(0)): string => {
  const result = decide(requestLifecycle, { state, event, actors: [actor], facts: of });
  return result.ok ? result.value.to : result.refusal.code;
};

test('a request moves along these edges and no others', () => {
  expect(
    edges(requestLifecycle)
      .map(({ from, to }) => `${from} > ${to}`)
      .toSorted(),
  ).toEqual([
    'awaiting_user_response > user_inactive',
    'awaiting_user_response > waiting_for_code',
    'code_expired > awaiting_user_response',
    'code_expired > code_provided',
    'code_expired > completed',
    'code_expired > rejected',
    'code_expired > user_inactive',
    'code_provided > awaiting_user_response',
    'code_provided > code_expired',
    'code_provided > completed',
    'code_provided > rejected',
    'instructions_shown > awaiting_user_response',
    'instructions_shown > user_inactive',
    'instructions_shown > waiting_for_code',
    'user_inactive > awaiting_user_response',
    'user_inactive > instructions_shown',
    'waiting_for_code > awaiting_user_response',
    'waiting_for_code > code_provided',
    'waiting_for_code > user_inactive',
  ]);
  expect(timedEvents(requestLifecycle)).toEqual(['expire', 'lapse', 'sweep']);
  expect(effectsOf(requestLifecycle)).toEqual(['acceptPerson', 'rejectPerson', 'returnPerson', 'erase']);
});

const all = requestStatuses;
const open = all.filter(isOpenRequest);

/** In which statuses each act is allowed, and to whom. Everywhere else, and to everybody else, it is refused. */
describe.each<[RequestEvent, RequestActor, readonly RequestStatus[]]>([
  ['show', 'person', ['instructions_shown', 'user_inactive']],
  ['ask', 'person', ['instructions_shown']],
  ['continue', 'person', ['awaiting_user_response']],
  ['cancel', 'person', open],
  ['provide', 'admin', ['waiting_for_code', 'code_expired']],
  ['approve', 'admin', ['code_provided', 'code_expired']],
  ['reject', 'admin', ['code_provided', 'code_expired']],
  ['check', 'admin', ['instructions_shown', 'waiting_for_code', 'code_provided', 'code_expired', 'user_inactive']],
  ['reset', 'admin', all.filter((status) => status !== 'completed')],
])('the act %s', (event, actor, allowed) => {
  const given = facts(1, { reason: 'incorrect_data', message: 'Na prośbę osoby' });
  test.each(all)('of a request in %s', (status) => {
    const others = (['person', 'admin', 'time'] as const).filter((one) => one !== actor);
    const isAllowed = allowed.includes(status);
    expect(all.includes(outcome(status, event, actor, given) as RequestStatus)).toBe(isAllowed);
    for (const other of others) expect(outcome(status, event, other, given)).toBe(isAllowed ? 'lifecycle.wrong_actor' : 'lifecycle.not_allowed');
  });
});

test('a refusal names its reason, and a reason of one’s own has words', () => {
  const reject = (of: Partial<RequestFacts>) => outcome('code_provided', 'reject', 'admin', facts(1, of));
  expect([
    reject({}),
    reject({ reason: 'incorrect_data' }),
    reject({ reason: 'time_expired_error' }),
    reject({ reason: 'custom' }),
    reject({ reason: 'custom', message: '  ' }),
    reject({ reason: 'custom', message: 'Inne nazwisko' }),
  ]).toEqual(['identity.reason_required', 'rejected', 'rejected', 'identity.message_required', 'identity.message_required', 'rejected']);
});

test('a reset says why', () => {
  const reset = (message: string | null) => outcome('waiting_for_code', 'reset', 'admin', facts(1, { message }));
  expect([reset(null), reset('  '), reset('Na prośbę osoby')]).toEqual([
    'identity.reset_reason_required',
    'identity.reset_reason_required',
    'waiting_for_code',
  ]);
});

test('a code is over after 180 seconds, and a decision counts for 60 more', () => {
  expect([outcome('code_provided', 'expire', 'time', facts(179.999)), outcome('code_provided', 'expire', 'time', facts(180))]).toEqual([
    'lifecycle.not_allowed',
    'code_expired',
  ]);
  const decided = (seconds: number) => [
    outcome('code_expired', 'approve', 'admin', facts(seconds)),
    outcome('code_expired', 'reject', 'admin', facts(seconds, { reason: 'time_expired_error' })),
  ];
  expect([decided(240), decided(240.001)]).toEqual([
    ['completed', 'rejected'],
    ['identity.code_over', 'identity.code_over'],
  ]);
});

test.each<[RequestStatus, string, number]>([
  ['awaiting_user_response', 'an answer', 300],
  ['instructions_shown', 'a sign of life', 1_800],
  ['waiting_for_code', 'a sign of life', 1_800],
  ['code_expired', 'a sign of life', 1_800],
])('in %s a request is given up without %s for %i seconds', (status, _, seconds) => {
  expect([outcome(status, 'lapse', 'time', facts(seconds - 0.001)), outcome(status, 'lapse', 'time', facts(seconds))]).toEqual([
    'lifecycle.not_allowed',
    'user_inactive',
  ]);
});

test('what was given up is cleaned away at the next full five minutes', () => {
  expect([outcome('user_inactive', 'sweep', 'time', facts(237.999)), outcome('user_inactive', 'sweep', 'time', facts(238))]).toEqual([
    'lifecycle.not_allowed',
    'user_inactive',
  ]);
});

test.each<[string, RequestStatus, number, RequestStatus]>([
  ['a code that runs', 'code_provided', 179, 'code_provided'],
  ['a code whose end the clock has not seen', 'code_provided', 180, 'code_expired'],
  ['a code that ended half an hour ago, with a page that was left', 'code_provided', 1_800, 'user_inactive'],
  ['a question without an answer', 'awaiting_user_response', 300, 'user_inactive'],
  ['a request that is to be cleaned away', 'user_inactive', 999, 'user_inactive'],
  ['a decided one', 'completed', 9_999, 'completed'],
])('the status of %s counts as it is now', (_, status, seconds, now) => {
  expect(statusAt({ ...times, status }, after(seconds))).toBe(now);
});

test('each status shows its own times, and only an open one that is not given up waits long', () => {
  expect(all.map((status) => timersOf(status, times).map(({ kind }) => kind))).toEqual([
    [],
    ['asked'],
    ['code'],
    ['code'],
    ['answer', 'modal'],
    [],
    [],
    [],
  ]);
  const late = Date.parse(after(300));
  expect(all.filter((status) => waitsLong(status, start, late))).toEqual(open.filter((status) => status !== 'user_inactive'));
  expect(all.filter((status) => waitsLong(status, start, late - 1))).toEqual([]);
});

const anyMoment = fc.integer({ min: 0, max: 7_200 }).map(after);
const anyTimes = fc.record({
  createdAt: fc.constant(start),
  instructionsShownAt: fc.option(anyMoment),
  codeRequestedAt: fc.option(anyMoment),
  codeProvidedAt: fc.option(anyMoment),
  modalShownAt: fc.option(anyMoment),
  responseDeadline: fc.option(anyMoment),
  seenAt: fc.option(anyMoment),
  inactiveAt: fc.option(anyMoment),
});

test('time alone decides nothing: whatever the moments are, it never completes, rejects or revives a request', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), anyTimes, anyMoment, (status, moments, now) => {
      const then = statusAt({ ...moments, status }, now);
      const reachable: readonly RequestStatus[] = [status, ...(isOpenRequest(status) ? (['code_expired', 'user_inactive'] as const) : [])];
      expect(reachable).toContain(then);
      // Read twice, or later, it never goes back.
      const later = statusAt({ ...moments, status: then }, plusMs(now, 60_000));
      expect(then === 'user_inactive' ? later : then).toBe(then);
    }),
  );
});

test('nobody ends a request without the right to: any walk of the person and of time leaves it undecided', () => {
  const step = fc.record({
    event: fc.constantFrom<RequestEvent>(
      'show',
      'ask',
      'provide',
      'expire',
      'check',
      'continue',
      'cancel',
      'lapse',
      'sweep',
      'approve',
      'reject',
      'reset',
    ),
    actor: fc.constantFrom<RequestActor>('person', 'time'),
    seconds: fc.integer({ min: 0, max: 4_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let status: RequestStatus = 'instructions_shown';
      for (const { event, actor, seconds } of steps) {
        const result: ReturnType<typeof decide<RequestLifecycle>> = decide(requestLifecycle, {
          state: status,
          event,
          actors: [actor],
          facts: facts(seconds, { reason: 'incorrect_data' }),
        });
        if (result.ok) status = result.value.to;
      }
      expect(['completed', 'rejected', 'code_provided']).not.toContain(status);
    }),
  );
});
