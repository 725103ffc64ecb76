/** Says requests of the citizen app and signed files to the wire. */

import type { identityCalls } from '../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import { requestLifecycle, statusAt } from '../../domain/identity/request.machine.ts';
import { maySendFile, type NamedPerson } from '../../domain/identity/rules/signed-file.ts';
import { codeUntil } from '../../domain/identity/rules/timers.ts';
import type { Instant } from '../../domain/kit/brand.ts';
import { allowedEvents } from '../../domain/kit/lifecycle.ts';
import type { FileRow } from './store/files.ts';
import type { ListedRequest, StoredRequest } from './store/requests.ts';

type OwnRequest = NonNullable<OutputOf<typeof identityCalls.getMyIdentity>['request']>;
type OwnFile = NonNullable<OutputOf<typeof identityCalls.getMyIdentity>['file']>;
type RequestItem = OutputOf<typeof identityCalls.listRequests>['items'][number];

/** A request for its person. The code is shown while it runs, whatever the clock has written yet. */
export const presentOwnRequest = (row: StoredRequest, now: Instant, ahead: number): OwnRequest => {
  const status = statusAt(row, now);
  const isAsWritten = status === row.status;
  return {
    status,
    createdAt: row.createdAt,
    code: isAsWritten ? row.verificationCode : null,
    codeUntil: row.codeProvidedAt === null ? null : codeUntil(row.codeProvidedAt),
    codeRequestedAt: row.codeRequestedAt,
    ahead,
    responseDeadline: row.responseDeadline,
  };
};

/** A signed file for its person, with what keeps it from being sent. */
export const presentOwnFile = (row: FileRow, person: NamedPerson): OwnFile => ({
  name: row.name ?? '',
  bytes: row.bytes ?? 0,
  uploadedAt: row.createdAt,
  submittedAt: row.submittedAt,
  signatures: row.signatures,
  problem: maySendFile(row.signatures, person)?.code ?? null,
});

// A reason is asked for by the console, so it does not decide whether the act stands there.
const asIfReasoned = { reason: 'incorrect_data', message: '…' } as const;

/** A request for the console. */
export const presentListedRequest = (row: ListedRequest, { now, isOwn }: { readonly now: Instant; readonly isOwn: boolean }): RequestItem => {
  const status = statusAt(row, now);
  return {
    id: row.id,
    person: { uid: row.uid, firstName: row.firstName, lastName: row.lastName, email: row.email },
    status,
    createdAt: row.createdAt,
    code: status === row.status ? row.verificationCode : null,
    instructionsShownAt: row.instructionsShownAt,
    codeRequestedAt: row.codeRequestedAt,
    codeProvidedAt: row.codeProvidedAt,
    modalShownAt: row.modalShownAt,
    responseDeadline: row.responseDeadline,
    seenAt: row.seenAt,
    inactiveAt: row.inactiveAt,
    decidedAt: row.decidedAt,
    rejectionReason: row.rejectionReason,
    customRejectionMessage: row.customRejectionMessage,
    allowed: isOwn ? [] : [...allowedEvents(requestLifecycle, { state: status, actors: ['admin'], facts: { ...row, ...asIfReasoned, now } })],
    isOwn,
  };
};
