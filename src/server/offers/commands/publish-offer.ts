/** The landlord orders the document and signs the offer. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { isNamedSigner } from '../../../domain/companies/rules/party.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { signOfferPath } from '../../../domain/kit/page/deal-paths.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { offerActors, offerLifecycle } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { personByUid } from '../../accounts/queries.ts';
import { cosignerOf, mayRepresent } from '../../companies/queries/representation.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { pendingOf, waitsForSecond } from '../../signing/queries/pending.ts';
import { prepareProject } from '../effects/jobs.ts';
import { offerEngine } from '../lifecycle.ts';
import { lockEditable } from '../queries/access.ts';
import { principalOf } from '../queries/agency/principal.ts';
import { problemsOf, seeOffer } from '../queries/facts.ts';
import { readyPreparation } from '../queries/ready-preparation.ts';
import { purposeOf } from '../queries/signing.ts';
import { factsOf, type OfferRow } from '../store/offers.ts';
import { preparationOf } from '../store/versions.ts';
import { isNextVersion, refusalOfPublished, signNextVersion } from './counter-offers/sign-version.ts';
import { type Conclude, type PublishedAnswer, published, recordVersion, type SigningVersion, signVersion } from './sign-version.ts';

/** Whether the caller could publish now, asked before anything is drawn and before a code is used up. */
const mayPublish = async (ctx: Ctx, offerId: Id): Promise<Result<{ readonly row: OfferRow; readonly isForOwner: boolean }>> => {
  const viewer = signedIn(ctx);
  const seen = await seeOffer(ctx, viewer, offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  const step = decide(offerLifecycle, { state: seen.offer.state, event: 'publish', actors: offerActors(viewer, seen.offer), facts: seen.facts });
  if (!step.ok) return step;
  const principal = await principalOf(ctx, ctx.db, seen.row, viewer.uid);
  if (!principal.ok) return principal;
  const isForOwner = principal.value !== null;
  // What the agent's own company says of itself does not matter: it is not bound.
  const unfit = isForOwner ? null : await mayRepresent(ctx.db, viewer.uid);
  return unfit === null ? ok({ row: seen.row, isForOwner }) : refused(unfit);
};

/** Orders the project flow for what is saved now. */
export const orderProject = async (
  services: Services,
  tx: Tx,
  row: Pick<OfferRow, 'id' | 'saveVersion'>,
  { uid, cosignerUid }: { readonly uid: Id; readonly cosignerUid: Id | null },
): Promise<Id> => {
  const runId = newId();
  await startProgress(tx, { runId, offerId: row.id, flow: 'project', uid });
  await enqueue(services, tx, prepareProject, { offerId: row.id, runId, uid, cosignerUid, saveVersion: row.saveVersion });
  return runId;
};

/** Starts the project flow: data and photos are verified, the project and the offer to be signed are drawn, the project is mailed. */
export const prepareOffer = async (ctx: Ctx, { offerId, cosignerUid }: InputOf<typeof offersCalls.prepareOffer>): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  const may = await mayPublish(ctx, offerId);
  if (!may.ok) return may;
  return transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    const pending = await pendingOf(tx, purposeOf(found.value.form), offerId);
    const ready = pending === null ? null : await readyPreparation(tx, offerId);
    // What the first has signed stands ready for the second: nothing is drawn in its place, unless the company's data have changed since.
    if (pending !== null && ready !== null) {
      const isForSecond = ready.documentId === pending.documentId && isNamedSigner(ready.landlord, uid);
      return isForSecond ? done : refused(waitsForSecond(pending));
    }
    const cosigner = may.value.isForOwner ? ok(null) : await cosignerOf(tx, uid, cosignerUid ?? null);
    if (!cosigner.ok) return cosigner;
    await orderProject(ctx, tx, found.value, { uid, cosignerUid: cosigner.value });
    return done;
  });
};

/** The landlord's binding act: code, consents and the hash of exactly the bytes that were read. Signs a project, or the next version of what is published. */
export const publishOffer = async (ctx: Ctx, input: SigningVersion): Promise<Result<PublishedAnswer>> => {
  let prepared = await preparationOf(ctx.db, input.offerId);
  if (prepared !== null && isNextVersion(prepared)) {
    // A reservation that is over makes it void.
    await offerEngine.settle(ctx, input.offerId);
    prepared = await preparationOf(ctx.db, input.offerId);
    if (prepared !== null && isNextVersion(prepared)) return signNextVersion(ctx, input, prepared);
  }
  const may = await mayPublish(ctx, input.offerId);
  if (!may.ok) return may.refusal.code === 'offer.already_active' ? refused(await refusalOfPublished(ctx, input)) : may;
  return signVersion(ctx, input, {
    row: may.value.row,
    prepared,
    path: signOfferPath(input.offerId),
    latest: null,
    lock: lockEditable,
    conclude: publish,
  });
};

/** The transaction in which the offer comes to exist: evidence and step; version, listing and sealing follow by effects. */
const publish: Conclude = async (ctx, tx, signed) => {
  const { act, prepared } = signed;
  const person = await personByUid(tx, signedIn(ctx).uid);
  if (person === null) return refused(refuse('offer.not_found'));
  const moved = await offerEngine.move(ctx, tx, {
    id: act.offerId,
    event: 'publish',
    actors: ({ offer }) => offerActors(person, offer),
    uid: person.uid,
    given: async (row, now) => {
      const principal = await principalOf(ctx, tx, row, person.uid);
      return principal.ok ? ok({ person, problems: await problemsOf(tx, factsOf(row), now) }) : principal;
    },
    input: async ({ row }) => {
      const recorded = await recordVersion(ctx, tx, signed, row);
      return recorded.ok ? ok({ prepared, evidenceId: recorded.value }) : recorded;
    },
    details: { documentSha256: act.documentSha256 },
  });
  return moved.ok ? published(tx, act, moved.value.row, person.uid) : moved;
};
