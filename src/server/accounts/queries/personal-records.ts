/** What every room says of the people in its tables: what holds an account, what stays, what is copied, what goes. */

import type { DeletionHold, DeletionStep, KeptRecords } from '../../../domain/accounts/rules/deletion.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { defineListPort } from '../../kit/ports.ts';
import type { Leaver } from '../tables/leaving.ts';

export type { Leaver };

/** A stored document that goes into a copy of somebody's data. */
export type CopiedFile = { readonly name: string; readonly key: string; readonly bytes: number };

/** What a room has stored about somebody: sections of the copy's JSON, and documents. */
export type PersonalCopy = { readonly sections: Readonly<Record<string, unknown>>; readonly files?: readonly CopiedFile[] };

/**
 * A room's share. `erase` takes away what identifies the person, within one transaction, and repeats harmlessly; files go by a job that it
 * enqueues. What it leaves in place `keeps` names, with its last day.
 */
export type PersonalRecords = {
  readonly step: DeletionStep;
  readonly holds?: (services: Services, reader: Reader, uid: Id) => Promise<readonly DeletionHold[]>;
  readonly keeps?: (reader: Reader, uid: Id) => Promise<readonly KeptRecords[]>;
  readonly copy?: (reader: Reader, uid: Id) => Promise<PersonalCopy>;
  readonly erase?: (services: Services, tx: Tx, leaver: Leaver) => Promise<void>;
};

/** The shares of all rooms. */
export const personalRecordsPort = defineListPort<PersonalRecords>({ name: 'accounts.personal_records' });
