import { describe, expect, test } from 'vitest';
import { DEPOSIT, leaseFacts, receiptAt, reception, transfer } from '../../../../tests/factories/lease-facts.ts';
import { grosze } from '../../kit/money.ts';
import { day, instant } from '../../kit/time.ts';
import type { LeaseFacts, RejectionReason } from '../types.ts';
import { meetingWindow } from './meeting.ts';
import { firstRightUntil, mayAgreeEarly, maySubmitProtocol } from './protocol-guards.ts';
import { mayRejectWith } from './rejection.ts';
import { timeline } from './timeline.ts';

describe('the day of the handover', () => {
  const open = leaseFacts({ state: 'DEPOSIT_CONFIRMED', reception, transfer, pickup: { from: day('2026-11-20'), days: 7 } });
  const meetingAt = instant('2026-11-27T09:00:00Z');
  const windowOf = (lease: LeaseFacts, now: string): string => {
    const { from, to } = meetingWindow(lease, instant(now));
    return `${from} ${to}`;
  };
  const mayAt = (lease: LeaseFacts, now: string): string => maySubmitProtocol(lease, 'tenant', instant(now))?.code ?? 'ok';
  test('the days run from the offer, and again from a late deposit and from a meeting that failed', () => {
    expect(windowOf(open, '2026-11-21T12:00:00Z')).toBe('2026-11-20 2026-11-27');
    expect(windowOf({ ...open, receipts: [receiptAt(instant('2026-11-24T12:00:00Z'))] }, '2026-11-25T12:00:00Z')).toBe('2026-11-20 2026-11-27');
    expect(windowOf({ ...open, receipts: [receiptAt(instant('2026-11-26T12:00:00Z'))] }, '2026-11-26T13:00:00Z')).toBe('2026-11-26 2026-12-03');
    expect(windowOf({ ...open, state: 'DEPOSIT_PENDING' }, '2026-11-25T12:00:00Z')).toBe('2026-11-25 2026-12-02');
    // A part in time hides nothing, and what comes after the whole deposit moves nothing.
    const part = (at: string, amount: number) => ({ ...receiptAt(instant(at)), amount: grosze(amount) });
    const parts = [part('2026-11-23T12:00:00Z', 1_000_00), part('2026-11-26T12:00:00Z', DEPOSIT - 1_000_00)];
    expect(windowOf({ ...open, state: 'DEPOSIT_PENDING', receipts: parts.slice(0, 1) }, '2026-11-25T12:00:00Z')).toBe('2026-11-25 2026-12-02');
    expect(windowOf({ ...open, receipts: parts }, '2026-11-26T13:00:00Z')).toBe('2026-11-26 2026-12-03');
    const surplus = [receiptAt(instant('2026-11-24T12:00:00Z')), part('2026-11-26T12:00:00Z', 1)];
    expect(windowOf({ ...open, receipts: surplus }, '2026-11-26T13:00:00Z')).toBe('2026-11-20 2026-11-27');
    // A new term of the landlord's makes a deposit that was late no deposit in time: it came on 10 January, the days run from there.
    const renewed = { ...open, reception: null, terms: { ...open.terms, depositDue: day('2027-01-15') } };
    expect(windowOf({ ...renewed, receipts: [receiptAt(instant('2027-01-10T12:00:00Z'))] }, '2027-01-11T12:00:00Z')).toBe('2027-01-10 2027-01-17');
    expect(windowOf(open, '2026-11-27T09:59:59Z')).toBe('2026-11-20 2026-11-27');
    expect(windowOf(open, '2026-11-27T10:00:00Z')).toBe('2026-11-27 2026-12-04');
  });
  test('the protocol goes from the agreed hour on, before it with the consent of both sides, and freely when no meeting was agreed in time', () => {
    expect([mayAt(open, '2026-11-27T08:59:59Z'), mayAt(open, '2026-11-27T09:00:00Z')]).toEqual(['protocol.before_meeting', 'ok']);
    expect(mayAt({ ...open, early: ['tenant'] }, '2026-11-22T08:00:00Z')).toBe('protocol.before_meeting');
    expect(mayAt({ ...open, early: ['tenant', 'landlord'] }, '2026-11-22T08:00:00Z')).toBe('ok');
    const none = { ...open, reception: null, transfer: null };
    expect([mayAt(none, '2026-11-27T22:59:59Z'), mayAt(none, '2026-11-27T23:00:00Z')]).toEqual(['protocol.transfer_missing', 'ok']);
    // The tenant's meeting passed and the landlord named nobody: the days run again from it, then nobody waits for a name.
    const silent = { ...open, transfer: null };
    expect([mayAt(silent, '2026-12-04T22:59:59Z'), mayAt(silent, '2026-12-04T23:00:00Z')]).toEqual(['protocol.transfer_missing', 'ok']);
  });
  test('handing over early is agreed before the hour only', () => {
    expect([mayAgreeEarly(open, instant('2026-11-27T08:59:59Z')), mayAgreeEarly(open, meetingAt)?.code]).toEqual([null, 'protocol.meeting_began']);
    expect(mayAgreeEarly({ ...open, reception: null }, meetingAt)?.code).toBe('protocol.reception_missing');
  });
  test('deadlines of an answer never count from before the meeting', () => {
    const protocol = { round: 1, submitterSide: 'landlord', submitterUid: 'u', documentId: 'd' } as const;
    const sent = (submittedAt: string): LeaseFacts => ({
      ...open,
      state: 'PROTOCOL_ATTACHED',
      protocol: { ...protocol, submittedAt: instant(submittedAt), answer: null },
    });
    const byOf = (lease: LeaseFacts) => timeline(lease, instant('2026-11-27T12:00:00Z')).find(({ key }) => key === 'protocol')?.by;
    expect(['2026-11-22T08:00:00Z', '2026-11-27T09:50:00Z', '2026-11-27T12:00:00Z'].map((at) => byOf(sent(at)))).toEqual([
      '2026-11-27T10:00:00.000Z',
      '2026-11-27T10:00:00.000Z',
      '2026-11-27T13:00:00.000Z',
    ]);
    const declined = (at: string): LeaseFacts => ({
      ...open,
      state: 'PROTOCOL_REJECTED',
      protocol: { ...protocol, submittedAt: instant('2026-11-22T08:00:00Z'), answer: { outcome: 'declined', at: instant(at) } },
    });
    expect(firstRightUntil(declined('2026-11-22T09:00:00Z'))).toBe('2026-11-28T09:00:00.000Z');
    expect(firstRightUntil(declined('2026-11-27T11:00:00Z'))).toBe('2026-11-28T11:00:00.000Z');
  });
  test.each<[string, RejectionReason[], string, string, string | null]>([
    ['no reason', [], 'Zalany sufit.', '2026-11-27T12:00:00Z', 'rejection.reason_required'],
    ['absence before the hour', ['unavailabilityOfLandlord'], '', '2026-11-27T09:00:00Z', 'rejection.before_meeting'],
    ['absence after it', ['unavailabilityOfLandlord'], '', '2026-11-27T09:00:01Z', null],
    ['damage without words', ['damagedPremise'], 'zalane', '2026-11-22T12:00:00Z', 'rejection.description_required'],
    ['damage with words', ['damagedPremise'], 'Zalany sufit.', '2026-11-22T12:00:00Z', null],
    [
      'absence beside damage, too early',
      ['damagedPremise', 'unavailabilityOfLandlord'],
      'Zalany sufit.',
      '2026-11-22T12:00:00Z',
      'rejection.before_meeting',
    ],
  ])('a rejection: %s', (_name, reasons, description, now, code) =>
    expect(mayRejectWith({ reasons, description }, open, instant(now))?.code ?? null).toBe(code),
  );
  test('nobody was absent from a meeting that was never agreed', () =>
    expect(mayRejectWith({ reasons: ['unavailabilityOfLandlord'], description: '' }, { reception: null }, meetingAt)?.code).toBe(
      'rejection.no_meeting',
    ));
});
