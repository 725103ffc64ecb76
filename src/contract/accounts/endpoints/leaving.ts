import { z } from 'zod';
import { deletionSteps, holdKinds, keptKinds } from '../../../domain/accounts/rules/deletion.ts';
import { call } from '../../kit/call.ts';
import { day, id, instant, uid } from '../../kit/shapes.ts';

const hold = z.object({
  kind: z.enum(holdKinds),
  offerId: z.string().nullable(),
  name: z.string().nullable(),
  until: instant.nullable(),
  count: z.int().nullable(),
});

const deleteAll = {
  in: z.object({ userId: uid }),
  out: z.object({ runId: id }),
  errors: ['deletion.not_confirmed', 'deletion.held', 'kit.denied'],
  who: 'signed-in',
} as const;

/** A copy of somebody's data: asked for, ready to be fetched at `path` until `expiresAt`, or without success. */
const dataCopy = z.object({
  id,
  state: z.enum(['asked', 'ready', 'failed']),
  requestedAt: instant,
  expiresAt: instant.nullable(),
  bytes: z.int().nullable(),
  path: z.string().nullable(),
});

/** Calls by which somebody takes their data along and leaves (docs/rules/accounts.md#how-an-account-is-deleted). */
export const leavingCalls = {
  /** What holds the account, what stays when it goes, and whether the sign-in is recent enough. */
  getAccountDeletion: call({
    wire: 'getAccountDeletion',
    in: z.object({}),
    out: z.object({
      isRecent: z.boolean(),
      holds: z.array(hold),
      kept: z.array(z.object({ kind: z.enum(keptKinds), until: day })),
    }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** The press in the dialog: checks everything and opens the run that `deleteAccount` begins within 15 minutes. */
  confirmAccountDeletion: call({
    wire: 'confirmAccountDeletion',
    in: z.object({ userUid: uid }),
    out: z.object({ runId: id }),
    errors: ['deletion.held', 'deletion.sign_in_again', 'kit.denied'],
    who: 'signed-in',
  }),
  /** Ends the account: nobody signs in to it any more, and a job takes its data away step by step. */
  deleteAccount: call({ wire: 'deleteAllUserData', ...deleteAll }),
  /** The same under its older name. */
  deleteAccountByOldName: call({ wire: 'delete-all-user-data', ...deleteAll }),
  /** How far a deletion has come. Whoever began it has no session any more, so the run's id opens it; it says nothing about the person. */
  getDeletionProgress: call({
    wire: 'getDeletionProgress',
    in: z.object({ runId: id }),
    out: z.object({ begun: z.boolean(), done: z.array(z.object({ step: z.enum(deletionSteps), at: instant })), isDone: z.boolean() }),
    errors: ['deletion.not_found'],
    who: 'visitor',
    read: true,
    guessable: true,
  }),
  /** Orders a copy of everything that is stored about the caller, who signed in a moment ago. While one is being made, it answers that one. */
  requestDataCopy: call({
    wire: 'requestDataCopy',
    in: z.object({}),
    out: z.object({ copy: dataCopy }),
    errors: ['copy.sign_in_again'],
    who: 'signed-in',
  }),
  /** The newest copy that can still be fetched or is being made. */
  getDataCopy: call({
    wire: 'getDataCopy',
    in: z.object({}),
    out: z.object({ copy: dataCopy.nullable() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
};
