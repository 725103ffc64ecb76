import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { landlord, now, offer, person, reserved } from '../../../tests/factories/offer-facts.ts';
import { readyForm } from '../../../tests/factories/offer-form.ts';
import type { Grosze } from '../kit/brand.ts';
import { decide, edges } from '../kit/lifecycle.ts';
import { HOUR_MS } from '../kit/time/units.ts';
import { dayOf, instant, plusMs } from '../kit/time.ts';
import type { Verdict } from '../kit/verdict.ts';
import {
  type CounterOfferActor,
  type CounterOfferEvent,
  type CounterOfferFacts,
  type CounterOfferState,
  counterOfferLifecycle,
  counterOfferStates,
  mayTakeUp,
  shownState,
} from './counter-offer.machine.ts';
import { offerLifecycle } from './machine.ts';
import {
  acceptedForm,
  differenceOf,
  isTakenUp,
  type Proposal,
  type ProposalForm,
  proposalOf,
  proposalVerdict,
} from './rules/counter-offers/proposal.ts';
import { answerUntil, firstRightOf, maySend, type Sending } from './rules/counter-offers/sending.ts';
import { monthsOf, optionsOf, parseLeaseOption } from './rules/lease-options.ts';
import { runningFirstRight } from './rules/validity.ts';
import type { OfferForm } from './types.ts';

const open: CounterOfferFacts = { now, expiresAt: plusMs(now, 1), sending: null };
const outcome = (state: CounterOfferState, event: CounterOfferEvent, actors: readonly CounterOfferActor[], facts = open): string => {
  const result = decide(counterOfferLifecycle, { state, event, actors, facts });
  return result.ok ? result.value.to : result.refusal.code;
};

test('a counter-offer is sent once and ends in one of five ways', () => {
  expect(
    edges(counterOfferLifecycle)
      .map(({ from, to }) => `${from} ${to}`)
      .sort(),
  ).toEqual(['NEW OPEN', 'OPEN CLOSED', 'OPEN DECLINED', 'OPEN EXPIRED', 'OPEN SIGNED', 'OPEN WITHDRAWN']);
});

test.each<[CounterOfferEvent, CounterOfferActor, CounterOfferState]>([
  ['sign', 'owner', 'SIGNED'],
  ['decline', 'owner', 'DECLINED'],
  ['withdraw', 'tenant', 'WITHDRAWN'],
  ['close', 'offer', 'CLOSED'],
])('%s is the step of %s alone, and only of an open one', (event, actor, to) => {
  const others = (['owner', 'tenant', 'offer'] as const).filter((one) => one !== actor);
  expect(outcome('OPEN', event, [actor])).toBe(to);
  expect(outcome('OPEN', event, others)).toBe('counter_offer.not_yours');
  const over = counterOfferStates.filter((state) => state !== 'NEW' && state !== 'OPEN');
  expect(over.map((state) => outcome(state, event, [actor]))).toEqual(over.map(() => 'counter_offer.over'));
});

test('nobody sends unasked, and the verdict of the rule counts', () => {
  const no = { code: 'counter_offer.own', kind: 'denied' } as const;
  expect(outcome('NEW', 'send', ['tenant'])).toBe('OPEN');
  expect(outcome('NEW', 'send', ['tenant'], { ...open, sending: no })).toBe('counter_offer.own');
  expect(outcome('NEW', 'send', ['tenant'], { now, expiresAt: now })).toBe('lifecycle.not_allowed');
});

test('it expires at its very end, by time alone, and is told as expired from then on', () => {
  const at = (ms: number): CounterOfferFacts => ({ now: plusMs(open.expiresAt, ms), expiresAt: open.expiresAt });
  expect([outcome('OPEN', 'expire', ['time'], at(-1)), outcome('OPEN', 'expire', ['time'], at(0))]).toEqual(['counter_offer.still_open', 'EXPIRED']);
  expect(outcome('OPEN', 'expire', ['owner', 'tenant', 'offer'], at(0))).toBe('counter_offer.not_yours');
  const row = { state: 'OPEN', expiresAt: open.expiresAt } as const;
  expect([shownState(row, now), shownState(row, open.expiresAt), shownState({ ...row, state: 'SIGNED' }, open.expiresAt)]).toEqual([
    'OPEN',
    'EXPIRED',
    'SIGNED',
  ]);
});

const rent = (newPrice: number | null): ProposalForm => ({ isRentToggleChecked: true, isContractDurationToggleChecked: false, newPrice });
const term = (newDuration: number | null): ProposalForm => ({ isRentToggleChecked: false, isContractDurationToggleChecked: true, newDuration });
const codeOf = (verdict: Verdict): string => verdict?.code ?? 'ok';

describe('sending', () => {
  const sending = (changes: Partial<Sending> = {}): Sending => ({
    now,
    offer: offer(),
    person: person(),
    agentCompanyId: null,
    hasOpen: false,
    today: 0,
    proposal: rent(6_000_00),
    ...changes,
  });
  it.each<[string, Partial<Sending>]>([
    ['ok', {}],
    ['ok', { proposal: null }],
    ['ok', { today: 4 }],
    ['counter_offer.own', { person: landlord }],
    ['counter_offer.own', { person: person({ company: { id: 'L', name: 'Nawrot', state: 'ACCEPTED' } }) }],
    ['counter_offer.own', { agentCompanyId: 'T' }],
    ['counter_offer.own', { agentCompanyId: 'T', proposal: null }],
    ['ok', { agentCompanyId: 'A' }],
    ['counter_offer.unverified', { agentCompanyId: 'A', person: person({ company: null }) }],
    ['counter_offer.not_taken', { offer: offer({ form: readyForm({ counteroffer: { selected: false } }) }) }],
    ['counter_offer.not_taken', { offer: offer({ form: readyForm({ offerType: 'sell' }) }) }],
    ['counter_offer.not_taken', { offer: offer({ state: 'UNSIGNED' }) }],
    ['counter_offer.booked', { offer: reserved() }],
    ['counter_offer.offer_hidden', { offer: offer({ moderation: { at: 'hidden', reason: 'x' } }) }],
    ['offer.expired', { now: instant('2026-12-31T23:00:00Z') }],
    ['counter_offer.unverified', { person: person({ emailVerified: false }) }],
    ['counter_offer.unverified', { person: person({ identity: 'CHECKING' }) }],
    ['counter_offer.unverified', { person: person({ company: null }) }],
    ['counter_offer.already_open', { hasOpen: true }],
    ['counter_offer.too_many', { today: 5 }],
    [
      'counter_offer.nothing_proposed',
      { proposal: { isRentToggleChecked: false, isContractDurationToggleChecked: false, newPrice: 1, newDuration: 1 } },
    ],
  ])('answers %s', (code, changes) => expect(codeOf(maySend(sending(changes)))).toBe(code));

  it('waits 72 hours, but not after the offer; the first right 24', () => {
    const [validTo, soon] = [plusMs(now, 100 * HOUR_MS), plusMs(now, HOUR_MS)];
    expect([answerUntil(now, validTo), answerUntil(now, soon), answerUntil(now, null)]).toEqual([
      plusMs(now, 72 * HOUR_MS),
      soon,
      plusMs(now, 72 * HOUR_MS),
    ]);
    expect([firstRightOf('T', now, validTo).until, firstRightOf('T', now, soon).until]).toEqual([plusMs(now, 24 * HOUR_MS), soon]);
    const firstRight = firstRightOf('T', now, null);
    expect([runningFirstRight({ firstRight }, now), runningFirstRight({ firstRight }, firstRight.until)]).toEqual([firstRight, null]);
  });
});

describe('what may be proposed', () => {
  const today = dayOf(now);
  const limited = readyForm({
    availabilityTo: '2027-03-15' as never,
    leaseAgreement: { ...readyForm().leaseAgreement, infinite: false, fixedlong: false, fixedshortMonths: 1 },
  });
  const full = { ...readyForm(), furtherTerms: Array.from({ length: 10 }, (_, at) => 100 + at) };
  it.each<[string, OfferForm, ProposalForm]>([
    ['ok', readyForm(), rent(1_00)],
    ['counter_offer.price_too_low', readyForm(), rent(99)],
    ['counter_offer.price_too_low', readyForm(), rent(500.5)],
    ['counter_offer.price_too_low', readyForm(), rent(null)],
    ['ok', readyForm(), rent(6_399_99)],
    ['counter_offer.price_not_lower', readyForm(), rent(6_400_00)],
    ['ok', readyForm(), term(1)],
    ['ok', readyForm(), term(360)],
    ['counter_offer.term_too_short', readyForm(), term(0)],
    ['counter_offer.term_too_short', readyForm(), term(2.5)],
    ['counter_offer.term_too_short', readyForm(), term(null)],
    ['counter_offer.term_too_long', readyForm(), term(361)],
    ['counter_offer.term_offered', readyForm(), term(36)],
    ['counter_offer.too_many_terms', full, term(24)],
    ['ok', limited, term(3)],
    ['counter_offer.term_too_long', limited, term(4)],
    ['counter_offer.term_over_availability', { ...limited, availabilityTo: '2027-02-28' as never, availability: '2026-11-01' as never }, term(4)],
  ])('%s', (code, form, proposal) => expect(codeOf(proposalVerdict(form, proposal, today))).toBe(code));

  it('counts only what its toggle switches on', () => {
    expect(proposalOf({ ...rent(5_000_00), newDuration: 24 })).toEqual({ newPrice: 5_000_00, newDuration: null });
    expect(proposalOf({ ...term(24), newPrice: 5_000_00 })).toEqual({ newPrice: null, newDuration: 24 });
  });
});

const proposal = (newPrice: number | null, newDuration: number | null): Proposal => ({ newPrice: newPrice as Grosze | null, newDuration });

describe('the next version', () => {
  it('takes the free place of a term, and stands beside a taken one', () => {
    const free = readyForm({ leaseAgreement: { ...readyForm().leaseAgreement, fixedlong: false } });
    expect(acceptedForm(free, proposal(null, 24)).leaseAgreement).toMatchObject({ fixedlong: true, fixedlongMonths: 24 });
    const beside = acceptedForm(readyForm(), proposal(6_000_00, 48));
    expect(beside).toEqual({ ...readyForm(), price: 6_000_00, furtherTerms: [48] });
    expect(optionsOf(beside)).toEqual(['infinite', 'fixedshort', 'fixedlong', 'fixedlong-48']);
    expect(optionsOf(beside).map((option) => monthsOf(beside.leaseAgreement, option))).toEqual([null, 12, 36, 48]);
  });

  it('only ever lowers the rent and adds terms, and leaves nothing of what it takes up', () => {
    const some = fc.record({
      newPrice: fc.option(fc.integer({ min: 100, max: 9_000_00 })),
      newDuration: fc.option(fc.integer({ min: 1, max: 360 })),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), fc.subarray(['infinite', 'fixedshort', 'fixedlong'] as const), (wishes, offered) => {
        const start = readyForm();
        const taken = Object.fromEntries((['infinite', 'fixedshort', 'fixedlong'] as const).map((option) => [option, offered.includes(option)]));
        let form: OfferForm = { ...start, leaseAgreement: { ...start.leaseAgreement, ...taken } };
        for (const { newPrice, newDuration } of wishes) {
          const before = form;
          form = acceptedForm(form, proposal(newPrice, newDuration));
          expect(form.price ?? 0).toBeLessThanOrEqual(before.price ?? 0);
          expect(optionsOf(form).slice(0, optionsOf(before).length)).toEqual(optionsOf(before));
          expect(isTakenUp(form, proposal(newPrice, newDuration))).toBe(true);
          const months = optionsOf(form).map((option) => monthsOf(form.leaseAgreement, option));
          expect(new Set(months).size).toBe(months.length);
        }
      }),
    );
  });

  it('changes no more than what differs', () => {
    expect(differenceOf(readyForm(), proposal(7_000_00, 36))).toEqual({ rent: null, term: null });
    expect(differenceOf(readyForm(), proposal(6_000_00, 13))).toEqual({
      rent: { before: 6_400_00, after: 6_000_00 },
      term: { months: 13, option: 'fixedlong-13', needsWrittenForm: true },
    });
  });

  it('takes up what waits, asks for something and still fits', () => {
    const sender = { identity: 'ACCEPTED', company: { id: 'TenantCompany0000001', state: 'ACCEPTED' } } as const;
    const waiting = { ...proposal(6_000_00, null), state: 'OPEN', expiresAt: plusMs(now, 1), companyId: sender.company.id, sender } as const;
    const late = readyForm({ availabilityTo: '2026-12-20' as never });
    expect(
      [
        mayTakeUp(waiting, readyForm(), now),
        mayTakeUp(null, readyForm(), now),
        mayTakeUp({ ...waiting, state: 'DECLINED' }, readyForm(), now),
        mayTakeUp(waiting, readyForm(), waiting.expiresAt),
        mayTakeUp(waiting, readyForm({ price: 6_000_00 as Grosze }), now),
        mayTakeUp({ ...waiting, newDuration: 24 }, late, now),
      ].map(codeOf),
    ).toEqual(['ok', 'counter_offer.over', 'counter_offer.over', 'counter_offer.over', 'counter_offer.over', 'counter_offer.term_over_availability']);
    expect(
      [
        { ...sender, identity: 'REJECTED' as const },
        { ...sender, company: { ...sender.company, state: 'REJECTED' as const } },
        { ...sender, company: { ...sender.company, id: 'AnotherCompany000001' } },
        { ...sender, company: null },
      ].map((changed) => codeOf(mayTakeUp({ ...waiting, sender: changed }, readyForm(), now))),
    ).toEqual(Array.from({ length: 4 }, () => 'counter_offer.sender_unverified'));
  });

  it.each<[string, ReturnType<typeof offer>, Verdict | undefined]>([
    ['ok', offer(), null],
    ['counter_offer.over', offer(), { code: 'counter_offer.over', kind: 'precondition' }],
    ['lifecycle.not_allowed', offer(), undefined],
    ['counter_offer.booked', reserved(), null],
    ['counter_offer.offer_hidden', offer({ moderation: { at: 'hidden', reason: 'x' } }), null],
    ['counter_offer.first_right_runs', offer({ firstRight: { companyId: 'AnotherCompany000001', until: plusMs(now, 1) } }), null],
    ['ok', offer({ firstRight: { companyId: 'AnotherCompany000001', until: now } }), null],
  ])('is signed by the owner: %s', (code, of, takingUp) => {
    const facts = { now, offer: of, person: landlord, problems: [], booking: {}, ...(takingUp === undefined ? {} : { takingUp }) };
    const step = decide(offerLifecycle, { state: of.state, event: 'republish', actors: ['owner'], facts });
    expect(step.ok ? 'ok' : step.refusal.code).toBe(code);
    const stranger = decide(offerLifecycle, { state: of.state, event: 'republish', actors: ['person'], facts: { ...facts, person: person() } });
    expect(stranger.ok).toBe(false);
  });
});

test('an option of the wire is one of the form, or a term with its months under its right kind', () => {
  expect(['infinite', 'fixedshort', 'fixedlong', 'fixedshort-6', 'fixedlong-48'].map(parseLeaseOption)).toEqual([
    'infinite',
    'fixedshort',
    'fixedlong',
    'fixedshort-6',
    'fixedlong-48',
  ]);
  const wrong = ['', 'fixedlong-6', 'fixedshort-13', 'fixedlong-0', 'fixedlong-048', 'fixedlong-1e2', 'infinite-3', 'toString', null];
  expect(wrong.map(parseLeaseOption)).toEqual(wrong.map(() => null));
});
