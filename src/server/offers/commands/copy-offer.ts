/** Makes a new project out of an offer: duplicate and renew. */

import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { isDeleted, offerActors } from '../../../domain/offers/machine.ts';
import { mayRenew } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { copiedForm } from '../../../domain/offers/rules/defaults.ts';
import { validToOf } from '../../../domain/offers/rules/validity.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { offerEngine } from '../lifecycle.ts';
import { lockOwn } from '../queries/access.ts';
import { fellThroughPort } from '../queries/facts.ts';
import { insertImages, picturesOf } from '../store/images.ts';
import { factsOf, insertOffer, type OfferRow, saveForm } from '../store/offers.ts';

type CopyResult = Result<{ offerId: Id }>;

/** Copies photos and plans of an offer that is locked; the files are shared with the original and go when nobody uses them. */
const copyImages = async (tx: Tx, from: Id, to: Id): Promise<void> => {
  const rows = (await picturesOf(tx, from)).all;
  await insertImages(
    tx,
    rows.map(({ createdAt: _createdAt, ...row }) => ({ ...row, id: newId(), offerId: to })),
  );
};

const copy = async (ctx: Ctx, tx: Tx, row: OfferRow): Promise<CopyResult> => {
  const viewer = signedIn(ctx);
  const at = await databaseNow(tx);
  const form = copiedForm(row.form, at);
  const set = { form, validTo: validToOf(form), at };
  const offerId = newId();
  await insertOffer(tx, { id: offerId, ownerUid: viewer.uid, companyId: actingCompanyId(viewer), form, validTo: set.validTo, copiedFrom: row.id });
  await saveForm(tx, offerId, 0, set);
  const actors = offerActors(viewer, { ownerUid: viewer.uid, agentUid: null, companyId: null, version: 0, reservation: null });
  const details = { copiedFrom: row.id };
  const moved = await offerEngine.move(ctx, tx, { id: offerId, event: 'save', actors, uid: viewer.uid, given: { person: viewer }, details });
  if (!moved.ok) return moved;
  await copyImages(tx, row.id, offerId);
  return ok({ offerId });
};

/** A new project with the same form and photos; without reservation, signatures, persons and protocol. */
export const duplicateOffer = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<CopyResult> =>
  transact(ctx, async (tx) => {
    const found = await lockOwn(ctx, tx, offerId);
    if (!found.ok) return found;
    return isDeleted(found.value.state) ? refused(refuse('offer.not_found')) : copy(ctx, tx, found.value);
  });

/** An offer that expired, or whose lease fell through, once more: as a new project to be signed. */
export const renewOffer = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<CopyResult> =>
  transact(ctx, async (tx) => {
    const found = await lockOwn(ctx, tx, offerId);
    if (!found.ok) return found;
    const leaseFellThrough = await ctx.ports.of(fellThroughPort)(tx, offerId);
    const no: Verdict = mayRenew(signedIn(ctx), { offer: factsOf(found.value), leaseFellThrough, now: await databaseNow(tx) });
    return no === null ? copy(ctx, tx, found.value) : refused(no);
  });
