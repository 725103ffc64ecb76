/** The landlord orders the document and signs the offer. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { maySign } from '../../../domain/accounts/rules/people.ts';
import { isNamedSigner, partySigners } from '../../../domain/companies/rules/party.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { offerActors, offerLifecycle } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { personByUid } from '../../accounts/queries.ts';
import { cosignerOf, mayRepresent, unchangedParty } from '../../companies/queries.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { logEvent } from '../../kit/process/events.ts';
import { completeFirst, firstOf, holdFirst } from '../../signing/commands/second-signer.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { type PendingRow, pendingOf, waitsForSecond } from '../../signing/queries/pending.ts';
import { prepareProject } from '../effects/jobs.ts';
import { offerEngine } from '../lifecycle.ts';
import { lockEditable } from '../queries/access.ts';
import { problemsOf, seeOffer } from '../queries/facts.ts';
import { namesOthers, purposeOf } from '../queries/signing.ts';
import { factsOf, type OfferRow } from '../store/offers.ts';
import { type PreparationRow, preparationOf } from '../store/versions.ts';

/** `waitsUntil`: it was the first of two signatures, and nothing is published before the second. */
type Published = { readonly offerId: Id; readonly version: number; readonly waitsUntil: Instant | null };
const documentChanged = refused(refuseSigning('signing.document_changed'));

/** Whether the caller could publish now, asked before anything is drawn and before a code is used up. */
const mayPublish = async (ctx: Ctx, offerId: Id): Promise<Result<OfferRow>> => {
  const viewer = signedIn(ctx);
  const seen = await seeOffer(ctx, viewer, offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  const step = decide(offerLifecycle, { state: seen.offer.state, event: 'publish', actors: offerActors(viewer, seen.offer), facts: seen.facts });
  if (!step.ok) return step;
  const unfit = await mayRepresent(ctx.db, viewer.uid);
  return unfit === null ? ok(seen.row) : refused(unfit);
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
export const prepareOffer = async (ctx: Ctx, { offerId, cosignerUid }: InputOf<typeof offersCalls.prepareOffer>): Promise<Result<Done>> => {
  const { uid } = signedIn(ctx);
  const may = await mayPublish(ctx, offerId);
  if (!may.ok) return may;
  return transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    const pending = await pendingOf(tx, purposeOf(found.value.form), offerId);
    if (pending !== null) return (await isForSecond(tx, found.value, pending, uid)) ? done : refused(waitsForSecond(pending));
    const cosigner = await cosignerOf(tx, uid, cosignerUid ?? null);
    if (!cosigner.ok) return cosigner;
    await orderProject(ctx, tx, found.value, { uid, cosignerUid: cosigner.value });
    return done;
  });
};

/** Whether what the first has signed stands ready for this person: then nothing may be drawn in its place. */
const isForSecond = async (tx: Tx, row: OfferRow, pending: PendingRow, uid: Id): Promise<boolean> => {
  const prepared = await preparationOf(tx, row.id);
  return prepared !== null && prepared.documentId === pending.documentId && isNamedSigner(prepared.landlord, uid);
};

/** What the caller is about to sign: drawn from the newest save and naming this very person as their company knows them now, else it is not what they read. */
const actOf = async (ctx: Ctx, row: OfferRow, prepared: PreparationRow | null): Promise<Result<SigningAct>> => {
  const viewer = signedIn(ctx);
  if (prepared === null || prepared.saveVersion !== row.saveVersion || prepared.landlord.companyId !== viewer.company?.id) return documentChanged;
  if (!isNamedSigner(prepared.landlord, viewer.uid)) return refused(namesOthers(prepared.landlord));
  const party = await unchangedParty(ctx.db, prepared.landlord);
  const named = party && partySigners(party).find(({ uid }) => uid === viewer.uid);
  if (party === null || !named) return documentChanged;
  const signer = { ...named, companyId: party.companyId };
  const { documentId, documentSha256 } = prepared;
  return ok({ purpose: purposeOf(row.form), offerId: row.id, documentId, documentSha256, signer });
};

/** The first of two signatures: kept, and the other person is asked. Nothing is published by it. */
const keepFirst = async (ctx: Ctx, tx: Tx, act: CheckedAct, prepared: PreparationRow): Promise<Result<Published>> => {
  const found = await lockEditable(ctx, tx, act.offerId);
  if (!found.ok) return found;
  const row = found.value;
  if (!(await isCurrent(tx, row, prepared))) return documentChanged;
  const second = partySigners(prepared.landlord).find(({ uid }) => uid !== act.signer.uid);
  if (second === undefined) return documentChanged;
  const path = `/add-offer/confirm/${row.id}`;
  const held = await holdFirst(ctx, tx, act, { second, offerName: row.form.name ?? '', path, latest: null });
  if (!held.ok) return held;
  await logEvent(tx, {
    method: 'onOfferAddConfirm',
    details: { first: true, documentSha256: act.documentSha256 },
    uid: signedIn(ctx).uid,
    offerId: row.id,
  });
  return ok({ offerId: row.id, version: row.version, waitsUntil: held.value.until });
};

/** Saved, or other photos, since the code was checked: then this is not what was read, and nothing of this stays. */
const isCurrent = async (tx: Tx, row: OfferRow, prepared: PreparationRow): Promise<boolean> =>
  row.saveVersion === prepared.saveVersion && (await preparationOf(tx, row.id))?.documentId === prepared.documentId;

/** The transaction in which the offer comes to exist: evidence and step; version, listing and sealing follow by effects. */
const publish = async (ctx: Ctx, tx: Tx, act: CheckedAct, prepared: PreparationRow, first: PendingRow | null): Promise<Result<Published>> => {
  const person = await personByUid(tx, signedIn(ctx).uid);
  if (person === null) return refused(refuse('offer.not_found'));
  const moved = await offerEngine.move(ctx, tx, {
    id: act.offerId,
    event: 'publish',
    actors: ({ offer }) => offerActors(person, offer),
    uid: person.uid,
    given: async (row, now) => ok({ person, problems: await problemsOf(tx, factsOf(row), now) }),
    input: async ({ row, now }) => {
      if (!(await isCurrent(tx, row, prepared))) return documentChanged;
      if (first !== null) {
        const firstPerson = await personByUid(tx, first.uid);
        if (firstPerson === null || maySign(firstPerson, now) !== null) return documentChanged;
        const completed = await completeFirst(tx, first, row.id);
        if (!completed.ok) return completed;
      }
      const signed = await recordSigning(ctx, tx, act, row.id);
      return signed.ok ? ok({ prepared, evidenceId: signed.value.evidenceId }) : signed;
    },
    details: { documentSha256: act.documentSha256 },
  });
  if (!moved.ok) return moved;
  const { id, version } = moved.value.row;
  await logEvent(tx, { method: 'onOfferAddConfirm', details: { version, documentSha256: act.documentSha256 }, uid: person.uid, offerId: id });
  return ok({ offerId: id, version, waitsUntil: null });
};

/** The landlord's binding act: code, consents and the hash of exactly the bytes that were read. */
export const publishOffer = async (ctx: Ctx, input: InputOf<typeof offersCalls.publishOffer>): Promise<Result<Published>> => {
  const may = await mayPublish(ctx, input.offerId);
  if (!may.ok) return may;
  const prepared = await preparationOf(ctx.db, input.offerId);
  const act = await actOf(ctx, may.value, prepared);
  if (!act.ok) return act;
  if (prepared === null) return documentChanged;
  const pending = await pendingOf(ctx.db, act.value.purpose, input.offerId);
  const first = firstOf(pending, signedIn(ctx).uid, prepared.documentId);
  if (!first.ok) return first;
  const checked = await checkSigning(ctx, act.value, input);
  if (!checked.ok) return checked;
  const isFirst = prepared.landlord.cosigner !== undefined && first.value === null;
  return transact(ctx, (tx) => (isFirst ? keepFirst(ctx, tx, checked.value, prepared) : publish(ctx, tx, checked.value, prepared, first.value)));
};
