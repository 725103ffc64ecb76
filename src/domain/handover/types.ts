import type { Condition, MeterKind, MeterUnit } from '../kit/dictionaries.ts';

/** A row of section A: a room of a level with its condition. */
export type ProtocolRoom = { readonly name: string; readonly condition: Condition; readonly comments: string };
/** A level of section A. */
export type ProtocolLevel = { readonly levelName: string; readonly rooms: readonly ProtocolRoom[] };
/** A row of section B. */
export type ProtocolEquipment = { readonly name: string; readonly condition: Condition; readonly quantity: number };
/** A row of section C. `kind: 'other'` carries its own name. `reading` keeps the digits as typed, decimal comma allowed. */
export type ProtocolMeter = {
  readonly kind: MeterKind;
  readonly name: string;
  readonly meterNumber: string;
  readonly reading: string;
  readonly unit: MeterUnit;
};
/** A row of section D. */
export type ProtocolKey = { readonly name: string; readonly quantity: number };

/** The content of a handover protocol (docs/rules/handover.md#content): four tables and free statements. */
export type ProtocolData = {
  readonly establishedPremiseCondition: readonly ProtocolLevel[];
  readonly establishedEquipmentState: readonly ProtocolEquipment[];
  readonly localMeterReadings: readonly ProtocolMeter[];
  readonly transferredKeysAndDevices: readonly ProtocolKey[];
  readonly additionalStatements: string;
};

/** The person-indication form of either side (docs/rules/handover.md#persons). `date` and `hour` on the tenant side only. */
export type AppointmentForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly date: string | null;
  readonly hour: string | null;
  readonly authorized: boolean;
};
