import fc from 'fast-check';
import { expect, test } from 'vitest';
import { now } from '../../../tests/factories/offer-facts.ts';
import { decide, edges, type Step } from '../kit/lifecycle.ts';
import { DAY_MS } from '../kit/time/units.ts';
import { addDays, dayOf, plusMs } from '../kit/time.ts';
import type { Result } from '../kit/verdict.ts';
import { type OfferState, offerStates } from '../offers/types.ts';
import {
  type AgreementActor,
  type AgreementAttempt,
  type AgreementEvent,
  type AgreementLifecycle,
  agreementLifecycle,
  isOpenAgreement,
  stateAt,
} from './machine.ts';
import { type AgreementState, agreementStates } from './types.ts';

const project: AgreementAttempt = {
  now,
  answerUntil: plusMs(now, DAY_MS),
  lastDay: addDays(dayOf(now), 90),
  offerState: 'UNSIGNED',
  offerHeldByAgent: true,
  form: null,
};
const outcome = (state: AgreementState, event: AgreementEvent, actor: AgreementActor, facts: Partial<AgreementAttempt> = {}): string => {
  const step = decide(agreementLifecycle, { state, event, actors: [actor], facts: { ...project, ...facts } });
  return step.ok ? step.value.to : step.refusal.code;
};

test('an agreement is drawn, sent and answered, and ends in one of six ways', () => {
  expect(
    edges(agreementLifecycle)
      .map(({ from, to }) => `${from} ${to}`)
      .sort(),
  ).toEqual([
    'NEW PENDING',
    'NEW WITHDRAWN',
    'PENDING EXPIRED',
    'PENDING REJECTED',
    'PENDING SIGNED',
    'PENDING WITHDRAWN',
    'SIGNED ENDED',
    'SIGNED REVOKED',
  ]);
});

test.each<[AgreementState, AgreementEvent, readonly AgreementActor[], AgreementState]>([
  ['NEW', 'send', ['agent'], 'PENDING'],
  ['NEW', 'replace', ['agent'], 'WITHDRAWN'],
  ['PENDING', 'accept', ['owner'], 'SIGNED'],
  ['PENDING', 'reject', ['owner', 'link'], 'REJECTED'],
  ['PENDING', 'withdraw', ['agent'], 'WITHDRAWN'],
  ['SIGNED', 'revoke', ['agent', 'owner'], 'REVOKED'],
  ['SIGNED', 'upload', ['agent', 'owner', 'link'], 'SIGNED'],
  ['SIGNED', 'declare', ['agent', 'owner', 'link'], 'SIGNED'],
  ['SIGNED', 'review', ['admin'], 'SIGNED'],
])('from %s, %s is the step of %j alone', (from, event, actors, to) => {
  const everybody: readonly AgreementActor[] = ['agent', 'owner', 'link', 'admin', 'time'];
  expect(everybody.map((actor) => outcome(from, event, actor))).toEqual(everybody.map((actor) => (actors.includes(actor) ? to : 'agency.denied')));
});

test.each<[OfferState, string]>([
  ['UNSIGNED', 'REVOKED'],
  ['ACTIVE', 'REVOKED'],
  ['BOOKED', 'agency.booked'],
  ['SIGNED', 'agency.not_revocable'],
  ['DELETED', 'agency.not_revocable'],
])('while the offer is %s, revoking answers %s', (offerState, expected) => {
  expect(outcome('SIGNED', 'revoke', 'agent', { offerState })).toBe(expected);
});

test('nobody agrees about a project that is gone or somebody else has', () => {
  expect(outcome('PENDING', 'accept', 'owner', { offerState: 'DELETED' })).toBe('agency.offer_gone');
  expect(outcome('PENDING', 'accept', 'owner', { offerHeldByAgent: false })).toBe('agency.offer_gone');
  expect(outcome('NEW', 'send', 'agent', { offerState: 'ACTIVE' })).toBe('agency.offer_gone');
});

test('an answer expires at its very end, and an agreement ends after its last day, but not under a reservation', () => {
  const until = project.answerUntil ?? now;
  expect([outcome('PENDING', 'expire', 'time', { now: plusMs(until, -1) }), outcome('PENDING', 'expire', 'time', { now: until })]).toEqual([
    'agency.still_running',
    'EXPIRED',
  ]);
  expect(stateAt({ state: 'PENDING', answerUntil: until }, until)).toBe('EXPIRED');
  const lastDay = dayOf(now);
  expect(outcome('SIGNED', 'end', 'time', { lastDay })).toBe('agency.still_running');
  const after = { lastDay, now: plusMs(now, DAY_MS) };
  expect([outcome('SIGNED', 'end', 'time', after), outcome('SIGNED', 'end', 'time', { ...after, offerState: 'BOOKED' })]).toEqual([
    'ENDED',
    'agency.still_running',
  ]);
});

test('whatever happens in whatever order, nobody gets a power without having been asked, and what ended never comes back', () => {
  const events = agreementLifecycle.rows.map(({ on }) => on);
  const attempt = fc.record({
    event: fc.constantFrom(...events),
    actor: fc.constantFrom<AgreementActor>('agent', 'owner', 'link', 'admin', 'time'),
    offerState: fc.constantFrom(...offerStates),
    offerHeldByAgent: fc.boolean(),
    days: fc.integer({ min: -40, max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 30 }), (attempts) => {
      let state: AgreementState = 'NEW';
      const path: string[] = [];
      for (const { event, actor, days, ...facts } of attempts) {
        const step: Result<Step<AgreementLifecycle>> = decide(agreementLifecycle, {
          state,
          event,
          actors: [actor],
          facts: { ...project, ...facts, now: plusMs(now, days * DAY_MS) },
        });
        if (!step.ok) continue;
        if (!isOpenAgreement(state)) throw new Error(`${state} was left by ${event}`);
        state = step.value.to;
        path.push(`${event} ${actor}`);
      }
      expect(agreementStates).toContain(state);
      if (path.some((step) => step.startsWith('accept'))) expect(path).toEqual(expect.arrayContaining(['send agent', 'accept owner']));
      if (['SIGNED', 'REVOKED', 'ENDED'].includes(state)) expect(path).toContain('accept owner');
    }),
  );
});
