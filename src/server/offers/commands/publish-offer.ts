/** The landlord orders the document and signs the offer. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { offerActors, offerLifecycle } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { personByUid } from '../../accounts/queries.ts';
import { partyOf } from '../../companies/queries.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { logEvent } from '../../kit/process/events.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { prepareProject } from '../effects/jobs.ts';
import { offerEngine } from '../lifecycle.ts';
import { lockEditable } from '../queries/access.ts';
import { problemsOf, seeOffer } from '../queries/facts.ts';
import { factsOf, type OfferRow } from '../store/offers.ts';
import { type PreparationRow, preparationOf } from '../store/versions.ts';

type Published = { readonly offerId: Id; readonly version: number };
const documentChanged = refused(refuseSigning('signing.document_changed'));

/** Whether the caller could publish now, asked before anything is drawn and before a code is used up. */
const mayPublish = async (ctx: Ctx, offerId: Id): Promise<Result<OfferRow>> => {
  const viewer = signedIn(ctx);
  const seen = await seeOffer(ctx, viewer, offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  const step = decide(offerLifecycle, { state: seen.offer.state, event: 'publish', actors: offerActors(viewer, seen.offer), facts: seen.facts });
  return step.ok ? ok(seen.row) : step;
};

/** Orders the project flow for what is saved now. */
export const orderProject = async (services: Services, tx: Tx, row: Pick<OfferRow, 'id' | 'saveVersion'>, uid: Id): Promise<Id> => {
  const runId = newId();
  await startProgress(tx, { runId, offerId: row.id, flow: 'project', uid });
  await enqueue(services, tx, prepareProject, { offerId: row.id, runId, uid, saveVersion: row.saveVersion });
  return runId;
};

/** Starts the project flow: data and photos are verified, the project and the offer to be signed are drawn, the project is mailed. */
export const prepareOffer = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<Done>> => {
  const may = await mayPublish(ctx, offerId);
  if (!may.ok) return may;
  return transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    await orderProject(ctx, tx, found.value, signedIn(ctx).uid);
    return done;
  });
};

/** What the caller is about to sign: drawn by this very person from the newest save, else it is not what they read. */
const actOf = async (ctx: Ctx, row: OfferRow, prepared: PreparationRow | null): Promise<Result<SigningAct>> => {
  const viewer = signedIn(ctx);
  if (
    prepared === null ||
    prepared.saveVersion !== row.saveVersion ||
    prepared.uid !== viewer.uid ||
    prepared.landlord.companyId !== viewer.company?.id
  )
    return documentChanged;
  const party = await partyOf(ctx.db, prepared.landlord.companyId, viewer.uid);
  if (party === null) return documentChanged;
  const signer = { ...party.signer, companyId: party.companyId };
  return ok({ purpose: 'offer', offerId: row.id, documentId: prepared.documentId, documentSha256: prepared.documentSha256, signer });
};

/** The transaction in which the offer comes to exist: evidence and step; version, listing and sealing follow by effects. */
const publish = async (ctx: Ctx, tx: Tx, act: CheckedAct, prepared: PreparationRow): Promise<Result<Published>> => {
  const person = await personByUid(tx, prepared.uid);
  if (person === null) return refused(refuse('offer.not_found'));
  const moved = await offerEngine.move(ctx, tx, {
    id: act.offerId,
    event: 'publish',
    actors: ({ offer }) => offerActors(person, offer),
    uid: person.uid,
    given: async (row, now) => ok({ person, problems: await problemsOf(tx, factsOf(row), now) }),
    input: async ({ row }) => {
      // Saved, or other photos, since the code was checked: then this is not what was read, and nothing of this stays.
      const current = await preparationOf(tx, row.id);
      if (row.saveVersion !== prepared.saveVersion || current?.documentId !== prepared.documentId) return documentChanged;
      const signed = await recordSigning(ctx, tx, act, row.id);
      return signed.ok ? ok({ prepared, evidenceId: signed.value.evidenceId }) : signed;
    },
    details: { documentSha256: act.documentSha256 },
  });
  if (!moved.ok) return moved;
  const { id, version } = moved.value.row;
  await logEvent(tx, { method: 'onOfferAddConfirm', details: { version, documentSha256: act.documentSha256 }, uid: person.uid, offerId: id });
  return ok({ offerId: id, version });
};

/** The landlord's binding act: code, consents and the hash of exactly the bytes that were read. */
export const publishOffer = async (ctx: Ctx, input: InputOf<typeof offersCalls.publishOffer>): Promise<Result<Published>> => {
  const may = await mayPublish(ctx, input.offerId);
  if (!may.ok) return may;
  const prepared = await preparationOf(ctx.db, input.offerId);
  const act = await actOf(ctx, may.value, prepared);
  if (!act.ok) return act;
  if (prepared === null) return documentChanged;
  const checked = await checkSigning(ctx, act.value, input);
  return checked.ok ? transact(ctx, (tx) => publish(ctx, tx, checked.value, prepared)) : checked;
};
