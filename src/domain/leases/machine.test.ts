import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DEPOSIT, leaseFacts, reception, transfer } from '../../../tests/factories/lease-facts.ts';
import { depositEntry, heldFor, isBalanced, type LedgerEntry } from '../deposits/rules/ledger.ts';
import type { LedgerLine } from '../deposits/types.ts';
import type { Instant } from '../kit/brand.ts';
import { decide, edges } from '../kit/lifecycle.ts';
import { grosze } from '../kit/money.ts';
import { HOUR_MS } from '../kit/time/units.ts';
import { instant, plusMs } from '../kit/time.ts';
import { type LeaseActor, type LeaseEvent, leaseActors, leaseLifecycle, runningLeaseStates, sideOfCompany } from './machine.ts';
import { allowedOnLease } from './permissions.ts';
import { type LeaseFacts, leaseStates, type Side } from './types.ts';

const signed = instant('2026-11-19T10:24:00Z');
const held = { depositHeld: DEPOSIT };
const both = { reception, transfer };
const attached = (submitterSide: Side, refusedAt: Instant | null = null): Pick<LeaseFacts, 'protocol'> => ({
  protocol: {
    round: 1,
    submitterSide,
    submitterUid: 'u',
    submittedAt: instant('2026-11-27T09:30:00Z'),
    documentId: 'd',
    answer: refusedAt && { outcome: 'declined', at: refusedAt },
  },
});

const outcome = (event: LeaseEvent, lease: LeaseFacts, who: readonly LeaseActor[], now = signed): string => {
  const result = decide(leaseLifecycle, { state: lease.state, event, actors: who, facts: { lease, now } });
  return result.ok ? result.value.to : result.refusal.code;
};
const as = (lease: LeaseFacts, side: Side): readonly LeaseActor[] => leaseActors(lease, { side });

test('the edges are those of the decision page', () => {
  expect(
    edges(leaseLifecycle)
      .map((edge) => `${edge.from} ${edge.to}`)
      .sort(),
  ).toEqual([
    'DEPOSIT_CONFIRMED DEPOSIT_PENDING',
    'DEPOSIT_CONFIRMED PROTOCOL_ATTACHED',
    'DEPOSIT_CONFIRMED REJECTED',
    'DEPOSIT_PENDING AFTER_REJECTION',
    'DEPOSIT_PENDING DEPOSIT_CONFIRMED',
    'DEPOSIT_PENDING REJECTED',
    'NONE DEPOSIT_PENDING',
    'PROTOCOL_ATTACHED DEPOSIT_CONFIRMED',
    'PROTOCOL_ATTACHED PROTOCOL_CONFIRMED',
    'PROTOCOL_ATTACHED PROTOCOL_REJECTED',
    'PROTOCOL_ATTACHED REJECTED',
    'PROTOCOL_REJECTED PROTOCOL_ATTACHED',
    'PROTOCOL_REJECTED REJECTED',
    'REJECTED AFTER_REJECTION',
  ]);
  expect(leaseStates.filter((state) => !runningLeaseStates.includes(state))).toEqual(['PROTOCOL_CONFIRMED', 'AFTER_REJECTION']);
});

describe('who and when', () => {
  it('the unpaid end waits for 3 business days after the due day', () => {
    const lease = leaseFacts();
    expect(outcome('endUnpaid', lease, as(lease, 'landlord'), instant('2026-11-26T22:59:59Z'))).toBe('lease.not_yet_overdue');
    expect(outcome('endUnpaid', lease, as(lease, 'landlord'), instant('2026-11-26T23:00:00Z'))).toBe('AFTER_REJECTION'); // Friday 27.11 begins in Warsaw
    expect(outcome('endUnpaid', lease, as(lease, 'tenant'), instant('2026-12-10T12:00:00Z'))).toBe('lifecycle.wrong_actor');
    expect(outcome('endUnpaid', leaseFacts({ depositHeld: grosze(1) }), as(lease, 'landlord'), instant('2026-11-27T12:00:00Z'))).toBe('REJECTED');
    expect(outcome('endUnpaid', lease, ['admin'])).toBe('AFTER_REJECTION');
  });
  it('only the other side confirms or declines, only the submitter withdraws', () => {
    const lease = leaseFacts({ state: 'PROTOCOL_ATTACHED', ...held, ...both, ...attached('landlord') });
    expect([outcome('confirmProtocol', lease, as(lease, 'tenant')), outcome('confirmProtocol', lease, as(lease, 'landlord'))]).toEqual([
      'PROTOCOL_CONFIRMED',
      'lifecycle.wrong_actor',
    ]);
    expect([outcome('withdrawProtocol', lease, as(lease, 'tenant')), outcome('withdrawProtocol', lease, as(lease, 'landlord'))]).toEqual([
      'lifecycle.wrong_actor',
      'DEPOSIT_CONFIRMED',
    ]);
    expect(outcome('confirmProtocol', { ...lease, depositProblem: 'recalled' }, as(lease, 'tenant'))).toBe('deposit.problem');
  });
  it('the protocol needs the deposit, both persons, and after a refusal the first submitter has 24 h', () => {
    const attach = (lease: LeaseFacts, side: Side, now = signed): string => outcome('attachProtocol', lease, as(lease, side), now);
    const open = leaseFacts({ state: 'DEPOSIT_CONFIRMED', ...held, ...both });
    expect(attach(open, 'tenant')).toBe('PROTOCOL_ATTACHED');
    expect(attach({ ...open, transfer: null }, 'tenant')).toBe('protocol.transfer_missing');
    expect(attach({ ...open, reception: null }, 'landlord')).toBe('protocol.reception_missing');
    const refusedAt = instant('2026-11-27T10:00:00Z');
    const refused = { ...open, state: 'PROTOCOL_REJECTED' as const, ...attached('landlord', refusedAt) };
    expect([
      attach(refused, 'landlord', refusedAt),
      attach(refused, 'tenant', plusMs(refusedAt, 24 * HOUR_MS - 1)),
      attach(refused, 'tenant', plusMs(refusedAt, 24 * HOUR_MS)),
    ]).toEqual(['PROTOCOL_ATTACHED', 'protocol.first_right', 'PROTOCOL_ATTACHED']);
    expect(attach({ ...refused, rounds: 5 }, 'landlord')).toBe('protocol.rounds_used');
    // A withdrawal clears the protocol, never the count.
    expect(attach({ ...refused, protocol: null, rounds: 5 }, 'landlord')).toBe('protocol.rounds_used');
  });
  it('only the tenant rejects the premises, and not after the protocol is confirmed', () => {
    const lease = leaseFacts({ state: 'DEPOSIT_CONFIRMED', ...held });
    expect([outcome('rejectPremises', lease, as(lease, 'tenant')), outcome('rejectPremises', lease, as(lease, 'landlord'))]).toEqual([
      'REJECTED',
      'lifecycle.wrong_actor',
    ]);
    expect(outcome('rejectPremises', { ...lease, state: 'PROTOCOL_CONFIRMED' }, ['tenant'])).toBe('lifecycle.not_allowed');
  });
  it('a dispute stops the refund until an admin has decided', () => {
    const objection = { objection: 'Lokal był gotowy.', objectedAt: signed };
    const lease = leaseFacts({ state: 'REJECTED', ...held, dispute: { stage: 'open', ...objection } });
    expect([outcome('bookRefund', lease, ['admin']), outcome('bookDisputedPayout', lease, ['admin'])]).toEqual(['lease.disputed', 'lease.disputed']);
    const decided = (decision: 'refund' | 'payout'): LeaseFacts => ({
      ...lease,
      dispute: { stage: 'decided', ...objection, decision, reason: 'Zdjęcia.', decidedAt: signed },
    });
    expect([
      outcome('bookRefund', decided('refund'), ['admin']),
      outcome('bookRefund', decided('payout'), ['admin']),
      outcome('bookDisputedPayout', decided('payout'), ['admin']),
    ]).toEqual(['AFTER_REJECTION', 'lease.disputed', 'AFTER_REJECTION']);
  });
  it('a receipt is taken back only before a protocol', () => {
    const lease = leaseFacts({ state: 'DEPOSIT_CONFIRMED', ...held });
    expect(outcome('reverseReceipt', lease, ['admin'])).toBe('DEPOSIT_PENDING');
    expect(outcome('reverseReceipt', { ...lease, ...attached('landlord') }, ['admin'])).toBe('deposit.protocol_attached');
  });
  it('sides are told by company; strangers may do nothing', () => {
    const lease = leaseFacts({ state: 'DEPOSIT_CONFIRMED', ...held, ...both });
    expect(['L', 'T', 'X', null].map((company) => sideOfCompany(lease, company))).toEqual(['landlord', 'tenant', null, null]);
    expect(allowedOnLease({ lease, now: signed }, { side: null })).toEqual([]);
    expect(allowedOnLease({ lease, now: signed }, { side: 'tenant' })).toEqual(
      expect.arrayContaining(['attachProtocol', 'rejectPremises', 'openProtocol']),
    );
  });
});

/** Plays events as the server does: facts, step, ledger entry, and what hangs on the state. */
type World = { readonly lease: LeaseFacts; readonly lines: readonly LedgerLine[]; readonly at: Instant };

const entryOf = (event: LeaseEvent, amount: typeof DEPOSIT): LedgerEntry | null => {
  if (event === 'receiveDeposit') return depositEntry('deposit_receipt', 'lease', DEPOSIT);
  if (event === 'reverseReceipt') return depositEntry('deposit_receipt_reversal', 'lease', amount);
  if (event === 'bookRefund') return depositEntry('deposit_refund', 'lease', amount);
  return event === 'bookDisputedPayout' ? depositEntry('deposit_payout', 'lease', amount) : null;
};

const protocolAfter = (event: LeaseEvent, lease: LeaseFacts, side: Side, at: Instant): LeaseFacts['protocol'] => {
  if (event === 'attachProtocol')
    return { round: (lease.protocol?.round ?? 0) + 1, submitterSide: side, submitterUid: side, submittedAt: at, documentId: 'd', answer: null };
  return event === 'declineProtocol' && lease.protocol !== null ? { ...lease.protocol, answer: { outcome: 'declined', at } } : lease.protocol;
};

const play = (world: World, event: LeaseEvent, side: Side | 'admin' | 'bank'): World => {
  const { lease, at } = world;
  const who: readonly LeaseActor[] = side === 'landlord' || side === 'tenant' ? leaseActors(lease, { side }) : [side];
  const result = decide(leaseLifecycle, { state: lease.state, event, actors: who, facts: { lease, now: at } });
  if (!result.ok) return world;
  const lines = [...world.lines, ...(entryOf(event, lease.depositHeld)?.lines ?? [])];
  const rejection = event === 'rejectPremises' ? { at, uid: 'tenant', reasons: [] } : lease.rejection;
  return {
    at,
    lines,
    lease: {
      ...lease,
      state: result.value.to,
      depositHeld: heldFor('lease', lines),
      protocol: protocolAfter(event, lease, side === 'tenant' ? 'tenant' : 'landlord', at),
      rejection,
    },
  };
};

describe('no sequence of events by anybody leaves the tables', () => {
  const step = fc.record({
    event: fc.constantFrom(...new Set(leaseLifecycle.rows.map((row) => row.on))),
    who: fc.constantFrom('landlord' as const, 'tenant' as const, 'admin' as const, 'bank' as const),
    hours: fc.constantFrom(0, 1, 25, 24 * 8),
  });
  const start: World = { lease: leaseFacts({ state: 'NONE', ...both }), lines: [], at: signed };
  const known = new Set(edges(leaseLifecycle).map((edge) => `${edge.from} ${edge.to}`));

  test('walks keep the table, the ledger and the money apart from the states', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let world = start;
        for (const { event, who, hours } of steps) {
          const before = world;
          world = play({ ...world, at: plusMs(world.at, hours * HOUR_MS) }, event, who);
          const moved = before.lease.state !== world.lease.state;
          if (moved) expect(known.has(`${before.lease.state} ${world.lease.state}`)).toBe(true);
          expect(isBalanced(world.lines)).toBe(true);
          expect(world.lease.depositHeld === 0 || world.lease.depositHeld === DEPOSIT).toBe(true);
          if (['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED', 'PROTOCOL_CONFIRMED', 'REJECTED'].includes(world.lease.state))
            expect(world.lease.depositHeld).toBe(DEPOSIT);
          if (['NONE', 'DEPOSIT_PENDING', 'AFTER_REJECTION'].includes(world.lease.state)) expect(world.lease.depositHeld).toBe(0);
          expect(world.lease.protocol?.round ?? 0).toBeLessThanOrEqual(5);
          if (moved) expect(play(world, event, who).lease.state).toBe(world.lease.state); // a repeat is harmless
        }
      }),
      { numRuns: 300 },
    );
  });

  test('nobody but the operator ends money, and an end is an end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.constantFrom('PROTOCOL_CONFIRMED' as const, 'AFTER_REJECTION' as const), (steps, state) => {
        const ended: World = { ...start, lease: leaseFacts({ state }) };
        expect(steps.reduce((world, { event, who }) => play(world, event, who), ended).lease.state).toBe(state);
      }),
    );
  });

  test('whoever comes first, the bank or the landlord who ends it: one outcome, and the money is never lost', () => {
    const late = instant('2026-11-30T09:00:00Z');
    const pending: World = { lease: leaseFacts(), lines: [], at: late };
    expect(play(play(pending, 'receiveDeposit', 'bank'), 'endUnpaid', 'landlord').lease.state).toBe('DEPOSIT_CONFIRMED');
    expect(play(play(pending, 'endUnpaid', 'landlord'), 'receiveDeposit', 'bank').lease.state).toBe('AFTER_REJECTION');
  });

  test('signing and withdrawing a protocol race: the loser is refused', () => {
    const attachedWorld: World = {
      lease: leaseFacts({ state: 'PROTOCOL_ATTACHED', ...held, ...both, ...attached('landlord') }),
      lines: depositEntry('deposit_receipt', 'lease', DEPOSIT).lines,
      at: signed,
    };
    expect(play(play(attachedWorld, 'confirmProtocol', 'tenant'), 'withdrawProtocol', 'landlord').lease.state).toBe('PROTOCOL_CONFIRMED');
    expect(play(play(attachedWorld, 'withdrawProtocol', 'landlord'), 'confirmProtocol', 'tenant').lease.state).toBe('DEPOSIT_CONFIRMED');
  });
});
