/** The landlord orders the document and signs the offer. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { decideOffer, offerActors } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { personByUid } from '../../accounts/queries.ts';
import { partyOf } from '../../companies/queries.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { logEvent } from '../../kit/process/events.ts';
import { supersedeOthers } from '../../signing/commands/draw-and-seal.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { prepareProject, sealOffer } from '../effects/jobs.ts';
import { problemsOf, seeOffer } from '../queries/facts.ts';
import { factsOf, lockOffer, type OfferRow, setCompany } from '../store/offers.ts';
import { dropPreparation, insertVersion, type PreparationRow, preparationOf } from '../store/versions.ts';
import { lockEditable } from './access.ts';
import { moveOffer } from './transition.ts';

type Published = { readonly offerId: Id; readonly version: number };
const documentChanged = refused(refuseSigning('signing.document_changed'));

/** Whether the caller could publish now, asked before anything is drawn and before a code is used up. */
const mayPublish = async (ctx: Ctx, offerId: Id): Promise<Result<OfferRow>> => {
  const viewer = signedIn(ctx);
  const seen = await seeOffer(ctx.db, viewer, offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  const step = decideOffer({ state: seen.offer.state, event: 'publish', actors: offerActors(viewer, seen.offer), facts: seen.facts });
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
export const onOfferAdd = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<{ status: 'SUCCESS' }>> => {
  const may = await mayPublish(ctx, offerId);
  if (!may.ok) return may;
  return transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    await orderProject(ctx, tx, found.value, signedIn(ctx).uid);
    return ok({ status: 'SUCCESS' });
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

const freeze = async (tx: Tx, prepared: PreparationRow, row: OfferRow, version: number, evidenceId: Id): Promise<void> => {
  const { images, landlord, documentId, uid } = prepared;
  await insertVersion(tx, { offerId: row.id, version, form: row.form, images, landlord, documentId, evidenceId, signedBy: uid });
  await setCompany(tx, row.id, landlord.companyId);
  await dropPreparation(tx, row.id);
};

/** The transaction in which the offer comes to exist: state, evidence, frozen version, listing, outbox. */
const publish = async (ctx: Ctx, tx: Tx, act: CheckedAct, prepared: PreparationRow): Promise<Result<Published>> => {
  const row = await lockOffer(tx, act.offerId);
  const person = await personByUid(tx, prepared.uid);
  if (row === null || person === null) return refused(refuse('offer.not_found'));
  const offer = factsOf(row, null);
  const problems = await problemsOf(tx, offer, await databaseNow(tx));
  const moved = await moveOffer(tx, {
    offerId: row.id,
    event: 'publish',
    actors: offerActors(person, offer),
    person,
    problems,
    details: { documentSha256: act.documentSha256 },
  });
  if (!moved.ok) return moved;
  // Saved, or other photos, since the code was checked: then this is not what was read, and nothing of this stays.
  const current = await preparationOf(tx, row.id);
  if (row.saveVersion !== prepared.saveVersion || current?.documentId !== prepared.documentId) return documentChanged;
  const signed = await recordSigning(ctx, tx, act, row.id);
  if (!signed.ok) return signed;
  const version = row.version + 1;
  await freeze(tx, prepared, row, version, signed.value.evidenceId);
  await supersedeOthers(tx, { id: prepared.documentId, kind: 'offer', offerId: row.id }, moved.value.at);
  const runId = newId();
  await startProgress(tx, { runId, offerId: row.id, flow: 'offer-signing', uid: person.uid });
  await enqueue(ctx, tx, sealOffer, { offerId: row.id, version, runId });
  await logEvent(tx, { method: 'onOfferAddConfirm', details: { version, documentSha256: act.documentSha256 }, uid: person.uid, offerId: row.id });
  return ok({ offerId: row.id, version });
};

/** The landlord's binding act: code, consents and the hash of exactly the bytes that were read. */
export const onOfferAddConfirm = async (ctx: Ctx, input: InputOf<typeof offersCalls.onOfferAddConfirm>): Promise<Result<Published>> => {
  const may = await mayPublish(ctx, input.offerId);
  if (!may.ok) return may;
  const prepared = await preparationOf(ctx.db, input.offerId);
  const act = await actOf(ctx, may.value, prepared);
  if (!act.ok) return act;
  if (prepared === null) return documentChanged;
  const checked = await checkSigning(ctx, act.value, input);
  return checked.ok ? transact(ctx, (tx) => publish(ctx, tx, checked.value, prepared)) : checked;
};
