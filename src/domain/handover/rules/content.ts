import type { RoomKind } from '../../kit/dictionaries.ts';
import { defaultKeys, defaultMeterUnit } from '../../kit/dictionaries.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import type { Refusal, Verdict } from '../../kit/verdict.ts';
import type { Level } from '../../offers/types.ts';
import { refuse } from '../refusals.ts';
import type { ProtocolData } from '../types.ts';

/** What an empty value is saved as in the protocol (docs/rules/handover.md#content). */
export const NOTHING = 'Brak';

/** Names for rows that a new protocol starts with; the caller brings them in its language. */
export type DefaultNames = {
  readonly level: (level: Level, index: number) => string;
  readonly room: (kind: RoomKind | undefined, index: number) => string;
  readonly meter: (kind: 'electricity' | 'gas' | 'hot_water' | 'cold_water' | 'heat') => string;
  readonly key: (key: (typeof defaultKeys)[number]) => string;
};

const defaultMeters = ['electricity', 'gas', 'hot_water', 'cold_water', 'heat'] as const;

/** A new protocol: the offer's own levels and rooms, five meters with their units, four keys (docs/rules/handover.md#content). */
export const newProtocol = (levels: readonly Level[], names: DefaultNames): ProtocolData => ({
  establishedPremiseCondition: levels.map((level, index) => ({
    levelName: names.level(level, index),
    rooms: (level.rooms ?? []).map((room, at) => ({ name: names.room(room.kind, at), condition: 'used_good', comments: '' })),
  })),
  establishedEquipmentState: [],
  localMeterReadings: defaultMeters.map((kind) => ({ kind, name: names.meter(kind), meterNumber: '', reading: '', unit: defaultMeterUnit[kind] })),
  transferredKeysAndDevices: defaultKeys.map((key) => ({ name: names.key(key), quantity: 0 })),
  additionalStatements: '',
});

/** Checks the content before it is submitted; every problem with its field path (docs/rules/handover.md#content). */
export const checkProtocol = (data: ProtocolData): Verdict => {
  const problems = [...checkRooms(data), ...checkEquipment(data), ...checkMeters(data), ...checkKeys(data), ...checkStatements(data)];
  return problems.length > 0 ? refuse('protocol.invalid', { problems }) : null;
};

/** The content as it is frozen at submission: empty texts become "Brak", unused meters and keys stay out. */
export const freezeProtocol = (data: ProtocolData): ProtocolData => ({
  establishedPremiseCondition: data.establishedPremiseCondition.map((level) => ({
    ...level,
    rooms: level.rooms.map((room) => ({ ...room, comments: orNothing(room.comments) })),
  })),
  establishedEquipmentState: data.establishedEquipmentState,
  localMeterReadings: data.localMeterReadings.filter(isUsedMeter).map((meter) => ({ ...meter, meterNumber: orNothing(meter.meterNumber) })),
  transferredKeysAndDevices: data.transferredKeysAndDevices.filter((key) => key.quantity > 0),
  additionalStatements: orNothing(data.additionalStatements),
});

/** A frozen protocol as a draft again: what said "Brak" is empty, so that no room has a remark that nobody wrote. */
export const thawProtocol = (data: ProtocolData): ProtocolData => ({
  ...data,
  establishedPremiseCondition: data.establishedPremiseCondition.map((level) => ({
    ...level,
    rooms: level.rooms.map((room) => ({ ...room, comments: orEmpty(room.comments) })),
  })),
  localMeterReadings: data.localMeterReadings.map((meter) => ({ ...meter, meterNumber: orEmpty(meter.meterNumber) })),
  additionalStatements: orEmpty(data.additionalStatements),
});

const orEmpty = (text: string): string => (text === NOTHING ? '' : text);

const orNothing = (text: string): string => (text.trim() === '' ? NOTHING : text.trim());

const isUsedMeter = (meter: ProtocolData['localMeterReadings'][number]): boolean => meter.meterNumber.trim() !== '' || meter.reading.trim() !== '';

const name = (value: string, field: string): readonly Refusal[] => (value.trim() === '' ? [refuse('protocol.name_required', { field })] : []);

const tooLong = (text: string, max: number, field: string): readonly Refusal[] =>
  text.length > max ? [refuse('protocol.text_too_long', { field, params: { max } })] : [];

const checkRooms = (data: ProtocolData): readonly Refusal[] => {
  const levels = data.establishedPremiseCondition;
  if (levels.every((level) => level.rooms.length === 0)) return [refuse('protocol.rooms_missing', { field: 'establishedPremiseCondition' })];
  return levels.flatMap((level, at) =>
    level.rooms.flatMap((room, index) => {
      const field = `establishedPremiseCondition.${at}.rooms.${index}`;
      return [...name(room.name, `${field}.name`), ...tooLong(room.comments, leaseNumbers.commentsMax, `${field}.comments`)];
    }),
  );
};

const isCount = (quantity: number): boolean => Number.isFinite(quantity) && quantity >= 0;

const quantity = (value: number, field: string): readonly Refusal[] => (isCount(value) ? [] : [refuse('protocol.quantity_invalid', { field })]);

const checkEquipment = (data: ProtocolData): readonly Refusal[] =>
  data.establishedEquipmentState.flatMap((row, index) => {
    const field = `establishedEquipmentState.${index}`;
    return [...name(row.name, `${field}.name`), ...quantity(row.quantity, `${field}.quantity`)];
  });

/** A reading is digits with an optional decimal comma or point, up to three places. */
const isReading = (text: string): boolean => /^\d{1,12}([.,]\d{1,3})?$/.test(text.trim());

const checkMeters = (data: ProtocolData): readonly Refusal[] =>
  data.localMeterReadings.flatMap((meter, index) => {
    const field = `localMeterReadings.${index}`;
    if (!isUsedMeter(meter)) return [];
    return [
      ...name(meter.name, `${field}.name`),
      ...(isReading(meter.reading) ? [] : [refuse('protocol.reading_invalid', { field: `${field}.reading` })]),
    ];
  });

const checkKeys = (data: ProtocolData): readonly Refusal[] =>
  data.transferredKeysAndDevices.flatMap((key, index) => {
    const field = `transferredKeysAndDevices.${index}`;
    return [...(key.quantity > 0 ? name(key.name, `${field}.name`) : []), ...quantity(key.quantity, `${field}.quantity`)];
  });

const checkStatements = (data: ProtocolData): readonly Refusal[] =>
  tooLong(data.additionalStatements, leaseNumbers.statementsMax, 'additionalStatements');
