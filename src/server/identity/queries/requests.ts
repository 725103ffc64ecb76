/** Reads requests of the citizen app for the console. */

import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isOwnCase } from '../../../domain/accounts/permissions.ts';
import { refuse } from '../../../domain/identity/refusals.ts';
import { type RequestEvent, requestLifecycle } from '../../../domain/identity/request.machine.ts';
import { identityNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { peopleByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { stepsOf } from '../../kit/lifecycle/steps.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { presentListedRequest } from '../present.ts';
import { countRequests, requestBesides, requestPage, waitingRequests } from '../store/requests.ts';

export { waitingRequests };

type List = OutputOf<typeof identityCalls.listRequests>;

/** A page of requests, newest first, as they are now; `open` counts all that are still to be brought to an end. */
export const listRequests = async (
  ctx: Ctx,
  { view, text, size = identityNumbers.listed, page: asked }: InputOf<typeof identityCalls.listRequests>,
): Promise<Result<List>> => {
  const filter = { view, text: text || null };
  const { rows, page, total } = await readWithin(asked, size, async ({ limit, offset }) => ({
    rows: await requestPage(ctx.db, filter, limit, offset),
    total: await countRequests(ctx.db, filter),
  }));
  const [open, now] = await Promise.all([countRequests(ctx.db, { view: 'open', text: null }), databaseNow(ctx.db)]);
  return ok({
    ...pageOf(
      rows.map((row) => presentListedRequest(row, { now, isOwn: isOwnCase(signedIn(ctx), row) })),
      { page, size, total },
    ),
    now,
    open,
  });
};

/** The steps of a request with the names of who took them, and what else is known of its person. */
export const getRequest = async (
  ctx: Ctx,
  { requestId }: InputOf<typeof identityCalls.getRequest>,
): Promise<Result<OutputOf<typeof identityCalls.getRequest>>> => {
  const besides = await requestBesides(ctx.db, requestId);
  if (besides === null) return refused(refuse('identity.request_not_found'));
  const steps = await stepsOf(ctx.db, requestLifecycle.name, requestId);
  const people = await peopleByUid(ctx.db, [...new Set(steps.flatMap(({ uid }) => uid ?? []))]);
  const nameOf = (uid: string | null): string | null => {
    const found = people.find((person) => person.uid === uid);
    return found === undefined ? null : `${found.firstName} ${found.lastName}`;
  };
  return ok({
    attempt: besides.attempt,
    emailVerifiedAt: besides.emailVerifiedAt,
    company: besides.companyName === null ? null : { name: besides.companyName, state: besides.companyState },
    steps: steps.map(({ event, createdAt, uid }) => ({ event: event as RequestEvent, at: createdAt, by: nameOf(uid) })),
  });
};
