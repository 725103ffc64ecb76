/** Signs a drawn version of an offer, the first or a next one: alone, as the first of two, or as the second. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { isNamedSigner, partySigners } from '../../../domain/companies/rules/party.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { unchangedParty } from '../../companies/queries/party.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { completeFirst, firstOf, holdFirst } from '../../signing/commands/second-signer.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { type PendingRow, pendingOf } from '../../signing/queries/pending.ts';
import { namesOthers, purposeOf } from '../queries/signing.ts';
import type { OfferRow } from '../store/offers.ts';
import { type PreparationRow, preparationOf } from '../store/versions.ts';

/** What the browser sends. */
export type SigningVersion = InputOf<typeof offersCalls.publishOffer>;

/** `waitsUntil`: it was the first of two signatures, and nothing is published before the second. */
export type PublishedAnswer = { readonly offerId: Id; readonly version: number; readonly waitsUntil: Instant | null };

/** A checked act with what was drawn for it, and the first of two signatures when this is the second. */
export type SignedAct = { readonly act: CheckedAct; readonly prepared: PreparationRow; readonly first: PendingRow | null };

/** The transaction in which the version comes to count. */
export type Conclude = (ctx: Ctx, tx: Tx, signed: SignedAct) => Promise<Result<PublishedAnswer>>;

/** How a version is signed: where the second signer signs and until when, what locks the offer for a first signature, what the last one does. */
export type Occasion = {
  readonly row: OfferRow;
  readonly prepared: PreparationRow | null;
  readonly path: string;
  readonly latest: Instant | null;
  readonly lock: (ctx: Ctx, tx: Tx, offerId: Id) => Promise<Result<OfferRow>>;
  readonly conclude: Conclude;
};

/** Checks code, consents and hash, and takes the signature. */
export const signVersion = async (ctx: Ctx, input: SigningVersion, occasion: Occasion): Promise<Result<PublishedAnswer>> => {
  const { row, prepared, conclude } = occasion;
  const act = await actOf(ctx, row, prepared);
  if (!act.ok) return act;
  if (prepared === null) return documentChanged;
  const pending = await pendingOf(ctx.db, act.value.purpose, input.offerId);
  const first = firstOf(pending, signedIn(ctx).uid, prepared.documentId);
  if (!first.ok) return first;
  const checked = await checkSigning(ctx, act.value, input);
  if (!checked.ok) return checked;
  const isFirst = prepared.landlord.cosigner !== undefined && first.value === null;
  const signed = { act: checked.value, prepared, first: first.value };
  return transact(ctx, (tx) => (isFirst ? keepFirst(ctx, tx, signed, occasion) : conclude(ctx, tx, signed)));
};

/** Writes the evidence of both signatures, or of the only one, and answers the id of the last; refused when this is not what was read. */
export const recordVersion = async (ctx: Ctx, tx: Tx, { act, prepared, first }: SignedAct, row: OfferRow): Promise<Result<Id>> => {
  if (!(await isCurrent(tx, row, prepared))) return documentChanged;
  const completed = first === null ? ok(null) : await completeFirst(tx, first, row.id);
  if (!completed.ok) return completed;
  const signed = await recordSigning(ctx, tx, act, row.id);
  return signed.ok ? ok(signed.value.evidenceId) : signed;
};

/** Notes what was signed, and answers it. */
export const published = async (tx: Tx, { documentSha256 }: CheckedAct, { id, version }: OfferRow, uid: Id): Promise<Result<PublishedAnswer>> => {
  await logEvent(tx, { method: 'onOfferAddConfirm', details: { version, documentSha256 }, uid, offerId: id });
  return ok({ offerId: id, version, waitsUntil: null });
};

const documentChanged = refused(refuseSigning('signing.document_changed'));

/** What the caller is about to sign: drawn from the newest save and naming this very person as their company knows them now, else it is not what they read. */
const actOf = async (ctx: Ctx, row: OfferRow, prepared: PreparationRow | null): Promise<Result<SigningAct>> => {
  const viewer = signedIn(ctx);
  if (prepared === null || prepared.saveVersion !== row.saveVersion) return documentChanged;
  const isOwn = prepared.landlord.companyId === viewer.company?.id;
  if (!isOwn && prepared.landlord.signer.principalUid === undefined) return documentChanged;
  if (!isNamedSigner(prepared.landlord, viewer.uid)) return refused(namesOthers(prepared.landlord));
  const party = await unchangedParty(ctx.db, prepared.landlord);
  const named = party && partySigners(party).find(({ uid }) => uid === viewer.uid);
  if (party === null || !named) return documentChanged;
  const signer = { ...named, companyId: party.companyId };
  const { documentId, documentSha256 } = prepared;
  return ok({ purpose: purposeOf(row.form), offerId: row.id, documentId, documentSha256, signer });
};

/** The first of two signatures: kept, and the other person is asked. Nothing is published by it. */
const keepFirst = async (ctx: Ctx, tx: Tx, { act, prepared }: SignedAct, { lock, path, latest }: Occasion): Promise<Result<PublishedAnswer>> => {
  const found = await lock(ctx, tx, act.offerId);
  if (!found.ok) return found;
  const row = found.value;
  if (!(await isCurrent(tx, row, prepared))) return documentChanged;
  const second = partySigners(prepared.landlord).find(({ uid }) => uid !== act.signer.uid);
  if (second === undefined) return documentChanged;
  const held = await holdFirst(ctx, tx, act, { second, offerName: row.form.name ?? '', path: path.replace(':uid', second.uid), latest });
  if (!held.ok) return held;
  const details = { first: true, documentSha256: act.documentSha256 };
  await logEvent(tx, { method: 'onOfferAddConfirm', details, uid: signedIn(ctx).uid, offerId: row.id });
  return ok({ offerId: row.id, version: row.version, waitsUntil: held.value.until });
};

/** Saved, or other photos, since the code was checked: then this is not what was read, and nothing of this stays. */
const isCurrent = async (tx: Tx, row: OfferRow, prepared: PreparationRow): Promise<boolean> =>
  row.saveVersion === prepared.saveVersion && (await preparationOf(tx, row.id))?.documentId === prepared.documentId;
