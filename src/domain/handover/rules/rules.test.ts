import { describe, expect, it, test } from 'vitest';
import { DEPOSIT, leaseFacts, reception, transfer } from '../../../../tests/factories/lease-facts.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import type { Instant } from '../../kit/brand.ts';
import { day, instant } from '../../kit/time.ts';
import { pickupWindow } from '../../leases/rules/meeting.ts';
import { maySaveDraft, protocolLock } from '../../leases/rules/protocol-guards.ts';
import type { LeaseState, Side } from '../../leases/types.ts';
import { mayNamePerson } from '../permissions.ts';
import type { AppointmentForm, ProtocolData } from '../types.ts';
import { checkAppointment, checkProposal, isBeforeDepositDue } from './appointment.ts';
import { checkProtocol, freezeProtocol, NOTHING, newProtocol, thawProtocol } from './content.ts';

const form = (changes: Partial<AppointmentForm> = {}): AppointmentForm => ({
  firstName: ' Katarzyna ',
  lastName: 'Dąbek',
  email: 'k@zakwas.example',
  date: '2026-12-03',
  hour: '10:00',
  authorized: true,
  ...changes,
});
const window = pickupWindow({ signedOn: day('2026-11-19'), availability: day('2026-12-01'), deadlineDays: 7 });
const check = (
  changes: Partial<AppointmentForm> = {},
  side: Side = 'tenant',
  now = '2026-11-20T12:00:00Z',
  meetingAt: Instant | null = null,
): readonly string[] => {
  const result = checkAppointment(form(changes), { side, now: instant(now), window, meetingAt });
  return result.ok ? [] : (result.refusal.problems ?? []).map((problem) => `${problem.field} ${problem.code}`);
};

describe('appointments', () => {
  it('takes the person and the meeting', () => {
    const result = checkAppointment(form(), { side: 'tenant', now: instant('2026-11-20T12:00:00Z'), window, meetingAt: null });
    expect(result).toMatchObject({
      ok: true,
      value: { firstName: 'Katarzyna', date: '2026-12-03', hour: '10:00', meetingAt: '2026-12-03T09:00:00.000Z' },
    });
  });
  it.each<[Partial<AppointmentForm>, string]>([
    [{ firstName: ' ' }, 'firstName appointment.name_required'],
    [{ lastName: '' }, 'lastName appointment.name_required'],
    [{ email: 'x' }, 'email appointment.email_invalid'],
    [{ date: null }, 'date appointment.date_required'],
    [{ date: '2026-02-30' }, 'date appointment.date_required'],
    [{ hour: '24:00' }, 'hour appointment.hour_required'],
    [{ hour: null }, 'hour appointment.hour_required'],
    [{ date: '2026-11-20' }, 'date appointment.date_not_future'],
    [{ date: '2026-11-30' }, 'date appointment.date_before_start'],
    [{ date: '2026-12-09' }, 'date appointment.date_too_late'],
    [{ authorized: false }, 'authorized appointment.authorization_required'],
  ])('%j', (changes, problem) => expect(check(changes)).toEqual([problem]));
  it('takes the last day, the Polish writing, and no meeting from the landlord', () => {
    expect([check({ date: '2026-12-08' }), check({ date: '03.12.2026' }), check({ date: null, hour: null }, 'landlord')]).toEqual([[], [], []]);
  });
  it('leaves a meeting that stands alone when only the person changes, moves it until its hour, and again once it has failed', () => {
    const agreed = instant('2026-12-03T09:00:00Z');
    const at = (now: string, changes: Partial<AppointmentForm>): readonly string[] => check(changes, 'tenant', now, agreed);
    expect(at('2026-12-03T08:59:59Z', { hour: '12:00' })).toEqual([]);
    expect(at('2026-12-03T09:00:00Z', { hour: '12:00' })).toEqual(['date appointment.meeting_began']);
    expect(at('2026-12-03T09:30:00Z', { firstName: 'Jan' })).toEqual([]);
    expect(at('2026-12-03T10:00:00Z', { hour: '12:00' })).toEqual([]);
  });
  it('takes a proposal of the landlord within the same days', () => {
    const propose = (date: string, hour: string) => checkProposal({ date, hour }, { now: instant('2026-11-20T12:00:00Z'), window, meetingAt: null });
    expect(propose('2026-12-04', '09:15')).toEqual({ ok: true, value: { date: '2026-12-04', hour: '09:15', meetingAt: '2026-12-04T08:15:00.000Z' } });
    expect(propose('2026-12-09', '09:15').ok).toBe(false);
  });
  it('opens the window at the later of signing and availability, and only warns before the deposit is due', () => {
    expect(pickupWindow({ signedOn: day('2026-12-10'), availability: day('2026-12-01'), deadlineDays: 7 })).toEqual({
      from: '2026-12-10',
      to: '2026-12-17',
    });
    expect([isBeforeDepositDue(day('2026-11-23'), day('2026-11-24')), isBeforeDepositDue(day('2026-11-24'), day('2026-11-24'))]).toEqual([
      true,
      false,
    ]);
  });
});

const names = {
  level: (level: { readonly levelName?: string }) => level.levelName ?? '',
  room: (kind: string | undefined, index: number) => `${kind} ${index}`,
  meter: (kind: string) => kind,
  key: (key: string) => key,
};
const protocol = (changes: Partial<ProtocolData> = {}): ProtocolData => ({
  ...newProtocol(readyForm().areaDetails?.levels ?? [], names),
  ...changes,
});
const problems = (data: ProtocolData): readonly string[] =>
  (checkProtocol(data)?.problems ?? []).map((problem) => `${problem.field} ${problem.code}`);

describe('protocol content', () => {
  test('starts with the levels of the offer, five meters in their units and four keys', () => {
    const data = protocol();
    expect(data.establishedPremiseCondition.map((level) => [level.levelName, level.rooms.length])).toEqual([
      ['Parter', 2],
      ['Piwnica', 1],
    ]);
    expect(data.localMeterReadings.map((meter) => `${meter.kind} ${meter.unit}`)).toEqual([
      'electricity kWh',
      'gas m3',
      'hot_water m3',
      'cold_water m3',
      'heat GJ',
    ]);
    expect(data.transferredKeysAndDevices).toHaveLength(4);
    expect(checkProtocol(data)).toBeNull();
  });
  const room = { name: 'Sala', condition: 'new' as const, comments: '' };
  test.each<[Partial<ProtocolData>, string]>([
    [{ establishedPremiseCondition: [] }, 'establishedPremiseCondition protocol.rooms_missing'],
    [
      { establishedPremiseCondition: [{ levelName: 'P', rooms: [{ ...room, comments: 'x'.repeat(1001) }] }] },
      'establishedPremiseCondition.0.rooms.0.comments protocol.text_too_long',
    ],
    [
      { establishedPremiseCondition: [{ levelName: 'P', rooms: [{ ...room, name: ' ' }] }] },
      'establishedPremiseCondition.0.rooms.0.name protocol.name_required',
    ],
    [
      { establishedEquipmentState: [{ name: 'Lada', condition: 'used_good', quantity: -1 }] },
      'establishedEquipmentState.0.quantity protocol.quantity_invalid',
    ],
    [
      { localMeterReadings: [{ kind: 'gas', name: 'Gaz', meterNumber: '1', reading: 'dużo', unit: 'm3' }] },
      'localMeterReadings.0.reading protocol.reading_invalid',
    ],
    [{ transferredKeysAndDevices: [{ name: '', quantity: 2 }] }, 'transferredKeysAndDevices.0.name protocol.name_required'],
    [{ additionalStatements: 'x'.repeat(1001) }, 'additionalStatements protocol.text_too_long'],
  ])('%#: %s', (changes, problem) => expect(problems(protocol(changes))).toEqual([problem]));
  test('exactly 1000 characters are taken, and readings with a comma', () => {
    expect(
      problems(
        protocol({
          additionalStatements: 'x'.repeat(1000),
          localMeterReadings: [{ kind: 'gas', name: 'Gaz', meterNumber: '', reading: '123,456', unit: 'm3' }],
        }),
      ),
    ).toEqual([]);
  });
  test('what is empty is frozen as "Brak", and freezing again changes nothing', () => {
    const frozen = freezeProtocol(
      protocol({
        localMeterReadings: [
          { kind: 'gas', name: 'Gaz', meterNumber: '', reading: '12', unit: 'm3' },
          { kind: 'heat', name: 'Ciepło', meterNumber: '', reading: '', unit: 'GJ' },
        ],
      }),
    );
    expect(frozen.additionalStatements).toBe(NOTHING);
    expect(frozen.localMeterReadings).toEqual([{ kind: 'gas', name: 'Gaz', meterNumber: NOTHING, reading: '12', unit: 'm3' }]);
    expect(freezeProtocol(frozen)).toEqual(frozen);
    expect(thawProtocol(frozen)).toMatchObject({ additionalStatements: '', localMeterReadings: [{ meterNumber: '' }] });
    expect(thawProtocol(frozen).establishedPremiseCondition.flatMap(({ rooms }) => rooms.map(({ comments }) => comments))).toEqual(['', '', '']);
    expect(freezeProtocol(thawProtocol(frozen))).toEqual(frozen);
  });
});

describe('who may write when', () => {
  const lease = (state: LeaseState) => leaseFacts({ state, reception, transfer, depositHeld: DEPOSIT });
  it.each<[LeaseState, string | null, boolean, boolean]>([
    ['DEPOSIT_PENDING', 'deposit_pending', false, true],
    ['DEPOSIT_CONFIRMED', 'before_meeting', true, true],
    ['PROTOCOL_CONFIRMED', 'closed', false, false],
    ['REJECTED', 'closed', false, false],
    ['AFTER_REJECTION', 'closed', false, false],
  ])('%s: lock %j, draft %j, persons %j', (state, lock, draft, persons) => {
    expect([
      protocolLock(lease(state), 'tenant', lease(state).signedAt),
      maySaveDraft(lease(state)) === null,
      mayNamePerson(lease(state)) === null,
    ]).toEqual([lock, draft, persons]);
  });
  it('the submitter waits, the other side reads', () => {
    const attached = {
      ...lease('PROTOCOL_ATTACHED'),
      protocol: {
        round: 1,
        submitterSide: 'landlord' as const,
        submitterUid: 'u',
        submittedAt: instant('2026-11-27T09:30:00Z'),
        documentId: 'd',
        answer: null,
      },
    };
    expect([protocolLock(attached, 'landlord', attached.signedAt), protocolLock(attached, 'tenant', attached.signedAt)]).toEqual([
      'waiting_for_other',
      null,
    ]);
  });
});
