import { z } from 'zod';
import type { ProtocolAct } from '../../domain/handover/permissions.ts';
import { conditions, meterKinds, meterUnits } from '../../domain/kit/dictionaries.ts';
import { leaseNumbers } from '../../domain/kit/numbers.ts';
import { protocolLocks } from '../../domain/leases/types.ts';
import { side } from '../companies/schema.ts';
import { documentLink, id, instant, uid, wordOf } from '../kit/shapes.ts';
import { appointment, leaseState } from '../leases/schema.ts';

const name = z.string().max(200);
const condition = z.enum(conditions);

/** The protocol's content: four tables and statements (docs/rules/handover.md#content). Limits repeat as domain rules with codes. */
export const protocolData = z.object({
  establishedPremiseCondition: z
    .array(
      z.object({
        levelName: name,
        rooms: z
          .array(z.object({ name, condition, comments: z.string().max(leaseNumbers.commentsMax) }))
          .max(leaseNumbers.tableRowsMax)
          .readonly(),
      }),
    )
    .max(60)
    .readonly(),
  establishedEquipmentState: z
    .array(z.object({ name, condition, quantity: z.number().min(0).max(100_000) }))
    .max(leaseNumbers.tableRowsMax)
    .readonly(),
  localMeterReadings: z
    .array(z.object({ kind: z.enum(meterKinds), name, meterNumber: z.string().max(60), reading: z.string().max(20), unit: z.enum(meterUnits) }))
    .max(50)
    .readonly(),
  transferredKeysAndDevices: z
    .array(z.object({ name, quantity: z.int().min(0).max(10_000) }))
    .max(100)
    .readonly(),
  additionalStatements: z.string().max(leaseNumbers.statementsMax),
});

/** The handover page for a side or for the receiver's proxy. `lock` says why the form cannot be used now. */
export const protocol = z.object({
  offerId: id,
  offerName: z.string(),
  address: z.string(),
  leaseState,
  side,
  asProxy: z.boolean(),
  viewerUid: uid.nullable(),
  lock: z.enum(protocolLocks).nullable(),
  needsWrittenForm: z.boolean(),
  meetingAt: instant.nullable(),
  signBy: instant.nullable(),
  round: z.int(),
  reception: appointment.nullable(),
  transfer: appointment.nullable(),
  /** The sides that agreed to hand over before the agreed hour. */
  early: z.array(side),
  draft: z.object({ version: z.int(), savedAt: instant.nullable(), data: protocolData }),
  attached: z
    .object({ round: z.int(), submitterSide: side, submittedAt: instant, submitterName: z.string(), data: protocolData, document: documentLink })
    .nullable(),
  /** Who sent the last round back, when and why. */
  refusal: z.object({ at: instant, reason: z.string(), by: side }).nullable(),
  allowed: z.array(wordOf<ProtocolAct>()),
});
