/** Reads what holds an account, what stays of it, how far its deletion is, and copies of data. */

import type { leavingCalls } from '../../../contract/accounts/endpoints/leaving.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import {
  type DeletionHold,
  deletionSteps,
  distinctHolds,
  holdKinds,
  isRecentSignIn,
  type KeptRecords,
  keptKinds,
} from '../../../domain/accounts/rules/deletion.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import { streamFile } from '../../kit/files/stream.ts';
import { sessionStart } from '../adapters/session-start.ts';
import { type CopyRow, copyById, deletionByRun, newestCopy } from '../store/leaving.ts';
import { personalRecordsPort } from './personal-records.ts';

/** What holds an account, in the order in which people are told. */
export const holdsOf = async (services: Services, reader: Reader, uid: Id): Promise<readonly DeletionHold[]> => {
  const found: DeletionHold[] = [];
  for (const { holds } of services.ports.of(personalRecordsPort)) found.push(...((await holds?.(services, reader, uid)) ?? []));
  return distinctHolds(found).toSorted((a, b) => holdKinds.indexOf(a.kind) - holdKinds.indexOf(b.kind));
};

/** What stays of somebody, and until when: of each kind the last day that any room names. */
export const keptOf = async (services: Services, reader: Reader, uid: Id): Promise<readonly KeptRecords[]> => {
  const found: KeptRecords[] = [];
  for (const { keeps } of services.ports.of(personalRecordsPort)) found.push(...((await keeps?.(reader, uid)) ?? []));
  return keptKinds.flatMap((kind) => {
    const days = found.filter((one) => one.kind === kind).map(({ until }) => until);
    return days.length === 0 ? [] : [{ kind, until: days.reduce((last, one) => (one > last ? one : last)) }];
  });
};

/** Whether the caller signed in a moment ago. */
export const isRecent = async (ctx: Ctx): Promise<boolean> => {
  const at = await sessionStart(ctx);
  return at !== null && isRecentSignIn(at, await databaseNow(ctx.db));
};

/** What the dialog of the deletion shows. */
export const getAccountDeletion = async (ctx: Ctx): Promise<Result<OutputOf<typeof leavingCalls.getAccountDeletion>>> => {
  const { uid } = signedIn(ctx);
  return ok({ isRecent: await isRecent(ctx), holds: [...(await holdsOf(ctx, ctx.db, uid))], kept: [...(await keptOf(ctx, ctx.db, uid))] });
};

/** How far a deletion has come. */
export const getDeletionProgress = async (
  { db }: Ctx,
  { runId }: InputOf<typeof leavingCalls.getDeletionProgress>,
): Promise<Result<OutputOf<typeof leavingCalls.getDeletionProgress>>> => {
  const run = await deletionByRun(db, runId);
  if (run === null) return refused(refuse('deletion.not_found'));
  const done = run.steps.filter(({ step }) => deletionSteps.includes(step));
  return ok({ begun: run.begunAt !== null, done, isDone: run.doneAt !== null });
};

/** Where a copy is fetched: by its owner's session alone. */
const copyPath = (id: Id): string => `/account/copy/${id}`;

/** A copy as its owner sees it. */
export const presentCopy = ({ id, bytes, failedAt, readyAt, expiresAt, createdAt }: CopyRow) => ({
  id,
  state: readyAt !== null ? ('ready' as const) : failedAt !== null ? ('failed' as const) : ('asked' as const),
  requestedAt: createdAt,
  expiresAt,
  bytes,
  path: readyAt === null ? null : copyPath(id),
});

/** The newest copy of the caller's data. */
export const getDataCopy = async (ctx: Ctx): Promise<Result<OutputOf<typeof leavingCalls.getDataCopy>>> => {
  const row = await newestCopy(ctx.db, signedIn(ctx).uid);
  return ok({ copy: row === null ? null : presentCopy(row) });
};

/**
 * Hands a copy out to its owner, piece by piece, because it may be as large as all their documents; to everybody else, and when its time is over,
 * it is not there. The sign-in must be recent, as when it was ordered.
 */
export const fetchCopy = async (ctx: Ctx, id: Id): Promise<Response | Result<never>> => {
  if (ctx.viewer.kind === 'visitor') return refused(refuse('copy.not_found'));
  const { uid } = ctx.viewer;
  const tooMany = ctx.rates.count(`data-copy:${uid}`, limitNumbers.dataCopiesPerMinute);
  if (tooMany) return refused(tooMany);
  const row = await copyById(ctx.db, id);
  const isOver = row?.expiresAt == null || (await databaseNow(ctx.db)) > row.expiresAt;
  if (row === null || row.uid !== uid || isOver || row.key === null) return refused(refuse('copy.not_found'));
  if (!(await isRecent(ctx))) return refused(refuse('copy.sign_in_again'));
  const file = await streamFile(ctx.files, row.key);
  if (file === null) return refused(refuse('copy.not_found'));
  return new Response(file.body, {
    headers: {
      'content-type': 'application/zip',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="parter-${row.createdAt.slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};
