/** Makes and saves projects. */

import type { z } from 'zod';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { offerForm } from '../../../contract/offers/schema/form.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { newOfferForm } from '../../../domain/offers/rules/defaults.ts';
import { applyPatch, type OfferPatch } from '../../../domain/offers/rules/merge/merge.ts';
import { validToOf } from '../../../domain/offers/rules/validity.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { parseInput } from '../../kit/http/input.ts';
import { notice } from '../../kit/live/notices.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { offerEngine, partyTopics } from '../lifecycle.ts';
import { lockEditable, ownOffer } from '../queries/access.ts';
import { purposeOf } from '../queries/signing.ts';
import { factsOf, findOffer, insertOffer, type OfferRow, saveForm } from '../store/offers.ts';
import { keepSession, othersLive } from '../store/sessions.ts';
import { mailBegun } from './mail-owner.ts';

type NewOfferAnswer = OutputOf<typeof offersCalls.createOffer>;
type SaveAnswer = OutputOf<typeof offersCalls.saveOffer>;

/** Opens a new offer with its defaults. It vanishes after a day if nothing is ever saved. */
export const createOffer = async (ctx: Ctx, input: InputOf<typeof offersCalls.createOffer>): Promise<Result<NewOfferAnswer>> => {
  const viewer = signedIn(ctx);
  if (input.uid !== undefined && input.uid !== viewer.uid) return refused(refuse('offer.no_access'));
  const id = input.offerId ?? newId();
  return transact(ctx, async (tx) => {
    const form = newOfferForm(await databaseNow(tx));
    const fresh = await insertOffer(tx, { id, ownerUid: viewer.uid, companyId: actingCompanyId(viewer), form, validTo: validToOf(form) });
    if (fresh) return ok({ offerId: id, version: 0 });
    const there = await findOffer(tx, id);
    // The same person asking for the same id again gets the same offer; an id of somebody else's is simply taken.
    return there?.ownerUid === viewer.uid && there.savedAt === null
      ? ok({ offerId: id, version: there.saveVersion })
      : refused(refuse('offer.id_taken'));
  });
};

/** Every section may be missing, replaced or cleared by null; its own shape is the form's. */
const patchShape = offerForm.partial().transform((form): OfferPatch => form as OfferForm);

/** Reads a patch: nulls stand aside, because the form's own schema knows no null. */
const readPatch = (patch: Readonly<Record<string, unknown>>): Result<OfferPatch> => {
  const known = Object.entries(patch).filter(([section]) => section in offerForm.shape);
  const cleared = Object.fromEntries(known.filter(([, value]) => value === null));
  const given = parseInput<OfferPatch>(patchShape as z.ZodType<OfferPatch>, Object.fromEntries(known.filter(([, value]) => value !== null)));
  return given.ok ? ok({ ...given.value, ...cleared }) : given;
};

/** What is opened and not saved yet becomes a project of its owner with the first thing that is stored of it, a part of the form or a picture. */
export const noteFirstSave = async (ctx: Ctx, tx: Tx, row: OfferRow): Promise<Result<null>> => {
  if (row.savedAt !== null) return ok(null);
  const viewer = signedIn(ctx);
  const actors = offerActors(viewer, factsOf(row));
  const moved = await offerEngine.move(ctx, tx, { id: row.id, event: 'save', actors, uid: viewer.uid, given: { person: viewer } });
  return moved.ok ? ok(null) : moved;
};

const write = async (ctx: Ctx, tx: Tx, row: OfferRow, form: OfferForm): Promise<Result<SaveAnswer>> => {
  const at = await databaseNow(tx);
  if (!(await saveForm(tx, row.id, row.saveVersion, { form, validTo: validToOf(form), at }))) return refused(refuse('offer.stale_version'));
  await voidFirst(ctx, tx, purposeOf(row.form), row.id, row.form.name ?? '');
  const first = await noteFirstSave(ctx, tx, row);
  if (!first.ok) return first;
  if (!row.form.name && form.name) await mailBegun(ctx, tx, { ...row, form }, signedIn(ctx).uid);
  // Colleagues' lists show the name; what else a draft says is its editor's alone while they write.
  const lists = row.form.name === form.name ? [`user:${row.ownerUid}`] : partyTopics(factsOf(row));
  await notice(tx, [`offer:${row.id}`, ...lists]);
  return ok({ version: row.saveVersion + 1, savedAt: at });
};

/** Saves changed sections of the form. A save from an older version is refused with both versions, so that nothing newer is overwritten. */
export const saveOffer = async (ctx: Ctx, { offerId, version, patch }: InputOf<typeof offersCalls.saveOffer>): Promise<Result<SaveAnswer>> => {
  const read = readPatch(patch);
  if (!read.ok) return read;
  return transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    const row = found.value;
    if (row.saveVersion !== version) return refused(refuse('offer.stale_version', { params: { given: version, current: row.saveVersion } }));
    return write(ctx, tx, row, applyPatch(row.form, read.value));
  });
};

/** Tells that an editor is open, and whether another device has the same offer open (younger than 14 s). */
export const reportHeartbeat = async (ctx: Ctx, input: InputOf<typeof offersCalls.reportHeartbeat>): Promise<Result<{ otherSession: boolean }>> =>
  transact(ctx, async (tx) => {
    const found = await ownOffer(ctx, tx, input.offerId);
    if (!found.ok) return found;
    const now = await databaseNow(tx);
    await keepSession(tx, { ...input, uid: signedIn(ctx).uid, seenAt: now });
    return ok({ otherSession: await othersLive(tx, input, plusMs(now, -offerNumbers.heartbeatLiveMs)) });
  });

/** Accepted for clients that know the call; the save that first names the offer has already sent the mail (docs/rules/mail.md#new-project). */
export const mailNewOffer = async (ctx: Ctx, { offerId }: { readonly offerId: string }): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const found = await ownOffer(ctx, tx, offerId);
    if (!found.ok) return found;
    if (found.value.form.name) await mailBegun(ctx, tx, found.value, signedIn(ctx).uid);
    return done;
  });
