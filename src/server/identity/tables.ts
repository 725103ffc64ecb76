/** The tables of the ways in which people are verified. */

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOpenRequest, type RequestStatus, requestLifecycle } from '../../domain/identity/request.machine.ts';
import type { FileSignature, RejectionReason } from '../../domain/identity/types.ts';
import { createdAt, id, instant, json } from '../kit/database/columns.ts';

const isOpen = sql.raw(
  `status in (${requestLifecycle.states
    .filter(isOpenRequest)
    .map((status) => `'${status}'`)
    .join(', ')})`,
);

/**
 * A request to be verified through the citizen app. After the decision only the result is left, with the names that were compared, when and by
 * whom (docs/rules/identity.md#what-is-kept): everything else of the row is empty then.
 */
export const identityRequest = pgTable(
  'identity_request',
  {
    id: id('id').primaryKey(),
    uid: id('uid').notNull(),
    status: text('status').$type<RequestStatus>().notNull().default('instructions_shown'),
    verificationCode: text('verification_code'),
    instructionsShownAt: instant('instructions_shown_at'),
    codeRequestedAt: instant('code_requested_at'),
    codeProvidedAt: instant('code_provided_at'),
    modalShownAt: instant('modal_shown_at'),
    responseDeadline: instant('response_deadline'),
    seenAt: instant('seen_at'),
    inactiveAt: instant('inactive_at'),
    rejectionReason: text('rejection_reason').$type<RejectionReason>(),
    customRejectionMessage: text('custom_rejection_message'),
    matchedFirstName: text('matched_first_name'),
    matchedLastName: text('matched_last_name'),
    decidedAt: instant('decided_at'),
    decidedBy: id('decided_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('identity_request_open').on(table.uid).where(isOpen),
    index('identity_request_person').on(table.uid, table.createdAt),
    index('identity_request_created').on(table.createdAt),
  ],
);

/**
 * A signed file by which a person shows who they are, and what its signatures say. After the decision the file is gone, and only the result is
 * left, with the names that were compared, when and by whom.
 */
export const identityFile = pgTable(
  'identity_file',
  {
    id: id('id').primaryKey(),
    uid: id('uid').notNull(),
    name: text('name'),
    fileKey: text('file_key'),
    sha256: text('sha256'),
    bytes: integer('bytes'),
    signatures: json<readonly FileSignature[]>('signatures').notNull().default([]),
    /** When it was sent to a moderator; before that it may be replaced. */
    submittedAt: instant('submitted_at'),
    accepted: boolean('accepted'),
    matchedFirstName: text('matched_first_name'),
    matchedLastName: text('matched_last_name'),
    decidedAt: instant('decided_at'),
    decidedBy: id('decided_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('identity_file_open').on(table.uid).where(sql`decided_at is null`),
    index('identity_file_person').on(table.uid, table.createdAt),
  ],
);
