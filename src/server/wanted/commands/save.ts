/** Adds listings and gives them new contents. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { mayHaveOneMore } from '../../../domain/wanted/machine.ts';
import { mayAddWanted } from '../../../domain/wanted/permissions.ts';
import { refuse } from '../../../domain/wanted/refusals.ts';
import { tidyWanted, wantedProblems } from '../../../domain/wanted/rules/listing.ts';
import type { WantedForm } from '../../../domain/wanted/types.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { matchListing, tellListing } from '../effects/jobs.ts';
import { boardTopic, columnsOf } from '../lifecycle.ts';
import { activeOf, insertWanted, lockWantedOf } from '../store/listings.ts';
import { moveOwn } from './move-own.ts';

type Calls = typeof wantedCalls;

/** The contents of a call, tidied; every problem at its field. */
const readForm = ({ maxRent, ...input }: Omit<WantedForm, 'maxRent'> & { readonly maxRent: number | null }): Result<WantedForm> => {
  const form: WantedForm = {
    location: input.location,
    locationCoordinates: input.locationCoordinates,
    locationRadius: input.locationRadius,
    use: input.use,
    maxRent: maxRent as Grosze | null,
    minSurface: input.minSurface,
    maxSurface: input.maxSurface,
    neededFrom: input.neededFrom,
    mustHaves: input.mustHaves,
    description: input.description,
    companyWebsite: input.companyWebsite,
  };
  const problems = wantedProblems(form);
  return problems.length > 0 ? refused(refuse('wanted.form_wrong', { problems })) : ok(tidyWanted(form));
};

/** Adds a listing for the caller's company (docs/rules/search.md#wanted-listings-who-may-add). */
export const addWantedListing = async (
  ctx: Ctx,
  { frequency, ...input }: InputOf<Calls['addWantedListing']>,
): Promise<Result<OutputOf<Calls['addWantedListing']>>> => {
  const viewer = signedIn(ctx);
  const no = mayAddWanted(viewer);
  const companyId = actingCompanyId(viewer);
  if (no !== null || companyId === null) return refused(no ?? refuse('wanted.no_company'));
  const form = readForm(input);
  if (!form.ok) return form;
  return transact(ctx, async (tx) => {
    await lockWantedOf(tx, companyId);
    const full = mayHaveOneMore(await activeOf(tx, companyId));
    if (full !== null) return refused(full);
    const id = newId();
    await insertWanted(tx, { id, companyId, createdBy: viewer.uid, frequency, ...columnsOf(form.value) });
    await logEvent(tx, { method: 'addWantedListing', details: { wantedListingId: id, companyId }, uid: viewer.uid });
    await enqueue(ctx, tx, matchListing, { listingId: id });
    await enqueue(ctx, tx, tellListing, { listingId: id });
    await notice(tx, [boardTopic, `company:${companyId}`]);
    return ok({ wantedListingId: id });
  });
};

/** Gives a listing of the caller's company new contents. */
export const updateWantedListing = async (
  ctx: Ctx,
  { wantedListingId, frequency, ...input }: InputOf<Calls['updateWantedListing']>,
): Promise<Result<DoneAnswer>> => {
  const form = readForm(input);
  if (!form.ok) return form;
  return transact(ctx, async (tx) => {
    const moved = await moveOwn(ctx, tx, { id: wantedListingId, event: 'update', input: { form: form.value, frequency } });
    return moved.ok ? done : moved;
  });
};
